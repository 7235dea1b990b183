import type { Amount, SlipBet } from '@touchline/betting'
import { betKey, lineStake, linesOf, stakeOfLines } from '@touchline/betting'
import { useState } from 'react'
import { useTranslations } from 'use-intl'

import { stakeText, typeStake, type TypedStake } from '../../../parts/stakes/stake-text.ts'
import { TypedAmountField } from '../../../parts/stakes/typed-amount-field.tsx'
import { useAmountWriting } from '../../../parts/stakes/use-amount-writing.ts'
import { useSlip, useSlipDispatch } from '../../../player/slip/use-slip.ts'
import type { SlipView } from '../../../player/slip/view.ts'
import { useFormatting } from '../../../preferences/use-formatting.ts'
import styles from './bet-rows.module.css'

type SharedStakeProps = {
  label: string
  bets: readonly SlipBet[]
  /** What each line of the bets has; null shows an empty field. */
  stake: Amount | null
  placeholder?: string | undefined
}

/** One field for several bets: what is typed is the stake of each of their lines. */
export function SharedStake({ label, bets, stake, placeholder }: SharedStakeProps) {
  const t = useTranslations('slip')
  const dispatch = useSlipDispatch()
  const { stakeMoney } = useFormatting()
  const writing = useAmountWriting()
  const code = useSlip((view) => view.slip.currency)
  const maximum = useSlip((view) => leastMaximum(view, bets))
  const isBusy = useSlip((view) => view.slip.inProgress)
  const [typed, setTyped] = useState('')
  const [capped, setCapped] = useState<Amount | null>(null)
  if (writing === null) return null
  const amountWriting = writing

  function type(text: string): TypedStake {
    const result = typeStake(text, amountWriting, maximum)
    if (result.kind === 'unreadable') return result
    setTyped(result.text)
    setCapped(result.capped)
    for (const bet of bets) {
      const stakeOfBet = stakeOfLines(bet, result.stake)
      dispatch({ type: 'setStake', stake: stakeOfBet, betKey: betKey(bet) })
    }
    return result
  }

  return (
    <TypedAmountField
      label={label}
      hideLabel
      className={styles['stake']}
      placeholder={placeholder ?? writing.zero}
      value={stake === null ? '' : stakeText(typed, stake, writing)}
      onType={type}
      currency={writing.symbol}
      disabled={isBusy}
      hint={
        capped === stake && capped !== null
          ? t('maxIs', { amount: stakeMoney(capped, code) })
          : undefined
      }
    />
  )
}

/** The greatest stake that a line of every bet takes; null while that of one is not known. */
function leastMaximum({ limits }: SlipView, bets: readonly SlipBet[]): Amount | null {
  const known = bets.map((bet) => {
    const max = limits[betKey(bet)]?.max ?? null
    return max === null ? null : lineStake(max, linesOf(bet)).amount
  })
  return known.reduce<Amount | null>(
    (least, max) => (least === null || max === null ? null : max < least ? max : least),
    known[0] ?? null,
  )
}
