import type { Amount } from '@touchline/betting'

import type { AmountWriting } from '../../../parts/stakes/stake-text.ts'
import { typeReturn } from '../../../parts/stakes/stake-text.ts'

/** The backend keeps no more for one currency. */
export const MOST_STAKES = 6

export type StakeProblem = 'invalid' | 'below' | 'twice'

export type ReadStakes = {
  /** By field, null where it is in order. */
  readonly problems: readonly (StakeProblem | null)[]
  /** From the least to the greatest; null while there is a problem. */
  readonly stakes: readonly Amount[] | null
}

/** Reads what stands in the fields; empty ones are left out. @param least smallest stake of a bet */
export function readStakes(
  texts: readonly string[],
  writing: AmountWriting,
  least: Amount,
): ReadStakes {
  const amounts = texts.map((text) => readStake(text, writing))
  const problems = amounts.map((amount, index): StakeProblem | null => {
    if (amount === 'empty') return null
    if (amount === 'invalid') return 'invalid'
    if (amount < least) return 'below'
    return amounts.indexOf(amount) < index ? 'twice' : null
  })
  if (problems.some((problem) => problem !== null)) return { problems, stakes: null }
  const stakes = amounts.filter((amount) => typeof amount === 'bigint')
  return { problems, stakes: stakes.toSorted((a, b) => (a < b ? -1 : 1)) }
}

function readStake(text: string, writing: AmountWriting): Amount | 'empty' | 'invalid' {
  if (text.trim() === '') return 'empty'
  const typed = typeReturn(text, writing)
  return typed.kind === 'unreadable' ? 'invalid' : typed.stake
}
