import { ApiError } from '@touchline/contract'

/** `group` is where the texts of it begin. */
export type FailureText = {
  group: 'global-error.default' | 'error.connection'
  message: string | null
}

/** What to tell of a failure; null for what is none: calls that were called off (HTTP-03). */
export function failureText(error: unknown): FailureText | null {
  if (error instanceof Error && error.name === 'AbortError') return null
  if (!(error instanceof ApiError)) return { group: 'global-error.default', message: null }
  if (error.kind === 'no_answer') return { group: 'error.connection', message: null }
  return { group: 'global-error.default', message: error.localizedMessage }
}
