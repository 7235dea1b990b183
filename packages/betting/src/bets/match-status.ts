export const MATCH_STATUS = {
  prematch: 0,
  live: 1,
  stopped: 2,
  closed: 3,
  finished: 4,
  notCovered: 5,
} as const

export type MatchStatus = (typeof MATCH_STATUS)[keyof typeof MATCH_STATUS]

export function isMatchStatus(value: unknown): value is MatchStatus {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 5
}

/** Bets are taken before and during a match only. */
export function isBettable(status: MatchStatus): boolean {
  return status === MATCH_STATUS.prematch || status === MATCH_STATUS.live
}

/** A match that is over does not come back. */
export function isOver(status: MatchStatus): boolean {
  return status === MATCH_STATUS.closed || status === MATCH_STATUS.finished
}
