import { HTTP_STATUS, type FieldFault } from '@touchline/contract'

import { Problem } from './problem.ts'

/** A value that was sent stands in the problem as it was received, however long it is. */
const LONGEST_PROBLEM = 1_000

/**
 * A request that breaks the contract. The message is that of a field which has more to say than
 * that it is wrong; each field has its own, too.
 * @param problem in English, for developers
 */
export function invalidRequest(problem: string, faults: readonly FieldFault[] = []): Problem {
  const told = faults.find(({ key }) => key !== 'error.form.invalid')
  const messageKey = told?.key ?? 'error.http.bad_request'
  return Problem.told(
    HTTP_STATUS.badRequest,
    { messageKey, params: told?.params },
    {
      details: { problem: problem.slice(0, LONGEST_PROBLEM) },
      fields: Object.fromEntries(faults.map(({ field, key, params }) => [field, { key, params }])),
    },
  )
}

/** One field is wrong, in a way that the contract's rules do not say. */
export function invalidField(field: string, reason: string): Problem {
  const fault: FieldFault = { field, key: 'error.form.invalid', params: {} }
  return invalidRequest(`${field}: ${reason}`, [fault])
}

/**
 * GAP-65: a word that names nothing is a mistake of who asks, and no list without entries.
 * @throws Problem 400
 */
export function refuseOthers(
  field: string,
  names: readonly string[] | undefined,
  known: readonly string[],
): void {
  const other = names?.find((name) => !known.includes(name))
  if (other !== undefined) throw invalidField(field, `there is no ${other}`)
}
