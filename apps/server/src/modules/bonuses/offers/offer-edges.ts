import { ODDS_SCALE } from '@touchline/betting'
import type { CollectingOffer, Offer, OfferOf } from './offer-document.ts'
import { isCollecting, MILLION } from './offer-document.ts'

/**
 * What an offer gives to whoever wants nothing but it. Of stakes that it has to be farmed by, a share
 * above 1 pays though every bet is as likely as its price says; a gift is worth a share of its amount.
 */
export type OfferEdge = {
  readonly back: number
  readonly of: 'stakes' | 'gift'
  /** How. */
  readonly by: string
}

/** No price is asked for beyond it: who farms by long shots waits too long. */
const LONG_ODDS = 10

/**
 * @param margin of the book, on each price: 0.06 for 6 %
 * @returns null where it depends on other players
 */
export function edgeOf(
  offer: Offer,
  offers: ReadonlyMap<string, Offer>,
  margin: number,
): OfferEdge | null {
  if (offer.kind === 'comboboost') return boostEdge(offer, margin)
  if (offer.kind === 'freebet') {
    const back = freebetRate(offer, offers, margin)
    return { back, of: 'gift', by: `bets at ${leastRisk(offer)}, the other side bet elsewhere` }
  }
  return isCollecting(offer) ? farmingEdge(offer, offers, margin) : null
}

function boostEdge({ ranges, min_odds: least }: OfferOf<'comboboost'>, margin: number): OfferEdge {
  const courses = ranges.map(({ from, factor }) => ({
    back: factor / ODDS_SCALE / (1 + margin) ** from,
    from,
  }))
  const best = courses.reduce((a, b) => (b.back > a.back ? b : a))
  const at = least === undefined ? '' : ` at ${least / ODDS_SCALE}`
  return { back: best.back, of: 'stakes', by: `combos of ${best.from}${at}` }
}

/** What a unit of a freebet is surely worth, every outcome bet on at fair prices. */
function freebetRate(
  offer: OfferOf<'freebet'>,
  offers: ReadonlyMap<string, Offer>,
  margin: number,
): number {
  const odds = leastRisk(offer)
  const chance = 1 / (odds * (1 + margin))
  const next = offer.returns_as === undefined ? undefined : offers.get(offer.returns_as)
  const returned =
    next?.kind === 'freebet' && next.id !== offer.id
      ? (1 - chance) * freebetRate({ ...next, returns_as: undefined }, offers, margin)
      : 0
  return chance * (offer.mode === 'only_win' ? odds - 1 : odds) + returned
}

/** The longest price that the freebet may be on. */
const leastRisk = ({ max_odds: most }: OfferOf<'freebet'>): number =>
  Math.min(LONG_ODDS, most === undefined ? LONG_ODDS : most / ODDS_SCALE)

/** What its points bring over what the margin takes of the stakes that bring them. */
function farmingEdge(
  offer: CollectingOffer,
  offers: ReadonlyMap<string, Offer>,
  margin: number,
): OfferEdge | null {
  const { farming, min_odds: minOdds } = offer
  const least = Math.max((minOdds ?? 1_010) / ODDS_SCALE, 1.01)
  const byLongOdds = farming.times_odds && farming.results === 'all'
  const odds = byLongOdds ? LONG_ODDS : least
  const chance = 1 / (odds * (1 + margin))
  const perEuro =
    farming.points_per_euro *
    (farming.times_odds ? odds : 1) *
    (farming.results === 'won' ? chance : 1)
  const costOf = (points: number) => (points / perEuro) * (1 - 1 / (1 + margin))
  const worthOf = (id: string | undefined) => {
    const given = id === undefined ? undefined : offers.get(id)
    if (given?.kind !== 'freebet') return 0
    return (Number(given.amount.get('EUR') ?? 0n) / 100) * freebetRate(given, offers, margin)
  }
  const by = `bets at ${odds.toFixed(2)} for its points`
  if (offer.kind === 'hunting') {
    const back = worthOf(offer.reward.offer) / costOf(offer.reward.points)
    return { back, of: 'stakes', by }
  }
  if (offer.kind === 'lootbox' && offer.points_to_open > 0) {
    const inside = offer.contents.reduce(
      (sum, { offer: id, chance: share }) => sum + (share / MILLION) * worthOf(id),
      0,
    )
    return { back: inside / costOf(offer.points_to_open), of: 'stakes', by }
  }
  // What a place or an open box costs depends on nobody's bets alone.
  return null
}
