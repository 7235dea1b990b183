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

/** Place of whoever has so many points, from 1, and how many have as many. */
export async function placeOf(
  db: Executor,
  offerId: string,
  points: bigint,
): Promise<{ place: number; sharing: number }> {
  const { rows } = await sql<{ ahead: number; sharing: number }>`
    select
      (select count(*)::int from bonuses
        where offer_id = ${offerId} and kind = 'tournament' and points > 0 and points > ${points}) as ahead,
      (select count(*)::int from bonuses
        where offer_id = ${offerId} and kind = 'tournament' and points > 0 and points = ${points}) as sharing
  `.execute(db)
  return { place: (rows[0]?.ahead ?? 0) + 1, sharing: rows[0]?.sharing ?? 0 }
}

export async function countRanked(db: Executor, offerId: string): Promise<number> {
  const row = await db
    .selectFrom('bonuses')
    .select((eb) => eb.fn.countAll<bigint>().as('players'))
    .where('offer_id', '=', offerId)
    .where('kind', '=', 'tournament')
    .where('points', '>', 0n)
    .executeTakeFirst()
  return Number(row?.players ?? 0)
}

const RANKED = sql`b.id as bonus_id, b.player_id, b.points, b.currency, p.nickname`
const OF_OFFER = (offerId: string) =>
  sql`b.offer_id = ${offerId} and b.kind = 'tournament' and b.points > 0`

/** Those of a page of the leaderboard, best first; of equals who came first. */
async function readPage(db: Executor, offerId: string, { page, limit }: Page): Promise<Ranked[]> {
  const { rows } = await sql<Ranked>`
    select ${RANKED} from bonuses b join players p on p.id = b.player_id
    where ${OF_OFFER(offerId)}
    order by b.points desc, b.points_at, b.id limit ${limit} offset ${(page - 1) * limit}
  `.execute(db)
  return rows
}

/** The player's own row with those right before and after it. */
async function readAround(db: Executor, offerId: string, playerId: number): Promise<Ranked[]> {
  const { rows } = await sql<Ranked>`
    with own as (
      select b.id, b.points, b.points_at from bonuses b
      where ${OF_OFFER(offerId)} and b.player_id = ${playerId} limit 1
    ),
    before as (
      select ${RANKED}, b.points_at from own, bonuses b join players p on p.id = b.player_id
      where ${OF_OFFER(offerId)} and b.points >= own.points
        and (b.points > own.points or (b.points_at, b.id) < (own.points_at, own.id))
      order by b.points, b.points_at desc, b.id desc limit ${NEIGHBOURS}
    ),
    after as (
      select ${RANKED}, b.points_at from own, bonuses b join players p on p.id = b.player_id
      where ${OF_OFFER(offerId)} and b.points <= own.points
        and (b.points < own.points or (b.points_at, b.id) >= (own.points_at, own.id))
      order by b.points desc, b.points_at, b.id limit ${NEIGHBOURS + 1}
    )
    select bonus_id, player_id, points, currency, nickname
    from (select * from before union all select * from after) around
    order by points desc, points_at, bonus_id
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
  // Rows with as many points stand beside each other: each sum is asked for once.
  const sums = [...new Set([...rows, ...around].map(({ points }) => points))]
  const places = new Map(
    await Promise.all(
      sums.map(async (points) => [points, await placeOf(db, offer.id, points)] as const),
    ),
  )
  const freebets = await countPaid(
    db,
    offer,
    [...rows, ...around].map((row) => row.player_id),
  )
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
    .where('cause', 'like', `tournament:${id}%`)
    .groupBy('player_id')
    .execute()
  return new Map(rows.map((row) => [row.player_id, Number(row.freebets)]))
}
