import type { ApiClient } from '@touchline/contract'
import type { Backend } from '../../backend/create-backend.ts'
import { createBackend } from '../../backend/create-backend.ts'
import type { Database } from '../../db/database.ts'
import { loadSettings } from '../../settings/settings.ts'
import type { Settings } from '../../settings/settings.ts'
import { createLogger } from '../../logging/logger.ts'
import { createManualClock } from './manual-clock.ts'
import type { ManualClock } from './manual-clock.ts'
import { createTestClient } from './test-client.ts'
import { createTestFeed } from './test-feed.ts'
import type { TestFeed } from './test-feed.ts'
import { world } from './world.ts'

export type TestBackend = {
  readonly backend: Backend
  readonly feed: TestFeed
  readonly clock: ManualClock
  /** A client without a session. */
  visitor(options?: Parameters<typeof createTestClient>[1]): ApiClient
  /** A client of a new player with EUR 100. */
  player(): Promise<{ client: ApiClient; id: number }>
}

/** The whole backend on a test database, in the small world, at a time that stands still. */
export async function startTestBackend(
  database: Database,
  settings: Partial<Settings> = {},
  clock: ManualClock = createManualClock(),
): Promise<TestBackend> {
  const feed = createTestFeed(world(clock.now()))
  const backend = await createBackend(
    // Bonuses and jackpots are for those who ask for them: a jackpot that drops is in the balance.
    { ...loadSettings({}), sampleOffers: false, jackpots: false, ...settings },
    // The test owns the database: several backends may come and go on it.
    {
      feed,
      clock,
      database: { ...database, close: async () => undefined },
      logger: createLogger('silent'),
    },
  )
  await backend.start()
  const visitor: TestBackend['visitor'] = (options) => createTestClient(backend.app, options)
  return {
    backend,
    feed,
    clock,
    visitor,
    async player() {
      const client = visitor()
      const email = `${crypto.randomUUID()}@example.test`
      const body = { email, password: 'Secret-pass-1', termsAccepted: true as const }
      const answer = await client('signUp', { body })
      return { client, id: Number(answer.data.player.id) }
    },
  }
}
