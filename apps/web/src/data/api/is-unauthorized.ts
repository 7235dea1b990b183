import { ApiError } from '@touchline/contract'

import { createStore } from '../../base/store.ts'

/** Why who was signed in here may not come back for now, in the backend's words; null where they may. */
export const barredBy = createStore<string | null>(null)

/** The backend says that nobody is signed in. */
export function isUnauthorized(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status === 401
}
