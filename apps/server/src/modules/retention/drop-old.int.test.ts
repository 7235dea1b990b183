import { amountOf } from '@touchline/betting'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../db/database.ts'
import { createTestDatabase, allEngines } from '../../db/testing/test-database.ts'
import { STANDARD_RETENTION } from '../../settings/retention.ts'
import { loadSettings } from '../../settings/settings.ts'
import { closePlacement } from '../bets/placement/placement-reference.ts'
import { closeWithdrawal } from '../payments/close-withdrawal.ts'
import { runPlacement } from '../bets/placement/place-bets-statement.ts'
import { createPlayer } from '../testing/people.ts'
import { storedSingle } from '../testing/stored-placement.ts'
import { dropOld } from './drop-old.ts'

const DAY_MS = 86_400_000

describe.each(allEngines)('retention on $name', (engine) => {
  let database: Database
  beforeAll(async () => {
    database = await createTestDatabase(engine)
  })
  afterAll(() => database.close())

  const inDays = (days: number) => Date.now() + days * DAY_MS + 1
  const drop = (days: number, text = STANDARD_RETENTION) =>
    dropOld(database.kysely, {
      retention: loadSettings({ RETENTION_DAYS: text }).retention,
      now: inDays(days),
      isStopped: () => false,
      rowsAtATime: 2,
    })

  const count = async (table: string, where = 'true') => {
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from ${sql.table(table)} where ${sql.raw(where)}
    `.execute(database.kysely)
    return rows[0]?.n
  }

  const place = async (playerId: number, matchId: string) => {
    const placement = storedSingle(playerId, amountOf(10n))
    const bets = placement.bets.map((bet) => ({
      ...bet,
      selections: bet.selections.map((leg) => ({ ...leg, matchId })),
    }))
    const outcome = await runPlacement(database.kysely, { ...placement, bets })
    return outcome.outcome === 'placed' ? BigInt(outcome.bet_ids[0] ?? 0) : 0n
  }

  const setResult = (matchId: string) =>
    sql`insert into outcome_results values (${matchId}, 1, '', '1', 1, 0, 1000000, 2)`.execute(
      database.kysely,
    )

  it('[R9] drops the references of refused placements and lost withdrawals when no copy can come, and no others', async () => {
    const player = await createPlayer(database.kysely, { EUR: amountOf(100n) })
    await place(player, 'refused')
    for (let n = 0; n < 5; n += 1) {
      await closePlacement(database.kysely, player, crypto.randomUUID())
    }
    await closeWithdrawal(database.kysely, player, crypto.randomUUID())
    await drop(6)
    expect(await count('placements', `player_id = ${player}`)).toBe(6)
    expect(await count('closed_withdrawals')).toBe(1)
    await drop(7)
    expect(await count('placements', `player_id = ${player}`)).toBe(1)
    expect(await count('closed_withdrawals')).toBe(0)
  })

  it('[R9] drops the rest where one kind cannot be dropped', async () => {
    await sql`
      insert into outbox_messages (kind, channel, recipient, subject, body)
      values ('old', 'email', 'a@example.test', '', '')
    `.execute(database.kysely)
    await database.pool.query('alter table outcome_results rename to outcome_results_away')
    const failure = drop(7, 'messages:7').catch((error: unknown) => error)
    expect(await failure).toMatchObject({ code: '42P01' })
    await database.pool.query('alter table outcome_results_away rename to outcome_results')
    expect(await count('outbox_messages')).toBe(0)
  })

  it('[R9] drops results and counts of a match when no bet waits for one there', async () => {
    const player = await createPlayer(database.kysely, { EUR: amountOf(100n) })
    const over = await place(player, 'over')
    await place(player, 'open')
    await sql`update bet_selections set result = 1 where bet_id = ${over}`.execute(database.kysely)
    for (const matchId of ['over', 'open']) await setResult(matchId)
    await sql`insert into cancellations values ('over', null, null, 'postponed')`.execute(
      database.kysely,
    )
    await drop(89)
    expect(await count('outcome_results')).toBe(2)
    await drop(90)
    expect(await count('outcome_results', "match_id = 'over'")).toBe(0)
    expect(await count('cancellations')).toBe(0)
    expect(await count('match_bet_counts', "match_id = 'over'")).toBe(0)
    expect(await count('outcome_results', "match_id = 'open'")).toBe(1)
    expect(await count('match_bet_counts', "match_id = 'open'")).toBe(1)
  })

  it('[R9] drops times at play that are over, and messages', async () => {
    const player = await createPlayer(database.kysely, { EUR: amountOf(100n) })
    await sql`
      insert into sportsbook_sessions (player_id, started_at, seen_at, ended_at)
      values (${player}, now(), now(), now()), (${player}, now(), now(), null)
    `.execute(database.kysely)
    await sql`
      insert into outbox_messages (kind, channel, recipient, subject, body)
      values ('unlock', 'email', 'a@example.test', '', '')
    `.execute(database.kysely)
    await drop(8)
    expect(await count('outbox_messages')).toBe(0)
    expect(await count('sportsbook_sessions')).toBe(2)
    await drop(400)
    expect(await count('sportsbook_sessions')).toBe(1)
  })

  it('[R9] [P16] [FAIR-2] keeps bets for ever, or drops those that have been over for long', async () => {
    const player = await createPlayer(database.kysely, { EUR: amountOf(100n) })
    const ids: bigint[] = []
    for (let n = 0; n < 5; n += 1) ids.push(await place(player, 'bets'))
    // One is still open, in the midst of the others.
    const done = ids.filter((_, index) => index !== 2)
    await sql`
      update bets set status = 'rejected' where id = any(${done}::bigint[])
    `.execute(database.kysely)
    await sql`insert into settlements (bet_id, number, result, win_amount)
      select unnest(${done}::bigint[]), 1, 'lose_entire', 0`.execute(database.kysely)
    const gone = await place(player, 'gone')
    await sql`update bets set status = 'done' where id = ${gone}`.execute(database.kysely)
    for (const matchId of ['bets', 'gone']) {
      await sql`
        insert into final_scores values (${matchId}, now(), '{"home":1,"away":0}', now())
      `.execute(database.kysely)
    }
    const bookings = await count('ledger_transactions')
    await drop(5000)
    expect(await count('bets', `player_id = ${player}`)).toBe(6)
    await drop(365, 'bets:366')
    expect(await count('bets', `player_id = ${player}`)).toBe(6)
    await drop(366, 'bets:366')
    expect(await count('bets', `player_id = ${player}`)).toBe(1)
    expect(await count('bet_selections', `bet_id = any('{${ids.join(',')}}')`)).toBe(1)
    expect(await count('settlements', `bet_id = any('{${ids.join(',')}}')`)).toBe(0)
    expect(await count('placements', `player_id = ${player}`)).toBe(1)
    expect(await count('ledger_transactions')).toBe(bookings)
    // The score of a match goes with the last bet on it.
    expect(await count('final_scores', "match_id = 'bets'")).toBe(1)
    expect(await count('final_scores', "match_id = 'gone'")).toBe(0)
  })

  it('[R9] leaves rows alone that somebody is at, and waits for nobody', async () => {
    const player = await createPlayer(database.kysely, { EUR: amountOf(100n) })
    for (let n = 0; n < 3; n += 1) {
      await closePlacement(database.kysely, player, crypto.randomUUID())
    }
    const other = await database.pool.connect()
    await other.query('begin')
    await other.query('select from placements where player_id = $1 limit 1 for update', [player])
    await drop(8)
    expect(await count('placements', `player_id = ${player}`)).toBe(1)
    await other.query('commit')
    other.release()
    await drop(8)
    expect(await count('placements', `player_id = ${player}`)).toBe(0)
  })
})
