import { betKey as keyOf, type Amount, type Blocker, NO_AMOUNT } from '@touchline/betting'
import { useTranslations } from 'use-intl'

import { useFormatting } from '../../preferences/use-formatting.ts'
import { useSlip, useSlipDispatch } from '../../player/slip/use-slip.ts'
import { TypedAmountField } from '../../parts/stakes/typed-amount-field.tsx'
import { useTypedStake } from './use-typed-stake.ts'

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
  const stake = useSlip(
    (view) => view.slip.bets.find((bet) => keyOf(bet) === betKey)?.stake ?? NO_AMOUNT,
  )
  const isFree = useSlip((view) =>
    view.slip.bets.some((bet) => keyOf(bet) === betKey && bet.bonus?.type === 'freebet'),
  )
  const isVip = useSlip((view) => view.slip.bets.some((bet) => keyOf(bet) === betKey && bet.isVip))
  const known = useSlip((view) => view.limits[betKey]?.max ?? null)
  const problem = useStakeProblem(betKey)
  // What the traders decide on stands as it is typed.
  const field = useTypedStake(isVip ? null : known)
  if (field === null) return null
  const stakeBet = (text: string) =>
    field.type(text, (taken) => {
      const wanted = taken.capped === null ? null : { betKey, stake: taken.wanted }
      dispatch({ type: 'wantStake', wanted })
      dispatch({ type: 'setStake', stake: taken.stake, betKey })
    })
  return (
    <TypedAmountField
      label={name ?? t('stake')}
      hideLabel
      className={className}
      data-stake={betKey}
      placeholder={field.zero}
      value={field.textOf(stake)}
      onType={stakeBet}
      onFocus={() => dispatch({ type: 'aimAt', betKey })}
      currency={field.currency}
      disabled={field.isBusy || isFree}
      error={problem}
      hint={field.hintOf(stake)}
    />
  )
}

/** What is wrong with the stake of a bet, in words; null for nothing. */
export function useStakeProblem(betKey: string | undefined): string | null {
  const t = useTranslations('slip')
  const { stakeMoney } = useFormatting()
  const code = useSlip((view) => view.slip.currency)
  const below = useSlip(({ blockers }) => limitOf(blockers, 'stake_below_minimum', betKey))
  const above = useSlip(({ blockers }) => limitOf(blockers, 'stake_above_maximum', betKey))
  if (below !== null) return t('minIs', { amount: stakeMoney(below, code) })
  return above === null ? null : t('maxIs', { amount: stakeMoney(above, code) })
}

function limitOf(
  blockers: readonly Blocker[],
  code: string,
  betKey: string | undefined,
): Amount | null {
  if (betKey === undefined) return null
  const found = blockers.find((blocker) => blocker.code === code && blocker.betKey === betKey)
  const limit = found?.params['minimum'] ?? found?.params['maximum']
  return typeof limit === 'bigint' ? limit : null
}
