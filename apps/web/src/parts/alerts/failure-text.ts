import { ApiError } from '@touchline/contract'

/** `group` names the texts of `global-error.default` or `error.connection`. */
export type FailureText = { group: 'default' | 'connection'; message: string | null }

/** What to tell of a failure; null for what is none: calls that were called off (HTTP-03). */
export function failureText(error: unknown): FailureText | null {
  if (error instanceof Error && error.name === 'AbortError') return null
  if (!(error instanceof ApiError)) return { group: 'default', message: null }
  if (error.kind === 'no_answer') return { group: 'connection', message: null }
  return { group: 'default', message: error.localizedMessage }
}
