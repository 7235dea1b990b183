import {
  byEuro,
  drawTicket,
  greatestTicket,
  MAX_AMOUNT,
  negateAmount,
  oddsOf,
  poolAmount,
  stakeMicros,
  subtractAmounts,
  sumAmounts,
  type Amount,
  type LedgerMove,
  type LevelTerms,
} from '@touchline/betting'
import { numberOf, pulseText, ticketText, type DrawTicket } from '@touchline/contract/draws'
import { createHash, createHmac } from 'node:crypto'
import { sql, type Selectable } from 'kysely'
import type { Db, Executor } from '../../db/database.ts'
import type { JackpotTables } from '../../db/jackpot-schema.ts'
import { findCurrency, type OfferedCurrency } from '../../settings/currencies.ts'
import { postTransaction } from '../wallet/post-transaction.ts'
import { poolAccount } from './apply-jackpots.ts'
import type { JackpotDocument } from './jackpot-document.ts'
import { hasBetsToDraw, isPaused } from './pauses.ts'
import { commitmentOf, nextInChain, type Chain, type RoundSecrets } from './secret-chain.ts'

export const TICKETS_IN_A_DRAW = 200

type JackpotRow = Omit<Selectable<JackpotTables['jackpots']>, 'document'> & {
  readonly document: JackpotDocument
}
/** As it was before the bets were looked at. */
type LockedJackpot = JackpotRow & {
  /** Whether all that was under way at the last look has ended. */
  readonly is_seen: boolean
  /** The first bet that the house may still refuse. */
  readonly first_open: bigint | null
}
type LevelRow = Selectable<JackpotTables['jackpot_levels']>

/** A bet that has its ticket now. */
type Candidate = {
  readonly id: bigint
  readonly player_id: number
  readonly placement: string
  readonly position: number
  readonly stake: Amount
  readonly currency: string
  readonly per_euro: Amount
}

type Hit = {
  readonly level: string
  readonly round: number
  readonly bet: Candidate
  readonly won: Amount
  readonly secret: string
}

/** Where a level stands, ticket by ticket. */
type Running = Chain & {
  readonly terms: LevelTerms
  readonly before: LevelRow
  readonly round: number
  readonly pool: bigint
  readonly hits: readonly Hit[]
}

type Deps = {
  readonly db: Db
  readonly secrets: RoundSecrets
  /** Makes the mark that tells winners apart. */
  readonly markOf: (playerId: number) => string
  readonly now: Date
}

/**
 * Gives the bets that were taken since the last draw their tickets, adds what the house gives for
 * them, and draws: all of it in one transaction, by one process, and for each bet once.
 * @returns the bets that got a ticket; null where another process draws
 */
export async function drawTickets(
  deps: Deps,
  jackpotId: string,
): Promise<readonly Pick<Candidate, 'id' | 'player_id'>[] | null> {
  return deps.db.transaction().execute(async (trx) => {
    const jackpot = await lockJackpot(trx, jackpotId)
    if (jackpot === undefined) return null
    const bets = await findCandidates(trx, jackpot)
    if (bets.length > 0) await draw(trx, deps, { jackpot, bets })
    if (bets.length < TICKETS_IN_A_DRAW) await moveOn(trx, jackpot)
    return bets
  })
}

/** Another cluster, as one that a copy was read into, counts its transactions from the beginning. */
async function lockJackpot(trx: Executor, id: string): Promise<LockedJackpot | undefined> {
  const { rows } = await sql<LockedJackpot>`
    select j.*,
      j.seen_before <= pg_snapshot_xmin(pg_current_snapshot()) as is_seen,
      (select min(id) from bets where status = 'submitted') as first_open
    from jackpots j where j.id = ${id} and ${hasBetsToDraw} for update of j skip locked
  `.execute(trx)
  return rows[0]
}

/**
 * Only bets that the house has taken: what it may still refuse waits. The stake of a freebet leaves no
 * margin to add to a pool. What was placed while the jackpot was off was told of none.
 */
async function findCandidates(trx: Executor, jackpot: JackpotRow): Promise<Candidate[]> {
  const { id, drawn_to: drawnTo, document } = jackpot
  const { rows } = await sql<Candidate>`
    select b.id, b.player_id, b.placement, b.position, b.stake, b.currency, c.per_euro
    from bets b
    join currencies c on c.code = b.currency
    left join jackpot_tickets t on t.jackpot_id = ${id} and t.bet_id = b.id
    where b.id > ${drawnTo} and t.bet_id is null
      and b.status not in ('submitted', 'rejected')
      and not ${isPaused(id)}
      and b.freebet_mode is null
      and b.odds >= ${document.min_odds}
      and b.stake::numeric * ${currencyOf(document).euro}::bigint
        >= ${document.min_stake}::numeric * c.per_euro
    order by b.id limit ${TICKETS_IN_A_DRAW}
  `.execute(trx)
  return rows
}

function currencyOf({ currency }: JackpotDocument): OfferedCurrency {
  const offered = findCurrency(currency)
  if (offered === undefined) throw new Error(`the jackpot's currency ${currency} is not offered`)
  return offered
}

/**
 * A bet gets its number before its placement is there to be seen, so that a later one may be seen
 * first. A placement has written before it has a number: the bets up to one that is seen are all
 * there once every transaction has ended that was under way. What had ended before the bets were looked
 * at has its tickets.
 */
async function moveOn(trx: Executor, jackpot: LockedJackpot): Promise<void> {
  const { id, drawn_to: drawnTo, seen_to: seenTo, is_seen: isSeen, first_open: open } = jackpot
  const end = !isSeen ? drawnTo : open === null || open > seenTo ? seenTo : open - 1n
  await sql`
    update jackpots set
      drawn_to = greatest(drawn_to, ${end}),
      seen_to = bets.last,
      seen_before = pg_snapshot_xmax(pg_current_snapshot())
    from (select coalesce(max(id), 0) as last from bets) bets
    where jackpots.id = ${id} and (drawn_to < ${end} or seen_to < bets.last)
      and (${isSeen} or seen_before > pg_snapshot_xmax(pg_current_snapshot()))
  `.execute(trx)
}

type Drawn = { readonly jackpot: JackpotRow; readonly bets: readonly Candidate[] }

async function draw(trx: Executor, deps: Deps, { jackpot, bets }: Drawn): Promise<void> {
  const tickets = bets.map((bet) => ticketOf(bet, jackpot.document))
  const pulse = hexHash(pulseText(jackpot.pulse, tickets))
  const { rows: levels } = await sql<LevelRow>`
    select * from jackpot_levels where jackpot_id = ${jackpot.id} and active
    order by position for update
  `.execute(trx)
  const ends = levels.map((level) => drawLevel(level, deps.secrets, { pulse, bets, tickets }))
  const number = jackpot.draws + 1
  await keepDraw(trx, { jackpot, number, pulse, tickets, levels }, deps.now)
  for (const end of ends) await keepLevel(trx, end, deps)
  await bookDraw(trx, { jackpot, number, ends })
  const hits = ends.flatMap((end) => end.hits)
  await keepHits(trx, jackpot.document, hits, deps)
}

function ticketOf(bet: Candidate, document: JackpotDocument): DrawTicket {
  const { euro, maxPayout } = currencyOf(document)
  const stake = stakeMicros(bet.stake, { stake: bet.per_euro, jackpot: euro })
  // A trader may agree to more than the terms reckon with.
  const reckoned = greatestTicket({ maxPayout, minOdds: oddsOf(document.min_odds) })
  // Beyond it nothing can be written exactly.
  const most = reckoned < MAX_AMOUNT ? reckoned : MAX_AMOUNT
  return {
    betId: String(bet.id),
    leaf: hexHash(`${bet.placement}:${bet.position}`),
    stake: stake < most ? stake : most,
  }
}

function hexHash(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

function drawLevel(
  level: LevelRow,
  secrets: RoundSecrets,
  of: {
    readonly pulse: string
    readonly bets: readonly Candidate[]
    readonly tickets: readonly DrawTicket[]
  },
): Running {
  const terms: LevelTerms = {
    code: level.code,
    seed: level.seed,
    mustDrop: level.must_drop,
    contributionPpm: level.contribution_ppm,
  }
  let chain: Chain = level
  let { pool, round } = level
  const hits: Hit[] = []
  for (const [index, { betId, stake }] of of.tickets.entries()) {
    const bet = of.bets[index]
    if (bet === undefined) break
    const text = ticketText(of.pulse, betId)
    const mac = createHmac('sha256', secrets.secretOf(chain)).update(text).digest('hex')
    const drawn = drawTicket(terms, pool, { stake, number: numberOf(mac) })
    pool = drawn.pool
    for (const won of drawn.wins) {
      const secret = secrets.secretOf(chain).toString('hex')
      hits.push({ level: level.code, round, bet, won, secret })
      chain = nextInChain(chain)
      round += 1
    }
  }
  const { last_secret, left_in_chain } = chain
  return { last_secret, left_in_chain, terms, before: level, round, pool, hits }
}

/** Terms and pool of a level before a draw, as it is kept. */
export type KeptLevel = {
  readonly code: string
  readonly round: number
  readonly seed: string
  readonly mustDrop: string
  readonly contributionPpm: number
  readonly pool: string
}

async function keepDraw(
  trx: Executor,
  of: {
    readonly jackpot: JackpotRow
    readonly number: number
    readonly pulse: string
    readonly tickets: readonly DrawTicket[]
    readonly levels: readonly LevelRow[]
  },
  now: Date,
): Promise<void> {
  const { jackpot, number, pulse, tickets } = of
  const levels = of.levels.map((level): KeptLevel => ({
    code: level.code,
    round: level.round,
    seed: String(level.seed),
    mustDrop: String(level.must_drop),
    contributionPpm: level.contribution_ppm,
    pool: String(level.pool),
  }))
  await trx
    .insertInto('jackpot_draws')
    .values({
      jackpot_id: jackpot.id,
      number,
      previous_pulse: jackpot.pulse,
      pulse,
      levels: JSON.stringify(levels),
      created_at: now,
    })
    .execute()
  await sql`
    insert into jackpot_tickets (jackpot_id, draw, bet_id, leaf, stake)
    select ${jackpot.id}, ${number}, ticket.* from unnest(
      ${tickets.map(({ betId }) => betId)}::bigint[],
      ${tickets.map(({ leaf }) => leaf)}::text[],
      ${tickets.map(({ stake }) => stake)}::bigint[]
    ) as ticket
  `.execute(trx)
  await trx
    .updateTable('jackpots')
    .set({ draws: number, pulse })
    .where('id', '=', jackpot.id)
    .execute()
}

async function keepLevel(trx: Executor, end: Running, { now, secrets }: Deps): Promise<void> {
  const { before, round, pool, last_secret, left_in_chain, hits } = end
  const { jackpot_id: id, code } = before
  await trx
    .updateTable('jackpot_levels')
    .set({ pool, round, last_secret, left_in_chain })
    .where('jackpot_id', '=', id)
    .where('code', '=', code)
    .execute()
  if (hits.length === 0) return
  await sql`
    update jackpot_rounds r set secret = ended.secret, ended_at = ${now}
    from unnest(
      ${hits.map((hit) => hit.round)}::integer[],
      ${hits.map((hit) => hit.secret)}::text[]
    ) as ended (number, secret)
    where r.jackpot_id = ${id} and r.level = ${code} and r.number = ended.number
  `.execute(trx)
  const opened = hits.map((hit, index) => {
    const next = hits[index + 1]?.secret
    const secret = next === undefined ? secrets.secretOf(end) : Buffer.from(next, 'hex')
    const commitment = commitmentOf(secret)
    return { jackpot_id: id, level: code, number: hit.round + 1, commitment, opened_at: now }
  })
  await trx.insertInto('jackpot_rounds').values(opened).execute()
}

/** What the house gave, and what is to be paid, in one transaction of the ledger. */
async function bookDraw(
  trx: Executor,
  of: {
    readonly jackpot: JackpotRow
    readonly number: number
    readonly ends: readonly Running[]
  },
): Promise<void> {
  const { jackpot, number, ends } = of
  const pools = ends.map(({ before, pool, terms }): LedgerMove => ({
    account: poolAccount(jackpot.id, terms.code),
    amount: subtractAmounts(poolAmount(pool), poolAmount(before.pool)),
  }))
  const won = sumAmounts(ends.flatMap(({ hits }) => hits.map((hit) => hit.won)))
  const moved = sumAmounts([...pools.map(({ amount }) => amount), won])
  await postTransaction(trx, {
    kind: 'jackpot',
    cause: `${jackpot.id}:draw:${number}`,
    playerId: null,
    currency: jackpot.document.currency,
    entries: [
      ...pools,
      { account: 'jackpot_wins', amount: won },
      { account: 'revenue', amount: negateAmount(moved) },
    ],
  })
}

async function keepHits(
  trx: Executor,
  document: JackpotDocument,
  hits: readonly Hit[],
  { now, markOf }: Deps,
): Promise<void> {
  if (hits.length === 0) return
  const own = currencyOf(document).euro
  const euro = findCurrency('EUR')?.euro ?? own
  const rows = hits.map(({ level, round, bet, won }) => ({
    jackpot_id: document.id,
    level,
    round,
    bet_id: bet.id,
    player_id: bet.player_id,
    amount: won,
    currency: document.currency,
    amount_eur: byEuro(won, own, euro),
    paid_amount: byEuro(won, own, bet.per_euro),
    paid_currency: bet.currency,
    user_hash: markOf(bet.player_id),
    created_at: now,
  }))
  await trx.insertInto('jackpot_hits').values(rows).execute()
}
