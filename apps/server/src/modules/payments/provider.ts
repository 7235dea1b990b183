import type { Amount, PaymentKind, PaymentStatus, PaymentTerms } from '@touchline/betting'
import type { IncomingHttpHeaders } from 'node:http'
import type { OfferedCurrency } from '../../settings/currencies.ts'
import type { LocaleCode } from '../../settings/locales.ts'

/** What a method takes in one direction, and the minutes that it usually needs. */
export type OfferedTerms = PaymentTerms & { readonly minutes: number }

export type OfferedMethod = {
  readonly id: string
  readonly deposit: OfferedTerms | null
  readonly withdrawal: OfferedTerms | null
}

export type PaymentOrder = {
  /** Ours; the same order sent twice is one payment. */
  readonly id: string
  readonly method: string
  readonly amount: Amount
  readonly fee: Amount
  readonly currency: string
  readonly locale: LocaleCode
}

/** Paths of the site. */
export type PageToComeBackTo = {
  readonly returnTo: string
  /** Finds out what has become of the deposit, and leads on to `returnTo` with its result. */
  readonly comeBack: string
}

export type Checkout = {
  readonly reference: string
  /** Where the payer goes on; in a frame of the page, or instead of it. */
  readonly url: string
  readonly frame: boolean
}

/** Money of a deposit that is to go back to where it came from. */
export type RefundOrder = {
  /** Ours; the same order sent twice is one refund. */
  readonly id: string
  readonly deposit: AskedPayment
  readonly amount: Amount
  readonly currency: string
}

export type Refunded = { readonly reference: string | null; readonly status: PaymentStatus }

/**
 * `refund`: one that we asked for. `reversal`: the provider has taken a deposit back, in all as much
 * as the amount, our own refunds among it. `given_back`: it has given some of that again, and keeps the
 * amount.
 */
type EventKind = PaymentKind | 'refund' | 'reversal' | 'given_back'

export type ProviderEvent = {
  /** The same for the same word, however often it is told. */
  readonly id: string
  /** The payment, or the refund, by our name for it. */
  readonly about: string
  readonly kind: EventKind
  readonly status: PaymentStatus
  readonly amount: Amount
  readonly currency: string
}

export type AskedPayment = {
  readonly id: string
  readonly kind: PaymentKind
  readonly reference: string | null
}

export type Paid = { readonly amount: Amount; readonly currency: string }

export type ToldStatus = {
  /** `unknown`: it has never heard of this payment. */
  readonly status: PaymentStatus | 'unknown'
  /** Of a deposit that has succeeded; null of anything else. */
  readonly paid: Paid | null
}

export type SettledPayment = {
  /** Of a refund that we asked for, its own. */
  readonly paymentId: string
  /** `return`: a payout or refund that was made before has come back. */
  readonly kind: PaymentKind | 'refund' | 'return'
  readonly amount: Amount
  readonly currency: string
}

export type WebhookRequest = { readonly headers: IncomingHttpHeaders; readonly body: Buffer }

/** Why a webhook is not believed. */
export type WebhookFault = 'forged' | 'old' | 'unreadable'

export class WebhookError extends Error {
  readonly fault: WebhookFault

  constructor(fault: WebhookFault) {
    super(`The webhook is ${fault}`)
    this.name = 'WebhookError'
    this.fault = fault
  }
}

/**
 * Somebody who moves money. What it says by webhook may come late, twice, in any order or never;
 * what `status` answers is asked for until every payment has an end.
 */
export type PaymentProvider = {
  /** Stands in the address of its webhooks. */
  readonly name: string
  /** No real money moves. */
  readonly isSimulated: boolean
  methods(currency: OfferedCurrency): readonly OfferedMethod[]
  openDeposit(order: PaymentOrder & PageToComeBackTo): Promise<Checkout>
  /**
   * Closes the page of a deposit that nobody has paid yet.
   * @returns what has become of the deposit: `opened` where its page stays open
   * @throws where that cannot be said yet
   */
  closeDeposit(deposit: AskedPayment): Promise<ToldStatus>
  /** Null: a withdrawal is refunds of earlier deposits, and nothing else. */
  readonly payOut: ((order: PaymentOrder) => Promise<{ readonly reference: string }>) | null
  /**
   * `failed`: it will not be, whoever asks again.
   * @throws where that cannot be said yet
   */
  refund(order: RefundOrder): Promise<Refunded>
  status(payment: AskedPayment): Promise<ToldStatus>
  refundStatus(refund: {
    readonly id: string
    readonly reference: string | null
  }): Promise<PaymentStatus | 'unknown'>
  /**
   * @returns null for a word about something else
   * @throws WebhookError when it is not the provider's own, or too old to be believed
   */
  readWebhook(request: WebhookRequest, now: number): Promise<ProviderEvent | null>
  /** What moved within a time, by the provider's own books. */
  settled(from: Date, until: Date): Promise<readonly SettledPayment[]>
}
