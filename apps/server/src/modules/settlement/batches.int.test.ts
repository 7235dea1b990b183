import { amountOf } from '@touchline/betting'
import { fileURLToPath } from 'node:url'
import { Kysely, PostgresDialect, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../db/database.ts'
import type { Schema } from '../../db/schema.ts'
import { endChild, firstOutput, startNode } from '../../db/testing/child-process.ts'
import { createTestDatabase, allEngines } from '../../db/testing/test-database.ts'
import { waitingForLocks } from '../../db/testing/waiting-for-locks.ts'
import type { Reporter } from '../../reporting/reporter.ts'
import { createTestReporter } from '../../reporting/testing/test-reporter.ts'
import type { PlacementToStore } from '../bets/placement/place-bets-statement.ts'
import { runPlacement } from '../bets/placement/place-bets-statement.ts'
import { takeQueuedBets } from '../bets/settlement-queue.ts'
import { systemClock } from '../clock.ts'
import { expectLedgerToBalance } from '../testing/ledger-audit.ts'
import { createPlayer } from '../testing/people.ts'
import { storedSingle } from '../testing/stored-placement.ts'
import type { ResultChange } from './result-inbox.ts'
import { applyNextResult, noteLateLegs } from './result-repository.ts'
import { storeResults } from './store-results.ts'
import type { SettlementBatch } from './settle-bets.ts'
import { createSettlementWorkers } from './settlement-workers.ts'

const STAKE = amountOf(10n)
const BETS = 60

describe.each(allEngines)('settlement in batches on $name', (engine) => {
  let database: Database
  beforeAll(async () => {
    database = await createTestDatabase(engine)
  })
  afterAll(() => database.close())

  type Legs = PlacementToStore['bets'][number]['selections']

  /** One bet of each player in turns, on these legs. */
  const placeOn = async (players: readonly number[], legs: (base: Legs[number]) => Legs) => {
    const placed: bigint[] = []
    for (let n = 0; n < BETS; n += 1) {
      const placement = storedSingle(players[n % players.length] ?? 0, STAKE)
      const bets = placement.bets.map((bet) => {
        const selections = bet.selections.flatMap(legs)
        return { ...bet, type: selections.length > 1 ? ('combo' as const) : bet.type, selections }
      })
      const outcome = await runPlacement(database.kysely, { ...placement, bets })
      if (outcome.outcome === 'placed') placed.push(...outcome.bet_ids.map(BigInt))
    }
    return placed
  }

  const resultOf = (matchId: string, result: 0 | 1, certainty: 1 | 2 = 1): ResultChange => ({
    kind: 'settlement',
    matchId,
    at: 0,
    certainty,
    markets: [{ marketId: 1, specifier: '', outcomes: [{ id: '1', result, voidFactor: 0 }] }],
  })

  const hear = (...results: ResultChange[]) => storeResults(database.kysely, results)

  /** Lets the workers of one process do what there is to do. */
  const settle = async (
    told: SettlementBatch[] = [],
    reporter: Reporter = createTestReporter(),
  ) => {
    const workers = createSettlementWorkers({
      db: database.kysely,
      clock: systemClock,
      reporter,
      workers: 2,
      tell: (batch) => void told.push(batch),
    })
    workers.start()
    await workers.idle()
    await workers.stop()
  }

  const settlementsOf = async (betIds: readonly bigint[]) => {
    const { rows } = await sql<{ bets: number; settlements: number; transactions: number }>`
      select count(distinct bet_id)::int as bets, count(*)::int as settlements,
        count(distinct xmin::text)::int as transactions
      from settlements where bet_id = any(${betIds}::bigint[])
    `.execute(database.kysely)
    return rows[0]
  }

  const createPlayers = (count: number) =>
    Promise.all(
      Array.from({ length: count }, () => createPlayer(database.kysely, { EUR: amountOf(1000n) })),
    )

  it('[R5] settles many bets in one transaction and tells each balance once', async () => {
    const players = await createPlayers(3)
    const bets = await placeOn(players, (leg) => [{ ...leg, matchId: 'batch' }])
    const told: SettlementBatch[] = []
    await hear(resultOf('batch', 1))
    await settle(told)
    const settled = await settlementsOf(bets)
    expect(settled).toMatchObject({ bets: BETS, settlements: BETS })
    expect(settled?.transactions).toBeLessThanOrEqual(2)
    const heard = told.flatMap((batch) => batch.bets.map(({ bet }) => bet.id))
    expect(heard).toHaveLength(BETS)
    expect(new Set(heard)).toEqual(new Set(bets))
    for (const { balances } of told) {
      expect(new Set(balances.map(({ playerId }) => playerId)).size).toBe(balances.length)
    }
    const last = new Map(
      told.flatMap(({ balances }) => balances.map(({ playerId, amount }) => [playerId, amount])),
    )
    expect(players.map((player) => last.get(player))).toEqual([1200n, 1200n, 1200n])
    await expectLedgerToBalance(database.kysely)
  })

  it('[R5] settles once with several processes at it, and corrects by further settlements', async () => {
    const players = await createPlayers(4)
    const singles = await placeOn(players, (leg) => [{ ...leg, matchId: 'shared' }])
    const combos = await placeOn(players, (leg) => [
      { ...leg, matchId: 'shared' },
      { ...leg, matchId: 'shared too' },
    ])
    const settleBy = async (...results: ResultChange[]) => {
      await Promise.all(results.map((item) => hear(item)))
      await Promise.all([settle(), settle(), settle()])
      // One may have left a bet to another that was at it, and had not seen all of its legs.
      await settle()
    }
    await settleBy(resultOf('shared', 1), resultOf('shared too', 0), resultOf('shared', 1))
    expect(await settlementsOf([...singles, ...combos])).toMatchObject({
      bets: 2 * BETS,
      settlements: 2 * BETS,
    })
    await settleBy(resultOf('shared', 0, 2), resultOf('shared too', 0, 2))
    expect(await settlementsOf(singles)).toMatchObject({ bets: BETS, settlements: 2 * BETS })
    expect(await settlementsOf(combos)).toMatchObject({ bets: BETS, settlements: BETS })
    await expectLedgerToBalance(database.kysely)
  })

  it('[R5] reads no leg again for a result that is known', async () => {
    const [player = 0] = await createPlayers(1)
    await placeOn([player], (leg) => [{ ...leg, matchId: 'known' }])
    await hear(resultOf('known', 1))
    await settle()
    await hear(resultOf('known', 1), resultOf('known', 1))
    const { rows } = await database.pool.query('select from outcomes_to_apply')
    expect(rows).toEqual([])
  })

  it('[R5] does not let a bet that cannot be settled hold up the others', async () => {
    const players = await createPlayers(2)
    const bets = await placeOn(players, (leg) => [{ ...leg, matchId: 'broken' }])
    const [broken = 0n] = bets
    // What it would book is booked already.
    await sql`
      insert into ledger_transactions (kind, cause, player_id)
      values ('settlement', ${String(broken)}, ${players[0]})
    `.execute(database.kysely)
    const reports: unknown[] = []
    await hear(resultOf('broken', 1))
    await settle([], { report: (error) => void reports.push(error) })
    expect(await settlementsOf(bets)).toMatchObject({ bets: BETS - 1 })
    expect(reports).toHaveLength(1)
    const { rows } = await database.pool.query(
      'select bet_id, failures, queued_at > now() as later from settlement_queue',
    )
    expect(rows).toEqual([{ bet_id: broken, failures: 1, later: true }])
    await database.pool.query('delete from settlement_queue')
  })

  it('[R5] does not let an outcome that cannot be applied hold up the others, and pauses longer', async () => {
    const players = await createPlayers(2)
    const cursed = await placeOn(players, (leg) => [{ ...leg, matchId: 'cursed' }])
    const bets = await placeOn(players, (leg) => [{ ...leg, matchId: 'behind it' }])
    await database.pool.query(`
      create function refuse() returns trigger language plpgsql as $$
      begin raise exception 'no result for this one'; end $$;
      create trigger cursed before update on bet_selections for each row
      when (new.match_id = 'cursed') execute function refuse()
    `)
    const reports: unknown[] = []
    const settleOn = () => settle([], { report: (_, context) => void reports.push(context) })
    await hear(resultOf('cursed', 1))
    await hear(resultOf('behind it', 1))
    await settleOn()
    expect(await settlementsOf(bets)).toMatchObject({ bets: BETS, settlements: BETS })
    await settleOn()
    expect(reports).toEqual([{ task: 'settlement', matchId: 'cursed', marketId: 1 }])
    const { rows: waiting } = await database.pool.query(
      `update outcomes_to_apply set queued_at = queued_at - interval '11 seconds'
       returning match_id, failures`,
    )
    expect(waiting).toEqual([{ match_id: 'cursed', failures: 1 }])
    await settleOn()
    const { rows: later } = await database.pool.query(
      `select failures, queued_at > now() + interval '15 seconds' as longer from outcomes_to_apply`,
    )
    expect(later).toEqual([{ failures: 2, longer: true }])
    await database.pool.query('drop trigger cursed on bet_selections; drop function refuse()')
    // What is heard anew of it is tried at once.
    await hear(resultOf('cursed', 0, 2))
    await settleOn()
    expect(await settlementsOf(cursed)).toMatchObject({ bets: BETS, settlements: BETS })
    expect(reports).toHaveLength(2)
    await expectLedgerToBalance(database.kysely)
  })

  it('[R5] does not take a lost database for a failure of the outcome that it was at', async () => {
    const players = await createPlayers(2)
    const bets = await placeOn(players, (leg) => [{ ...leg, matchId: 'cut off' }])
    await database.pool.query(`
      create function hang_up() returns trigger language plpgsql as $$
      begin perform pg_terminate_backend(pg_backend_pid()); return new; end $$;
      create trigger cut_off before update on bet_selections for each row
      when (new.match_id = 'cut off') execute function hang_up()
    `)
    const reports: unknown[] = []
    await hear(resultOf('cut off', 1))
    await settle([], { report: (_, context) => void reports.push(context) })
    expect(new Set(reports.map((context) => JSON.stringify(context)))).toEqual(
      new Set(['{"task":"settlement"}']),
    )
    await database.pool.query('drop trigger cut_off on bet_selections; drop function hang_up()')
    await settle()
    expect(await settlementsOf(bets)).toMatchObject({ bets: BETS, settlements: BETS })
  })

  it('[R5] queues a bet again whose leg changes at the moment in which it is taken', async () => {
    const [player = 0] = await createPlayers(1)
    const [bet] = await placeOn([player], (leg) => [{ ...leg, matchId: 'taken' }])
    const taker = await database.pool.connect()
    await taker.query('insert into settlement_queue (bet_id) values ($1)', [bet])
    await taker.query('begin')
    await taker.query('select from settlement_queue where bet_id = $1 for update', [bet])
    await hear(resultOf('taken', 1))
    let isWritten = false
    const writing = applyNextResult(database.kysely, 1, createTestReporter()).then(
      () => (isWritten = true),
    )
    const waiting = async () => isWritten || (await waitingForLocks(database)) === 1
    await expect.poll(waiting, { timeout: 60_000 }).toBe(true)
    await taker.query('delete from settlement_queue where bet_id = $1', [bet])
    await taker.query('commit')
    taker.release()
    await writing
    const { rows } = await database.pool.query('select bet_id from settlement_queue')
    expect(rows).toEqual([{ bet_id: bet }])
    await settle()
  })

  it('[R5] loses and doubles nothing when a process is killed amid a batch', async () => {
    const players = await createPlayers(3)
    const bets = await placeOn(players, (leg) => [{ ...leg, matchId: 'killed' }])
    await hear(resultOf('killed', 1))
    // Bets and accounts are locked and the ledger is written when the batch comes to wait here.
    const blocker = await database.pool.connect()
    await blocker.query('begin')
    await blocker.query('lock table settlements in share mode')
    const script = fileURLToPath(new URL('./testing/settle-process.ts', import.meta.url))
    const child = startNode([script, database.url])
    await firstOutput(child)
    const waiting = async () => {
      const { rows } = await database.pool.query<{ n: number }>(
        `select count(*)::int as n from pg_locks
         where not granted and relation = 'settlements'::regclass`,
      )
      return rows[0]?.n
    }
    await expect.poll(waiting, { timeout: 60_000 }).toBe(1)
    await endChild(child, 'SIGKILL')
    await blocker.query('rollback')
    blocker.release()
    // The server notices that nobody is there when it has written, and takes it all back.
    const left = async () => {
      const { rows } = await database.pool.query<{ n: number }>(
        'select count(*)::int as n from settlement_queue',
      )
      await settle()
      return rows[0]?.n
    }
    await expect.poll(left, { timeout: 60_000 }).toBe(0)
    expect(await settlementsOf(bets)).toMatchObject({ bets: BETS, settlements: BETS })
    await expectLedgerToBalance(database.kysely)
  })

  /** What it asks the database for, of which the first is explained. */
  const planOf = async (work: (db: Kysely<Schema>) => Promise<unknown>, how = '') => {
    const statements: { sql: string; parameters: readonly unknown[] }[] = []
    const db = new Kysely<Schema>({
      dialect: new PostgresDialect({ pool: database.pool }),
      log: ({ query }) => void statements.push(query),
    })
    await work(db)
    const [asked] = statements
    const { rows } = await database.pool.query<{ 'QUERY PLAN': string }>(
      `explain ${how} ${asked?.sql ?? ''}`,
      [...(asked?.parameters ?? [])],
    )
    return rows.map((row) => row['QUERY PLAN']).join('\n')
  }

  it('[R5] looks for the results of late bets alone', async () => {
    const [player = 0] = await createPlayers(1)
    await placeOn([player], (leg) => [{ ...leg, matchId: 'late' }])
    await database.pool.query(`
      insert into outcome_results (
        match_id, market_id, specifier, outcome_id, result, void_factor, certainty
      )
      select 'known:' || n, 1, '', '1', 1, 0, 2 from generate_series(1, 5000) n
    `)
    await database.pool.query(`
      insert into cancellations (match_id, reason)
      select 'known:' || n, 'gone' from generate_series(1, 5000) n
    `)
    await database.pool.query('vacuum analyze outcome_results, cancellations, bet_selections')
    const plan = await planOf((db) => noteLateLegs(db, 0n), '(analyze, timing off, costs off)')
    expect(plan).not.toMatch(/Seq Scan on (outcome_results|cancellations)/)
    await database.pool.query('truncate outcome_results, cancellations')
  })

  it('[R5] finds the next bets of a long queue by its index', async () => {
    const [player = 0] = await createPlayers(1)
    const [first = 0n] = await placeOn([player], (leg) => [{ ...leg, matchId: 'long' }])
    // One row each for bets that are not there: only their order counts.
    await database.pool.query('alter table settlement_queue disable trigger all')
    await sql`
      insert into settlement_queue (bet_id, queued_at)
      select ${first} + n, now() - n * interval '1 second' from generate_series(1, 20000) n
    `.execute(database.kysely)
    await database.pool.query('analyze settlement_queue')
    const plan = await planOf((db) => takeQueuedBets(db, 250))
    expect(plan).toContain('using settlement_queue_order')
    expect(plan).not.toContain('Sort')
    await database.pool.query('delete from settlement_queue')
    await database.pool.query('alter table settlement_queue enable trigger all')
  })
})
