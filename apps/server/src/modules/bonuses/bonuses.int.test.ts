import { channels } from '@touchline/contract'
import type { ApiClient } from '@touchline/contract'
import { oddsOf } from '@touchline/betting'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { engines } from '../../db/testing/test-database.ts'
import { backendOfTest } from '../testing/backend-of-suite.ts'
import { passTime } from '../testing/pass-time.ts'
import { leg } from '../testing/placements.ts'
import { refusalOf } from '../testing/refusal.ts'
import { startTestBackend } from '../testing/test-backend.ts'
import { bonusSteps, fileOf, freebet, OFFERS } from './testing/bonus-steps.ts'
import { createBonusReader } from './bonus-service.ts'
import { createBonusTeller } from './bonus-teller.ts'

const DAY_MS = 86_400_000

describe.each(engines)('bonuses on $name', (engine) => {
  const test = backendOfTest(engine, { countryHeader: 'x-country' })
  const { db, now, apply, list, one, statusOf, setPoints, elapse, placed, use, empty } =
    bonusSteps(test)

  beforeEach(async () => {
    await empty()
  })

  it('[BON-01] [BON-02] [BON-06] [SLIP-12] issues each kind once to whoever looks, with what all have in common', async () => {
    await apply(fileOf('gift', 'boost', 'prize', 'hunt', 'cup', 'box'))
    await Promise.all([list(), list(), list()])
    const all = await list()
    expect(all.map(({ type }) => type).toSorted()).toEqual([
      'comboboost',
      'freebet',
      'hunting',
      'lootbox',
      'tournament',
    ])
    expect(await one('freebet')).toMatchObject({
      offerId: 'gift',
      name: 'gift',
      status: 'active',
      userBonusStatus: 'active',
      hindrance: null,
      timesToUse: 1,
      timesUsed: 0,
      countryCodes: [],
      seen: false,
      validTo: new Date(test.clock.now() + 3 * DAY_MS).toISOString(),
      banners: { desktop: '/wide.svg', mobile: null },
      onlyVerified: false,
      freebetType: 'only_win',
      amount: 500n,
      freebetStake: 500n,
      subunits: 100,
    })
    expect(await one('comboboost')).toMatchObject({
      minOdds: 1600,
      ranges: [{ minCount: 2, maxCount: 3, bonusOdds: 1050 }],
      eventConditions: [{ sportKey: 'soccer', name: 'Football', matchId: null }],
    })
    for (const kind of ['comboboosts', 'freebets', 'huntings', 'tournaments', 'lootboxes']) {
      const { data } = await test.client('listBonusesOfKind', { params: { kind } })
      expect(data).toHaveLength(1)
    }
    expect(
      await refusalOf(test.client('listBonusesOfKind', { params: { kind: 'jackpots' } })),
    ).toMatchObject({ status: 404 })
  })

  it('[BON-05] [BON-14] [TOUR-03] [LOOT-01] lists by status, kind, use and what was not seen, page by page', async () => {
    const gifts = [1, 2, 3, 4, 5].map((n) => freebet(`gift-${n}`, 'issue: everyone'))
    await apply(`${fileOf('prize', 'hunt', 'cup', 'box')}${gifts.join('')}`)
    const query = (given: object) => test.client('listBonuses', { query: given })
    expect((await query({ type: ['freebet'] })).data).toHaveLength(5)
    expect((await query({ limitPerType: 2 })).data).toHaveLength(5)
    expect((await query({ type: ['freebet'], page: 2, limit: 3 })).meta.pagination).toMatchObject({
      total: 5,
      lastPage: 2,
    })
    expect((await query({ status: ['finished'] })).data).toEqual([])
    expect((await query({ available: false })).data).toEqual([])
    const ofKind = (kind: string, asked = {}, client = test.client) =>
      client('listBonusesOfKind', { params: { kind }, query: asked })
    expect((await ofKind('freebets')).data).toHaveLength(4)
    expect((await ofKind('freebets', { limit: 5 })).data).toHaveLength(5)
    expect((await ofKind('freebets', { page: 2 })).data).toHaveLength(1)
    expect((await ofKind('freebets', { status: ['paused'] })).data).toEqual([])
    expect((await ofKind('freebets', { status: ['active'] })).data).toHaveLength(4)
    expect((await ofKind('freebets', { isAvailable: true })).data).toHaveLength(4)
    expect((await ofKind('freebets', { isAvailable: false })).data).toEqual([])
    const german = test.visitor({ language: 'de' })
    expect((await ofKind('tournaments', {}, german)).data).toMatchObject([{ name: 'cup DE' }])
    expect((await ofKind('tournaments')).data).toMatchObject([{ name: 'cup' }])
    expect((await ofKind('tournaments')).meta.pagination.limit).toBe(1)
    await apply(OFFERS.box.replace('  - {', 'offers:\n  - { status: paused,'))
    expect((await ofKind('lootboxes')).data).toEqual([])
    expect((await query({ type: ['lootbox'] })).data).toHaveLength(1)
    const [first] = (await query({ unseen: true, type: ['freebet'] })).data
    await test.client('markBonusesSeen', { body: { bonuses: [first?.id ?? '', 'gift-1', '9999'] } })
    expect((await query({ unseen: true, type: ['freebet'] })).data).toHaveLength(4)
  })

  it('[BON-09] marks nobody else’s as seen', async () => {
    await apply(fileOf('gift'))
    const { id } = await one('freebet')
    const { client } = await test.player()
    await client('markBonusesSeen', { body: { bonuses: [id] } })
    expect(await one('freebet')).toMatchObject({ seen: false })
    await test.client('markBonusesSeen', { body: { bonuses: [id] } })
    expect(await one('freebet')).toMatchObject({ seen: true })
  })

  it('[BON-07] [BON-08] shows a bonus and the terms that its player accepted, whatever they are now', async () => {
    await apply(fileOf('gift'))
    const { id } = await one('freebet')
    const params = { kind: 'freebets', id }
    const terms = async (client = test.client, given: string = id) =>
      (await client('getBonusTerms', { params: { kind: 'freebets', id: given } })).data
    expect(await terms()).toMatchObject({
      version: 1,
      title: 'gift',
      paragraphs: ['One.', 'Two.'],
      acceptedAt: now().toISOString(),
      newerVersion: null,
    })
    await apply(fileOf('gift').replace('Two.', 'Three.').replace('EUR: 5.00', 'EUR: 9.00'))
    expect(await terms()).toMatchObject({
      version: 1,
      paragraphs: ['One.', 'Two.'],
      newerVersion: 2,
    })
    expect((await test.client('getBonus', { params })).data).toMatchObject({ amount: 500n })
    const other = await test.player()
    await list(other.client)
    expect(await terms(other.client, 'gift')).toMatchObject({
      version: 2,
      paragraphs: ['One.', 'Three.'],
    })
    expect(await refusalOf(terms(other.client, id))).toMatchObject({ status: 404 })
    expect(
      await refusalOf(test.client('getBonus', { params: { kind: 'huntings', id } })),
    ).toMatchObject({ status: 404 })
    const german = test.visitor({ language: 'de' })
    expect(
      (await german('getBonusTerms', { params: { kind: 'freebets', id: 'gift' } })).data.title,
    ).toBe('gift DE')
  })

  it('shows a visitor what is offered, as nobody’s', async () => {
    await apply(fileOf('gift', 'code', 'prize', 'box'))
    const shown = await list(test.visitor())
    expect(shown.map(({ id }) => id).toSorted()).toEqual(['box', 'gift'])
    expect(shown[0]).toMatchObject({ userBonusStatus: 'unknown', hindrance: 'sign_in', seen: null })
    const params = { id: '1' }
    expect(await refusalOf(test.visitor()('activateBonus', { params, body: {} }))).toMatchObject({
      status: 401,
    })
  })

  it('[BON-03] [BON-04] stands where its offer, its time and its use have brought it', async () => {
    await apply(fileOf('gift', 'prize', 'hunt', 'cup'))
    const { id } = await one('freebet')
    const withStatus = (status: string, more = '') =>
      apply(fileOf('gift').replace('{ id:', `{ status: ${status}, ${more} id:`))
    await withStatus('paused')
    expect(await one('freebet')).toMatchObject({
      status: 'paused',
      userBonusStatus: 'not_available',
      hindrance: 'paused',
    })
    await withStatus('disabled')
    expect(await one('freebet')).toMatchObject({
      status: 'disabled',
      userBonusStatus: 'deactivated',
    })
    await withStatus('active')
    expect(await statusOf(id)).toBe('active')
    const bet = await placed()
    expect(await use(id, bet)).toBe(true)
    expect(await one('freebet')).toMatchObject({
      userBonusStatus: 'bonus_over',
      timesUsed: 1,
      hindrance: 'used_up',
    })
    await sql`select give_back_bonus(${id}, ${bet}, ${now()}, '1 day')`.execute(db())
    expect(await one('freebet')).toMatchObject({ userBonusStatus: 'active', timesUsed: 0 })
    expect(await one('tournament')).toMatchObject({ userBonusStatus: 'active' })
    const hunt = await one('hunting')
    const accepted = async () =>
      (await test.client('getBonusTerms', { params: { kind: 'huntings', id: hunt.id } })).data
        .acceptedAt
    expect(await accepted()).toBeNull()
    await test.client('activateBonus', { params: { id: hunt.id }, body: {} })
    expect(await accepted()).toBe(now().toISOString())
    expect(await one('tournament')).toMatchObject({ userBonusStatus: 'overridden' })
    await elapse(5 * DAY_MS)
    expect(await one('freebet')).toMatchObject({ userBonusStatus: 'expired', status: 'active' })
    const early = fileOf('gift').replace('gift', 'later').replace('2026-01-01', '2999-01-01')
    await apply(early)
    expect((await list()).some(({ offerId }) => offerId === 'later')).toBe(false)
  })

  it.each([
    'ABC',
    '😀😀😀',
    "'; drop table bonuses; --",
    '‮SUMMER2026',
    'SUMMER2026'.repeat(5),
    '①②③',
  ])('[PROMO-02] the code %j is refused in a sentence', async (code) => {
    await apply(fileOf('code'))
    expect(await refusalOf(test.client('redeemPromoCode', { body: { code } }))).toMatchObject({
      status: 422,
      messageKey: 'error.bonus.code_unknown',
    })
  })

  it('[TOUR-01] [TOUR-02] ranks players by points; equals share a place and its prizes', async () => {
    await apply(fileOf('prize', 'cup'))
    const players = await Promise.all(Array.from({ length: 5 }, () => test.player()))
    for (const [index, { client }] of players.entries()) {
      await setPoints((await one('tournament', client)).id, [40, 30, 30, 10, 0][index] ?? 0)
    }
    const [, , third, , last] = players
    // The prize of a cup whose id begins as this one's is none of it.
    await test.database.pool.query(
      `insert into bonuses (player_id, offer_id, offer_version, kind, cause, status, currency, amount, issued_at)
      values ($1, 'prize', 1, 'freebet', 'tournament:cup-b', 'active', 'EUR', 500, now())`,
      [third?.id],
    )
    const rating = async (client: ApiClient | undefined, query = {}) => {
      if (client === undefined) return expect.fail('no player')
      return client('getTournamentRating', { params: { id: 'cup' }, query })
    }
    const { data, meta } = await rating(third?.client)
    expect(data.map(({ position, points }) => [position, points])).toEqual([
      [1, 40],
      [2, 30],
      [2, 30],
      [4, 10],
    ])
    expect(data.map(({ farmedAmount }) => farmedAmount)).toEqual([5_000n, 2_000n, 2_000n, 0n])
    expect(data.filter(({ currentUser }) => currentUser)).toHaveLength(1)
    expect(meta).toMatchObject({
      own: { position: 2, currencyCode: 'EUR', farmedFreebetsCount: 0 },
    })
    expect(meta.neighbours.map(({ points }) => points)).toEqual([40, 30, 30, 10])
    expect(meta.pagination.total).toBe(4)
    expect((await rating(last?.client)).meta).toMatchObject({ own: null, neighbours: [] })
    const second = await rating(third?.client, { page: 2, limit: 2 })
    expect(second.data.map(({ position }) => position)).toEqual([2, 4])
    expect((await rating(test.visitor())).meta.own).toBeNull()
    expect(await one('tournament', third?.client)).toMatchObject({
      position: 2,
      players: 4,
      poolAmount: 10_000n,
      farming: { initialPool: 10_000n, potentialFreebetAmount: 2_000n },
      prizes: [
        { from: 1, to: 1, amount: 5_000n },
        { from: 2, to: 3, amount: 2_000n },
      ],
    })
  })

  it('[BON-15] [BON-16] [SLIP-12] [COMBO-01] [GAP-09] [GAP-49] [AMB-12] holds every kind against a slip, and says of each leg why it does not count', async () => {
    await apply(
      `${fileOf('gift', 'prize', 'boost', 'cup', 'box')}${OFFERS.hunt.replace('activation: manual, overrides: [tournament], ', '')}`,
    )
    const legOf = (matchId: string, odds: number, marketId = 1, outcomeId = '1') => ({
      matchId,
      marketId,
      specifier: '',
      outcomeId,
      odds: oddsOf(odds),
    })
    const ask = async (currency: string, ...selections: ReturnType<typeof legOf>[]) => {
      const body = { currency, bets: [{ selections }] }
      return (await test.client('listSlipBonuses', { body })).data[0] ?? expect.fail('no answer')
    }
    const combo = await ask('EUR', legOf('1', 2000), legOf('3', 1500), legOf('4', 1700, 186, '4'))
    expect(Object.keys(combo.bonuses).toSorted()).toEqual([
      'comboboost',
      'freebet',
      'hunting',
      'lootbox',
      'tournament',
    ])
    expect(combo.bonuses.comboboost).toMatchObject([
      {
        mismatch: 'selection_count',
        legs: [null, 'min_odds', 'events'],
        bonus: { activeRangeIndex: null, suitableSelections: [0] },
      },
    ])
    expect(combo.chosen?.type).toBe('hunting')
    expect(combo.bonuses.freebet).toMatchObject([{ mismatch: null, legs: [null, null, null] }])
    expect(combo.bonuses.lootbox).toHaveLength(1)
    const dollars = await ask('USD', legOf('1', 2000))
    expect(dollars.bonuses.freebet).toMatchObject([{ mismatch: 'currency' }])
    expect(dollars.bonuses.comboboost).toMatchObject([{ mismatch: 'bet_type' }])
    const fits = await ask('EUR', legOf('1', 2000), legOf('2', 1800))
    expect(fits.bonuses.comboboost).toMatchObject([
      { mismatch: null, bonus: { activeRangeIndex: 0 } },
    ])
    // Hunting before tournament before combo boost, and never a freebet.
    await sql`update bonuses set status = 'overridden' where kind = 'hunting'`.execute(db())
    expect((await ask('EUR', legOf('1', 2000), legOf('2', 1800))).chosen?.type).toBe('tournament')
    await sql`update bonuses set status = 'overridden' where kind = 'tournament'`.execute(db())
    expect((await ask('EUR', legOf('1', 2000), legOf('2', 1800))).chosen?.type).toBe('comboboost')
    expect((await ask('EUR', legOf('1', 2000))).chosen).toBeNull()
    expect(await refusalOf(ask('XXX', legOf('1', 2000)))).toMatchObject({ status: 422 })
    // Of a match that nobody knows.
    expect(
      (await ask('EUR', legOf('nowhere', 2000), legOf('1', 2000))).bonuses.comboboost,
    ).toMatchObject([{ legs: ['events', null] }])
  })

  it('[BON-15] [FREE-01] holds the odds of a bonus against the average of the lines of a system', async () => {
    await apply(
      `offers:\n${freebet('low', 'issue: everyone, min_odds: 2.98')}${freebet('high', 'issue: everyone, min_odds: 2.99')}`,
    )
    const selections = [leg('1', '1', 2000), leg('3', '1', 1500), leg('4', '4', 1700, 186)]
    // 3.00, 3.40 and 2.55; with the first in each line 3.00 and 3.40. All together come to 5.10.
    const held = (low: string | null, high: string | null) => new Map(Object.entries({ low, high }))
    const fitting = async (more: object) => {
      const body = { currency: 'EUR', bets: [{ selections, systemId: '2/3', ...more }] }
      const [own] = (await test.client('listSlipBonuses', { body })).data
      const answers = own?.bonuses.freebet ?? []
      return new Map(answers.map(({ bonus, mismatch }) => [bonus.name, mismatch]))
    }
    expect(await fitting({})).toEqual(held(null, 'min_odds'))
    expect(await fitting({ bankers: [0] })).toEqual(held(null, null))
    const none = held('min_odds', 'min_odds')
    expect(await fitting({ systemId: '2/4' })).toEqual(none)
    expect(await fitting({ bankers: [0, 1] })).toEqual(none)
  })

  it('[ROLE-03] [ROLE-04] [ROLE-05] [ROLE-06] offers to an audience, to groups, to none of the hidden ones, and to the verified', async () => {
    const someone = async (groups: string) => {
      const { client, id } = await test.player()
      await sql`update players set statuses = ${groups}::text[] where id = ${id}`.execute(db())
      return client
    }
    const [plain, gold, vip] = [
      await someone('{}'),
      await someone('{gold,vip}'),
      await someone('{vip}'),
    ]
    await apply(
      `offers:\n${freebet('all', 'issue: everyone')}${freebet('visitors', 'issue: everyone, audience: not_logged_in')}${freebet('players', 'issue: everyone, audience: logged_in')}${freebet('gold', 'issue: everyone, groups: [gold, vip]')}${freebet('others', 'issue: everyone, hidden_for_groups: [gold]')}${freebet('most', 'issue: everyone, groups: [vip], hidden_for_groups: [gold]')}${freebet('sure', 'issue: everyone, only_verified: true')}`,
    )
    const offeredTo = async (client: ApiClient) =>
      (await list(client)).map(({ offerId }) => offerId).toSorted()
    expect(await offeredTo(test.visitor())).toEqual(['all', 'others', 'visitors'])
    expect(await offeredTo(plain)).toEqual(['all', 'others', 'players', 'sure'])
    expect(await offeredTo(gold)).toEqual(['all', 'gold', 'players', 'sure'])
    expect(await offeredTo(vip)).toEqual(['all', 'gold', 'most', 'others', 'players', 'sure'])
    // What only the verified can use is no bonus of the others: it says what it waits for.
    const sure = (await list(vip)).find(({ offerId }) => offerId === 'sure')
    expect(sure).toMatchObject({ userBonusStatus: 'not_available', hindrance: 'unverified' })
    const using = vip('activateBonus', { params: { id: sure?.id ?? '' }, body: {} })
    expect(await refusalOf(using)).toMatchObject({ status: 409 })
  })

  it('issues for a registration and a first deposit, and says what is to be had by one', async () => {
    await apply(
      `offers:\n${freebet('hello', 'issue: registration')}${freebet('deposit', 'issue: first_deposit')}`,
    )
    const { client, id } = await test.player()
    expect(await list(client)).toMatchObject([
      { offerId: 'hello', userBonusStatus: 'active' },
      { offerId: 'deposit', id: 'deposit', userBonusStatus: 'not_available', hindrance: 'deposit' },
    ])
    await sql`
      insert into payments (id, player_id, kind, provider, method, amount, fee, currency, status, created_at, ended_at)
      values (gen_random_uuid(), ${id}, 'deposit', 'cashier', 'card', 1000, 0, 'EUR', 'succeeded', ${now()}, ${now()})
    `.execute(db())
    expect(
      (await list(client)).filter(({ userBonusStatus }) => userBonusStatus === 'active'),
    ).toHaveLength(2)
    await sql`update players set created_at = '2020-01-01' where id = ${test.playerId}`.execute(
      db(),
    )
    expect((await list()).some(({ offerId }) => offerId === 'hello')).toBe(false)
  })

  it('offers nothing to a player who keeps calm, takes a break or has excluded themselves', async () => {
    const calm = await test.player()
    await calm.client('saveSettings', { body: { calm: true } })
    const away = await test.player()
    await sql`
      insert into user_limits (player_id, type, begun_at, period_at, base, active_until)
      values (${away.id}, 'coolingoff', ${now()}, ${now()}, '{}', ${new Date(test.clock.now() + DAY_MS)})
    `.execute(db())
    await apply(fileOf('gift', 'code'))
    for (const { client } of [calm, away]) {
      expect(await list(client)).toEqual([])
      expect(
        await refusalOf(client('redeemPromoCode', { body: { code: 'SUMMER2026' } })),
      ).toMatchObject({ messageKey: 'error.bonus.code_not_for_you' })
    }
    await passTime(test.database, 2 * DAY_MS)
    expect(await list(away.client)).toHaveLength(1)
  })

  it('begins a round of a cup each week by itself, with a pool of its own', async () => {
    const weekly = fileOf('prize', 'cup').replace('id: cup,', 'id: cup, repeat: week,')
    await apply(weekly)
    const other = await startTestBackend(test.database, {}, test.clock)
    const { client } = await other.player()
    await Promise.all([list(), list(client), list()])
    const first = await one('tournament')
    expect(first.offerId).toMatch(/^cup-\d{4}-\d\d-\d\d$/)
    expect(first).toMatchObject({ poolAmount: 10_000n })
    const { book } = test.backend
    const clock = { ...test.clock, now: () => test.clock.now() + 7 * DAY_MS }
    const nextWeek = createBonusReader({ db: db(), book, clock })
    const asker = { playerId: test.playerId, locale: 'en', country: null } as const
    const rounds = async () => nextWeek.list(asker, { types: ['tournament'] })
    expect((await rounds()).map(({ userBonusStatus }) => userBonusStatus)).toEqual([
      'active',
      'expired',
    ])
    await apply(weekly.replace('id: cup,', 'id: cup, status: paused,'))
    expect((await rounds()).map(({ status }) => status).toSorted()).toEqual(['finished', 'paused'])
    await other.backend.stop()
  })

  it('[RT-18] [BON-17] tells a player’s pages of a bonus, once, whichever process issued it', async () => {
    const heard: unknown[] = []
    const publisher = {
      publish(channel: string, data: unknown) {
        if (channel === channels.player('en', String(test.playerId))) heard.push(data)
      },
      position: () => ({ offset: 0, epoch: '' }),
    }
    const deps = { db: db(), clock: test.clock, publisher, reporter: test.backend.reporter }
    const tellers = [createBonusTeller(deps), createBonusTeller(deps)]
    await apply(
      `${fileOf('gift', 'prize', 'hunt')}${freebet('sure', 'issue: everyone, only_verified: true')}`,
    )
    const { book } = test.backend
    await createBonusReader({ db: db(), book, clock: test.clock }).issueDue(test.playerId, null)
    await Promise.all(tellers.map((teller) => teller.tellNew()))
    await Promise.all(tellers.map((teller) => teller.tellNew()))
    const said = (heard as { type: string; bonus: Record<string, unknown> }[])
      .map(
        ({ type, bonus }) =>
          `${type} ${String(bonus['name'])} ${String(bonus['user_bonus_status'])}`,
      )
      .toSorted()
    expect(said).toEqual([
      'bonus_issued gift active',
      'bonus_issued hunt available',
      'bonus_issued sure not_available',
    ])
  })

  it('[RT-18] tells many players in as many round trips as one', async () => {
    const publisher = { publish: () => undefined, position: () => ({ offset: 0, epoch: '' }) }
    const deps = { db: db(), clock: test.clock, publisher, reporter: test.backend.reporter }
    const teller = createBonusTeller(deps)
    const others = [await test.player(), await test.player(), await test.player()]
    await apply(fileOf('gift'))
    const reader = createBonusReader({ db: db(), book: test.backend.book, clock: test.clock })
    const roundTrips = async (players: readonly number[]) => {
      for (const id of players) await reader.issueDue(id, null)
      const connections = vi.spyOn(test.database.pool, 'connect')
      await teller.tellNew()
      const { length } = connections.mock.calls
      connections.mockRestore()
      return length
    }
    const ofOne = await roundTrips([test.playerId])
    expect(ofOne).toBeGreaterThan(2)
    expect(await roundTrips(others.map(({ id }) => id))).toBe(ofOne)
  })

  it('[RT-12] tells how a pool grows, and nothing where it does not', async () => {
    const heard: unknown[] = []
    const publisher = {
      publish(channel: string, data: unknown) {
        if (channel === channels.updates('de')) heard.push(data)
      },
      position: () => ({ offset: 0, epoch: '' }),
    }
    const { reporter } = test.backend
    const teller = createBonusTeller({ db: db(), clock: test.clock, publisher, reporter })
    await apply(fileOf('prize', 'cup'))
    await teller.tellPools()
    await teller.tellPools()
    expect(heard).toEqual([])
    await sql`update offer_pools set amount = amount + 250 where offer_id = 'cup'`.execute(db())
    await teller.tellPools()
    await teller.tellPools()
    const tournament = { id: 'cup', pool_amount: 10_250, currency: 'EUR' }
    expect(heard).toEqual([{ type: 'tournament_pool_changed', tournament }])
  })
})
