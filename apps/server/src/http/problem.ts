import { REFUSAL_CODES } from '@touchline/contract'
import type { BetError, RefusalKey } from '@touchline/contract'
import type { ArgumentOf, MessageKey, MessageParams, ParamsOf } from './messages.ts'

/** One selection's share of a refused placement. */
export type BetProblem = {
  readonly code: number
  readonly messageKey: RefusalKey
  /** Current price in thousandths. */
  readonly odds?: BetError['odds']
  readonly params?: MessageParams
}

/** What is wrong with one field of a request. */
type FieldProblem = { readonly key: MessageKey; readonly params?: MessageParams }

export type ProblemDetails = {
  readonly details?: Readonly<Record<string, unknown>>
  /** By the wire's names of fields. */
  readonly fields?: Readonly<Record<string, FieldProblem>>
  /** By selection id. */
  readonly errorsByBet?: ReadonlyMap<string, BetProblem>
  /** Values for the placeholders of the message. */
  readonly params?: MessageParams
}

const codes: Readonly<Record<string, number>> = REFUSAL_CODES satisfies Partial<
  Record<MessageKey, number>
>

/** A refusal by a rule has a code of its own, so its key has to be in the contract's table. */
type KeyFor<Status extends number> = Status extends 409 | 422 ? RefusalKey : MessageKey

/** A message with arguments cannot be told without them. */
type DetailsFor<Key extends MessageKey> = [ArgumentOf<Key>] extends [never]
  ? [details?: ProblemDetails]
  : [details: ProblemDetails & { readonly params: ParamsOf<Key> }]

/** An answer that is not a success: everything but the language of its text. */
export class Problem<
  Status extends number = number,
  Key extends KeyFor<Status> = KeyFor<Status>,
> extends Error {
  readonly status: number
  readonly messageKey: MessageKey
  /** Null where the status says it all. */
  readonly code: number | null
  readonly details: ProblemDetails

  constructor(status: Status, messageKey: Key, ...[details = {}]: DetailsFor<Key>) {
    super(messageKey)
    this.name = 'Problem'
    this.status = status
    this.messageKey = messageKey
    this.code = codes[messageKey] ?? null
    this.details = details
  }

  /** With a message that was chosen elsewhere, together with its arguments. */
  static told<Status extends number>(
    status: Status,
    { messageKey, params = {} }: { messageKey: KeyFor<Status>; params?: MessageParams | undefined },
    details: ProblemDetails = {},
  ): Problem<Status> {
    // What it needs was asked for where it was chosen.
    const all = [{ ...details, params }] as unknown as DetailsFor<KeyFor<Status>>
    return new Problem(status, messageKey, ...all)
  }
}
