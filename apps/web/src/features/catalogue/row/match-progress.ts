import { MATCH_STATUS, type Clock, type Match } from '@touchline/contract'

import { matchTimeAt } from '../../../base/clock/clock-text.ts'

type Played = Pick<Match, 'status' | 'periodScores'> & { clock: Clock | null; sportKey: string }

/** Minutes of a match whose clock counts it up. */
const MINUTES: Readonly<Record<string, number>> = {
  soccer: 90,
  rugby: 80,
  'rugby-union': 80,
  'rugby-league': 80,
}

/** Minutes of a period whose clock counts it down. */
const PERIOD_MINUTES: Readonly<Record<string, number>> = {
  basketball: 10,
  'ice-hockey': 20,
  'american-football': 15,
  'water-polo': 8,
}

/**
 * How far a match in play is, in whole percent: by its clock, else by the periods that have begun;
 * null where neither is told.
 * @param periods how many it has at most
 * @param now ms since 1970
 */
export function matchProgress(match: Played, periods: number, now: number): number | null {
  const { status, clock, sportKey, periodScores } = match
  if (status !== MATCH_STATUS.live) return null
  const { played, remaining } = clock === null ? NO_TIME : matchTimeAt(clock, now)
  const minutes = MINUTES[sportKey]
  if (minutes !== undefined && played !== null) return percent(played / 60 / minutes)
  const begun = periodScores.length
  if (begun === 0 || periods === 0) return null
  const length = PERIOD_MINUTES[sportKey]
  const running = length === undefined || remaining === null ? 0.5 : 1 - remaining / 60 / length
  return percent((begun - 1 + Math.max(0, running)) / periods)
}

const NO_TIME = { played: null, remaining: null }

function percent(share: number): number {
  return Math.round(Math.min(1, share) * 100)
}
