import { isOver } from '@touchline/betting'
import type { MatchStatus } from '@touchline/contract'

const KEYS = {
  0: 'prematch',
  1: 'live',
  2: 'stopped',
  3: 'closed',
  4: 'finished',
  5: 'notCovered',
} as const satisfies Record<MatchStatus, string>

type Told = { status: MatchStatus; stage: string | null }

/**
 * How a match stands that is not in play (DATA-05); once it is over its stage says it, for a match that
 * was not played to its end has words of its own.
 * @param t texts of `catalogue.status`
 */
export function statusText(
  t: (key: (typeof KEYS)[MatchStatus]) => string,
  { status, stage }: Told,
): string {
  return isOver(status) && stage !== null ? stage : t(KEYS[status])
}
