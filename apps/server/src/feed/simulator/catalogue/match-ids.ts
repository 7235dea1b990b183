/**
 * Ids say which scheme they belong to by their first digit, so that none of one scheme is ever one
 * of another: matches of seasons whose clubs played round the clock began with the number of their
 * league, which is a 1. A scheme that gives an id another match than before takes another digit.
 */
const MATCH = 2
const SEASON = 3
const TABLE_DIGITS = 2

export function matchIdOf(tournamentId: number, round: number, table: number): string {
  return `${MATCH}${tournamentId}${round}${String(table).padStart(TABLE_DIGITS, '0')}`
}

export function seasonIdOf(tournamentId: number, number: number): string {
  return `${SEASON}${tournamentId}${number}`
}
