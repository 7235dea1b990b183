import { ApiError } from '@touchline/contract'

/** Whether what was sent may have been done all the same: the backend itself has not refused it. */
export function leavesDoubt(error: unknown): boolean {
  if (!(error instanceof ApiError) || error.kind !== 'refused') return true
  return error.status >= SERVER_FAULT || error.status === TIMED_OUT
}

// All names of HTTP would come with two of them.
const SERVER_FAULT = 500
const TIMED_OUT = 408
