import { amountOf } from '@touchline/betting'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../db/database.ts'
import { createTestDatabase, engines } from '../../db/testing/test-database.ts'
import { loadSettings } from '../../settings/settings.ts'
import { reopenAccount } from '../account-closing/reopen-account.ts'
import { runPlacement } from '../bets/placement/place-bets-statement.ts'
import { getPlayer, updatePlayer } from '../players/player-repository.ts'
import { overtaken } from '../testing/overtaken.ts'
import { createPlayer } from '../testing/people.ts'
import { storedSingle } from '../testing/stored-placement.ts'
import { dropOld } from './drop-old.ts'
import { ERASED_TABLES } from './erase-closed-accounts.ts'

const DAY_MS = 86_400_000

/** What names nobody by itself: money, bets and what was agreed, limited and counted. */
const STAYING_TABLES = [
  'accounts',
  'bets',
  'bonuses',
  'jackpot_hits',
  'ledger_transactions',
  'payments',
  'placements',
  'player_activity',
  'prediction_votes',
  'sportsbook_sessions',
  'terms_acceptances',
  'tournament_prizes',
  'user_limits',
]

describe.each(engines)('accounts that were closed long ago on $name', (engine) => {
  let database: Database
  beforeAll(async () => {
    database = await createTestDatabase(engine)
  })
  afterAll(() => database.close())

  const now = Date.now()
  const eraseAfter = (days: number, text = 'closed_accounts:365') =>
    dropOld(database.kysely, {
      retention: loadSettings({ RETENTION_DAYS: text }).retention,
      now: now + days * DAY_MS + 1,
      isStopped: () => false,
      rowsAtATime: 2,
    })

  /** Of somebody of whom there is everything; the money is play money, which ends with the account. */
  async function createClosed(): Promise<number> {
    const db = database.kysely
    const id = await createPlayer(db, { EUR: amountOf(100n) })
    await runPlacement(db, storedSingle(id, amountOf(10n)))
    await sql`update accounts set credited = balance where player_id = ${id}`.execute(db)
    await sql`update bets set status = 'done' where player_id = ${id}`.execute(db)
    await sql`update placements set device_id = 'a-device' where player_id = ${id}`.execute(db)
    await sql`
      insert into outbox_messages (kind, channel, recipient, subject, body, player_id, created_at)
      values ('account_closed', 'email', 'a@example.test', '', '', ${id}, now() + interval '9 years')
    `.execute(db)
    await sql`insert into sign_ins (player_id, signed_in_at) values (${id}, now())`.execute(db)
    await sql`insert into chat_people (player_id) values (${id})`.execute(db)
    await updatePlayer(db, id, {
      first_name: 'Ada',
      last_name: 'Lovelace',
      nickname: `Ada${id}`,
      nickname_skeleton: `ada${id}`,
      phone: '+4917012345',
      closed_at: new Date(now),
    })
    return id
  }

  const isErased = async (id: number) => (await getPlayer(database.kysely, id)).erased_at !== null

  it('[R9] are kept for ever, or nobody knows whose they were; bets and money stay', async () => {
    const ids = [await createClosed(), await createClosed(), await createClosed()]
    const open = await createPlayer(database.kysely, { EUR: amountOf(100n) })
    const { email } = await getPlayer(database.kysely, open)
    await eraseAfter(5000, '')
    await eraseAfter(364)
    expect(await Promise.all(ids.map(isErased))).toEqual([false, false, false])
    await eraseAfter(365)
    for (const id of ids) {
      const { rows } = await sql<{ row: string }>`
        select row_to_json(p)::text as row from players p where id = ${id}
      `.execute(database.kysely)
      expect(rows[0]?.row).not.toMatch(/ada|lovelace|17012345|example\.test/i)
      expect(await isErased(id)).toBe(true)
      expect(await filled(id, ERASED_TABLES)).toEqual([])
      const kept = ['accounts', 'bets', 'ledger_transactions', 'placements']
      expect(await filled(id, kept)).toEqual(kept)
    }
    const devices = await sql<{ n: number }>`
      select count(device_id)::int as n from placements where player_id = any(${ids}::integer[])
    `.execute(database.kysely)
    expect(devices.rows[0]?.n).toBe(0)
    expect(await getPlayer(database.kysely, open)).toMatchObject({ email, erased_at: null })
  })

  /** Those of the tables that have something of a player. */
  const filled = async (id: number, tables: readonly string[]) => {
    const found = await Promise.all(
      tables.map(async (table) => {
        const { rows } = await sql`
          select from ${sql.table(table)} where player_id = ${id} limit 1
        `.execute(database.kysely)
        return rows.length === 0 ? [] : [table]
      }),
    )
    return found.flat()
  }

  it('[R9] are not opened again', async () => {
    const id = await createClosed()
    await eraseAfter(365)
    const { email } = await getPlayer(database.kysely, id)
    expect(await reopenAccount(database.kysely, email)).toBe(false)
  })

  it('[R9] are not opened by an operator whom their end overtakes', async () => {
    const id = await createClosed()
    const { email } = await getPlayer(database.kysely, id)
    const erased = [
      "update players set erased_at = now(), email = 'erased ' || id where email = $1",
    ]
    const opened: boolean[] = []
    const open = async () => opened.push(await reopenAccount(database.kysely, email))
    expect(await overtaken(database, email, erased, open)).toBe('done')
    expect(opened).toEqual([false])
    expect((await getPlayer(database.kysely, id)).closed_at).not.toBeNull()
  })

  it('[R9] wait for an exclusion to end, and for money that is still theirs', async () => {
    const [excluded, rich, betting] = [
      await createClosed(),
      await createClosed(),
      await createClosed(),
    ]
    await sql`
      insert into user_limits (player_id, type, status, begun_at, period_at, active_until)
      values (${excluded}, 'selfexclusion', 'active', now(), now(), now() + interval '400 days')
    `.execute(database.kysely)
    await sql`update accounts set credited = 0 where player_id = ${rich}`.execute(database.kysely)
    await sql`
      update bets set status = 'waiting_results' where player_id = ${betting}
    `.execute(database.kysely)
    await eraseAfter(366)
    expect(await Promise.all([excluded, rich, betting].map(isErased))).toEqual([
      false,
      false,
      false,
    ])
    await eraseAfter(401)
    expect(await isErased(excluded)).toBe(true)
  })

  it('[R9] every table about players is erased or says why it stays', async () => {
    const { rows } = await sql<{ name: string }>`
      select table_name as name from information_schema.columns
      where table_schema = current_schema() and column_name = 'player_id'
    `.execute(database.kysely)
    // They go with those who wrote them.
    const chat = ['chat_messages']
    expect(rows.map(({ name }) => name).sort()).toEqual(
      [...ERASED_TABLES, ...STAYING_TABLES, ...chat].sort(),
    )
  })
})
