import { ApiError } from '@touchline/contract'
import { expect } from 'vitest'

/** The error of a call that must be refused. */
export function refusalOf(work: Promise<unknown>): Promise<ApiError> {
  return work.then(
    () => expect.fail('it was not refused'),
    (error: unknown) => {
      if (error instanceof ApiError) return error
      throw error
    },
  )
}
