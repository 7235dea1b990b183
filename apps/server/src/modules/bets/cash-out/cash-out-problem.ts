import { cashOutOffer, encode } from '@touchline/contract'
import { Problem } from '../../../http/problem.ts'
import type { Offer } from './quote-bet.ts'

/** The offer moved, or is gone for the moment: the answer carries what is offered instead. */
export function offerRefused(offer: Offer | null): Problem {
  const details = encode(cashOutOffer, {
    toCashout: offer?.amount ?? null,
    cashoutExpiresAt: offer === null ? null : new Date(offer.expiresAt).toISOString(),
  }) as Record<string, unknown>
  return offer === null
    ? new Problem(422, 'error.cashout.suspended', { details })
    : new Problem(422, 'error.cashout.changed', { details })
}

/** The bet is settled, or was never taken. */
export function notOpen(): Problem {
  return new Problem(422, 'error.cashout.closed')
}
