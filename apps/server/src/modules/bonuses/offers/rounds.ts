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
