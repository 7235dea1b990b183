import type { PaymentStatus } from '@touchline/betting'
import type { Stripe } from 'stripe'
import * as v from 'valibot'
import { findCurrency } from '../../settings/currencies.ts'
import type { ProviderEvent } from './provider.ts'
import { fromStripe } from './stripe-units.ts'

/** What we write on Stripe's objects, to know them again. */
export const PAYMENT_KEY = 'touchline_payment'
export const REFUND_KEY = 'touchline_refund'

const uuid = v.pipe(v.string(), v.uuid())

/** Our name for an object of Stripe's; null for one that is not ours. */
export function ourName(metadata: Stripe.Metadata | null, key: string): string | null {
  const read = v.safeParse(uuid, metadata?.[key])
  return read.success ? read.output : null
}

type Seen = Pick<Stripe.Checkout.Session, 'status' | 'payment_status'>

export function sessionStatus({ status, payment_status: paid }: Seen): PaymentStatus {
  if (status === 'expired') return 'expired'
  if (status !== 'complete') return 'opened'
  return paid === 'unpaid' ? 'pending' : 'succeeded'
}

export function refundStatusOf(status: string | null): PaymentStatus {
  switch (status) {
    case 'succeeded':
    case 'failed':
      return status
    case 'canceled':
      return 'cancelled'
    default:
      return 'pending'
  }
}

type About = Pick<ProviderEvent, 'kind' | 'status'> & {
  readonly metadata: Stripe.Metadata | null
  readonly key: string
  readonly units: number
  readonly currency: string | null
}

export type Taken = Pick<About, 'metadata' | 'units' | 'currency'>
type AskTaken = (charge: Stripe.Charge | string) => Promise<Taken>

/**
 * @param takenOf asks what has gone back of a charge in all
 * @returns null for a word about something else than our payments
 */
export async function readStripeEvent(
  event: Stripe.Event,
  takenOf: AskTaken,
): Promise<ProviderEvent | null> {
  const told = await aboutOf(event, takenOf)
  if (told === null) return null
  const about = ourName(told.metadata, told.key)
  const currency = findCurrency(told.currency?.toUpperCase() ?? '')
  if (about === null || currency === undefined) return null
  const amount = fromStripe(told.units, currency)
  if (amount === null) return null
  const { kind, status } = told
  return { id: event.id, about, kind, status, amount, currency: currency.code }
}

async function aboutOf(event: Stripe.Event, takenOf: AskTaken): Promise<About | null> {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.expired':
      return ofSession(event.data.object, sessionStatus(event.data.object))
    case 'checkout.session.async_payment_succeeded':
      return ofSession(event.data.object, 'succeeded')
    case 'checkout.session.async_payment_failed':
      return ofSession(event.data.object, 'failed')
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed': {
      const { metadata, amount, currency, status } = event.data.object
      const about = { metadata, key: REFUND_KEY, units: amount, currency }
      return { ...about, kind: 'refund', status: refundStatusOf(status) }
    }
    case 'charge.refunded':
      return ofTaken(await takenOf(event.data.object), 'reversal')
    case 'charge.dispute.funds_withdrawn':
      return ofTaken(await takenOf(event.data.object.charge), 'reversal')
    case 'charge.dispute.funds_reinstated':
      return ofTaken(await takenOf(event.data.object.charge), 'given_back')
    default:
      return null
  }
}

function ofTaken(taken: Taken, kind: 'reversal' | 'given_back'): About {
  return { ...taken, key: PAYMENT_KEY, kind, status: 'succeeded' }
}

function ofSession(
  { metadata, amount_total: units, currency }: Stripe.Checkout.Session,
  status: PaymentStatus,
): About {
  return { metadata, key: PAYMENT_KEY, units: units ?? 0, currency, kind: 'deposit', status }
}
