import { isMatchStatus, type MatchStatus } from '@touchline/betting'
import { invalidField } from './invalid-request.ts'

/** @throws Problem 400 for a status that there is not */
export function readMatchStatuses(
  statuses: readonly number[] | undefined,
): MatchStatus[] | undefined {
  return statuses?.map((status) => {
    if (isMatchStatus(status)) return status
    throw invalidField('match_status', `there is no status ${status}`)
  })
}
