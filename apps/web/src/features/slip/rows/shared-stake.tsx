import type { Amount, SlipBet } from '@touchline/betting'
import { betKey, lineStake, linesOf, stakeOfLines } from '@touchline/betting'

import { TypedAmountField } from '../../../parts/stakes/typed-amount-field.tsx'
import { useSlip, useSlipDispatch } from '../../../player/slip/use-slip.ts'
import type { SlipView } from '../../../player/slip/view.ts'
import { useStakeProblem } from '../stake-field.tsx'
import { useTypedStake } from '../use-typed-stake.ts'
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
  const dispatch = useSlipDispatch()
  // Of one bet alone the field is its own: it can be gone to, and says what is wrong.
  const own = bets.length === 1 ? bets.map(betKey)[0] : undefined
  const problem = useStakeProblem(own)
  const field = useTypedStake(useSlip((view) => leastMaximum(view, bets)))
  if (field === null) return null
  const stakeEach = (text: string) =>
    field.type(text, (taken) => {
      for (const bet of bets) {
        const stakeOfBet = stakeOfLines(bet, taken.stake)
        dispatch({ type: 'setStake', stake: stakeOfBet, betKey: betKey(bet) })
      }
    })
  return (
    <TypedAmountField
      label={label}
      hideLabel
      className={styles['stake']}
      placeholder={placeholder ?? field.zero}
      value={stake === null ? '' : field.textOf(stake)}
      onType={stakeEach}
      currency={field.currency}
      disabled={field.isBusy}
      hint={field.hintOf(stake)}
      data-stake={own}
      error={problem}
      onFocus={() => {
        if (own !== undefined) dispatch({ type: 'aimAt', betKey: own })
      }}
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
