import { ApiError } from '@touchline/contract'

const QUIET: ReadonlySet<number> = new Set([400, 404, 500])

/** JACK-09: a jackpot that is not there, or not now, is no failure of the page. */
export function isQuietJackpotFailure(error: unknown): boolean {
  return error instanceof ApiError && QUIET.has(error.status)
}
