import type { Amount, SlipBet } from '@touchline/betting'
import { betKey } from '@touchline/betting'
import { useState } from 'react'
import { useTranslations } from 'use-intl'

import { stakeText, typeStake, type TypedStake } from '../../../parts/stakes/stake-text.ts'
import { TypedAmountField } from '../../../parts/stakes/typed-amount-field.tsx'
import { useAmountWriting } from '../../../parts/stakes/use-amount-writing.ts'
import { useSlip, useSlipDispatch } from '../../../player/slip/use-slip.ts'
import type { SlipView } from '../../../player/slip/view.ts'
import { useFormatting } from '../../../preferences/use-formatting.ts'
import styles from './bet-rows.module.css'

/** One stake for every single; empty while they have different ones. */
export function EachSingle() {
  const t = useTranslations('slip')
  const dispatch = useSlipDispatch()
  const { stakeMoney } = useFormatting()
  const writing = useAmountWriting()
  const code = useSlip((view) => view.slip.currency)
  const offered = useSlip((view) => view.offered)
  const maximum = useSlip(leastMaximum)
  const isBusy = useSlip((view) => view.slip.inProgress)
  const [typed, setTyped] = useState('')
  const [capped, setCapped] = useState<Amount | null>(null)
  if (writing === null) return null
  const amountWriting = writing
  const singles = singlesOf(offered)
  const common = commonStake(singles)

  function type(text: string): TypedStake {
    const result = typeStake(text, amountWriting, maximum)
    if (result.kind === 'unreadable') return result
    setTyped(result.text)
    setCapped(result.capped)
    for (const bet of singles) {
      dispatch({ type: 'setStake', stake: result.stake, betKey: betKey(bet) })
    }
    return result
  }

  return (
    <li className={styles['row']} data-bet="singles">
      <span className={styles['name']}>
        <span>{t('rows.singles', { count: singles.length })}</span>
      </span>
      <TypedAmountField
        label={t('stakeForAll')}
        hideLabel
        className={styles['stake']}
        placeholder={common === null ? t('stakesDiffer') : writing.zero}
        value={common === null ? '' : stakeText(typed, common, writing)}
        onType={type}
        currency={writing.symbol}
        disabled={isBusy}
        hint={
          capped === common && capped !== null
            ? t('maxIs', { amount: stakeMoney(capped, code) })
            : undefined
        }
      />
    </li>
  )
}

function singlesOf(offered: readonly SlipBet[]): readonly SlipBet[] {
  return offered.filter((bet) => bet.betType === 'single')
}

/** The stake that all bets have; null where they differ. */
function commonStake([first, ...others]: readonly SlipBet[]): Amount | null {
  const stake = first?.stake ?? null
  return others.every((bet) => bet.stake === stake) ? stake : null
}

/** The greatest stake that every single takes; null while one of them is not known. */
function leastMaximum({ offered, limits }: SlipView): Amount | null {
  const known = singlesOf(offered).map((bet) => limits[betKey(bet)]?.max ?? null)
  return known.reduce<Amount | null>(
    (least, max) => (least === null || max === null ? null : max < least ? max : least),
    known[0] ?? null,
  )
}
