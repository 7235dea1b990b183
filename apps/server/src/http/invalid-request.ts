import { HTTP_STATUS } from '@touchline/contract'
import { isMessageKey } from './messages/messages.ts'
import type { MessageKey } from './messages/messages.ts'
import { Problem } from './problem.ts'

const FIELD = /^([a-z0-9_.]+): (.+)$/

/**
 * Turns what the codec says about a body into an answer: a form's own message keys become the
 * message, and `details.fields` names the key of each wrong field.
 * @param problem `field: reason; field: reason`, as `decode` writes it
 */
export function invalidRequest(problem: string): Problem {
  const fields = new Map<string, MessageKey>()
  for (const part of problem.split('; ')) {
    const [, field, reason] = FIELD.exec(part) ?? []
    if (field === undefined || reason === undefined) continue
    fields.set(field, isMessageKey(reason) ? reason : 'error.form.invalid')
  }
  const first = [...fields.values()].find((key) => key !== 'error.form.invalid')
  return new Problem(HTTP_STATUS.badRequest, first ?? 'error.http.bad_request', {
    params: { problem },
    details: { fields: Object.fromEntries(fields), problem },
  })
}
