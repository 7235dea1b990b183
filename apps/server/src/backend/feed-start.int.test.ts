import { amountOf } from '@touchline/betting'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '../db/database.ts'
import { createTestDatabase, engines } from '../db/testing/test-database.ts'
import { FeedError } from '../feed/feed-error.ts'
import { createLogger } from '../logging/logger.ts'
import { createManualClock } from '../modules/testing/manual-clock.ts'
import { leg, single } from '../modules/testing/placements.ts'
import { startTestBackend } from '../modules/testing/test-backend.ts'
import { createTestClient } from '../modules/testing/test-client.ts'
import { createTestFeed } from '../modules/testing/test-feed.ts'
import { world } from '../modules/testing/world.ts'
import { loadSettings } from '../settings/settings.ts'
import { createBackend } from './create-backend.ts'
import { keepFeedStart } from './feed-start.ts'

describe.each(engines)('what is kept on $name', (engine) => {
  let database: Database
  beforeAll(async () => {
    database = await createTestDatabase(engine)
  })
  beforeEach(async () => {
    await database.pool.query(`delete from product_state where name like 'feed%'`)
  })
  afterAll(() => database.close())

  const start = (env: Record<string, string>, now: number) =>
    keepFeedStart(database.kysely, loadSettings(env), now)

  it('keeps the first start of the feed', async () => {
    expect(await start({}, 1000)).toBe(1000)
    expect(await start({}, 2000)).toBe(1000)
  })

  it('knows a start that an earlier version kept', async () => {
    await database.pool.query(
      `insert into product_state (name, value) values ('feed:simulator:1:60', '{"startedAt": 7}')`,
    )
    expect(await start({ FEED_SPEED: '60' }, 1000)).toBe(7)
  })

  it('[P16] the same sports in another order are the same feed, others are another', async () => {
    expect(await start({ FEED_SPORTS: 'tennis,soccer' }, 1000)).toBe(1000)
    expect(await start({ FEED_SPORTS: 'soccer, tennis' }, 2000)).toBe(1000)
    expect(await start({}, 3000)).toBe(3000)
  })

  it('[P16] another feed takes its place before the first bet, and is refused after', async () => {
    expect(await start({}, 1000)).toBe(1000)
    expect(await start({ FEED_SPEED: '60' }, 2000)).toBe(2000)
    expect(await start({ FEED_SPEED: '60' }, 3000)).toBe(2000)

    await database.pool.query(`delete from product_state where name = 'feed'`)
    const { backend, player } = await startTestBackend(database)
    const { client } = await player()
    await client('placeBets', { body: single(leg('1', '1', 2000), amountOf(1000n)) })
    await backend.stop()

    const faster = start({ FEED_SPEED: '60', FEED_SEED: '2' }, 4000)
    await expect(faster).rejects.toThrow(FeedError)
    await expect(faster).rejects.toThrow(
      'The bets of this database were placed on the matches of a feed with FEED_SEED=1 FEED_SPEED=1; with FEED_SEED=2 FEED_SPEED=60 they would find the results of other ones. Start with FEED_SEED=1 FEED_SPEED=1, or with another DATA_DIR or DATABASE_URL.',
    )
    const fixtures = start({ FEED_FIXTURES: import.meta.filename }, 4000)
    await expect(fixtures).rejects.toThrow('FEED_FIXTURES=feed-start.int.test.ts they would')
  })

  it('[P16] a process beside others does not change their feed', async () => {
    await start({}, 1000)
    await expect(start({ FEED_SPEED: '60', REDIS_URL: 'redis://r' }, 2000)).rejects.toThrow(
      'Start with FEED_SPEED=1',
    )
  })

  describe('before the first matches', () => {
    /** A backend that starts, and whose feed says nothing until it is told to. */
    async function openSlowly() {
      const clock = createManualClock()
      const feed = createTestFeed(world(clock.now()))
      const { promise: told, resolve: tell } = Promise.withResolvers<void>()
      const backend = await createBackend(
        { ...loadSettings({}), sampleOffers: false },
        {
          feed: { ...feed, start: (sink) => told.then(() => feed.start(sink)) },
          clock,
          database: { ...database, close: async () => undefined },
          logger: createLogger('silent'),
        },
      )
      const visitor = createTestClient(backend.app)
      const body = { email: `${crypto.randomUUID()}@example.test`, password: 'Secret-pass-1' }
      const started = backend.start()
      await visitor('signUp', { body: { ...body, termsAccepted: true } })
      return { clock, backend, visitor, started, tell }
    }

    it('a call for one waits for it', async () => {
      const { clock, backend, visitor, started, tell } = await openSlowly()
      const asked = visitor('getMatch', { params: { id: '1' } })
      clock.advance(9_000)
      tell()
      expect((await asked).data.id).toBe('1')
      await started
      await backend.stop()
    })

    it('none is said not to be there where no feed comes, and the account can be read', async () => {
      const { clock, backend, visitor, started, tell } = await openSlowly()
      const asked = visitor('getMatch', { params: { id: '1' } })
      clock.advance(11_000)
      const placement = { body: single(leg('1', '1', 2000), amountOf(1000n)) }
      for (const call of [asked, visitor('listMatches', {}), visitor('placeBets', placement)]) {
        await expect(call).rejects.toMatchObject({
          status: 503,
          messageKey: 'error.http.unavailable',
        })
      }
      expect((await visitor('listBets', {})).data).toEqual([])
      tell()
      await started
      expect((await visitor('listMatches', {})).data).not.toEqual([])
      await backend.stop()
    })
  })
})
