import { amountOf } from '@touchline/betting'
import { channels, decodePushEvent } from '@touchline/contract'
import type { PushEvent } from '@touchline/contract'
import { Centrifuge } from 'centrifuge'
import type { SubscriptionOptions } from 'centrifuge'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import type { Database } from '../db/database.ts'
import { createTestDatabase, engines } from '../db/testing/test-database.ts'
import { createManualClock } from '../modules/testing/manual-clock.ts'
import { leg, single } from '../modules/testing/placements.ts'
import { createTestFeed } from '../modules/testing/test-feed.ts'
import { oddsChange, result, world } from '../modules/testing/world.ts'
import {
  absentCentrifugo,
  centrifugoName,
} from '../realtime/centrifugo/testing/start-centrifugo.ts'
import { startProcess } from './testing/processes.ts'

const POLL = { timeout: 120_000, interval: 5 }
const FRAME_MS = 50
/** A few changes of a price in twenty languages. */
const SHORT_QUEUE = 50_000
const CHANGES = 40
const LAST_ODDS = 2000 + CHANGES

describe(`without ${centrifugoName} at the start`, () => {
  let database: Database
  beforeAll(async () => {
    database = await createTestDatabase(engines[0]!)
  })
  afterAll(() => database.close())

  /** A whole product whose prices have moved more than it can keep for its push server. */
  const startSite = async (settings: Record<string, string>) => {
    const clock = createManualClock()
    const feed = createTestFeed(world(clock.now()))
    const site = await startProcess({
      role: 'all',
      database,
      clock,
      feed,
      settings,
      pushQueueBytes: SHORT_QUEUE,
    })
    for (let change = 1; change <= CHANGES; change += 1) {
      feed.send(oddsChange('1', clock.now(), result([2000 + change, 3000, 3600])))
      await expect
        .poll(() => site.backend.book.priceOf('1', 1, '', '1')?.odds, POLL)
        .toBe(2000 + change)
      clock.advance(FRAME_MS)
    }
    return { ...site, feed }
  }

  const listen = async (
    url: string,
    token: () => Promise<string>,
    channel: string,
    options: Partial<SubscriptionOptions> = {},
  ) => {
    const socket = new Centrifuge(url, {
      getToken: token,
      minReconnectDelay: 1,
      maxReconnectDelay: 20,
    })
    onTestFinished(() => socket.disconnect())
    const heard: PushEvent[] = []
    const subscription = socket.newSubscription(channel, options)
    subscription.on('publication', ({ data }) => {
      const event = decodePushEvent(data)
      if (event.ok) heard.push(event.value)
    })
    subscription.subscribe()
    socket.connect()
    await subscription.ready(120_000)
    return heard
  }

  it('[R3] serves players, and ends when it is told to', async () => {
    const { settings } = await absentCentrifugo()
    const { backend, client } = await startSite(settings)
    expect((await backend.app.inject('/readyz')).statusCode).toBe(200)
    const { data } = await client()('listMatches', { query: {} })
    expect(data.length).toBeGreaterThan(0)
    await backend.stop()
  })

  it('[R3] tells the state once when it comes, and a player his balance', async () => {
    const { settings, start } = await absentCentrifugo()
    const { backend, client, clock, feed } = await startSite(settings)
    const signedUp = await client()('signUp', {
      body: { email: 'late@example.test', password: 'Secret-pass-1', termsAccepted: true },
    })
    const { player, token } = signedUp.data
    const call = client(token ?? '')
    const mine = channels.player('en', player.id)
    const getToken = async () =>
      (await call('authorizeChannels', { body: { channels: [mine] } })).data.channels[mine]
        ?.token ?? ''
    const connectionToken = async () => (await call('getPushToken')).data.token

    const { socketUrl, stop } = await start()
    onTestFinished(stop)
    const market = channels.match('en', '1')
    const [prices, account] = await Promise.all([
      listen(socketUrl, connectionToken, market),
      listen(socketUrl, connectionToken, mine, { getToken }),
    ])
    await expect.poll(() => prices.length, POLL).toBeGreaterThan(0)
    const states = prices.filter(({ type }) => type === 'events_missed' || type === 'match_changed')
    expect(states).toHaveLength(1)
    for (const event of prices) {
      if (event.type === 'markets_changed') expect(oddsIn(event)).toContain(LAST_ODDS)
    }

    prices.length = 0
    feed.send(oddsChange('1', clock.now(), result([2500, 3000, 3600])))
    await expect.poll(() => backend.book.priceOf('1', 1, '', '1')?.odds, POLL).toBe(2500)
    clock.advance(FRAME_MS)
    await expect.poll(() => prices.flatMap(oddsIn), POLL).toContain(2500)

    await call('placeBets', { body: single(leg('1', '1', 2500), amountOf(1000n)) })
    const balances = () =>
      account.flatMap((event) => (event.type === 'balance_changed' ? [event.balance.amount] : []))
    await expect.poll(balances, POLL).toEqual([9000n])
  })

  it('[RG-02] ends the sockets of who excludes themselves within 5 s', async () => {
    const { settings, start } = await absentCentrifugo()
    const { client } = await startSite(settings)
    const { socketUrl, stop } = await start()
    onTestFinished(stop)
    const body = { email: 'away@example.test', password: 'Secret-pass-1' }
    const signedUp = await client()('signUp', { body: { ...body, termsAccepted: true } })
    const call = client(signedUp.data.token ?? '')
    const socket = new Centrifuge(socketUrl, {
      getToken: async () => (await call('getPushToken')).data.token,
    })
    onTestFinished(() => socket.disconnect())
    socket.connect()
    await socket.ready(120_000)
    const ended = new Promise<void>((resolve) => {
      socket.on('connecting', () => resolve())
      socket.on('disconnected', () => resolve())
    })
    const began = performance.now()
    await call('beginExclusion', {
      body: { type: 'selfexclusion', days: null, currentPassword: body.password },
    })
    await ended
    expect(performance.now() - began).toBeLessThan(5_000)
    await expect(client()('signIn', { body })).rejects.toMatchObject({
      status: 403,
      messageKey: 'error.limits.excluded',
    })
  })
})

function oddsIn(event: PushEvent): number[] {
  if (event.type !== 'markets_changed') return []
  return event.markets.flatMap(({ outcomes }) => outcomes.map(({ odds }) => odds))
}
