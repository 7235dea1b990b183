import { amountOf, NO_AMOUNT, oddsOf, poolAmount, sumAmounts } from '@touchline/betting'
import type { Jackpot, JackpotDraw, JackpotHit } from '@touchline/contract'
import { sql, type Selectable } from 'kysely'
import type { Executor } from '../../db/database.ts'
import type { JackpotTables } from '../../db/jackpot-schema.ts'
import { findCurrency } from '../../settings/currencies.ts'
import type { LocaleCode } from '../../settings/locales.ts'
import { textIn } from '../../texts/local-text.ts'
import type { KeptLevel } from './draw-tickets.ts'
import type { JackpotDocument } from './jackpot-document.ts'

type LevelRow = Selectable<JackpotTables['jackpot_levels']> & { readonly commitment: string }
type HitRow = Selectable<JackpotTables['jackpot_hits']> & { readonly document: JackpotDocument }

type JackpotRow = {
  readonly id: string
  readonly document: JackpotDocument
  readonly hits: bigint
}

/** Jackpots that are played, or the one that is asked for. */
export async function readJackpots(
  db: Executor,
  locale: LocaleCode,
  id: string | null = null,
): Promise<Jackpot[]> {
  const { rows } = await sql<JackpotRow>`
    select j.id, j.document,
      coalesce((select sum(amount) from jackpot_hits h where h.jackpot_id = j.id), 0)::bigint as hits
    from jackpots j where j.active and (${id}::text is null or j.id = ${id}) order by j.id
  `.execute(db)
  const levels = await sql<LevelRow>`
    select l.*, r.commitment from jackpot_levels l
    join jackpot_rounds r on r.jackpot_id = l.jackpot_id and r.level = l.code and r.number = l.round
    where l.jackpot_id = any(${rows.map((row) => row.id)}::text[]) order by l.position
  `.execute(db)
  return rows.map((row) =>
    present(
      row,
      levels.rows.filter((level) => level.jackpot_id === row.id),
      locale,
    ),
  )
}

function present(row: JackpotRow, levels: readonly LevelRow[], locale: LocaleCode): Jackpot {
  const { document } = row
  const names = new Map(document.levels.map((level) => [level.code, level.name]))
  const shown = levels.map((level) => {
    const name = names.get(level.code)
    return {
      code: level.code,
      name: name === undefined ? level.code : textIn(name, locale),
      poolAmount: poolAmount(level.pool),
      active: level.active,
      seed: level.seed,
      mustDrop: level.must_drop,
      contributionPpm: level.contribution_ppm,
      round: level.round,
      commitment: level.commitment,
    }
  })
  const pools = shown.filter((level) => level.active).map((level) => level.poolAmount)
  return {
    id: row.id,
    name: textIn(document.name, locale),
    amount: pools.reduce((most, pool) => (pool > most ? pool : most), NO_AMOUNT),
    poolAmount: sumAmounts(pools),
    hitsAmount: amountOf(row.hits),
    currency: document.currency,
    subunits: findCurrency(document.currency)?.subunits ?? 1,
    levels: shown,
    minStake: amountOf(BigInt(document.min_stake)),
    minOdds: oddsOf(document.min_odds),
  }
}

export type HitsAsked = {
  readonly jackpotId: string | null
  readonly status: 'approved' | 'paid' | null
  /** Whose; null: everybody's. */
  readonly of: number | null
  readonly unseen: boolean
  readonly limit: number
}

/** @param viewer who sees whether a hit of theirs was seen */
export async function readHits(
  db: Executor,
  asked: HitsAsked,
  { viewer, locale }: { readonly viewer: number | null; readonly locale: LocaleCode },
): Promise<JackpotHit[]> {
  const { jackpotId, status, of, unseen, limit } = asked
  const { rows } = await sql<HitRow>`
    select h.*, j.document from jackpot_hits h join jackpots j on j.id = h.jackpot_id
    where (${jackpotId}::text is null or h.jackpot_id = ${jackpotId})
      and (${status}::text is null or h.status = ${status})
      and (${of}::integer is null or h.player_id = ${of})
      and (not ${unseen}::boolean or h.seen_at is null)
    order by h.id desc limit ${limit}
  `.execute(db)
  return rows.map((row) => presentHit(row, viewer, locale))
}

/** Marks a player's hit as seen, once. @returns undefined for a hit that is not theirs */
export async function seeHit(
  db: Executor,
  hit: { readonly id: string; readonly playerId: number; readonly now: Date },
  locale: LocaleCode,
): Promise<JackpotHit | undefined> {
  const { rows } = await sql<HitRow>`
    update jackpot_hits h set seen_at = coalesce(h.seen_at, ${hit.now}) from jackpots j
    where h.id = ${hit.id} and h.player_id = ${hit.playerId} and j.id = h.jackpot_id
    returning h.*, j.document
  `.execute(db)
  const [row] = rows
  return row === undefined ? undefined : presentHit(row, hit.playerId, locale)
}

function presentHit(row: HitRow, viewer: number | null, locale: LocaleCode): JackpotHit {
  const { document } = row
  const level = document.levels.find(({ code }) => code === row.level)
  return {
    id: String(row.id),
    jackpotId: row.jackpot_id,
    amount: row.paid_amount,
    amountEur: row.amount_eur,
    createdAt: row.created_at.toISOString(),
    currency: row.paid_currency,
    levelCode: row.level,
    levelName: level === undefined ? row.level : textIn(level.name, locale),
    name: textIn(document.name, locale),
    status: row.status,
    userHash: row.user_hash,
    seen: row.player_id === viewer && row.seen_at !== null,
    betId: String(row.bet_id),
    round: row.round,
  }
}

type DrawRow = Omit<Selectable<JackpotTables['jackpot_draws']>, 'levels'> & {
  readonly levels: readonly KeptLevel[]
}

/** The id of the bet that has this reference. */
export async function findBetId(db: Executor, reference: string): Promise<string | undefined> {
  const bet = await db
    .selectFrom('bets')
    .select('id')
    .where('ref', '=', reference)
    .executeTakeFirst()
  return bet === undefined ? undefined : String(bet.id)
}

/** The draw that a bet was in; undefined for a bet that had no ticket. */
export async function findDraw(
  db: Executor,
  jackpotId: string,
  betId: string,
): Promise<JackpotDraw | undefined> {
  const { rows } = await sql<DrawRow>`
    select d.* from jackpot_draws d
    join jackpot_tickets t on t.jackpot_id = d.jackpot_id and t.draw = d.number
    where t.jackpot_id = ${jackpotId} and t.bet_id = ${betId}
  `.execute(db)
  const [draw] = rows
  if (draw === undefined) return undefined
  const tickets = await db
    .selectFrom('jackpot_tickets')
    .select(['bet_id', 'leaf', 'stake'])
    .where('jackpot_id', '=', jackpotId)
    .where('draw', '=', draw.number)
    .orderBy('bet_id')
    .execute()
  return {
    betId,
    number: draw.number,
    previousPulse: draw.previous_pulse,
    pulse: draw.pulse,
    createdAt: draw.created_at.toISOString(),
    tickets: tickets.map((ticket) => ({
      betId: String(ticket.bet_id),
      leaf: ticket.leaf,
      stake: amountOf(ticket.stake),
    })),
    levels: await levelsOf(db, draw),
  }
}

/** Every round that a draw had tickets of: more than one of a level that was hit in it. */
async function levelsOf(db: Executor, draw: DrawRow): Promise<JackpotDraw['levels']> {
  const { rows } = await sql<{
    level: string
    number: number
    commitment: string
    secret: string | null
  }>`
    select r.level, r.number, r.commitment, r.secret
    from jackpot_rounds r
    join unnest(
      ${draw.levels.map(({ code }) => code)}::text[],
      ${draw.levels.map(({ round }) => round)}::integer[]
    ) as began (level, round) on began.level = r.level
    where r.jackpot_id = ${draw.jackpot_id} and r.number >= began.round and r.number <= began.round + (
      select count(*) from jackpot_hits h
      join jackpot_tickets t on t.jackpot_id = h.jackpot_id and t.bet_id = h.bet_id
      where h.jackpot_id = r.jackpot_id and h.level = r.level and t.draw = ${draw.number}
    )
    order by r.number
  `.execute(db)
  return draw.levels.flatMap((level) =>
    rows
      .filter((round) => round.level === level.code)
      .map(({ number: round, commitment, secret }) => ({
        code: level.code,
        round,
        seed: amountOf(BigInt(level.seed)),
        mustDrop: amountOf(BigInt(level.mustDrop)),
        contributionPpm: level.contributionPpm,
        pool: amountOf(BigInt(level.pool)),
        commitment,
        secret,
      })),
  )
}
