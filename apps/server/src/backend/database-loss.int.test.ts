import { amountOf } from '@touchline/betting'
import type { ApiClient, Placement } from '@touchline/contract'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { withClient } from '../db/connections.ts'
import type { Database } from '../db/database.ts'
import { createTestDatabase, allEngines } from '../db/testing/test-database.ts'
import { createLogger } from '../logging/logger.ts'
import { expectLedgerToBalance } from '../modules/testing/ledger-audit.ts'
import { createManualClock } from '../modules/testing/manual-clock.ts'
import { leg, single } from '../modules/testing/placements.ts'
import { createTestClient } from '../modules/testing/test-client.ts'
import { createTestFeed } from '../modules/testing/test-feed.ts'
import { world } from '../modules/testing/world.ts'
import { loadSettings } from '../settings/settings.ts'
import { createBackend } from './create-backend.ts'

const LANES = 8
const PLACEMENTS = 120
const CUTS = 5

describe.each(allEngines)('a backend whose connections to $name are cut', (engine) => {
  let database: Database
  beforeAll(async () => {
    database = await createTestDatabase(engine)
  })
  afterAll(() => database.close())

  const startBackend = async () => {
    const clock = createManualClock()
    const settings = loadSettings({
      DATABASE_URL: database.url,
      SIGNUP_CREDIT: '100',
      JACKPOTS: 'off',
    })
    const backend = await createBackend(settings, {
      feed: createTestFeed(world(clock.now())),
      clock,
      logger: createLogger('silent'),
    })
    onTestFinished(() => backend.stop())
    await backend.start()
    return backend
  }
  const cutAll = () =>
    withClient(database.url, (client) =>
      client.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and pid <> pg_backend_pid()`,
      ),
    )

  /** @returns the id of the bet, or undefined where the answer was lost */
  const attempt = async (client: ApiClient, body: Placement) => {
    const { data } = await client('placeBets', { body }).catch((error: unknown) => {
      expect(error).toMatchObject({ status: 503 })
      return { data: [] }
    })
    return data[0]?.id
  }

  it('[R2] lives on, and has every acknowledged bet once', async () => {
    const backend = await startBackend()
    const client = createTestClient(backend.app)
    const email = `${crypto.randomUUID()}@example.test`
    const body = { email, password: 'Secret-pass-1', termsAccepted: true as const }
    await client('signUp', { body })

    const bodies = Array.from({ length: PLACEMENTS }, () =>
      single(leg('1', '1', 2000), amountOf(50n)),
    )
    const acknowledged = new Map<string, string>()
    const open = [...bodies]
    let cutting: Promise<unknown> = Promise.resolve()
    const lane = async () => {
      for (let next = open.pop(); next !== undefined; next = open.pop()) {
        const id = await attempt(client, next)
        if (id !== undefined) acknowledged.set(next.meta.reference, id)
        if (open.length % Math.ceil(PLACEMENTS / CUTS) === 0) cutting = cutting.then(cutAll)
      }
    }
    await Promise.all(Array.from({ length: LANES }, lane))
    await cutting

    const answers = new Map<string, string | undefined>()
    for (const again of bodies) answers.set(again.meta.reference, await attempt(client, again))
    for (const [reference, id] of acknowledged) expect(answers.get(reference)).toBe(id)
    const { meta } = await client('listBets')
    expect(meta.pagination.total).toBe(PLACEMENTS)
    expect((await client('listAccounts')).data[0]?.balance).toBe(10_000n - 50n * 120n)
    await expectLedgerToBalance(database.kysely)
    const ready = await backend.app.inject({ url: '/readyz' })
    expect(ready.json()).toEqual({ status: 'ready' })
  })
})
