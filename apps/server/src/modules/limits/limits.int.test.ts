import { randomUUID } from 'node:crypto'
import { amountOf } from '@touchline/betting'
import type { ExclusionToBegin } from '@touchline/contract'
import { describe, expect, it } from 'vitest'
import { engines } from '../../db/testing/test-database.ts'
import { readOutbox } from '../../messaging/read-outbox.ts'
import { backendOfSuite } from '../testing/backend-of-suite.ts'
import { passTime } from '../testing/pass-time.ts'
import { refusalOf } from '../testing/refusal.ts'
import { listLimits } from './change-limits.ts'
import { requireTimeLeft, timeEnd, trackActivity } from './track-activity.ts'

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000

describe.each(engines)('limits on $name', (engine) => {
  const test = backendOfSuite(engine)
  const now = () => new Date(test.clock.now())
  const loss = (units: bigint) => ({
    body: {
      type: 'loss' as const,
      period: 'day' as const,
      amount: amountOf(units),
      currency: 'EUR',
    },
  })

  it('[FAIR-24] [FAIR-27] [RG-03] a lower amount holds at once, a higher one after a day and a word', async () => {
    const { client } = await test.player()
    const { data: first } = await client('setLimit', loss(1_234n))
    expect(first).toMatchObject({ amount: 1_234n, status: 'active', current: 0n })
    const { id } = first
    expect((await client('setLimit', loss(1_000n))).data).toMatchObject({
      id,
      amount: 1_000n,
      status: 'active',
    })
    const waiting = (await client('setLimit', loss(5_000n))).data
    expect(waiting).toMatchObject({
      amount: 1_000n,
      wanted: 5_000n,
      status: 'unconfirmed',
      confirmFrom: new Date(test.clock.now() + DAY_MS).toISOString(),
    })
    const confirm = () => client('confirmLimit', { params: { id } })
    expect(await refusalOf(confirm())).toMatchObject({ messageKey: 'error.limits.not_yet' })
    await passTime(test.database, DAY_MS)
    expect((await client('listLimits')).data).toMatchObject([{ amount: 1_000n }])
    expect((await confirm()).data).toMatchObject({ amount: 5_000n, status: 'confirmed' })
    const told = async () => (await client('listNotifications')).data.length
    const before = await told()
    // The answer was lost.
    test.clock.advance(1)
    expect((await confirm()).data).toMatchObject({ amount: 5_000n, status: 'confirmed' })
    expect(await told()).toBe(before)
    await client('setLimit', loss(4_000n))
    test.clock.advance(1)
    await client('setLimit', loss(4_000n))
    expect(await told()).toBe(before + 1)
    expect(await refusalOf(confirm())).toMatchObject({ messageKey: 'error.limits.lapsed' })
  })

  it('[FAIR-27] [RG-03] an end waits, too; it can be taken back, and lapses unless it is confirmed', async () => {
    const { client } = await test.player()
    const { id } = (await client('setLimit', loss(1_000n))).data
    const asked = () => client('removeLimit', { params: { id } })
    expect((await asked()).data).toMatchObject({ status: 'unconfirmed_disabled', amount: 1_000n })
    expect((await client('keepLimit', { params: { id } })).data.status).toBe('active')
    await asked()
    await passTime(test.database, 9 * DAY_MS)
    expect((await client('listLimits')).data).toMatchObject([{ status: 'active' }])
    const confirm = () => client('confirmLimit', { params: { id } })
    expect(await refusalOf(confirm())).toMatchObject({ messageKey: 'error.limits.lapsed' })
    await asked()
    await passTime(test.database, DAY_MS)
    expect((await confirm()).data.status).toBe('confirmed_disabled')
    expect((await client('listLimits')).data).toEqual([])
    const told = async () => (await client('listNotifications')).data.length
    const before = await told()
    test.clock.advance(1)
    expect((await confirm()).data.status).toBe('confirmed_disabled')
    expect(await told()).toBe(before)
    expect(await refusalOf(asked())).toMatchObject({ status: 404 })
  })

  it('refuses what does not fit, and what belongs to somebody else', async () => {
    const [mine, other] = await Promise.all([test.player(), test.player()])
    const body = { type: 'loss', amount: amountOf(1n), currency: 'EUR' } as const
    expect(await refusalOf(mine.client('setLimit', { body }))).toMatchObject({ status: 422 })
    const { id } = (await mine.client('setLimit', loss(1_000n))).data
    const theft = other.client('removeLimit', { params: { id } })
    expect(await refusalOf(theft)).toMatchObject({ status: 404 })
  })

  it.each(['session', 'sportsbook_session', 'reality_check'] as const)(
    '[RG-02] takes no %s of more minutes than a page lets anybody ask for',
    async (type) => {
      const { client } = await test.player()
      const set = (minutes: bigint) =>
        client('setLimit', { body: { type, amount: amountOf(minutes) } })
      for (const minutes of [100_000n, 9_000_000_000_000_000n]) {
        expect(await refusalOf(set(minutes))).toMatchObject({
          status: 422,
          messageKey: 'error.limits.unfit',
        })
      }
      expect((await set(99_999n)).data.amount).toBe(99_999n)
    },
  )

  it('[FAIR-30] deposits at once never pass a limit, and the refusal says until when', async () => {
    const { client } = await test.player()
    await client('setLimit', {
      body: { type: 'deposit', period: 'day', amount: amountOf(5_000n), currency: 'EUR' },
    })
    const order = { method: 'bank', amount: amountOf(2_000n), currency: 'EUR', returnTo: '/sports' }
    const answers = await Promise.allSettled(
      Array.from({ length: 4 }, () => client('openDeposit', { body: order })),
    )
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
    const refusal = await refusalOf(client('openDeposit', { body: order }))
    expect(refusal).toMatchObject({ status: 422, messageKey: 'error.limits.deposit' })
    expect(refusal.localizedMessage).toMatch(/of 50\.00\u00A0€ are left until .* UTC/)
    // To who is known to be in Tokyo, in the time of Tokyo.
    const there = test.visitor({ headers: { cookie: 'time_zone=Asia%2FTokyo' } })
    const { email } = (await client('getPlayer')).data
    await there('signIn', { body: { email: email ?? '', password: 'Secret-pass-1' } })
    const { localizedMessage } = await refusalOf(there('openDeposit', { body: order }))
    const until = new Date(test.clock.now() + DAY_MS)
    const format = { timeZone: 'Asia/Tokyo', dateStyle: 'medium', timeStyle: 'short' } as const
    const tokyo = new Intl.DateTimeFormat('en-GB', format).format(until)
    expect(localizedMessage).toMatch(new RegExp(`are left until ${tokyo}\\.$`))
  })

  it('[RG-02] a self-exclusion ends every session at once and lets nobody in before its end', async () => {
    const { client, id } = await test.player()
    const { email } = (await client('getPlayer')).data
    const password = 'Secret-pass-1'
    const second = test.visitor()
    await second('signIn', { body: { email: email ?? '', password } })
    const begin = (days: number, currentPassword = password) =>
      client('beginExclusion', { body: { type: 'selfexclusion', days, currentPassword } })
    expect(await refusalOf(begin(180, 'wrong'))).toMatchObject({ status: 403 })
    expect(await refusalOf(begin(10))).toMatchObject({ messageKey: 'error.limits.unfit' })
    await begin(180)
    expect(await refusalOf(second('getPlayer'))).toMatchObject({
      status: 401,
      code: 292,
      messageKey: 'error.limits.excluded_until',
      details: { limit: 'selfexclusion' },
    })
    expect(await refusalOf(client('getPlayer'))).toMatchObject({ status: 401 })
    const signIn = () => test.visitor()('signIn', { body: { email: email ?? '', password } })
    const refused = await refusalOf(signIn())
    expect(refused.localizedMessage).toMatch(/^You have excluded yourself .* is sent back to you/)
    expect(refused).toMatchObject({
      status: 403,
      messageKey: 'error.limits.excluded_until',
      details: {
        limit: 'selfexclusion',
        until: new Date(test.clock.now() + 180 * DAY_MS).toISOString(),
      },
    })
    expect(id).toBeGreaterThan(0)
    await passTime(test.database, 180 * DAY_MS)
    await signIn()
  })

  it('[RG-02] [I18N-01] confirms a break or a self-exclusion by e-mail, in the language and the zone of the player', async () => {
    const begun = async (
      exclusion: Pick<ExclusionToBegin, 'type' | 'days'>,
      [language, zone]: readonly [string, string] = ['en', ''],
    ) => {
      const client = test.visitor({ language, headers: { cookie: `time_zone=${zone}` } })
      const email = `${randomUUID()}@example.test`
      const currentPassword = 'Secret-pass-1'
      await client('signUp', { body: { email, password: currentPassword, termsAccepted: true } })
      await client('beginExclusion', { body: { ...exclusion, currentPassword } })
      return (await readOutbox(test.database.kysely, email)).at(-1)
    }
    const after = (days: number, locale: string, timeZone: string) =>
      new Intl.DateTimeFormat(locale, { timeZone, dateStyle: 'medium', timeStyle: 'short' }).format(
        test.clock.now() + days * DAY_MS,
      )
    const german = await begun({ type: 'coolingoff', days: 7 }, ['de', 'Asia/Tokyo'])
    expect(german).toMatchObject({ kind: 'break_begun', subject: 'Ihre Pause hat begonnen' })
    expect(german?.body).toContain(`Pause bis ${after(7, 'de', 'Asia/Tokyo')}. `)
    const long = await begun({ type: 'selfexclusion', days: 180 })
    expect(long).toMatchObject({ kind: 'exclusion_begun' })
    expect(long?.body).toContain(`until ${after(180, 'en-GB', 'UTC')} UTC. `)
    const forGood = await begun({ type: 'selfexclusion', days: null })
    expect(forGood).toMatchObject({ kind: 'exclusion_for_good' })
    expect(forGood?.body).toContain('here for good. ')
  })

  it('[RG-05] [RG-07] counts the time of all pages once, and answers 401 when it is used up', async () => {
    const { client } = await test.player()
    const { email } = (await client('getPlayer')).data
    await client('setLimit', { body: { type: 'time', period: 'day', amount: amountOf(3n) } })
    await client('trackActivity')
    // A second page, in the same minute.
    await client('trackActivity')
    test.clock.advance(MINUTE_MS)
    await client('trackActivity')
    expect((await client('listLimits')).data).toMatchObject([{ type: 'time', current: 2n }])
    test.clock.advance(MINUTE_MS)
    expect(await refusalOf(client('trackActivity'))).toMatchObject({
      status: 401,
      messageKey: 'error.limits.time',
    })
    expect(await refusalOf(client('getPlayer'))).toMatchObject({ status: 401 })
    const body = { email: email ?? '', password: 'Secret-pass-1' }
    const signIn = () => test.visitor()('signIn', { body })
    expect(await refusalOf(signIn())).toMatchObject({ messageKey: 'error.limits.time' })
    await passTime(test.database, DAY_MS)
    await signIn()
  })

  it('[RG-05] time of a period that is over is not forgotten where a clock is behind', async () => {
    const { client, id } = await test.player()
    const body = { type: 'time', period: 'day', amount: amountOf(3n) } as const
    await client('setLimit', { body })
    const db = test.database.kysely
    const begun = test.clock.now()
    const at = (ms: number) => new Date(begun + DAY_MS + ms)
    const track = async (ms: number) => (await trackActivity(db, id, at(ms))).refusal
    expect(await track(0)).toBeNull()
    expect(await track(MINUTE_MS)).toBeNull()
    expect(await track(-1)).toBeNull()
    expect(await listLimits(db, id, at(-1))).toMatchObject([{ current: 2n }])
    expect(await timeEnd(db, id, at(-1))).toEqual(at(MINUTE_MS - 1))
    expect(await track(2 * MINUTE_MS)).toMatchObject({ messageKey: 'error.limits.time' })
    await expect(requireTimeLeft(db, id, at(-1))).rejects.toHaveProperty(
      'details.details.until',
      at(DAY_MS).toISOString(),
    )
  })

  it('[RG-02] [RG-05] a limit of activity counts by the day, from when it was set', async () => {
    const { client } = await test.player()
    const { email } = (await client('getPlayer')).data
    // An hour that was counted before, as another limit asked for it.
    await client('setLimit', { body: { type: 'time', period: 'month', amount: amountOf(999n) } })
    for (let minutes = 0; minutes < 60; minutes += 1) {
      await client('trackActivity')
      test.clock.advance(MINUTE_MS)
    }
    await client('setLimit', { body: { type: 'activity', amount: amountOf(3n) } })
    const activity = async () =>
      (await client('listLimits')).data.find(({ type }) => type === 'activity')
    const resetsAt = new Date(test.clock.now() + DAY_MS).toISOString()
    expect(await activity()).toMatchObject({ current: 0n, amount: 3n, period: null, resetsAt })
    await client('trackActivity')
    test.clock.advance(MINUTE_MS)
    await client('trackActivity')
    expect(await activity()).toMatchObject({ current: 2n, resetsAt })
    test.clock.advance(MINUTE_MS)
    expect(await refusalOf(client('trackActivity'))).toMatchObject({
      status: 401,
      messageKey: 'error.limits.time',
      details: { until: resetsAt },
    })
    const body = { email: email ?? '', password: 'Secret-pass-1' }
    const signIn = () => client('signIn', { body })
    expect(await refusalOf(signIn())).toMatchObject({ messageKey: 'error.limits.time' })
    await passTime(test.database, DAY_MS)
    await signIn()
    expect(await activity()).toMatchObject({ current: 0n })
  })

  it('[RG-02] [GAP-27] knows every type of limit, each with what it is counted in, and no other', async () => {
    const { client } = await test.player()
    const money = { amount: amountOf(5_000n), currency: 'EUR' }
    const minutes = { amount: amountOf(60n) }
    const given = [
      { type: 'activity', ...minutes },
      { type: 'sportsbook_session', ...minutes },
      { type: 'session', ...minutes },
      { type: 'bet', ...money },
      { type: 'time', period: 'week', ...minutes },
      { type: 'loss', period: 'day', ...money },
      { type: 'wager', period: 'month', ...money },
      { type: 'deposit', period: 'week', ...money },
      { type: 'reality_check', ...minutes },
    ] as const
    for (const body of given) {
      expect((await client('setLimit', { body })).data).toMatchObject({
        period: null,
        currency: null,
        ...body,
        status: 'active',
      })
      // Counted in something else, or in a period that it has not.
      const other = { ...body, period: 'period' in body ? null : ('day' as const) }
      expect(await refusalOf(client('setLimit', { body: other }))).toMatchObject({ status: 422 })
    }
    const types = async () => (await client('listLimits')).data.map(({ type }) => type)
    expect(await types()).toEqual(given.map(({ type }) => type))
    const unknown = client('setLimit', { body: { ...given[0], type: 'lucky' as never } })
    expect(await refusalOf(unknown)).toMatchObject({ status: 400 })
    for (const type of ['coolingoff', 'selfexclusion'] as const) {
      const { client: leaving, id } = await test.player()
      const body = {
        type,
        days: type === 'coolingoff' ? 7 : 180,
        currentPassword: 'Secret-pass-1',
      }
      await leaving('beginExclusion', { body })
      expect(await listLimits(test.database.kysely, id, now())).toMatchObject([
        { type, amount: null, period: null, currency: null, status: 'active' },
      ])
    }
  })

  it('[RG-10] [RG-11] [RG-12] [FAIR-22] tells how play stands until it is acknowledged, and 400 to others', async () => {
    const { client } = await test.player()
    await client('startSportsbookSession')
    expect(await refusalOf(client('getSessionInfo'))).toMatchObject({ status: 400 })
    await client('setLimit', { body: { type: 'reality_check', amount: amountOf(15n) } })
    const startedAt = now().toISOString()
    const at = (minutes: number) => new Date(test.clock.now() + minutes * MINUTE_MS).toISOString()
    expect((await client('getSessionInfo')).data).toEqual({
      startedAt,
      duration: 0,
      nextCheckAt: at(15),
      stakeSum: 0n,
      winSum: 0n,
      currency: 'EUR',
      checkAt: at(15),
      staked: 0n,
      returned: 0n,
    })
    test.clock.advance(16 * MINUTE_MS)
    expect((await client('getSessionInfo')).data).toMatchObject({
      startedAt,
      duration: 960,
      nextCheckAt: at(-1),
    })
    await client('continueSportsbookSession')
    expect((await client('getSessionInfo')).data).toMatchObject({ startedAt, nextCheckAt: at(15) })
  })

  it('[RG-02] a limit of one visit ends the session, without a page that asks', async () => {
    const { client } = await test.player()
    await client('setLimit', { body: { type: 'session', amount: amountOf(30n) } })
    test.clock.advance(29 * MINUTE_MS)
    await client('getPlayer')
    test.clock.advance(MINUTE_MS)
    expect(await refusalOf(client('getPlayer'))).toMatchObject({ status: 401 })
  })

  it('[FAIR-27] rails: two tabs that set different ones at the same moment set both', async () => {
    const { client } = await test.player()
    const pause = { losses: 3, amount: null, currency: null, minutes: 60 }
    const noLive = { from: 1_380, until: 360, zone: 'Europe/Vienna' }
    await Promise.all([
      client('setGuardRails', { body: { pause } }),
      client('setGuardRails', { body: { noLive } }),
      client('setGuardRails', { body: { calm: true } }),
    ])
    const all = { pause, noLive, calm: true }
    expect((await client('getGuardRails')).data).toMatchObject({ rails: all, wanted: null })
    await client('setGuardRails', { body: { noLive: null } })
    const { data } = await client('setGuardRails', { body: { calm: false } })
    expect(data).toMatchObject({ rails: all, wanted: { pause, noLive: null, calm: false } })
  })

  it('[FAIR-27] rails: what is looser waits, the rest holds at once', async () => {
    const { client } = await test.player()
    const pause = { losses: 3, amount: null, currency: null, minutes: 60 }
    const noLive = { from: 1_380, until: 360, zone: 'Europe/Vienna' }
    await client('setGuardRails', { body: { pause, noLive, calm: false } })
    const earlier = { ...noLive, from: 1_320 }
    const { data } = await client('setGuardRails', {
      body: { pause: null, noLive: earlier, calm: false },
    })
    expect(data).toMatchObject({
      rails: { pause, noLive: earlier },
      wanted: { pause: null, noLive: earlier },
    })
    expect(await refusalOf(client('confirmGuardRails'))).toMatchObject({
      messageKey: 'error.limits.not_yet',
    })
    await passTime(test.database, DAY_MS)
    const confirmed = {
      rails: { pause: null, noLive: earlier, calm: false },
      wanted: null,
      confirmFrom: null,
      confirmUntil: null,
    }
    expect((await client('confirmGuardRails')).data).toMatchObject(confirmed)
    // The answer was lost.
    expect((await client('confirmGuardRails')).data).toMatchObject(confirmed)
    await client('setGuardRails', { body: { calm: true } })
    expect(await refusalOf(client('confirmGuardRails'))).toMatchObject({
      messageKey: 'error.limits.lapsed',
    })
  })

  it('[FAIR-30] rails say until when there are no bets in play, and when that changes', async () => {
    const { client } = await test.player()
    const minute = (at: number) => Math.floor(at / MINUTE_MS) * MINUTE_MS
    const minuteOfDay = (at: number) => (minute(at) / MINUTE_MS) % 1_440
    const time = (at: number) => new Date(minute(at)).toISOString()
    const begins = test.clock.now() + 30 * MINUTE_MS
    const ends = begins + 60 * MINUTE_MS
    const noLive = { from: minuteOfDay(begins), until: minuteOfDay(ends), zone: 'UTC' }
    const { data } = await client('setGuardRails', { body: { pause: null, noLive, calm: false } })
    const none = { pauseUntil: null, noLiveUntil: null, playUntil: null }
    expect(data.held).toEqual({ ...none, changesAt: time(begins) })
    test.clock.advance(31 * MINUTE_MS)
    expect((await client('getGuardRails')).data.held).toEqual({
      ...none,
      noLiveUntil: time(ends),
      changesAt: time(ends),
    })
  })

  it('[FAIR-30] the nearest end of play by the limits of time is told', async () => {
    const { client } = await test.player()
    const held = async () => (await client('getGuardRails')).data.held.playUntil
    expect(await held()).toBeNull()
    const minutes = (amount: bigint) => ({ amount: amountOf(amount), currency: null })
    const set = async (type: 'session' | 'sportsbook_session', amount: bigint) =>
      client('setLimit', { body: { type, period: null, ...minutes(amount) } })
    await client('setLimit', { body: { type: 'time', period: 'day', ...minutes(45n) } })
    const until = (after: number) => new Date(test.clock.now() + after * MINUTE_MS).toISOString()
    expect(await held()).toBe(until(45))
    await set('sportsbook_session', 40n)
    expect(await held()).toBe(until(40))
    await set('session', 30n)
    const left = Date.parse((await held()) ?? '') - test.clock.now()
    expect(left).toBeLessThanOrEqual(30 * MINUTE_MS)
    expect(left).toBeGreaterThan(29 * MINUTE_MS)
  })
})
