import type { Amount } from '@touchline/betting'
import { NO_AMOUNT, timesAmount } from '@touchline/betting'
import type { IncomingHttpHeaders } from 'node:http'
import type { Stripe } from 'stripe'
import { findCurrency } from '../../settings/currencies.ts'
import type { OfferedCurrency } from '../../settings/currencies.ts'
import type { LocaleCode } from '../../settings/locales.ts'
import type { StripeSettings } from '../../settings/settings.ts'
import type { Clock } from '../clock.ts'
import type {
  OfferedMethod,
  OfferedTerms,
  PaymentProvider,
  SettledPayment,
  ToldStatus,
} from './provider.ts'
import { WebhookError } from './provider.ts'
import { fromStripe, toStripe } from './stripe-units.ts'
import {
  ourName,
  PAYMENT_KEY,
  readStripeEvent,
  REFUND_KEY,
  refundStatusOf,
  sessionStatus,
  type Taken,
} from './stripe-words.ts'

/** Stripe takes no less than 30 minutes for a page of its checkout. */
const OPEN_FOR_SECONDS = 31 * 60
const REPLAY_WINDOW_SECONDS = 300
const TIMEOUT_MS = 15_000
const PER_PAGE = 100
const DAY_MINUTES = 1_440

/** Its library is loaded where Stripe is used, and nowhere else. */
export async function createStripeProvider(
  { secretKey, webhookSecret, apiBase, siteUrl }: StripeSettings,
  clock: Pick<Clock, 'now'>,
): Promise<PaymentProvider> {
  const { Stripe: Client } = await import('stripe')
  const stripe = new Client(secretKey, { ...placeOf(apiBase), timeout: TIMEOUT_MS })
  const session = (reference: string | null) =>
    reference === null ? null : found(() => stripe.checkout.sessions.retrieve(reference))

  return {
    name: 'stripe',
    isSimulated: /^[sr]k_test_/.test(secretKey),
    methods: methodsOf,
    payOut: null,
    async openDeposit({ id, amount, currency, locale, comeBack }) {
      const metadata = { [PAYMENT_KEY]: id }
      const opened = await stripe.checkout.sessions.create(
        {
          mode: 'payment',
          client_reference_id: id,
          metadata,
          payment_intent_data: { metadata },
          line_items: [
            {
              quantity: 1,
              price_data: {
                currency: currency.toLowerCase(),
                unit_amount: toStripe(amount, currencyOf(currency)),
                product_data: { name: new URL(siteUrl).host },
              },
            },
          ],
          adaptive_pricing: { enabled: false },
          locale: LOCALES[locale] ?? 'auto',
          success_url: `${siteUrl}${comeBack}`,
          cancel_url: `${siteUrl}${comeBack}?left=1`,
          expires_at: Math.floor(clock.now() / 1000) + OPEN_FOR_SECONDS,
        },
        { idempotencyKey: `deposit:${id}` },
      )
      if (opened.url === null) throw new Error('Stripe has no page for this checkout')
      return { reference: opened.id, url: opened.url, frame: false }
    },
    async closeDeposit({ reference }) {
      if (reference === null) return UNKNOWN
      try {
        return toldOf(await stripe.checkout.sessions.expire(reference))
      } catch (error) {
        // Paid, closed or never heard of: Stripe closes what is open, and nothing else.
        if (!(error instanceof Client.errors.StripeInvalidRequestError)) throw error
        return statusOf(reference)
      }
    },
    async refund({ id, deposit, amount, currency }) {
      const intent = idOf((await session(deposit.reference))?.payment_intent)
      if (intent === undefined) return { reference: null, status: 'failed' }
      try {
        const refund =
          (await refundMadeOf(stripe, intent, id)) ??
          (await stripe.refunds.create(
            {
              payment_intent: intent,
              amount: toStripe(amount, currencyOf(currency)),
              metadata: { [REFUND_KEY]: id },
            },
            { idempotencyKey: `refund:${id}` },
          ))
        return { reference: refund.id, status: refundStatusOf(refund.status) }
      } catch (error) {
        // It says why, and says the same tomorrow: taken back by the bank, for one.
        if (!(error instanceof Client.errors.StripeInvalidRequestError)) throw error
        return { reference: null, status: 'failed' }
      }
    },
    status: async ({ reference }) => statusOf(reference),
    async refundStatus({ reference }) {
      if (reference === null) return 'unknown'
      const refund = await found(() => stripe.refunds.retrieve(reference))
      return refund === null ? 'unknown' : refundStatusOf(refund.status)
    },
    async readWebhook({ headers, body }, now) {
      const event = verified(stripe, webhookSecret, { headers, body, now })
      return readStripeEvent(event, (charge) => takenOf(stripe, charge))
    },
    settled: (from, until) => settledAt(stripe, from, until),
  }

  async function statusOf(reference: string | null): Promise<ToldStatus> {
    const known = await session(reference)
    return known === null ? UNKNOWN : toldOf(known)
  }

  /** @returns null for what Stripe does not know */
  async function found<T>(ask: () => Promise<T>): Promise<T | null> {
    try {
      return await ask()
    } catch (error) {
      if (error instanceof Client.errors.StripeError && error.statusCode === 404) return null
      throw error
    }
  }
}

const UNKNOWN: ToldStatus = { status: 'unknown', paid: null }

/** @throws where what was paid cannot be read */
function toldOf(session: Stripe.Checkout.Session): ToldStatus {
  const status = sessionStatus(session)
  if (status !== 'succeeded') return { status, paid: null }
  const currency = findCurrency(session.currency?.toUpperCase() ?? '')
  const amount = currency && fromStripe(session.amount_total ?? 0, currency)
  if (currency === undefined || amount === undefined || amount === null) {
    throw new Error(`${session.id} was paid in an amount that cannot be read`)
  }
  return { status, paid: { amount, currency: currency.code } }
}

/** Stripe forgets idempotency keys after a day: what was made is looked for first. */
async function refundMadeOf(
  stripe: Stripe,
  intent: string,
  id: string,
): Promise<Stripe.Refund | undefined> {
  const { data } = await stripe.refunds.list({ payment_intent: intent, limit: PER_PAGE })
  return data.find(({ metadata }) => ourName(metadata, REFUND_KEY) === id)
}

/**
 * What has gone back of a charge as it stands now, by refunds and by disputes that hold its money. A
 * dispute says nothing of us, and a charge nothing of how much of it is disputed.
 */
async function takenOf(stripe: Stripe, told: Stripe.Charge | string): Promise<Taken> {
  const charge = typeof told === 'string' ? await stripe.charges.retrieve(told) : told
  const { amount, amount_refunded: refunded, metadata, currency } = charge
  if (!charge.disputed) return { metadata, currency, units: refunded }
  const { data } = await stripe.disputes.list({ charge: charge.id, limit: PER_PAGE })
  const disputed = data
    .filter(({ status }) => HOLDING.has(status))
    .reduce((sum, dispute) => sum + dispute.amount, 0)
  return { metadata, currency, units: Math.min(amount, refunded + disputed) }
}

/** A bank that only asks has taken nothing, and one that has lost has given it back. */
const HOLDING: ReadonlySet<string> = new Set([
  'needs_response',
  'under_review',
  'lost',
  'appeal_needs_response',
  'appeal_under_review',
])

type Heard = {
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
  readonly now: number
}

/** @throws WebhookError */
function verified(stripe: Stripe, secret: string, { headers, body, now }: Heard): Stripe.Event {
  const signature = headers['stripe-signature']
  if (typeof signature !== 'string') throw new WebhookError('forged')
  const verify = (tolerance: number) =>
    stripe.webhooks.constructEvent(body, signature, secret, tolerance, undefined, now)
  try {
    return verify(REPLAY_WINDOW_SECONDS)
  } catch (error) {
    if (error instanceof SyntaxError) throw new WebhookError('unreadable')
    throw new WebhookError(isBelieved(() => verify(0)) ? 'old' : 'forged')
  }
}

/** Whether it is signed at all: without a tolerance its time is not looked at. */
function isBelieved(verify: () => unknown): boolean {
  try {
    verify()
    return true
  } catch {
    return false
  }
}

/** By the movements of the account at Stripe. */
async function settledAt(stripe: Stripe, from: Date, until: Date): Promise<SettledPayment[]> {
  const found: SettledPayment[] = []
  const moves = stripe.balanceTransactions.list({
    created: { gte: secondsOf(from), lt: secondsOf(until) },
    expand: ['data.source'],
    limit: PER_PAGE,
  })
  for await (const move of moves) {
    const settled = settledBy(move)
    if (settled !== null) found.push(settled)
  }
  return found
}

function settledBy({ source, type }: Stripe.BalanceTransaction): SettledPayment | null {
  if (source === null || typeof source === 'string') return null
  if (source.object !== 'charge' && source.object !== 'refund') return null
  const isCharge = source.object === 'charge'
  const paymentId = ourName(source.metadata, isCharge ? PAYMENT_KEY : REFUND_KEY)
  const currency = findCurrency(source.currency.toUpperCase())
  const amount = currency === undefined ? null : fromStripe(source.amount, currency)
  if (paymentId === null || currency === undefined || amount === null) return null
  const kind = isCharge ? 'deposit' : type === 'refund_failure' ? 'return' : 'refund'
  return { paymentId, kind, amount, currency: currency.code }
}

const secondsOf = (date: Date): number => Math.floor(date.getTime() / 1000)

function idOf(linked: string | { readonly id: string } | null | undefined): string | undefined {
  return typeof linked === 'string' ? linked : linked?.id
}

function currencyOf(code: string): OfferedCurrency {
  const currency = findCurrency(code)
  if (currency === undefined) throw new Error(`${code} is not offered`)
  return currency
}

function placeOf(apiBase: string | undefined) {
  if (apiBase === undefined) return {}
  const { protocol, hostname, port } = new URL(apiBase)
  const isPlain = protocol === 'http:'
  return {
    protocol: isPlain ? ('http' as const) : ('https' as const),
    host: hostname,
    port: port === '' ? (isPlain ? 80 : 443) : Number(port),
  }
}

/** Where Stripe's pages speak ours; it takes that of the browser else. */
const LOCALES: Partial<Record<LocaleCode, Stripe.Checkout.SessionCreateParams['locale']>> = {
  en: 'en',
  de: 'de',
  fr: 'fr',
  es: 'es',
  it: 'it',
  fi: 'fi',
  no: 'nb',
  br: 'pt-BR',
}

/** Bounds in euros, as their equal in the currency. What Stripe takes for it, the site pays. */
function methodsOf({ euro, fiat }: OfferedCurrency): readonly OfferedMethod[] {
  if (!fiat) return []
  const terms = (minimum: bigint, maximum: bigint, minutes: number): OfferedTerms => ({
    minimum: times(minimum),
    maximum: times(maximum),
    minutes,
    feePermille: 0,
    feeLeast: NO_AMOUNT,
  })
  const times = (count: bigint): Amount => timesAmount(euro, count)
  return [{ id: 'card', deposit: terms(5n, 5_000n, 0), withdrawal: terms(1n, 5_000n, DAY_MINUTES) }]
}
