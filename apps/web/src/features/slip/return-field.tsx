import { betKey as keyOf, NO_AMOUNT } from '@touchline/betting'
import { useState } from 'react'
import { useTranslations } from 'use-intl'

import { useSlip, useSlipDispatch } from '../../player/slip/use-slip.ts'
import { stakeText, typeReturn, type TypedStake } from '../../parts/stakes/stake-text.ts'
import { TypedAmountField } from '../../parts/stakes/typed-amount-field.tsx'
import { useAmountWriting } from '../../parts/stakes/use-amount-writing.ts'
import type { AmountOfBetProps } from './stake-field.tsx'

/**
 * What the bet shall return, which sets its stake (ODDS-12: in step with the price from then on).
 * Shows the possible return while the stake is what the player chose.
 */
export function ReturnField({ betKey, name, className }: AmountOfBetProps) {
  const t = useTranslations('slip')
  const dispatch = useSlipDispatch()
  const writing = useAmountWriting()
  const amount = useSlip((view) => {
    const bet = view.slip.bets.find((other) => keyOf(other) === betKey)
    if (bet === undefined || bet.stake === 0n) return bet?.desiredWin ?? NO_AMOUNT
    const figures = view.summary.bets.find((other) => other.betKey === betKey)
    return bet.desiredWin ?? figures?.potentialWin ?? NO_AMOUNT
  })
  const isBusy = useSlip((view) => view.slip.inProgress)
  const isPriced = useSlip((view) => {
    const bet = view.slip.bets.find((other) => keyOf(other) === betKey)
    return bet?.betType !== 'custom_bet' || bet.customOdds !== null
  })
  const [typed, setTyped] = useState('')
  if (writing === null) return null
  const amountWriting = writing

  function type(text: string): TypedStake {
    const result = typeReturn(text, amountWriting)
    if (result.kind === 'unreadable') return result
    setTyped(result.text)
    dispatch({ type: 'setPotentialWin', amount: result.stake, betKey })
    return result
  }

  return (
    <TypedAmountField
      label={name ?? t('wantedReturn')}
      hideLabel
      className={className}
      title={t('returnHint')}
      placeholder={writing.zero}
      value={stakeText(typed, amount, writing)}
      onType={type}
      currency={writing.symbol}
      disabled={isBusy || !isPriced}
    />
  )
}
