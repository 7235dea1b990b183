import { betKey as keyOf, type Amount, type Blocker, NO_AMOUNT } from '@touchline/betting'
import { useState } from 'react'
import { useTranslations } from 'use-intl'

import { useFormatting } from '../../preferences/use-formatting.ts'
import { useSlip, useSlipDispatch } from '../../player/slip/use-slip.ts'
import { stakeText, typeStake, type TypedStake } from '../../parts/stakes/stake-text.ts'
import { TypedAmountField } from '../../parts/stakes/typed-amount-field.tsx'
import { useAmountWriting } from '../../parts/stakes/use-amount-writing.ts'

export type AmountOfBetProps = {
  betKey: string
  /** For screen readers, where the label alone would not tell which bet is meant. */
  name?: string | undefined
  className?: string | undefined
}

/** Stake of one bet. Its text is the player's own until the stake is another one. */
export function StakeField({ betKey, name, className }: AmountOfBetProps) {
  const t = useTranslations('slip')
  const dispatch = useSlipDispatch()
  const { stakeMoney } = useFormatting()
  const writing = useAmountWriting()
  const code = useSlip((view) => view.slip.currency)
  const stake = useSlip(
    (view) => view.slip.bets.find((bet) => keyOf(bet) === betKey)?.stake ?? NO_AMOUNT,
  )
  const isVip = useSlip((view) => view.slip.bets.some((bet) => keyOf(bet) === betKey && bet.isVip))
  const known = useSlip((view) => view.limits[betKey]?.max ?? null)
  // What the traders decide on stands as it is typed.
  const maximum = isVip ? null : known
  const isBusy = useSlip((view) => view.slip.inProgress)
  const problem = useStakeProblem(betKey)
  const [typed, setTyped] = useState('')
  const [capped, setCapped] = useState<Amount | null>(null)
  if (writing === null) return null
  const amountWriting = writing

  function type(text: string): TypedStake {
    const result = typeStake(text, amountWriting, maximum)
    if (result.kind === 'unreadable') return result
    setTyped(result.text)
    setCapped(result.capped)
    dispatch({
      type: 'wantStake',
      wanted: result.capped === null ? null : { betKey, stake: result.wanted },
    })
    dispatch({ type: 'setStake', stake: result.stake, betKey })
    return result
  }

  return (
    <TypedAmountField
      label={name ?? t('stake')}
      hideLabel
      className={className}
      data-stake={betKey}
      placeholder={writing.zero}
      value={stakeText(typed, stake, writing)}
      onType={type}
      onFocus={() => dispatch({ type: 'aimAt', betKey })}
      currency={writing.symbol}
      disabled={isBusy}
      error={problem}
      hint={capped === stake ? t('maxIs', { amount: stakeMoney(capped, code) }) : undefined}
    />
  )
}

/** What is wrong with the stake of a bet, in words; null for nothing. */
function useStakeProblem(betKey: string): string | null {
  const t = useTranslations('slip')
  const { stakeMoney } = useFormatting()
  const code = useSlip((view) => view.slip.currency)
  const below = useSlip(({ blockers }) => limitOf(blockers, 'stake_below_minimum', betKey))
  const above = useSlip(({ blockers }) => limitOf(blockers, 'stake_above_maximum', betKey))
  if (below !== null) return t('minIs', { amount: stakeMoney(below, code) })
  return above === null ? null : t('maxIs', { amount: stakeMoney(above, code) })
}

function limitOf(blockers: readonly Blocker[], code: string, betKey: string): Amount | null {
  const found = blockers.find((blocker) => blocker.code === code && blocker.betKey === betKey)
  const limit = found?.params['minimum'] ?? found?.params['maximum']
  return typeof limit === 'bigint' ? limit : null
}
