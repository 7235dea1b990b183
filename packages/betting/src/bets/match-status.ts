/** Where a match stands, in the numbering of the feed and of the wire. */
export const MATCH_STATUS = {
  prematch: 0,
  live: 1,
  stopped: 2,
  closed: 3,
  finished: 4,
  notCovered: 5,
} as const

export type MatchStatus = (typeof MATCH_STATUS)[keyof typeof MATCH_STATUS]

const KNOWN: ReadonlySet<unknown> = new Set(Object.values(MATCH_STATUS))

export function isMatchStatus(value: unknown): value is MatchStatus {
  return KNOWN.has(value)
}

/** Of what is still to come or under way, stopped ones among them. */
export const OPEN_MATCH_STATUSES: readonly MatchStatus[] = [
  MATCH_STATUS.prematch,
  MATCH_STATUS.live,
  MATCH_STATUS.stopped,
]

export function isMatchOpen(status: MatchStatus): boolean {
  return OPEN_MATCH_STATUSES.includes(status)
}

/** Bets are taken before and during a match only. */
export function isBettable(status: MatchStatus): boolean {
  return status === MATCH_STATUS.prematch || status === MATCH_STATUS.live
}

/** A match that is over does not come back. */
export const OVER_MATCH_STATUSES: readonly MatchStatus[] = [
  MATCH_STATUS.closed,
  MATCH_STATUS.finished,
]

export function isOver(status: MatchStatus): boolean {
  return OVER_MATCH_STATUSES.includes(status)
}
