import { ApiError, HTTP_STATUS } from '@touchline/contract'

/** Whether what was sent may have been done all the same: the backend itself has not refused it. */
export function leavesDoubt(error: unknown): boolean {
  if (!(error instanceof ApiError) || error.kind !== 'refused') return true
  return error.status >= HTTP_STATUS.internalError || error.status === TIMED_OUT
}

const TIMED_OUT = 408
