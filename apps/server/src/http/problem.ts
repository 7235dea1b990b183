import type { BetError } from '@touchline/contract'
import type { MessageKey, MessageParams } from './messages/messages.ts'

/** One selection's share of a refused placement. */
export type BetProblem = {
  readonly code: number
  readonly messageKey: MessageKey
  /** Current price in thousandths. */
  readonly odds?: BetError['odds']
  readonly params?: MessageParams
}

export type ProblemDetails = {
  readonly code?: number
  readonly details?: Readonly<Record<string, unknown>>
  /** By selection id. */
  readonly errorsByBet?: ReadonlyMap<string, BetProblem>
  /** Values for the placeholders of the message. */
  readonly params?: MessageParams
}

/** An answer that is not a success: everything but the language of its text. */
export class Problem extends Error {
  readonly status: number
  readonly messageKey: MessageKey
  readonly details: ProblemDetails

  constructor(status: number, messageKey: MessageKey, details: ProblemDetails = {}) {
    super(messageKey)
    this.name = 'Problem'
    this.status = status
    this.messageKey = messageKey
    this.details = details
  }
}
