import { amountOf } from '@touchline/betting'
import { channels, decodePushEvent } from '@touchline/contract'
import type { PushEvent } from '@touchline/contract'
import type { Centrifuge, SubscriptionOptions } from 'centrifuge'
import { Redis } from 'ioredis'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import type { Database } from '../db/database.ts'
import { createTestDatabase, allEngines } from '../db/testing/test-database.ts'
import { streamKeys } from '../feed/stream/stream-keys.ts'
import { expectLedgerToBalance } from '../modules/testing/ledger-audit.ts'
import { createManualClock } from '../modules/testing/manual-clock.ts'
import { leg, single } from '../modules/testing/placements.ts'
import { createTestFeed } from '../modules/testing/test-feed.ts'
import type { TestFeed } from '../modules/testing/test-feed.ts'
import { LOST, oddsChange, result, settlement, WON, world } from '../modules/testing/world.ts'
import { keepInstallation } from './shared-link.ts'
import { endChild } from '../db/testing/child-process.ts'
import { startFeedProcess, startProcess, testRedisUrl } from './testing/processes.ts'
import type { Process } from './testing/processes.ts'

const POLL = { timeout: 120_000, interval: 5 }
const FRAME_MS = 50
const STALE_MS = 10_001
const SILENT_MS = 60_000

describe.each(allEngines)('several processes on $name', (engine) => {
  let database: Database
  beforeAll(async () => {
    database = await createTestDatabase(engine)
  })
  afterAll(() => database.close())

  type Pair<T> = readonly [T, T]
  type Site = {
    feeds: Pair<TestFeed>
    apis: Pair<Process>
    redis: Redis
    lease: string
  }

  /** What lets one process at a time run the feed; a test ends it in place of the time. */
  const openLease = async () => {
    const redis = new Redis(testRedisUrl())
    onTestFinished(() => redis.disconnect())
    const { lease } = streamKeys(await keepInstallation(database.kysely))
    return { redis, lease }
  }

  /** Two feed processes, of which the first leads, and two that answer calls. */
  const startSite = async (): Promise<Site> => {
    const { redis, lease } = await openLease()
    const start = createManualClock().now()
    const feeds = [createTestFeed(world(start)), createTestFeed(world(start))] as const
    const startFeed = (feed: TestFeed) =>
      startProcess({ role: 'feed', database, feed, clock: createManualClock() })
    const startApi = () => startProcess({ role: 'api', database, clock: createManualClock() })
    for (const feed of feeds) await startFeed(feed)
    const apis = [await startApi(), await startApi()] as const
    for (const { backend } of apis) await expectPrice(backend, 2000)
    return { feeds, apis, redis, lease }
  }

  const priceIn = ({ book }: Process['backend'], matchId = '1') => book.priceOf(matchId, 1, '', '1')

  const expectPrice = (backend: Process['backend'], odds: number) =>
    expect.poll(() => priceIn(backend), POLL).toMatchObject({ odds, active: true, marketStatus: 1 })

  const signUp = async (api: Process) => {
    const body = {
      email: `${crypto.randomUUID()}@example.test`,
      password: 'Secret-pass-1',
      termsAccepted: true as const,
    }
    const answer = await api.client()('signUp', { body })
    if (answer.data.token === null) throw new Error('The answer holds no token')
    return { id: answer.data.player.id, token: answer.data.token }
  }

  /** Everything that a socket hears on a channel, once it is subscribed. */
  const listen = async (
    socket: Centrifuge,
    channel: string,
    options: Partial<SubscriptionOptions> = {},
  ) => {
    const heard: PushEvent[] = []
    const subscription = socket.newSubscription(channel, options)
    subscription.on('publication', ({ data }) => {
      const event = decodePushEvent(data)
      if (event.ok) heard.push(event.value)
    })
    subscription.subscribe()
    await subscription.ready(120_000)
    return heard
  }

  const listenAsPlayer = async (api: Process, player: { id: string; token: string }) => {
    const channel = channels.player('en', player.id)
    const getToken = async () => {
      const body = { channels: [channel] }
      const { data } = await api.client(player.token)('authorizeChannels', { body })
      return data.channels[channel]?.token ?? ''
    }
    return listen(api.socket(player.token), channel, { getToken })
  }

  it('shows every change of a price in every process', async () => {
    const { feeds, apis } = await startSite()
    const heard = await Promise.all(apis.map((api) => listen(api.socket(), channels.updates('en'))))
    feeds[0].send(oddsChange('1', apis[0].clock.now(), result([2100, 3000, 3600])))
    for (const [index, api] of apis.entries()) {
      await expectPrice(api.backend, 2100)
      api.clock.advance(FRAME_MS)
      const events = () => heard[index]?.filter(({ type }) => type === 'markets_changed')
      await expect.poll(events, POLL).toHaveLength(1)
    }
    const versions = apis.map(({ backend }) => backend.book.match('1')?.version)
    expect(versions[0]).toBe(versions[1])
  })

  it('[RT-13] [RT-16] tells a player in one process of the bet that another has taken', async () => {
    const { apis } = await startSite()
    const player = await signUp(apis[0])
    const heard = await listenAsPlayer(apis[1], player)
    const body = single(leg('1', '1', 2000), amountOf(1000n))
    const { data } = await apis[0].client(player.token)('placeBets', { body })
    await expect
      .poll(() => heard.map(({ type }) => type), POLL)
      .toEqual(['bet_changed', 'balance_changed'])
    expect(heard[0]).toMatchObject({ bet: { id: data[0]?.id } })
    expect(heard[1]).toMatchObject({ balance: { amount: 9000n } })
  })

  it('[RG-02] ends sockets and sessions in every process within 5 s of a self-exclusion', async () => {
    const { apis } = await startSite()
    const player = await signUp(apis[0])
    const sockets = apis.map((api) => api.socket(player.token))
    await Promise.all(sockets.map((socket) => socket.ready(120_000)))
    const ended = sockets.map(
      (socket) =>
        new Promise<number>((resolve) => {
          socket.on('connecting', ({ code }) => resolve(code))
          socket.on('disconnected', ({ code }) => resolve(code))
        }),
    )
    const began = performance.now()
    await apis[0].client(player.token)('beginExclusion', {
      body: { type: 'selfexclusion', days: 180, currentPassword: 'Secret-pass-1' },
    })
    for (const code of await Promise.all(ended)) expect(code).toBe(4001)
    expect(performance.now() - began).toBeLessThan(5_000)
    for (const api of apis) {
      const asked = api.client(player.token)('getPlayer')
      await expect(asked).rejects.toMatchObject({ status: 401 })
    }
  })

  it('[R7] refuses stale prices when the feed dies, keeps those of matches to come, and goes on with the stand-by', async () => {
    const { feeds, apis, redis, lease } = await startSite()
    const [api] = apis
    const player = await signUp(api)
    const heard = await listenAsPlayer(apis[1], player)
    const client = api.client(player.token)
    const bet = single(leg('1', '1', 2000), amountOf(1000n))
    await client('placeBets', { body: bet })

    // The first feed process is frozen: its clock stands still, and it says nothing.
    for (const { clock } of apis) clock.advance(STALE_MS)
    expect(priceIn(apis[0].backend, '2')?.stale).toBe(true)
    const live = client('placeBets', { body: single(leg('2', '1', 1800), amountOf(1000n)) })
    await expect(live).rejects.toMatchObject({ status: 422 })
    const toCome = () => client('placeBets', { body: single(leg('1', '1', 2000), amountOf(1000n)) })
    await toCome()
    // Nobody takes over for a minute.
    for (const { clock } of apis) clock.advance(SILENT_MS)
    await expect(toCome()).rejects.toMatchObject({ status: 422 })

    // Its lease runs out.
    await redis.del(lease)
    for (const { backend } of apis) {
      await expect.poll(() => priceIn(backend, '2'), POLL).toMatchObject({ stale: false })
      await expectPrice(backend, 2000)
    }

    // It wakes up, and what it says then reaches nobody.
    const at = apis[0].clock.now()
    feeds[0].send(oddsChange('1', at, result([9000, 9000, 9000])))
    feeds[0].send(settlement('1', at, [{ id: '1', ...LOST }]))
    feeds[1].send(oddsChange('1', at, result([2200, 3000, 3400])))
    for (const { backend } of apis) await expectPrice(backend, 2200)

    // Both feed processes hear the result; one of them pays.
    feeds[1].send(settlement('1', at, [{ id: '1', ...WON }]))
    await expect
      .poll(() => heard.filter(({ type }) => type === 'bet_changed'), POLL)
      .toHaveLength(4)
    feeds[1].send(settlement('1', at, [{ id: '1', ...WON }]))
    const { data } = await client('listAccounts')
    expect(data[0]?.balance).toBe(12_000n)
    const { rows } = await database.pool.query(
      `select s.result from settlements s join bets b on b.id = s.bet_id where b.player_id = $1`,
      [player.id],
    )
    expect(rows).toEqual([{ result: 'win_entire' }, { result: 'win_entire' }])
    await expectLedgerToBalance(database.kysely)
  })

  it('lets a process of every role share its book', async () => {
    const clock = createManualClock()
    const feed = createTestFeed(world(clock.now()))
    const whole = await startProcess({ role: 'all', database, feed, clock })
    expect(priceIn(whole.backend)).toMatchObject({ odds: 2000 })
    const api = await startProcess({ role: 'api', database, clock: createManualClock() })
    await expectPrice(api.backend, 2000)
    const player = await signUp(api)
    const body = single(leg('1', '1', 2000), amountOf(1000n))
    await api.client(player.token)('placeBets', { body })
    const { data } = await whole.client(player.token)('listBets')
    expect(data).toHaveLength(1)
  })

  it('takes over from a feed process that is killed', async () => {
    const killed = await startFeedProcess(database)
    const api = await startProcess({ role: 'api', database, clock: createManualClock() })
    await expectPrice(api.backend, 2000)
    const standBy = await startFeedProcess(database)
    const versionBefore = api.backend.book.match('2')?.version ?? 0
    let suspensions = 0
    api.backend.book.subscribe((change) => {
      if (change.kind !== 'markets' || change.match.id !== '1') return
      if (change.suspension) suspensions += 1
    })
    await endChild(killed, 'SIGKILL')
    const { redis, lease } = await openLease()
    await redis.pexpire(lease, 1)
    // The new feed begins with a suspension of what is in play and opens the same prices again.
    await expect
      .poll(() => api.backend.book.match('2')?.version ?? 0, POLL)
      .toBeGreaterThan(versionBefore + 1)
    await expect.poll(() => priceIn(api.backend, '2')?.marketStatus, POLL).toBe(1)
    expect(suspensions).toBe(0)
    await expectPrice(api.backend, 2000)
    expect(standBy.exitCode).toBe(null)
  })
})
