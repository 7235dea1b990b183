import { countMatched, prizeShare, readNumbers } from '@touchline/betting'
import { drawNumbers, lotteryText, type LotteryTicket } from '@touchline/contract/draws'
import { sql } from 'kysely'
import { createHash, randomBytes } from 'node:crypto'

import type { Db, Executor } from '../../db/database.ts'
import type { SettledMarket } from '../../feed/messages.ts'
import { findDraw, GAMES, type Draw } from './games.ts'

const sha256 = (data: string | Buffer): string => createHash('sha256').update(data).digest('hex')

/**
 * Fixes the secrets of draws that are going to be sold; one that has a promise keeps it. Once it is
 * resolved, all of them have theirs, whichever process made it.
 * @returns those that are not cancelled
 */
export async function promiseDraws(db: Db, draws: readonly Draw[]): Promise<readonly Draw[]> {
  const rows = draws.map(({ id, closesAt }) => {
    const secret = randomBytes(32)
    return {
      match_id: id,
      closes_at: new Date(closesAt),
      commitment: sha256(secret),
      secret: secret.toString('hex'),
    }
  })
  await db
    .insertInto('lottery_draws')
    .values(rows)
    .onConflict((conflict) => conflict.column('match_id').doNothing())
    .execute()
  const promises = await readPromises(db, draws)
  return draws.filter(({ id }) => promises.get(id)?.isCancelled !== true)
}

/** Tickets of a draw in the order of their bets; those that were refused are none. */
async function ticketsOf(db: Executor, drawId: string): Promise<LotteryTicket[]> {
  const { rows } = await sql<{ id: bigint; placement: string; outcome_id: string }>`
    select b.id, b.placement, s.outcome_id from bet_selections s join bets b on b.id = s.bet_id
    where s.match_id = ${drawId} and b.status <> 'rejected'
    order by b.id, s.position
  `.execute(db)
  return rows.map(({ id, placement, outcome_id: numbers }) => ({
    betId: String(id),
    leaf: sha256(placement),
    numbers,
  }))
}

/** Draws that closed before a time and are not drawn, in their order. */
export async function findDue(db: Db, closedBefore: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('lottery_draws')
    .select('match_id')
    .where('drawn_at', 'is', null)
    .where('closes_at', '<', closedBefore)
    .orderBy('closes_at')
    .execute()
  return rows.map(({ match_id: id }) => id)
}

/** Draws one that is due, whichever process comes first. */
export async function drawOne(db: Db, id: string, now: Date): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const row = await trx
      .selectFrom('lottery_draws')
      .select('secret')
      .where('match_id', '=', id)
      .where('drawn_at', 'is', null)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst()
    if (row === undefined) return
    await keepDrawn(trx, { id, secret: row.secret }, { drawn_at: now })
  })
}

/**
 * Cancels a draw that is not drawn. Its numbers are made all the same, of the tickets that there are:
 * they follow from what was promised, so everybody can see whether it was cancelled for them.
 * @returns how many tickets there are, or why not
 */
export function cancelDraw(
  db: Db,
  id: string,
  now: Date,
): Promise<number | 'unknown' | 'drawn' | 'cancelled_before'> {
  return db.transaction().execute(async (trx) => {
    const row = await trx
      .selectFrom('lottery_draws')
      .select(['secret', 'drawn_at', 'cancelled_at'])
      .where('match_id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    if (row === undefined) return 'unknown'
    if (row.cancelled_at !== null) return 'cancelled_before'
    if (row.drawn_at !== null) return 'drawn'
    return keepDrawn(trx, { id, secret: row.secret }, { drawn_at: now, cancelled_at: now })
  })
}

/** @returns the count of its tickets */
async function keepDrawn(
  trx: Executor,
  { id, secret }: { readonly id: string; readonly secret: string },
  ended: { readonly drawn_at: Date; readonly cancelled_at?: Date },
): Promise<number> {
  const draw = findDraw(id)
  const tickets = await ticketsOf(trx, id)
  const pulse = sha256(lotteryText(id, tickets))
  const { numbers, picks } = draw?.game ?? { numbers: 0, picks: 0 }
  const drawn = await drawNumbers({ numbers, picks, secret, pulse }, globalThis.crypto.subtle)
  await trx
    .updateTable('lottery_draws')
    .set({ pulse, drawn: [...drawn], tickets: JSON.stringify(tickets), ...ended })
    .where('match_id', '=', id)
    .execute()
  return tickets.length
}

/** Draws that can still be cancelled, in their order, and how many tickets of them there are. */
export async function readUndrawn(db: Db) {
  const { rows } = await sql<{ match_id: string; tickets: number }>`
    select d.match_id, (
      select count(*)::int from bet_selections s join bets b on b.id = s.bet_id
      where s.match_id = d.match_id and b.status <> 'rejected'
    ) as tickets
    from lottery_draws d where d.drawn_at is null order by d.closes_at, d.match_id
  `.execute(db)
  return rows.flatMap(({ match_id: id, tickets }) => {
    const draw = findDraw(id)
    return draw === undefined ? [] : [{ draw, tickets }]
  })
}

export type Outcome = SettledMarket['outcomes'][number]

export type Unsettled = {
  readonly draw: Draw
  /** What its tickets come to; null where it is cancelled. */
  readonly outcomes: readonly Outcome[] | null
}

/** Draws that are over and of which tickets wait for their result. */
export async function findUnsettled(db: Db): Promise<readonly Unsettled[]> {
  const { rows } = await sql<{
    match_id: string
    drawn: number[]
    cancelled: boolean
    tickets: string[]
  }>`
    select d.match_id, d.drawn, d.cancelled_at is not null as cancelled,
      array_agg(distinct s.outcome_id) as tickets
    from bet_selections s join lottery_draws d on d.match_id = s.match_id
    where s.result is null and s.match_id >= '5' and s.match_id < '6' and d.drawn_at is not null
    group by d.match_id
  `.execute(db)
  return rows.flatMap(({ match_id: id, drawn, cancelled, tickets }): Unsettled[] => {
    const draw = findDraw(id)
    if (draw === undefined) return []
    if (cancelled) return [{ draw, outcomes: null }]
    const outcomes = tickets.map((ticket) => resultOf(draw, ticket, drawn))
    return [{ draw, outcomes }]
  })
}

function resultOf({ game }: Draw, ticket: string, drawn: readonly number[]): Outcome {
  const share = prizeShare(game, countMatched(readNumbers(ticket, game) ?? [], drawn))
  if (share.won === 0) return { id: ticket, result: 0, voidFactor: 0 }
  return { id: ticket, result: 1, voidFactor: 0, race: { deduction: 0, share, eachWay: null } }
}

/** What is promised of these draws, by their ids, and whether that is off; of some nothing is yet. */
export async function readPromises(
  db: Db,
  draws: readonly Pick<Draw, 'id'>[],
): Promise<ReadonlyMap<string, { readonly commitment: string; readonly isCancelled: boolean }>> {
  const ids = draws.map(({ id }) => id)
  const rows = await db
    .selectFrom('lottery_draws')
    .select(['match_id', 'commitment', 'cancelled_at'])
    .where(sql<boolean>`match_id = any(${ids}::text[])`)
    .execute()
  return new Map(
    rows.map(({ match_id: id, commitment, cancelled_at: cancelledAt }) => [
      id,
      { commitment, isCancelled: cancelledAt !== null },
    ]),
  )
}

type DrawnRow = {
  readonly match_id: string
  readonly drawn: readonly number[]
  readonly cancelled: boolean
}

/** Of a cancelled draw the proof alone says what it would have drawn. */
const withDraws = (rows: readonly DrawnRow[]) =>
  rows.flatMap(({ match_id: id, drawn, cancelled }) => {
    const draw = findDraw(id)
    return draw === undefined ? [] : [{ draw, drawn: cancelled ? [] : drawn, cancelled }]
  })

/** The latest draws of every game. */
export async function readResults(db: Db, each: number) {
  const digits = GAMES.map(({ digit }) => String(digit))
  const { rows } = await sql<DrawnRow>`
    select d.match_id, d.drawn, d.cancelled
    from unnest(${digits}::text[]) as game (digit)
    cross join lateral (
      select match_id, drawn, cancelled_at is not null as cancelled from lottery_draws
      where drawn_at is not null and substr(match_id, 2, 1) = game.digit
      order by closes_at desc limit ${each}
    ) d
    order by d.match_id desc
  `.execute(db)
  return withDraws(rows)
}

/** Those of these draws that are over. */
export async function readDrawn(db: Db, ids: readonly string[]) {
  const { rows } = await sql<DrawnRow>`
    select match_id, drawn, cancelled_at is not null as cancelled from lottery_draws
    where match_id = any(${ids}::text[]) and drawn_at is not null
    order by match_id desc
  `.execute(db)
  return withDraws(rows)
}

export async function findProof(db: Db, id: string) {
  const row = await db
    .selectFrom('lottery_draws')
    .selectAll()
    .where('match_id', '=', id)
    .where('drawn_at', 'is not', null)
    .executeTakeFirst()
  const draw = findDraw(id)
  if (row === undefined || draw === undefined) return undefined
  const { pulse, tickets, drawn, commitment, secret } = row
  if (pulse === null || tickets === null || drawn === null) return undefined
  const { numbers, picks } = draw.game
  return { drawId: id, numbers, picks, commitment, secret, pulse, tickets: [...tickets], drawn }
}
