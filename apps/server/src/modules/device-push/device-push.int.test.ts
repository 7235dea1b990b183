import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { amountOf } from '@touchline/betting'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createLogger } from '../../logging/logger.ts'
import { engines } from '../../db/testing/test-database.ts'
import { createTestReporter } from '../../reporting/testing/test-reporter.ts'
import { loadSettings } from '../../settings/settings.ts'
import { addNotifications } from '../notifications/add-notifications.ts'
import type { NewNotification } from '../notifications/add-notifications.ts'
import type { CashOutQuotes } from '../bets/cash-out-quotes.ts'
import { createCashOutQuotes } from '../bets/cash-out-quotes.ts'
import { createCustomChances } from '../bets/cash-out/custom-chances.ts'
import { backendOfTest } from '../testing/backend-of-suite.ts'
import { createManualClock } from '../testing/manual-clock.ts'
import { chance } from '../testing/chances.ts'
import { leg, single } from '../testing/placements.ts'
import { refusalOf } from '../testing/refusal.ts'
import { fixture, settlement, state, WON } from '../testing/world.ts'
import { createCashOutNews } from './cash-out-news.ts'
import { createOneSignalService } from './one-signal-service.ts'
import { createPushSender } from './push-sender.ts'
import type { PushOutcome, PushService } from './push-service.ts'
import { startPushEndpoint } from './testing/push-endpoint.ts'

const HOUR_MS = 3_600_000
const { devicePush } = loadSettings({})

describe.each(engines)('push to devices on $name', (engine) => {
  const hosts: string[] = []
  const test = backendOfTest(engine, { devicePush: { ...devicePush, hosts } })
  const { client } = test
  let endpoint: Awaited<ReturnType<typeof startPushEndpoint>>
  beforeAll(async () => {
    endpoint = await startPushEndpoint()
    hosts.push(endpoint.origin)
  })
  afterAll(() => endpoint.close())

  const subscribe = async () => {
    const browser = endpoint.newBrowser()
    await client('subscribePush', { body: browser.subscription })
    return browser
  }
  const heard = ({ path }: { path: string }) =>
    endpoint.delivered
      .filter((message) => message.path === path)
      .map(({ text }) => JSON.parse(text) as { title: string; body: string; path: string })
  const send = async () => {
    await test.backend.notifying.teller.tellNew()
    await test.backend.notifying.sender.sendDue()
  }
  /** As another process looks at the same book, and sees the same. */
  const anotherLook = (over = (quotes: CashOutQuotes) => quotes) => {
    const { book } = test.backend
    const reporter = createTestReporter()
    const { clock, database } = test
    const joint = () => Promise.reject(new Error('there is no custom bet'))
    const quotes = createCashOutQuotes({
      book,
      chances: createCustomChances({ book, joint, reporter }),
      reporter,
    })
    return createCashOutNews({
      db: database.kysely,
      book,
      quotes: over(quotes),
      clock,
      reporter,
    })
  }
  let told = 0
  const tell = async (over: Partial<NewNotification> = {}) => {
    told += 1
    const given: NewNotification = {
      playerId: test.playerId,
      cause: `told:${told}`,
      type: 'info',
      says: { text: 'deposit_arrived', params: { amount: { amount: '500', currency: 'EUR' } } },
    }
    const now = new Date(test.clock.now())
    await addNotifications(test.database.kysely, [{ ...given, ...over }], now)
  }

  it('[PUSH-01] a settled bet is pushed, for the browser alone to read', async () => {
    const browser = await subscribe()
    await client('placeBets', { body: single(leg('1', '1', 2000), amountOf(1000n)) })
    test.feed.send(settlement('1', test.clock.now(), [{ id: '1', ...WON }]))
    await expect
      .poll(async () => {
        await send()
        return heard(browser)
      })
      .toMatchObject([
        {
          title: 'Bet won: 20.00\u00A0€',
          body: 'Home 1 – Away 1\nStake 10.00\u00A0€',
          path: '/sports/my-bets',
        },
      ])
    const [message] = endpoint.delivered.filter(({ path }) => path === browser.path)
    const { data: setup } = await test.visitor()('getPushSetup')
    expect(message).toMatchObject({
      signedBy: setup.publicKey,
      claims: { aud: endpoint.origin },
      headers: { 'content-encoding': 'aes128gcm', ttl: '86400', urgency: 'normal' },
    })
    await send()
    expect(heard(browser)).toHaveLength(1)
  })

  it('[PUSH-01] a message in Brazilian Portuguese is told as such, not as Breton', async () => {
    const brazilian = test.visitor({ language: 'br' })
    const email = 'ana@example.test'
    const body = { email, password: 'Secret-pass-1', termsAccepted: true as const }
    const { data } = await brazilian('signUp', { body })
    const browser = endpoint.newBrowser()
    await brazilian('subscribePush', { body: browser.subscription })
    await tell({ playerId: Number(data.player.id) })
    await send()
    expect(heard(browser)).toMatchObject([{ lang: 'pt-BR', path: '/br/sports' }])
  })

  it('[PUSH-01] several browsers are each sent it once, by however many processes', async () => {
    const browsers = [await subscribe(), await subscribe()]
    await tell()
    await test.backend.notifying.teller.tellNew()
    const { sender } = test.backend.notifying
    await Promise.all([sender.sendDue(), sender.sendDue(), sender.sendDue()])
    expect(browsers.map((browser) => heard(browser).length)).toEqual([1, 1])
  })

  it.each(['coolingoff', 'selfexclusion'] as const)(
    '[PUSH-01] nothing is pushed to a player with a %s',
    async (type) => {
      const browser = await subscribe()
      // The break ends every session; what its browsers had asked for is another's row from now on.
      await test.database.pool.query('update push_subscriptions set session_id = null')
      await client('beginExclusion', {
        body: { type, days: type === 'coolingoff' ? 1 : null, currentPassword: 'Secret-pass-1' },
      })
      await tell()
      await send()
      expect(heard(browser)).toEqual([])
    },
  )

  it('[PUSH-01] topics that are off are not pushed, nor what was read meanwhile', async () => {
    const browser = await subscribe()
    await client('saveSettings', { body: { notifications: { topics: ['settlements'] } } })
    await tell()
    await tell({ type: 'bonus', says: { own: { en: { title: 'Cup week' } } } })
    await tell({ type: 'bet' })
    await client('readAllNotifications')
    await tell({ type: 'bet', says: { text: 'bet_lost', params: { event: 'A', stake: '1' } } })
    await send()
    expect(heard(browser).map(({ title }) => title)).toEqual(['Bet lost'])
    await client('saveSettings', { body: { notifications: { news: true } } })
    await tell({ type: 'bonus', says: { own: { en: { title: 'Cup week' } } } })
    await send()
    expect(heard(browser).map(({ title }) => title)).toEqual(['Bet lost', 'Cup week'])
  })

  it('[PUSH-01] quiet hours put off what still is news at their end', async () => {
    const browser = await subscribe()
    // The clock of the test stands at 12:00 UTC.
    const quietHours = { from: 11 * 60, until: 14 * 60, zone: 'UTC' }
    const { data } = await client('saveSettings', { body: { notifications: { quietHours } } })
    expect(data.notifications).toMatchObject({ reminders: true, quietHours })
    await tell()
    await send()
    test.clock.advance(2 * HOUR_MS - 1)
    await send()
    expect(heard(browser)).toEqual([])
    test.clock.advance(1)
    await expect.poll(() => send().then(() => heard(browser))).toHaveLength(1)
    const nowhere = { ...quietHours, zone: 'Moon/Crater' }
    const refused = client('saveSettings', { body: { notifications: { quietHours: nowhere } } })
    await expect(refused).rejects.toMatchObject({ status: 400 })
  })

  it.each([404, 410])('[PUSH-01] ends when the browser answers %s', async (status) => {
    const browser = await subscribe()
    endpoint.be(browser, { status })
    await tell()
    await send()
    const before = endpoint.asked()
    endpoint.be(browser, undefined)
    await tell()
    await send()
    expect(endpoint.asked()).toBe(before)
  })

  it('[PUSH-01] a service that is away is tried again, less and less, and not for ever', async () => {
    const browser = await subscribe()
    endpoint.be(browser, { status: 503, headers: { 'retry-after': '120' } })
    await tell()
    await send()
    test.clock.advance(119_000)
    const before = endpoint.asked()
    await send()
    expect(endpoint.asked()).toBe(before)
    endpoint.be(browser, 'hang up')
    test.clock.advance(1_000)
    await expect.poll(() => send().then(() => endpoint.asked())).toBe(before + 1)
    endpoint.be(browser, undefined)
    test.clock.advance(HOUR_MS)
    await expect.poll(() => send().then(() => heard(browser))).toHaveLength(1)
    endpoint.be(browser, { status: 500 })
    await tell()
    const waiting = async () => {
      await send()
      test.clock.advance(HOUR_MS)
      const { rowCount } = await test.database.pool.query(
        `select from push_messages m join push_subscriptions s on s.id = m.subscription_id
         where m.sent_at is null and s.player_id = $1`,
        [test.playerId],
      )
      return rowCount
    }
    await expect.poll(waiting).toBe(0)
  })

  it('[PUSH-01] a message that cannot be sent holds up no other, and is not tried for ever', async () => {
    const [broken, slow] = [await subscribe(), await subscribe()]
    await tell()
    await test.backend.notifying.teller.tellNew()
    const clock = createManualClock(test.clock.now())
    const answer = Promise.withResolvers<PushOutcome>()
    let tries = 0
    const web: PushService = {
      send({ endpoint: address }) {
        if (address === slow.subscription.endpoint) return answer.promise
        if (address === broken.subscription.endpoint) tries += 1
        throw new Error('no words')
      },
    }
    const reports: unknown[] = []
    const sender = createPushSender({
      db: test.database.kysely,
      clock,
      logger: createLogger('silent'),
      reporter: { report: (error) => void reports.push(error) },
      services: { web, one_signal: undefined },
      defaultLocale: 'en',
      prefixOf: () => '',
      settings: { myBets: true },
    })
    let isOver = false
    const sending = sender.sendDue().finally(() => (isOver = true))
    await expect.poll(() => reports.length).toBeGreaterThan(0)
    const put = `select due_at from push_messages m join push_subscriptions s
      on s.id = m.subscription_id where s.endpoint = $1 and m.sent_at is null`
    const waiting = async () => {
      const { rows } = await test.database.pool.query<{ due_at: Date }>(put, [
        broken.subscription.endpoint,
      ])
      return rows.map((row) => row.due_at.getTime() - clock.now())
    }
    await expect.poll(waiting).toEqual([30_000])
    expect(isOver).toBe(false)
    answer.resolve({ outcome: 'sent' })
    await sending
    const pauses: number[] = []
    for (let [pause] = await waiting(); pause !== undefined; [pause] = await waiting()) {
      pauses.push(pause / 1_000)
      clock.advance(pause)
      await sender.sendDue()
    }
    expect(pauses).toEqual([30, 60, 120, 240, 480, 960, 1_920])
    expect(tries).toBe(8)
  })

  it('[PUSH-01] goals and starts are pushed to who follows the match or bets on it', async () => {
    const follower = await subscribe()
    await client('addFavourite', { params: { type: 'matches', id: '2' } })
    const now = test.clock.now()
    test.feed.send(state('2', now, 1, { score: { home: 1, away: 1 } }))
    test.feed.send(state('2', now, 1, { score: { home: 1, away: 1 } }))
    test.feed.send(state('3', now, 1))
    await expect
      .poll(async () => {
        await send()
        return heard(follower)
      })
      .toMatchObject([
        { title: 'Goal: 1:1', body: 'Home 2 – Away 2', path: '/sports/soccer/match-m2' },
      ])
    await client('placeBets', { body: single(leg('1', '1', 2000), amountOf(1000n)) })
    test.feed.send(fixture('1', now, { status: 0 }))
    test.feed.send(state('1', now, 1))
    await expect
      .poll(async () => {
        await send()
        return heard(follower).map(({ title }) => title)
      })
      .toEqual(['Goal: 1:1', 'It has begun'])
  })

  it('[PUSH-01] of a goal the home side stands at the right where it is read from there, name and number', async () => {
    const visitor = test.visitor({ language: 'ar' })
    const email = 'amal@example.test'
    await visitor('signUp', { body: { email, password: 'Secret-pass-1', termsAccepted: true } })
    const { subscription, path } = endpoint.newBrowser()
    await visitor('subscribePush', { body: subscription })
    await visitor('addFavourite', { params: { type: 'matches', id: '2' } })
    test.feed.send(state('2', test.clock.now(), 1, { score: { home: 2, away: 1 } }))
    const body = '\u2068Home 2\u2069 – \u2068Away 2\u2069'
    const said = { title: 'هدف: \u20672\u200F:1\u2069', body }
    await expect.poll(() => send().then(() => heard({ path }))).toMatchObject([said])
  })

  it('[PUSH-01] a large move of a cash-out value is pushed to who asked for it, once and not too often', async () => {
    const browser = await subscribe()
    const { clock } = test
    const other = anotherLook()
    other.listen()
    await client('placeBets', { body: single(leg('1', '1', 2000), amountOf(1000n)) })
    const worth = (share: number) => test.feed.send(chance('1', clock.now(), share))
    const titles = async () => {
      await Promise.all([test.backend.notifying.cashOuts.look(), other.look()])
      await send()
      return heard(browser).map(({ title }) => title)
    }
    const choose = (notifications: object) => client('saveSettings', { body: { notifications } })
    // Nobody has it without asking.
    worth(0.85)
    expect(await titles()).toEqual([])
    await choose({ topics: ['cash_outs'] })
    worth(0.6)
    expect(await titles()).toEqual([])
    worth(0.85)
    expect(await titles()).toEqual(['Cash-out now: 16.10\u00A0€'])
    expect(heard(browser)[0]).toMatchObject({
      body: 'Home 1 – Away 1\nStake 10.00\u00A0€',
      path: '/sports/my-bets',
    })
    worth(0.25)
    expect(await titles()).toHaveLength(1)
    clock.advance(10 * 60_000)
    worth(0.2)
    expect(await titles()).toEqual(['Cash-out now: 16.10\u00A0€', 'Cash-out now: 3.80\u00A0€'])
    // In the quiet hours the value would be an old one at their end.
    clock.advance(10 * 60_000)
    await choose({ quietHours: { from: 11 * 60, until: 14 * 60, zone: 'UTC' } })
    worth(0.85)
    expect(await titles()).toHaveLength(2)
    await choose({ quietHours: null, topics: ['cash_outs'] })
    clock.advance(10 * 60_000)
    worth(0.2)
    expect(await titles()).toHaveLength(3)
    clock.advance(10 * 60_000)
    worth(0.85)
    expect(await titles()).toHaveLength(3)
    await other.stop()
  })

  it('[PUSH-01] a look that fails keeps the matches that moved for the next one', async () => {
    const browser = await subscribe()
    let isDown = true
    const news = anotherLook((quotes) => (bets, now) => {
      if (isDown) throw new Error('no price now')
      return quotes(bets, now)
    })
    news.listen()
    await client('placeBets', { body: single(leg('1', '1', 2000), amountOf(1000n)) })
    await client('saveSettings', { body: { notifications: { topics: ['cash_outs'] } } })
    test.feed.send(chance('1', test.clock.now(), 0.85))
    await expect(news.look()).rejects.toThrow('no price now')
    isDown = false
    await news.look()
    await send()
    expect(heard(browser).map(({ title }) => title)).toEqual(['Cash-out now: 16.10\u00A0€'])
    await news.stop()
  })

  it('[PUSH-01] no cash-out value is pushed in calm mode or during a break', async () => {
    const browser = await subscribe()
    await client('placeBets', { body: single(leg('1', '1', 2000), amountOf(1000n)) })
    await client('saveSettings', { body: { calm: true, notifications: { topics: ['cash_outs'] } } })
    const move = async (share: number) => {
      test.clock.advance(10 * 60_000)
      test.feed.send(chance('1', test.clock.now(), share))
      await test.backend.notifying.cashOuts.look()
      await send()
    }
    await move(0.85)
    expect(heard(browser)).toEqual([])
    await client('saveSettings', { body: { calm: false } })
    await test.database.pool.query('update push_subscriptions set session_id = null')
    await client('beginExclusion', {
      body: { type: 'coolingoff', days: 1, currentPassword: 'Secret-pass-1' },
    })
    await move(0.9)
    expect(heard(browser)).toEqual([])
  })

  it('[PUSH-01] only a push service is ever called, and only with keys that are some', async () => {
    const { subscription } = endpoint.newBrowser()
    for (const address of [
      'http://169.254.169.254/latest/meta-data',
      'https://fcm.googleapis.com.evil.example/x',
      'https://localhost/x',
      'https://updates.push.services.mozilla.com:8443/x',
    ]) {
      const body = { ...subscription, endpoint: address }
      expect(await refusalOf(client('subscribePush', { body }))).toMatchObject({
        status: 422,
        messageKey: 'error.push.service',
      })
    }
    const keys = { p256dh: 'AAAA', auth: 'AAAA' }
    await client('subscribePush', { body: { ...subscription, keys } })
    await tell()
    await send()
    const { rows } = await test.database.pool.query(
      'select from push_messages where sent_at is null and due_at <= now()',
    )
    expect(rows).toEqual([])
  })

  it('[PUSH-01] a browser is one player’s, until they sign out or ask for nothing more', async () => {
    const browser = await subscribe()
    const other = await test.player()
    await other.client('subscribePush', { body: browser.subscription })
    await tell()
    await send()
    expect(heard(browser)).toEqual([])
    await client('subscribePush', { body: browser.subscription })
    await client('unsubscribePush', { body: { endpoint: browser.subscription.endpoint } })
    await tell()
    await client('subscribePush', { body: browser.subscription })
    const renewal = { body: { endpoint: browser.subscription.endpoint } }
    expect((await other.client('renewPush', renewal)).data.isOwn).toBe(false)
    const { email } = (await client('getPlayer')).data
    const anew = test.visitor()
    await anew('signIn', { body: { email: email ?? '', password: 'Secret-pass-1' } })
    expect((await anew('renewPush', renewal)).data.isOwn).toBe(true)
    await anew('signOut')
    await tell()
    await send()
    expect(heard(browser)).toEqual([])
  })

  it('[PUSH-02] [GAP-51] OneSignal sends in its place, by the subscription of the settings', async () => {
    const calls: { path: string | undefined; key: string | undefined; body: unknown }[] = []
    const api = createServer((request, response) => {
      let text = ''
      request.on('data', (chunk: Buffer) => (text += chunk.toString()))
      request.on('end', () => {
        const { url: path, headers } = request
        calls.push({ path, key: headers.authorization, body: JSON.parse(text) })
        response.writeHead(200).end('{}')
      })
    })
    await new Promise<void>((resolve) => void api.listen(0, '127.0.0.1', resolve))
    const apiBase = `http://127.0.0.1:${(api.address() as AddressInfo).port}`
    const id = crypto.randomUUID()
    await client('saveSettings', { body: { oneSignalPushNotificationSubscription: id } })
    await tell()
    await test.backend.notifying.teller.tellNew()
    const sender = createPushSender({
      db: test.database.kysely,
      clock: test.clock,
      logger: createLogger('silent'),
      reporter: createTestReporter(),
      services: {
        web: undefined,
        one_signal: createOneSignalService(
          { appId: 'app', apiKey: 'key', apiBase },
          'https://s.example',
        ),
      },
      defaultLocale: 'en',
      prefixOf: () => '',
      settings: { myBets: true },
    })
    await sender.sendDue()
    await new Promise((resolve) => void api.close(resolve))
    expect(calls).toMatchObject([
      {
        path: '/notifications',
        key: 'Key key',
        body: {
          app_id: 'app',
          include_subscription_ids: [id],
          headings: { en: '5.00\u00A0€ is on your account' },
          url: 'https://s.example/sports',
        },
      },
    ])
  })

  it('keeps its keys over a restart', async () => {
    const before = test.backend.notifying.publicKey
    await test.restart()
    expect(test.backend.notifying.publicKey).toBe(before)
  })
})
