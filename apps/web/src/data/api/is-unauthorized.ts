import { ApiError } from '@touchline/contract'

/** The backend says that nobody is signed in. */
export function isUnauthorized(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status === 401
}
