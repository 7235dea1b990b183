import { amountOf } from '@touchline/betting'
import { channels, decodePushEvent } from '@touchline/contract'
import type { PushEvent } from '@touchline/contract'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { engines } from '../../db/testing/test-database.ts'
import { STANDARD_RETENTION } from '../../settings/retention.ts'
import { loadSettings } from '../../settings/settings.ts'
import { createTestReporter } from '../../reporting/testing/test-reporter.ts'
import { dropOld } from '../retention/drop-old.ts'
import { backendOfTest } from '../testing/backend-of-suite.ts'
import { combo, leg, single } from '../testing/placements.ts'
import { LOST, settlement, WON } from '../testing/world.ts'
import { addNotifications } from './add-notifications.ts'
import type { NewNotification } from './add-notifications.ts'
import { createNotificationTeller } from './notification-teller.ts'

describe.each(engines)('notifications on $name', (engine) => {
  const test = backendOfTest(engine)
  const { client } = test

  const list = async (query = {}) => (await client('listNotifications', { query })).data
  const unread = async () => (await client('countNotifications')).data.notifications
  const add = (count: number, over: Partial<NewNotification> = {}) =>
    addNotifications(
      test.database.kysely,
      Array.from({ length: count }, (_, n) => ({
        playerId: test.playerId,
        cause: `test:${n}`,
        type: 'info' as const,
        says: { text: 'deposit_failed', params: { amount: { amount: '1240', currency: 'EUR' } } },
        ...over,
      })),
      new Date(test.clock.now()),
    )

  it('[NOTIF-01] [GAP-47] tells of a settled bet, with a way to it', async () => {
    const stake = amountOf(1000n)
    const body = combo([leg('1', '1', 2000), leg('3', '1', 1500)], stake)
    const { data: bets } = await client('placeBets', { body })
    const at = test.clock.now()
    test.feed.send(settlement('1', at, [{ id: '1', ...WON }]))
    test.feed.send(settlement('3', at, [{ id: '1', ...WON }]))
    await expect.poll(async () => (await list()).length).toBe(1)
    expect(await list()).toEqual([
      {
        id: expect.any(String) as string,
        title: 'Bet won: 30.00\u00A0€',
        caption: 'Home 1 – Away 1 +1',
        body: 'Stake 10.00\u00A0€',
        type: 'bet',
        objectType: 'bet',
        objectId: bets[0]?.id,
        read: false,
        createdAt: new Date(at).toISOString(),
      },
    ])
  })

  it('[NOTIF-01] tells no bet as won that pays no more than was staked', async () => {
    await client('placeBets', { body: single(leg('1', '1', 2000), amountOf(1000n)) })
    const at = test.clock.now()
    test.feed.send(settlement('1', at, [{ id: '1', ...WON, deadHeatFactor: 0.5 }]))
    await expect
      .poll(async () => (await list()).map(({ title }) => title))
      .toEqual(['Bet settled: 10.00\u00A0€'])
  })

  it('[NOTIF-01] tells of a result once, and of its correction', async () => {
    await client('placeBets', { body: single(leg('1', '1', 2000), amountOf(1000n)) })
    const at = test.clock.now()
    const settle = (outcome: typeof WON | typeof LOST, certainty: 1 | 2) =>
      test.feed.send(settlement('1', at, [{ id: '1', ...outcome }], { certainty }))
    settle(WON, 1)
    settle(WON, 1)
    await expect
      .poll(async () => (await list()).map(({ title }) => title))
      .toEqual(['Bet won: 20.00\u00A0€'])
    settle(LOST, 2)
    await expect
      .poll(async () => (await list()).map(({ title }) => title))
      .toEqual(['Result corrected: 0.00\u00A0€', 'Bet won: 20.00\u00A0€'])
  })

  it('[NOTIF-02] gives pages, newest first, and refuses what is none', async () => {
    await add(5)
    const page = await client('listNotifications', { query: { page: 2, limit: 2 } })
    expect(page.meta.pagination).toEqual({ total: 5, page: 2, limit: 2, lastPage: 3 })
    const all = await list({ limit: 5 })
    expect(page.data).toEqual(all.slice(2, 4))
    expect(all.map(({ id }) => Number(id))).toEqual(
      all.map(({ id }) => Number(id)).toSorted((a, b) => b - a),
    )
    for (const query of [{ page: 0 }, { limit: 0 }, { limit: 501 }]) {
      await expect(list(query)).rejects.toMatchObject({ status: 400 })
    }
    await expect(test.visitor()('countNotifications')).rejects.toMatchObject({ status: 401 })
  })

  it('[NOTIF-03] [NOTIF-04] [NOTIF-05] counts what is unread, marks some, then all', async () => {
    await add(4)
    expect(await unread()).toBe(4)
    const [first, second] = await list()
    const ids = [first?.id ?? '', second?.id ?? '', '999999', 'none']
    expect((await client('readNotifications', { body: { ids } })).data).toEqual({
      notifications: 2,
    })
    expect((await list()).map(({ read }) => read)).toEqual([true, true, false, false])
    const other = await test.player()
    const foreign = (await list())[2]?.id ?? ''
    await other.client('readNotifications', { body: { ids: [foreign] } })
    await other.client('readAllNotifications')
    expect(await unread()).toBe(2)
    expect((await client('readAllNotifications')).data).toEqual({ notifications: 0 })
    expect((await list()).every(({ read }) => read)).toBe(true)
  })

  it('[NOTIF-01] reads as an operator says it, else in English', async () => {
    const own = { en: { title: 'Cup week', body: 'All week' }, de: { title: 'Pokalwoche' } }
    await add(1, { type: 'bonus', object: { type: 'bonus', id: '7' }, says: { own } })
    expect(await list()).toMatchObject([
      { title: 'Cup week', caption: null, body: 'All week', objectType: 'bonus', objectId: '7' },
    ])
  })

  it('tells a cause once, however often and in however many processes it is tried', async () => {
    await Promise.all([add(3), add(3), add(3)])
    expect(await unread()).toBe(3)
  })

  it('tells of payments that ended and of limits that hold', async () => {
    const limit = { type: 'deposit', period: 'day', amount: amountOf(5_000n) } as const
    await client('setLimit', { body: { ...limit, currency: 'EUR' } })
    expect((await list()).map(({ title }) => title)).toEqual(['Your limit is in force'])
  })

  it('[RT-14] [RT-15] [GAP-30] pushes the notification and the count, each row by one process', async () => {
    // The backend's own teller runs by the clock, which stands still.
    const told: [string, PushEvent][] = []
    const publisher = {
      publish(channel: string, data: unknown) {
        const event = decodePushEvent(data)
        if (event.ok) told.push([channel, event.value])
      },
      position: () => ({ offset: 0, epoch: '' }),
    }
    const teller = () =>
      createNotificationTeller({
        db: test.database.kysely,
        clock: test.clock,
        publisher,
        reporter: createTestReporter(),
      })
    await add(3)
    await Promise.all([teller().tellNew(), teller().tellNew(), teller().tellNew()])
    const inGerman = told.filter(([to]) => to === channels.player('de', String(test.playerId)))
    const titles = inGerman.flatMap(([, event]) =>
      event.type === 'notification' ? (event.notification?.title ?? []) : [],
    )
    expect(titles).toEqual(Array(3).fill('Einzahlung von 12,40\u00A0€ nicht abgeschlossen'))
    expect(inGerman.at(-1)?.[1]).toEqual({
      type: 'unread_counters_changed',
      counters: { notifications: 3 },
    })
    told.length = 0
    await teller().tellNew()
    expect(told).toEqual([])
  })

  it('[RT-14] tells all, and passes on the others, where one cannot be passed on', async () => {
    await add(3)
    const [poison] = await list()
    const passedOn: string[] = []
    const reported: object[] = []
    const teller = createNotificationTeller({
      db: test.database.kysely,
      clock: test.clock,
      publisher: { publish: () => undefined, position: () => ({ offset: 0, epoch: '' }) },
      reporter: { report: (_error, context = {}) => void reported.push(context) },
      onTaken: async (trx, rows) => {
        if (rows.some(({ id }) => String(id) === poison?.id)) await sql`select 1 / 0`.execute(trx)
        passedOn.push(...rows.map(({ id }) => String(id)))
      },
    })
    await teller.tellNew()
    expect(passedOn).toEqual(
      (await list())
        .slice(1)
        .toReversed()
        .map(({ id }) => id),
    )
    expect(reported).toEqual([{ task: 'notifications', notificationId: poison?.id }])
    const { rows } = await test.database.pool.query(
      'select id from notifications where player_id = $1 and not told',
      [test.playerId],
    )
    expect(rows).toEqual([])
  })

  it('[RT-14] tells the other pages of a player what one of them has read', async () => {
    await add(2)
    const { publisher } = test.backend.push
    const channel = channels.player('fr', String(test.playerId))
    const before = publisher.position(channel).offset
    await client('readAllNotifications')
    expect(publisher.position(channel).offset).toBe(before + 1)
  })

  it('[R9] drops what is old', async () => {
    await add(3)
    const retention = loadSettings({ RETENTION_DAYS: STANDARD_RETENTION }).retention
    const after = (days: number) =>
      dropOld(test.database.kysely, {
        retention,
        now: test.clock.now() + days * 86_400_000 + 1,
        isStopped: () => false,
        rowsAtATime: 2,
      })
    await after(89)
    expect(await list()).toHaveLength(3)
    await after(90)
    expect(await list()).toEqual([])
  })
})
