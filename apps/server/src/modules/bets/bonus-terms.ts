import type { EventPlace, Odds, PointsRule, SlipBonus } from '@touchline/betting'
import {
  amountOf,
  BONUS_TYPES,
  FREEBET_MODES,
  MATCH_STATUS,
  NO_AMOUNT,
  rational,
  readOdds,
  shareOfAmount,
  toOdds,
} from '@touchline/betting'
import { sql } from 'kysely'
import type { Selectable } from 'kysely'
import * as v from 'valibot'
import type { Executor } from '../../db/database.ts'
import type { Schema } from '../../db/schema.ts'

export type BonusRow = Selectable<Schema['bonuses']>

/** A bonus of a player with what its offer says of bets. */
export type BonusTerms = {
  readonly id: bigint
  readonly bonus: SlipBonus
  /** How bets bring it points; null where they bring none. */
  readonly points: PointsRule | null
}

/** A number as people write it. */
const odds = v.pipe(
  v.union([v.string(), v.number()]),
  v.rawTransform(({ dataset: { value }, addIssue, NEVER }): Odds => {
    const read = readOdds(String(value), 'european')
    const taken = read === null ? null : toOdds(read)
    if (taken !== null) return taken
    addIssue({ message: 'is no price' })
    return NEVER
  }),
)
const idText = v.optional(v.pipe(v.union([v.string(), v.number()]), v.transform(String)))
const event = v.pipe(
  v.looseObject({ sport: idText, category: idText, tournament: idText, match: idText }),
  v.transform(({ sport, category, tournament, match }): EventPlace => ({
    sportKey: sport,
    categoryId: category,
    tournamentId: tournament,
    matchId: match,
  })),
)

/** The part of an offer's document that bets look at; it was judged whole when it was applied. */
const document = v.looseObject({
  min_odds: v.optional(odds),
  events: v.optional(v.array(event), []),
  countries: v.optional(v.array(v.string()), []),
  ranges: v.optional(
    v.array(v.looseObject({ from: v.number(), to: v.number(), factor: odds })),
    [],
  ),
  mode: v.optional(v.picklist(FREEBET_MODES), 'only_win'),
  max_odds: v.optional(odds),
  selections: v.optional(
    v.looseObject({ from: v.optional(v.number()), to: v.optional(v.number()) }),
    {},
  ),
  match_status: v.optional(v.picklist(['prematch', 'live'])),
  farming: v.optional(
    v.looseObject({
      points_per_euro: v.number(),
      times_odds: v.optional(v.boolean(), false),
      results: v.optional(v.picklist(['won', 'all']), 'all'),
      most_per_bet: v.optional(v.number()),
    }),
  ),
})

type Document = v.InferOutput<typeof document>

/** What the offers of bonuses say of bets, each in the version that its bonus names. */
export async function readBonusTerms(
  db: Executor,
  rows: readonly BonusRow[],
): Promise<readonly BonusTerms[]> {
  const documents = await readDocuments(db, rows)
  return rows.flatMap((row) => {
    const offer = documents.get(versionKey(row))
    return offer === undefined
      ? []
      : [{ id: row.id, bonus: slipBonusOf(row, offer), points: pointsRule(offer) }]
  })
}

type Version = Pick<BonusRow, 'offer_id' | 'offer_version'>

/** How bets bring points, by `versionKey`; offers that take none are left out. */
export async function readPointsRules(
  db: Executor,
  versions: readonly Version[],
): Promise<ReadonlyMap<string, PointsRule>> {
  const documents = await readDocuments(db, versions)
  const rules = [...documents].flatMap(([key, offer]) => {
    const rule = pointsRule(offer)
    return rule === null ? [] : [[key, rule] as const]
  })
  return new Map(rules)
}

export const versionKey = ({ offer_id: id, offer_version: version }: Version): string =>
  `${id}@${version}`

async function readDocuments(
  db: Executor,
  versions: readonly Version[],
): Promise<ReadonlyMap<string, Document>> {
  if (versions.length === 0) return new Map()
  const { rows } = await sql<Version & { document: unknown }>`
    select o.id as offer_id, o.version as offer_version, o.document from offers o
    join (
      select distinct * from unnest(
        ${versions.map(({ offer_id: id }) => id)}::text[],
        ${versions.map(({ offer_version: version }) => version)}::integer[]
      ) as asked (id, version)
    ) asked on (asked.id, asked.version) = (o.id, o.version)
  `.execute(db)
  return new Map(rows.map((row) => [versionKey(row), v.parse(document, row.document)]))
}

function slipBonusOf(row: BonusRow, offer: Document): SlipBonus {
  const conditions = {
    id: String(row.id),
    minOdds: offer.min_odds ?? null,
    events: offer.events,
    validTo: row.expires_at?.getTime() ?? null,
    countries: offer.countries,
  }
  const type = BONUS_TYPES.find((known) => known === row.kind) ?? 'lootbox'
  if (type === 'comboboost') {
    const ranges = offer.ranges.map(({ from, to, factor }) => ({
      minCount: from,
      maxCount: to,
      bonusOdds: factor,
    }))
    return { ...conditions, type, ranges }
  }
  if (type !== 'freebet') return { ...conditions, type }
  return {
    ...conditions,
    type,
    mode: offer.mode,
    freebetStake: shareOfAmount(
      row.amount ?? NO_AMOUNT,
      rational(BigInt(row.multiplier), amountOf(1000n)),
    ),
    currency: row.currency,
    maxOdds: offer.max_odds ?? null,
    selectionCountFrom: offer.selections.from ?? null,
    selectionCountTo: offer.selections.to ?? null,
    matchStatus: offer.match_status === undefined ? null : MATCH_STATUS[offer.match_status],
  }
}

function pointsRule({ farming, min_odds: minOdds }: Document): PointsRule | null {
  if (farming === undefined) return null
  const { points_per_euro: perEuro, times_odds: isByOdds, results, most_per_bet: most } = farming
  return { perEuro, isByOdds, results, most: most ?? null, minOdds: minOdds ?? null }
}
