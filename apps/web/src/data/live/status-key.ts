import type { MatchStatus } from '@touchline/contract'

const KEYS = {
  0: 'prematch',
  1: 'live',
  2: 'stopped',
  3: 'closed',
  4: 'finished',
  5: 'notCovered',
} as const satisfies Record<MatchStatus, string>

/** Message key of a match status, below `catalogue.status` (DATA-05). */
export function statusKey(status: MatchStatus) {
  return KEYS[status]
}
