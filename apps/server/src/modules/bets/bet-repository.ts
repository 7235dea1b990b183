import { NO_AMOUNT, type Amount } from '@touchline/betting'
import { sql } from 'kysely'
import type { Selectable } from 'kysely'
import type { Executor } from '../../db/database.ts'
import type { Schema } from '../../db/schema.ts'
import type { SettledResult, StoredBetStatus, StoredScore } from '../../db/bet-schema.ts'
import { owedForBets } from './settlement-repository.ts'

export type SelectionRow = Selectable<Schema['bet_selections']>
export type StoredSelection = SelectionRow & {
  /** How its match ended, when it has. */
  readonly final_score?: StoredScore | null
}
export type BetRow = Selectable<Schema['bets']>

/** A bet with its selections in order and the latest of its settlements. */
export type StoredBet = BetRow & {
  /** It has a ticket of a jackpot: not before the draw that follows its acceptance. */
  readonly in_jackpot: boolean
  readonly selections: readonly StoredSelection[]
  /** How often it was settled, or its settlement taken back. */
  readonly settlements: number
  /** None while it is open, also again. */
  readonly settlement:
    | {
        readonly result: SettledResult
        readonly win_amount: Amount
        /** The part of it that a bonus paid. */
        readonly bonus_amount: Amount
        /** Stake of the freebet that was given instead. */
        readonly freebet_return: Amount
      }
    | undefined
  /** Of a bet that is open again: what was paid for it and could not be taken back. */
  readonly owed: Amount
}

/** The bets of one placement, in the order in which they were sent. */
export async function findPlacedBets(
  db: Executor,
  playerId: number,
  reference: string,
): Promise<StoredBet[]> {
  const rows = await db
    .selectFrom('bets')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('placement', '=', reference)
    .orderBy('position')
    .execute()
  return withParts(db, rows)
}

/** Bets by their ids, in their order. */
export async function findBets(db: Executor, ids: readonly bigint[]): Promise<StoredBet[]> {
  const rows = await db
    .selectFrom('bets')
    .selectAll()
    .where(sql<boolean>`id = any(${ids}::bigint[])`)
    .orderBy('id')
    .execute()
  return withParts(db, rows)
}

export type BetPage = {
  readonly statuses: readonly StoredBetStatus[]
  /** From 1. */
  readonly page: number
  readonly limit: number
  /** The last bet of the page before; undefined where pages are counted from the newest bet. */
  readonly before: bigint | undefined
}

/** So many bets behind a page are counted; of a player of years the rest costs more than the page. */
export const MOST_COUNTED = 2_000

/** @returns as `total` all of them, or so many as pages are likely to go */
export async function listBets(
  db: Executor,
  playerId: number,
  { statuses, page, limit, before }: BetPage,
): Promise<{ bets: StoredBet[]; total: number }> {
  if (statuses.length === 0) return { bets: [], total: 0 }
  const passed = (page - 1) * limit
  const matching = db
    .selectFrom('bets')
    .where('player_id', '=', playerId)
    .where('status', 'in', statuses)
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? 0n))
  const found = await matching
    .selectAll()
    .orderBy('id', 'desc')
    // One more tells whether that is all.
    .limit(limit + 1)
    .offset(before === undefined ? passed : 0)
    .execute()
  const rows = found.slice(0, limit)
  // A page behind the last bet tells nothing of how many there are.
  const isLast = found.length <= limit && (found.length > 0 || before !== undefined || passed === 0)
  if (isLast) return { bets: await withParts(db, rows), total: passed + rows.length }
  const counted = await db
    .selectFrom(
      matching
        .select('id')
        .limit((before === undefined ? passed : 0) + limit + MOST_COUNTED)
        .as('counted'),
    )
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow()
  const total = counted.total + (before === undefined ? 0 : passed)
  return { bets: await withParts(db, rows), total }
}

async function withParts(db: Executor, rows: readonly BetRow[]): Promise<StoredBet[]> {
  if (rows.length === 0) return []
  const ids = rows.map((row) => row.id)
  const ofThem = sql<boolean>`bet_id = any(${ids}::bigint[])`
  const [selections, settlements, inJackpot] = await Promise.all([
    db
      .selectFrom('bet_selections')
      .leftJoin('final_scores', 'final_scores.match_id', 'bet_selections.match_id')
      .selectAll('bet_selections')
      .select('final_scores.score as final_score')
      .where(ofThem)
      .orderBy('position')
      .execute(),
    db
      .selectFrom('settlements')
      .distinctOn('bet_id')
      .select(['bet_id', 'number', 'result', 'win_amount', 'bonus_amount', 'freebet_return'])
      .where(ofThem)
      .orderBy('bet_id')
      .orderBy('number', 'desc')
      .execute(),
    findTicketed(db, ids),
  ])
  const byBet = Map.groupBy(selections, (selection) => selection.bet_id)
  const settled = new Map(settlements.map((settlement) => [settlement.bet_id, settlement]))
  const openAgain = settlements.filter(({ result }) => result === 'no_results')
  const owed = await owedForBets(
    db,
    new Map(openAgain.map(({ bet_id: id, number }) => [id, number + 1])),
  )
  return rows.map((row) => ({
    ...row,
    in_jackpot: inJackpot.has(row.id),
    selections: byBet.get(row.id) ?? [],
    ...settlementOf(settled.get(row.id)),
    owed: owed.get(row.id) ?? NO_AMOUNT,
  }))
}

type LatestSettlement = Omit<NonNullable<StoredBet['settlement']>, 'result'> & {
  readonly number: number
  readonly result: SettledResult | 'no_results'
}

function settlementOf(
  latest: LatestSettlement | undefined,
): Pick<StoredBet, 'settlements' | 'settlement'> {
  if (latest === undefined) return { settlements: 0, settlement: undefined }
  const { number, result, ...figures } = latest
  const settlement = result === 'no_results' ? undefined : { ...figures, result }
  return { settlements: number, settlement }
}

/** Those of the bets that have a ticket of any jackpot; tickets are kept by jackpot, then bet. */
async function findTicketed(db: Executor, ids: readonly bigint[]): Promise<ReadonlySet<bigint>> {
  const { rows } = await sql<{ bet_id: bigint }>`
    select t.bet_id from jackpots j
    join jackpot_tickets t on t.jackpot_id = j.id and t.bet_id = any(${ids}::bigint[])
  `.execute(db)
  return new Set(rows.map((row) => row.bet_id))
}

/** The last bets for money that are settled, the first of them first. */
export async function listLatestSettled(db: Executor, most: number): Promise<StoredBet[]> {
  const rows = await db
    .selectFrom('bets')
    .selectAll()
    .where('status', '=', 'done')
    .where('freebet_mode', 'is', null)
    .orderBy('id', 'desc')
    .limit(most)
    .execute()
  return withParts(db, rows.toReversed())
}

/** A bet of the player; undefined also for an id that is none. */
export async function findBet(
  db: Executor,
  playerId: number,
  id: string,
): Promise<StoredBet | undefined> {
  if (!/^\d{1,18}$/.test(id)) return undefined
  const rows = await db
    .selectFrom('bets')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('id', '=', BigInt(id))
    .execute()
  const [bet] = await withParts(db, rows)
  return bet
}

/** A bet that waits for a trader's word. @returns undefined for every other one */
export async function findSubmittedVip(db: Executor, id: bigint): Promise<StoredBet | undefined> {
  const rows = await db
    .selectFrom('bets')
    .selectAll()
    .where('id', '=', id)
    .where('is_vip', '=', true)
    .where('status', '=', 'submitted')
    .execute()
  const [bet] = await withParts(db, rows)
  return bet
}

/** Locks a bet until the transaction ends. @returns undefined when there is none */
export async function lockBet(db: Executor, id: bigint): Promise<StoredBet | undefined> {
  const [bet] = await lockBets(db, [id])
  return bet
}

/** Locks bets until the transaction ends, in the order of their ids. @returns those that there are */
export async function lockBets(db: Executor, ids: readonly bigint[]): Promise<StoredBet[]> {
  const rows = await db
    .selectFrom('bets')
    .selectAll()
    .where(sql<boolean>`id = any(${ids}::bigint[])`)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  return withParts(db, rows)
}
