import type { Amount } from '@touchline/betting'
import { NO_AMOUNT, rational, shareOfAmount } from '@touchline/betting'
import type { RatingEntry } from '@touchline/contract'
import { sql } from 'kysely'
import type { Executor } from '../../db/database.ts'
import type { Page } from '../../http/paging.ts'
import { MILLION } from './offers/offer-document.ts'
import type { OfferOf } from './offers/offer-document.ts'

type Ranked = {
  readonly bonus_id: bigint
  readonly player_id: number
  readonly points: bigint
  readonly currency: string
  readonly nickname: string | null
}

const NEIGHBOURS = 2

/** The pool of a tournament now, by currency. */
export async function readPool(
  db: Executor,
  offerId: string,
): Promise<ReadonlyMap<string, { initial: Amount; amount: Amount }>> {
  const rows = await db
    .selectFrom('offer_pools')
    .select(['currency', 'initial', 'amount'])
    .where('offer_id', '=', offerId)
    .execute()
  return new Map(rows.map(({ currency, ...pool }) => [currency, pool]))
}

/**
 * What those who share a place get each: the prizes of all the places that they take together, in
 * equal parts, rounded down.
 */
export function prizeOf(
  { prizes }: Pick<OfferOf<'tournament'>, 'prizes'>,
  pool: Amount,
  { place, sharing }: { readonly place: number; readonly sharing: number },
): Amount {
  const millionths = prizes.reduce((sum, { from, to, share }) => {
    const taken = Math.min(to, place + sharing - 1) - Math.max(from, place) + 1
    return sum + Math.max(0, taken) * share
  }, 0)
  return shareOfAmount(pool, rational(BigInt(millionths), BigInt(MILLION * Math.max(1, sharing))))
}

type Place = { readonly place: number; readonly sharing: number }

/** Place of whoever has so many points, from 1, and how many have as many. */
export async function placeOf(db: Executor, offerId: string, points: bigint): Promise<Place> {
  const ahead = await countAhead(db, offerId, points)
  const places = await placesFrom(db, offerId, [{ points }], { points, ahead })
  return places.get(points) ?? { place: ahead + 1, sharing: 0 }
}

/**
 * How many have more points: of the buckets above from their counts and from what these have not
 * taken in yet, of the own bucket from the index.
 */
async function countAhead(db: Executor, offerId: string, points: bigint): Promise<number> {
  const { rows } = await sql<{ ahead: number }>`
    select (
      (select coalesce(sum(c.players), 0) from tournament_counts c
        where c.offer_id = ${offerId} and c.bucket > points_bucket(${points}))
      + (select count(*) filter (where t.joined_bucket > points_bucket(${points}))
          - count(*) filter (where t.left_bucket > points_bucket(${points}))
        from tournament_changes t where t.offer_id = ${offerId})
      + (select count(*) from bonuses b
        where ${OF_OFFER(offerId)} and b.points > ${points}
          and b.points < bucket_points(points_bucket(${points}) + 1))
    )::int as ahead
  `.execute(db)
  return rows[0]?.ahead ?? 0
}

/** Places of those near one whose place is known, by their points. */
async function placesFrom(
  db: Executor,
  offerId: string,
  near: readonly { readonly points: bigint }[],
  base: { readonly points: bigint; readonly ahead: number },
): Promise<ReadonlyMap<bigint, Place>> {
  const sums = [...new Set(near.map(({ points }) => points))]
  const { rows } = await sql<{ points: bigint; between: number; sharing: number }>`
    select p.points,
      (select count(*)::int from bonuses b
        where b.offer_id = ${offerId} and b.kind = 'tournament' and b.points > 0
          and b.points > least(p.points, ${base.points}::bigint)
          and b.points <= greatest(p.points, ${base.points}::bigint)) as between,
      (select count(*)::int from bonuses b
        where b.offer_id = ${offerId} and b.kind = 'tournament' and b.points > 0
          and b.points = p.points) as sharing
    from unnest(${sums}::bigint[]) as p (points)
  `.execute(db)
  return new Map(
    rows.map(({ points, between, sharing }) => {
      const ahead = points < base.points ? base.ahead + between : base.ahead - between
      return [points, { place: ahead + 1, sharing }]
    }),
  )
}

export async function countRanked(db: Executor, offerId: string): Promise<number> {
  return countAhead(db, offerId, 0n)
}

const RANKED = sql`b.id as bonus_id, b.player_id, b.points, b.currency, p.nickname`
const OF_OFFER = (offerId: string) =>
  sql`b.offer_id = ${offerId} and b.kind = 'tournament' and b.points > 0`

/** Those of a page of the leaderboard, best first; of equals who came first. */
async function readPage(db: Executor, offerId: string, { page, limit }: Page): Promise<Ranked[]> {
  const { rows } = await sql<Ranked>`
    with page as (
      select b.* from bonuses b where ${OF_OFFER(offerId)}
      order by b.points desc, b.points_at, b.id limit ${limit} offset ${(page - 1) * limit}
    )
    select ${RANKED} from page b join players p on p.id = b.player_id
    order by b.points desc, b.points_at, b.id
  `.execute(db)
  return rows
}

/** The player's own row with those right before and after it. */
async function readAround(db: Executor, offerId: string, playerId: number): Promise<Ranked[]> {
  const { rows: owned } = await sql<{ id: bigint; points: bigint; at: string }>`
    select b.id, b.points, b.points_at::text as at from bonuses b
    where ${OF_OFFER(offerId)} and b.player_id = ${playerId} limit 1
  `.execute(db)
  const [own] = owned
  if (own === undefined) return []
  // By their values, and nobody joined before the few are found: so the index gives them in order.
  const { points, at, id } = own
  const { rows } = await sql<Ranked>`
    with around as (
      (select b.* from bonuses b
        where ${OF_OFFER(offerId)} and b.points >= ${points}
          and (b.points > ${points} or (b.points_at, b.id) < (${at}::timestamptz, ${id}))
        order by b.points, b.points_at desc, b.id desc limit ${NEIGHBOURS})
      union all
      (select b.* from bonuses b
        where ${OF_OFFER(offerId)} and b.points <= ${points}
          and (b.points < ${points} or (b.points_at, b.id) >= (${at}::timestamptz, ${id}))
        order by b.points desc, b.points_at, b.id limit ${NEIGHBOURS + 1})
    )
    select ${RANKED} from around b join players p on p.id = b.player_id
    order by b.points desc, b.points_at, b.id
  `.execute(db)
  return rows
}

export type Rating = {
  readonly entries: RatingEntry[]
  readonly own: RatingEntry | null
  readonly neighbours: RatingEntry[]
  readonly players: number
}

/** The leaderboard of a tournament as a player, or a visitor, sees it. */
export async function readRating(
  db: Executor,
  offer: OfferOf<'tournament'>,
  { playerId, page }: { readonly playerId: number | undefined; readonly page: Page },
): Promise<Rating> {
  const [rows, around, pool, players] = await Promise.all([
    readPage(db, offer.id, page),
    playerId === undefined ? [] : readAround(db, offer.id, playerId),
    readPool(db, offer.id),
    countRanked(db, offer.id),
  ])
  // Whoever is far from the top is counted once, those beside them from there.
  const ownPoints = around.find((row) => row.player_id === playerId)?.points
  const [first] = rows
  const placesOfPage = async () =>
    first === undefined
      ? new Map<bigint, Place>()
      : placesFrom(db, offer.id, rows, {
          points: first.points,
          ahead: page.page === 1 ? 0 : await countAhead(db, offer.id, first.points),
        })
  const placesAround = async () =>
    ownPoints === undefined
      ? new Map<bigint, Place>()
      : placesFrom(db, offer.id, around, {
          points: ownPoints,
          ahead: await countAhead(db, offer.id, ownPoints),
        })
  const [ofPage, ofAround, freebets] = await Promise.all([
    placesOfPage(),
    placesAround(),
    countPaid(
      db,
      offer,
      [...rows, ...around].map((row) => row.player_id),
    ),
  ])
  const places = new Map([...ofPage, ...ofAround])
  const entry = (row: Ranked): RatingEntry => {
    const { place, sharing } = places.get(row.points) ?? { place: 1, sharing: 1 }
    const amount = pool.get(row.currency)?.amount ?? NO_AMOUNT
    return {
      position: place,
      currentUser: row.player_id === playerId,
      nickname: row.nickname,
      points: Number(row.points),
      farmedAmount: prizeOf(offer, amount, { place, sharing }),
      currencyCode: row.currency,
      farmedFreebetsCount: freebets.get(row.player_id) ?? 0,
    }
  }
  const neighbours = around.map(entry)
  return {
    entries: rows.map(entry),
    own: neighbours.find(({ currentUser }) => currentUser) ?? null,
    neighbours,
    players,
  }
}

/** Freebets that players have had of a tournament. */
async function countPaid(
  db: Executor,
  { id, pays_as: offerId }: OfferOf<'tournament'>,
  playerIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (playerIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('bonuses')
    .select(['player_id', (eb) => eb.fn.countAll<bigint>().as('freebets')])
    .where('player_id', 'in', [...new Set(playerIds)])
    .where('offer_id', '=', offerId)
    .where('cause', '=', `tournament:${id}`)
    .groupBy('player_id')
    .execute()
  return new Map(rows.map((row) => [row.player_id, Number(row.freebets)]))
}
