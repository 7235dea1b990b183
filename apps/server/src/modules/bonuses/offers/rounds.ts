import type { Offer } from './offer-document.ts'
import type { CurrentOffer } from './offer-shelf.ts'

export type Round = { readonly id: string; readonly from: Date; readonly until: Date }

type Repeating = Pick<CurrentOffer, 'validFrom' | 'validTo'> & {
  readonly offer: Pick<CurrentOffer['offer'], 'id' | 'repeat'>
}

const DAY_MS = 86_400_000

/**
 * The round of an offer that holds now, from Monday or from the first of the month (UTC) on, within
 * the time of the offer; null where it has none.
 */
export function roundOf({ offer, validFrom, validTo }: Repeating, now: Date): Round | null {
  if (offer.repeat === undefined || now < validFrom || (validTo !== null && now >= validTo)) {
    return null
  }
  const [year, month, date] = [now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()]
  const sinceMonday = (now.getUTCDay() + 6) % 7
  const [begins, ends] =
    offer.repeat === 'week'
      ? [
          Date.UTC(year, month, date - sinceMonday),
          Date.UTC(year, month, date - sinceMonday) + 7 * DAY_MS,
        ]
      : [Date.UTC(year, month), Date.UTC(year, month + 1)]
  const from = new Date(Math.max(begins, validFrom.getTime()))
  const until = new Date(Math.min(ends, validTo?.getTime() ?? ends))
  return { id: `${offer.id}-${new Date(begins).toISOString().slice(0, 10)}`, from, until }
}

/** What of an offer holds at a time, with when it ends; null for nothing. */
export function roundAt(
  offer: Offer,
  at: number,
): { readonly id: string; readonly until: number } | null {
  const { id, from, until, repeat } = offer
  if (at < from.getTime() || (until !== undefined && at >= until.getTime())) return null
  if (repeat === undefined) return { id, until: until?.getTime() ?? Infinity }
  const round = roundOf({ offer, validFrom: from, validTo: until ?? null }, new Date(at))
  return round === null ? null : { id: round.id, until: round.until.getTime() }
}
