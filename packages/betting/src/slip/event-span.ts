/** When an event is and in which league: a match at one instant, a season from one to another. */
export type EventSpan = {
  readonly tournamentId: string
  /** Milliseconds since 1970, like `until`. */
  readonly from: number
  readonly until: number
}

/**
 * Whether a match has a part in how a season ends: who wins it wins the season more often, so that the
 * product of both prices would be more than fair.
 */
export function isMatchOfSeason(match: EventSpan, season: EventSpan): boolean {
  const isWithin = match.from >= season.from && match.from <= season.until
  return isWithin && match.tournamentId === season.tournamentId
}
