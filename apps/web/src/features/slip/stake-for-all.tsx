import type { Amount } from '@touchline/betting'
import { NO_AMOUNT } from '@touchline/betting'
import { useState } from 'react'
import { useTranslations } from 'use-intl'

import { useFormatting } from '../../preferences/use-formatting.ts'
import { useSlip, useSlipDispatch } from '../../player/slip/use-slip.ts'
import type { SlipView } from '../../player/slip/view.ts'
import { stakeText, typeStake, type TypedStake } from '../../parts/stakes/stake-text.ts'
import { TypedAmountField } from '../../parts/stakes/typed-amount-field.tsx'
import { useAmountWriting } from '../../parts/stakes/use-amount-writing.ts'

/** One stake for every bet of the slip; empty while they have different ones. */
export function StakeForAll() {
  const t = useTranslations('slip')
  const dispatch = useSlipDispatch()
  const { stakeMoney } = useFormatting()
  const writing = useAmountWriting()
  const code = useSlip((view) => view.slip.currency)
  const common = useSlip(commonStake)
  const maximum = useSlip(leastMaximum)
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
    dispatch({ type: 'setStake', stake: result.stake })
    return result
  }

  return (
    <TypedAmountField
      label={t('stakeForAll')}
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
  )
}

/** The stake that all bets have; null where they differ. */
function commonStake({ slip }: SlipView): Amount | null {
  const first = slip.bets[0]?.stake ?? NO_AMOUNT
  return slip.bets.every(({ stake }) => stake === first) ? first : null
}

/** The greatest stake that every bet takes; null while one of them is not known. */
function leastMaximum({ slip, limits }: SlipView): Amount | null {
  const known = Object.values(limits).map(({ max }) => max)
  if (known.length < slip.bets.length) return null
  return known.reduce<Amount | null>(
    (least, max) => (least === null || max < least ? max : least),
    null,
  )
}
