import type { BetError } from '../schemas/errors.ts'

export type ApiErrorFields = {
  /** HTTP status, 0 where no answer came. */
  status: number
  code: number | null
  messageKey: string
  localizedMessage: string | null
  details: Record<string, unknown> | null
  /** By selection id. */
  errorsByBet: Record<string, BetError> | null
}

/** `kind` tells whether the backend refused, did not answer, or answered what no one can read. */
export type ApiErrorKind = 'refused' | 'no_answer' | 'unreadable'

export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly kind: ApiErrorKind
  readonly call: string
  readonly status: number
  readonly code: number | null
  readonly messageKey: string
  readonly localizedMessage: string | null
  readonly details: Record<string, unknown> | null
  readonly errorsByBet: Record<string, BetError> | null

  constructor(call: string, kind: ApiErrorKind, fields: ApiErrorFields, cause?: unknown) {
    super(`${call}: ${fields.localizedMessage ?? fields.messageKey} (${fields.status})`, { cause })
    this.kind = kind
    this.call = call
    this.status = fields.status
    this.code = fields.code
    this.messageKey = fields.messageKey
    this.localizedMessage = fields.localizedMessage
    this.details = fields.details
    this.errorsByBet = fields.errorsByBet
  }
}
