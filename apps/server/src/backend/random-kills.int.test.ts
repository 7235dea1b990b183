import { amountOf } from '@touchline/betting'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { describe, expect, it, onTestFinished } from 'vitest'
import type { Database } from '../db/database.ts'
import type { Child } from '../db/testing/child-process.ts'
import { endChild, firstOutput, spawnNode } from '../db/testing/child-process.ts'
import { createDataDirectory } from '../db/testing/data-directory.ts'
import { createTestDatabase, engines } from '../db/testing/test-database.ts'
import { expectPoolsInLedger } from '../modules/jackpots/testing/small-jackpot.ts'
import { makeOwn } from '../modules/testing/own-money.ts'
import { expectLedgerToBalance } from '../modules/testing/ledger-audit.ts'
import { clientAt } from './testing/processes.ts'
import type { Said } from './testing/kill-workload.ts'
import { actAtRandom, createSaid } from './testing/kill-workload.ts'
import { freePort } from '../../../../scripts/system/free-port.ts'
import { randomOf } from '../feed/random.ts'

/** It goes on for KILL_SECONDS, and KILL_SEED does other things. `e2e/process/faults.spec.ts` is always run. */
const SECONDS = Number(process.env['KILL_SECONDS'] ?? 0)
const SEED = Number(process.env['KILL_SEED'] ?? 1)
const PLAYERS = 5
const TABS = 2

const script = fileURLToPath(new URL('./testing/whole-process.ts', import.meta.url))
const offers = fileURLToPath(new URL('./testing/killed-offers.yaml', import.meta.url))

describe.runIf(SECONDS > 0)('two backends that are killed at random', () => {
  it(
    'lose and double nothing that they have answered, whatever they were at',
    { timeout: SECONDS * 1_000 + 600_000 },
    async () => {
      const engine = engines.at(-1)
      if (engine === undefined) throw new Error('no database')
      const database = await createTestDatabase(engine)
      onTestFinished(() => database.close())
      const directory = await createDataDirectory()
      const file = join(directory, 'offers.yaml')
      const cupEnd = Date.now() + SECONDS * 800
      writeFileSync(
        file,
        readFileSync(offers, 'utf8').replaceAll('CUP_END', new Date(cupEnd).toISOString()),
      )
      const random = randomOf(`kills ${SEED}`)
      const ports = [await freePort(), await freePort()]
      const addresses = ports.map((port) => `http://127.0.0.1:${port}`)
      const start = async (port: number): Promise<Child> => {
        const child = spawnNode([script], {
          ...process.env,
          PORT: String(port),
          DATABASE_URL: database.pool.options.connectionString,
          DATABASE_POOL_SIZE: '6',
          PUBLIC_URL: addresses[0],
          DATA_DIR: directory,
          OFFERS_FILE: file,
          FEED_SPORTS: 'rugby',
          FEED_SPEED: '240',
          FEED_SEED: String(SEED),
          LIVE_DELAY_MS: '400',
          APPROVAL_MS: '500',
          SIGNUP_CREDIT: '5000',
          WITHDRAWAL_HOLD_SECONDS: '2',
          PAYMENTS: 'simulated',
          LOTTERIES: 'off',
          HORSE_RACING: 'off',
          JACKPOTS: 'on',
          LIMIT_OFFER_DAYS: '0',
          ACCOUNT_REVIEW_DAYS: '0',
          LOG_LEVEL: 'error',
        })
        await firstOutput(child)
        return child
      }
      const children: Child[] = []
      onTestFinished(async () => {
        for (const child of children) await endChild(child, 'SIGKILL')
      })
      for (const port of ports) children.push(await start(port))
      const tokens: string[] = []
      for (let n = 0; n < PLAYERS; n += 1) {
        const body = {
          email: `kill-${n}@players.test`,
          password: 'correct-horse-7',
          currency: 'EUR',
          termsAccepted: true as const,
        }
        const { data } = await clientAt(addresses[0] ?? '', undefined)('signUp', { body })
        tokens.push(data.token ?? '')
        await makeOwn(database.kysely, Number(data.player.id), amountOf(500_000n))
      }
      const said = createSaid()
      const end = Date.now() + SECONDS * 1000
      const lanes = tokens.flatMap((token) =>
        Array.from({ length: TABS }, () =>
          actAtRandom(
            { addresses, client: (address) => clientAt(address, token), random, said },
            () => Date.now() > end,
          ),
        ),
      )
      let kills = 0
      const killAgainAndAgain = async (which: number) => {
        for (;;) {
          await pause(Math.min(500 + random() * 5_000, SECONDS * 500))
          if (Date.now() > end) return
          const child = children[which]
          if (child !== undefined) await endChild(child, 'SIGKILL')
          kills += 1
          children[which] = await start(ports[which] ?? 0)
        }
      }
      await Promise.all(ports.map((_, which) => killAgainAndAgain(which)))
      await Promise.all(lanes)
      await expectAudit(database, said)
      expect(kills).toBeGreaterThan(0)
    },
  )
})

async function expectAudit(database: Database, said: Said): Promise<void> {
  const rows = async <Row extends object>(text: string, values: unknown[] = []) =>
    (await database.pool.query<Row>(text, values)).rows
  const quiet = () =>
    rows(`select 'bet' as what, id::text from bets
        where status in ('submitted', 'cashout_in_progress')
      union all select 'payment', id::text from payments
        where status not in ('succeeded', 'failed', 'cancelled', 'expired')
          and not (kind = 'deposit' and status = 'opened')
      union all select 'queue', bet_id::text from settlement_queue
      union all select 'hit', id::text from jackpot_hits where status = 'approved'
      union all select 'prize', player_id::text from tournament_prizes where issued_at is null
      union all select 'hunt', id::text from bonuses where reward_due
      union all select 'change', offer_id from tournament_changes limit 20`)
  await expect.poll(quiet, { timeout: 120_000, interval: 500 }).toEqual([])
  expect(said.contradictions).toEqual([])
  // Whoever is its victim is answered 500, or does not start.
  expect(
    await rows('select deadlocks::int from pg_stat_database where datname = current_database()'),
  ).toEqual([{ deadlocks: 0 }])
  await expectLedgerToBalance(database.kysely)
  await expectPoolsInLedger(database.kysely)
  const missing = (table: string, ids: Iterable<string>, where = 'true') =>
    rows(
      `select id from unnest($1::text[]) as given (id)
       where not exists (select from ${table} t where t.id::text = given.id and ${where})`,
      [[...ids]],
    )
  expect(await missing('bets', [...said.placed.values()].flat())).toEqual([])
  expect(
    await rows(
      `select placement, array_agg(id::text order by id) from bets where placement::text = any($1)
       group by placement having count(*) <> 1`,
      [[...said.placed.keys()]],
    ),
  ).toEqual([])
  expect(
    await missing(
      'bets',
      said.cashedOut,
      `(t.status = 'cashed_out' or exists (select from settlements s where s.bet_id = t.id and s.result = 'cashed_out'))`,
    ),
  ).toEqual([])
  // A word of the provider that was lost with its process is asked for later and later.
  await expect
    .poll(() => missing('payments', said.paid, "t.status = 'succeeded'"), { timeout: 240_000 })
    .toEqual([])
  expect(await missing('payments', said.withdrawn, "t.kind = 'withdrawal'")).toEqual([])
  expect(await missing('payments', said.cancelled, "t.status = 'cancelled'")).toEqual([])
  expect(
    await rows('select id from payments where id = any($1::uuid[])', [[...said.closed]]),
  ).toEqual([])
  expect(
    await rows(`select p.id, p.status, array_agg(t.kind order by t.kind) as kinds
      from payments p left join ledger_transactions t on t.cause = p.id::text
      group by p.id
      having array_agg(t.kind order by t.kind) is distinct from case
        when p.kind = 'deposit' and p.status = 'succeeded' then array['deposit']
        when p.kind = 'deposit' then array[null::text]
        when p.status = 'succeeded' then array['payout', 'withdrawal']
        else array['withdrawal', 'withdrawal_return'] end`),
  ).toEqual([])
  expect(await missing('bonuses', said.redeemed)).toEqual([])
  expect(await missing('bonuses', said.opened.keys(), "t.status = 'bonus_over'")).toEqual([])
  expect(await missing('bonuses', said.opened.values())).toEqual([])
  expect(
    await rows(`select player_id, offer_id, cause, count(*) from bonuses
      group by 1, 2, 3 having count(*) > 1`),
  ).toEqual([])
}
