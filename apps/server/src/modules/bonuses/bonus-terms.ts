import type { Amount, PointsRule, SlipBonus } from '@touchline/betting'
import { NO_AMOUNT, rational, shareOfAmount } from '@touchline/betting'
import type { Executor } from '../../db/database.ts'
import type { BonusRow } from './bonus-repository.ts'
import type { Offer, OfferOf } from './offers/offer-document.ts'
import { isCollecting } from './offers/offer-document.ts'
import { offerOf, readVersions } from './offers/offer-shelf.ts'

/** A bonus of a player with what its offer says of bets. */
export type BonusTerms = {
  readonly id: bigint
  readonly bonus: SlipBonus
  /** How bets bring it points; null where they bring none. */
  readonly points: PointsRule | null
}

/** What the offers of bonuses say of bets, each in the version that its bonus names. */
export async function readBonusTerms(
  db: Executor,
  rows: readonly (Version & Held)[],
): Promise<readonly BonusTerms[]> {
  const documents = await readVersions(db, rows.map(versionOf))
  return rows.map((row) => {
    const offer = offerOf(documents, row.offer_id, row.offer_version)
    return { id: row.id, bonus: slipBonusOf({ row, offer }), points: pointsRule(offer) }
  })
}

type Version = Pick<BonusRow, 'offer_id' | 'offer_version'>

/** How bets bring points, by `versionKey`; offers that take none are left out. */
export async function readPointsRules(
  db: Executor,
  versions: readonly Version[],
): Promise<ReadonlyMap<string, PointsRule>> {
  const documents = await readVersions(db, versions.map(versionOf))
  const rules = versions.flatMap((version) => {
    const rule = pointsRule(offerOf(documents, version.offer_id, version.offer_version))
    return rule === null ? [] : [[versionKey(version), rule] as const]
  })
  return new Map(rules)
}

export const versionKey = ({ offer_id: id, offer_version: version }: Version): string =>
  `${id}@${version}`

const versionOf = ({ offer_id: id, offer_version: version }: Version) => ({ id, version })

type Held = Pick<BonusRow, 'id' | 'expires_at' | 'amount' | 'multiplier' | 'currency'>

/** What a bonus is to the rules of bets. */
export function slipBonusOf({
  row,
  offer,
}: {
  readonly row: Held
  readonly offer: Offer
}): SlipBonus {
  const conditions = {
    id: String(row.id),
    minOdds: offer.min_odds ?? null,
    events: offer.events,
    validTo: row.expires_at?.getTime() ?? null,
    countries: offer.countries,
  }
  switch (offer.kind) {
    case 'comboboost':
      return { ...conditions, type: 'comboboost', ranges: rangesOf(offer) }
    case 'freebet':
      return {
        ...conditions,
        type: 'freebet',
        mode: offer.mode,
        freebetStake: stakeOf(row),
        currency: row.currency,
        maxOdds: offer.max_odds ?? null,
        selectionCountFrom: offer.selections.from ?? null,
        selectionCountTo: offer.selections.to ?? null,
        matchStatus: offer.match_status ?? null,
      }
    case 'hunting':
    case 'lootbox':
    case 'tournament':
      return { ...conditions, type: offer.kind }
  }
}

export const rangesOf = ({ ranges }: OfferOf<'comboboost'>) =>
  ranges.map(({ from, to, factor }) => ({ minCount: from, maxCount: to, bonusOdds: factor }))

/** What a freebet stakes, its boost included; rounded down. */
export function stakeOf({ amount, multiplier }: Pick<Held, 'amount' | 'multiplier'>): Amount {
  return shareOfAmount(amount ?? NO_AMOUNT, rational(BigInt(multiplier), 1_000n))
}

export function pointsRule(offer: Offer): PointsRule | null {
  if (!isCollecting(offer)) return null
  const {
    points_per_euro: perEuro,
    times_odds: isByOdds,
    results,
    most_per_bet: most,
  } = offer.farming
  return { perEuro, isByOdds, results, most: most ?? null, minOdds: offer.min_odds ?? null }
}
