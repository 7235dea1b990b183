import { amountOf } from '@touchline/betting'
import { randomUUID } from 'node:crypto'
import { BET_ERROR, wordsOf } from '@touchline/contract'
import type { PlacedBet, Placement } from '@touchline/contract'
import { describe, expect, it } from 'vitest'
import { engines } from '../../../db/testing/test-database.ts'
import { backendOfTest } from '../../testing/backend-of-suite.ts'
import { expectLedgerToBalance } from '../../testing/ledger-audit.ts'
import { combo, leg, single } from '../../testing/placements.ts'
import { refusalOf } from '../../testing/refusal.ts'
import { fixture, market, oddsChange, result, settlement, WON } from '../../testing/world.ts'

describe.each(engines)('placing bets on $name', (engine) => {
  const test = backendOfTest(engine)
  const { client } = test

  const place = async (body: Placement) => (await client('placeBets', { body })).data
  const refusal = (body: Placement) => refusalOf(place(body))
  const balance = async () => (await client('listAccounts')).data[0]?.balance

  it('[PLACE-05] [PLACE-11] [MYB-01] answers the placed bets with every field', async () => {
    const [bet] = await place(single(leg('1', '1', 2000), amountOf(1000n)))
    expect(bet).toMatchObject({
      type: 'single',
      status: 'waiting_results',
      result: 'no_results',
      stake: 1000n,
      currency: 'EUR',
      subunits: 100,
      winAmount: 2000n,
      odds: 2000,
      settledAt: null,
      // A third of the return, which is the outcome's chance, less the margin, in steps of ten cents.
      toCashout: 630n,
      bonus: null,
      systemType: null,
      usedInJackpot: false,
      isVip: false,
      selections: [
        {
          id: '1:1::1',
          status: 'open',
          market: { id: 1, name: '1x2' },
          outcome: { id: '1', name: 'Home 1' },
          odds: 2000,
          match: {
            home: 'Home 1',
            away: 'Away 1',
            slug: 'home-1-away-1',
            leagueName: 'Bundesliga',
            status: 0,
          },
        },
      ],
    })
    expect(bet?.ref).toMatch(/^[2-9A-Z]{10}$/)
    expect(await balance()).toBe(9000n)
    await expectLedgerToBalance(test.database.kysely)
  })

  it('[PLACE-01] asks a visitor to sign in', async () => {
    const visitor = test.visitor()('placeBets', {
      body: single(leg('1', '1', 2000), amountOf(1000n)),
    })
    await expect(visitor).rejects.toMatchObject({ status: 401 })
  })

  it('[PLACE-09] places several singles, a combo and a system', async () => {
    const singles = single(leg('1', '1', 2000), amountOf(1000n))
    const [first] = singles.bets
    const many = { ...singles, bets: [first, { ...first, selections: [leg('3', '1', 1500)] }] }
    expect(await place(many as Placement)).toHaveLength(2)
    const [plain] = single(leg('1', '1', 2000), amountOf(1000n)).bets
    const without = {
      ...single(leg('1', '1', 2000), amountOf(1000n)),
      bets: [{ ...plain!, bonus: null }],
    }
    expect(await place(without)).toMatchObject([{ bonus: null }])

    const legs = [leg('1', '1', 2000), leg('3', '1', 1500), leg('4', '4', 1700, 186)]
    const [double] = await place(combo(legs, amountOf(1000n)))
    expect(double).toMatchObject({ type: 'combo', odds: 5100, winAmount: 5100n })

    const [system] = await place(combo(legs, amountOf(900n), { type: 'system', systemId: '2/3' }))
    expect(system).toMatchObject({
      type: 'system',
      systemType: { id: '2/3', winCount: 2, totalCount: 3 },
      // (2·1.5 + 2·1.7 + 1.5·1.7) / 3 · 9.00
      winAmount: 2685n,
    })
    await expectLedgerToBalance(test.database.kysely)
  })

  it('[PLACE-03] [PLACE-09] places a single, a combo and a system of the same legs in one go', async () => {
    const legs = [leg('1', '1', 2000), leg('3', '1', 1500), leg('4', '4', 1700, 186)]
    const [ofAll] = combo(legs, amountOf(1000n)).bets
    const { meta, bets } = single(leg('1', '1', 2000), amountOf(500n))
    const body = {
      meta: { ...meta, type: 'mixed' as const },
      bets: [
        ...bets,
        ofAll!,
        { ...ofAll!, stake: { value: amountOf(900n), currency: 'EUR' }, systemId: '2/3' },
      ],
    }
    expect(await place(body)).toMatchObject([
      { type: 'single', stake: 500n, winAmount: 1000n, systemType: null },
      { type: 'combo', stake: 1000n, winAmount: 5100n, systemType: null },
      { type: 'system', stake: 900n, winAmount: 2685n, systemType: { id: '2/3' } },
    ])
    expect(await balance()).toBe(7600n)
    const other = { ...body, meta: { ...body.meta, reference: randomUUID() } }
    expect(await refusal({ ...other, bets: [{ ...bets[0]!, systemId: '2/3' }] })).toMatchObject({
      messageKey: 'error.place_bets.system_unknown',
    })
    await expectLedgerToBalance(test.database.kysely)
  })

  it('[PLACE-08] answers the same bets for the same reference, also after the price moved', async () => {
    const body = single(leg('1', '1', 2000), amountOf(1000n))
    const first = await place(body)
    test.feed.send(oddsChange('1', test.clock.now(), result([2500, 3000, 4000])))
    expect(await place(body)).toEqual(first)
    expect(await balance()).toBe(9000n)
  })

  it('refuses a reference with a different body, also when that body would not be taken', async () => {
    const body = single(leg('1', '1', 2000), amountOf(1000n))
    await place(body)
    const dearer = { ...single(leg('1', '1', 2000), amountOf(2000n)), meta: body.meta }
    const stale = { ...single(leg('1', '1', 1900), amountOf(1000n)), meta: body.meta }
    for (const other of [dearer, stale]) {
      expect(await refusal(other)).toMatchObject({
        status: 409,
        code: BET_ERROR.referenceReused,
        messageKey: 'error.place_bets.reference_reused',
      })
    }
  })

  it('[FAIR-12] never overdraws: of 50 placements at once only those that the balance covers', async () => {
    const answers = await Promise.allSettled(
      Array.from({ length: 50 }, () => place(single(leg('1', '1', 2000), amountOf(900n)))),
    )
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(11)
    const refused = answers.filter((answer) => answer.status === 'rejected')
    for (const { reason } of refused) {
      expect(reason).toMatchObject({ status: 422, code: BET_ERROR.balanceTooLow })
    }
    expect(await balance()).toBe(100n)
    await expectLedgerToBalance(test.database.kysely)
  })

  it('[FAIR-7] [PLACE-13] [PLACE-17] answers 101 with the current price of each leg that moved', async () => {
    const error = await refusal(combo([leg('1', '1', 1900), leg('3', '1', 1500)], amountOf(1000n)))
    expect(error).toMatchObject({
      status: 422,
      code: 101,
      messageKey: 'error.place_bets.invalid_odds',
      errorsByBet: {
        '1:1::1': { code: 101, odds: 2000, localizedMessage: 'The odds have changed.' },
      },
    })
    expect(Object.keys(error.errorsByBet ?? {})).toEqual(['1:1::1'])
  })

  it('[FAIR-15] offers a changed price to everyone, and keeps that of a bet that was placed', async () => {
    const asked = () => single(leg('1', '1', 2000), amountOf(1000n))
    const [placed] = await place(asked())
    test.feed.send(oddsChange('1', test.clock.now(), result([1900, 3000, 4000])))
    const other = await test.player()
    for (const call of [client, other.client]) {
      const again = await refusalOf(call('placeBets', { body: asked() }))
      expect(again).toMatchObject({ code: 101, errorsByBet: { '1:1::1': { odds: 1900 } } })
    }
    const { data } = await client('listBets')
    expect(data.map(({ id, odds, winAmount }) => ({ id, odds, winAmount }))).toEqual([
      { id: placed?.id, odds: 2000, winAmount: 2000n },
    ])
  })

  it('takes what the accept mode allows, at the current price', async () => {
    const ask = (asked: number, acceptMode: 'higher' | 'any') =>
      single(leg('1', '1', asked), amountOf(1000n), { acceptMode })
    expect((await place(ask(1900, 'higher')))[0]?.odds).toBe(2000)
    expect(await refusal(ask(2100, 'higher'))).toMatchObject({ code: 101 })
    expect((await place(ask(2100, 'any')))[0]?.odds).toBe(2000)
  })

  it.each([
    ['a suspended market', leg('5', '1', 2500), 'error.place_bets.selection_suspended'],
    ['an unknown match', leg('99', '1', 2500), 'error.place_bets.selection_not_available'],
    ['an unknown outcome', leg('1', '77', 2500), 'error.place_bets.selection_not_available'],
  ])('[FAIR-14] refuses %s', async (_, selection, messageKey) => {
    expect(await refusal(single(selection, amountOf(1000n)))).toMatchObject({
      code: BET_ERROR.selectionNotAvailable,
      messageKey,
    })
  })

  it('refuses a settled market and an inactive outcome', async () => {
    test.feed.send(settlement('3', test.clock.now(), [{ id: '1', ...WON }]))
    expect(await refusal(single(leg('3', '1', 1500), amountOf(1000n)))).toMatchObject({
      messageKey: 'error.place_bets.selection_not_available',
    })
    const closed = market(186, '', ['4', '5'], [1700, 2100], 1)
    const outcomes = closed.outcomes.map((outcome) => ({ ...outcome, active: false }))
    test.feed.send(oddsChange('4', test.clock.now(), { ...closed, outcomes }))
    expect(await refusal(single(leg('4', '4', 1700, 186), amountOf(1000n)))).toMatchObject({
      messageKey: 'error.place_bets.selection_suspended',
    })
  })

  it('refuses a live price that the feed has not vouched for in 10 s', async () => {
    test.clock.advance(10_001)
    expect(await refusal(single(leg('2', '1', 1800), amountOf(1000n)))).toMatchObject({
      code: BET_ERROR.selectionStale,
    })
  })

  it('refuses a provider that is inactive', async () => {
    const at = test.clock.now()
    test.feed.send({ kind: 'provider_status', provider: 'simulator', at, status: 'inactive' })
    expect(await refusal(single(leg('1', '1', 2000), amountOf(1000n)))).toMatchObject({
      code: BET_ERROR.selectionNotAvailable,
    })
  })

  it('[GAP-07] names both legs of a conflict in a combo', async () => {
    const total = { ...leg('1', '12', 1900, 18), specifier: 'total=2.5' }
    const error = await refusal(combo([leg('1', '1', 2000), total], amountOf(1000n)))
    expect(error).toMatchObject({
      code: BET_ERROR.conflict,
      messageKey: 'error.place_bets.same_match',
    })
    expect(Object.keys(error.errorsByBet ?? {})).toEqual(['1:1::1', '1:18:total=2.5:12'])
    const twice = combo([leg('1', '1', 2000), leg('1', '2', 3000)], amountOf(1000n))
    expect(await refusal(twice)).toMatchObject({ messageKey: 'error.place_bets.same_market' })
  })

  it('[GAP-07] refuses the end of a season beside a match that decides it', async () => {
    const now = test.clock.now()
    const ids = ['sr:competitor:11', 'sr:competitor:12']
    const season = (beginsAt: number, endsAt: number) => ({
      name: { en: 'Season 1' },
      competitors: [
        { id: 11, name: 'Home 1', abbreviation: 'HOM' },
        { id: 12, name: 'Away 1', abbreviation: 'AWA' },
      ],
      beginsAt,
      endsAt,
    })
    test.feed.send(
      fixture('90', now, { outright: season(now - 1000, now + 86_400_000) }),
      oddsChange('90', now, market(900, '', ids, [2000, 1800], 1)),
      // The one after it begins when match 1 is over.
      fixture('91', now, { outright: season(now + 86_400_000, now + 2 * 86_400_000) }),
      oddsChange('91', now, market(900, '', ids, [2000, 1800], 1)),
    )
    const champion = (id: string) => leg(id, 'sr:competitor:11', 2000, 900)
    const both = [champion('90'), leg('1', '1', 2000)]
    const error = await refusal(combo(both, amountOf(1000n)))
    expect(error).toMatchObject({
      code: BET_ERROR.conflict,
      messageKey: 'error.place_bets.same_season',
    })
    expect(Object.keys(error.errorsByBet ?? {})).toEqual(['90:900::sr%3Acompetitor%3A11', '1:1::1'])
    const system = [...both, leg('3', '1', 1500)]
    expect(
      await refusal(combo(system, amountOf(1000n), { type: 'system', systemId: '2/3' })),
    ).toMatchObject({ messageKey: 'error.place_bets.same_season' })
    // Of another league, and of another season.
    await place(combo([champion('90'), leg('3', '1', 1500)], amountOf(1000n)))
    await place(combo([champion('91'), leg('1', '1', 2000)], amountOf(1000n)))
    await place(combo([champion('90'), champion('91')], amountOf(1000n)))
  })

  it('[GAP-09] keeps to the least and the greatest stake', async () => {
    const body = {
      currency: 'EUR',
      bets: [{ selections: [leg('1', '1', 2000)] }],
    }
    const [limits] = (await client('getMaxStake', { body })).data
    expect(limits).toEqual({
      minStake: { value: 50n, currency: 'EUR' },
      maxStake: { value: 12_500_000n, currency: 'EUR' },
      maxPayout: { value: 25_000_000n, currency: 'EUR' },
    })
    expect((await client('getMaxStake', { body: { bets: body.bets } })).data).toEqual([limits])
    expect(await refusal(single(leg('1', '1', 2000), amountOf(49n)))).toMatchObject({
      code: BET_ERROR.stakeTooLow,
      localizedMessage: 'The minimum stake is 0.50\u00A0€.',
    })
    expect(await refusal(single(leg('1', '1', 2000), amountOf(12_500_001n)))).toMatchObject({
      code: BET_ERROR.stakeTooHigh,
      localizedMessage: 'The maximum stake is 125,000.00\u00A0€.',
    })
  })

  it('[P5] takes a drop within the cap of the rule at the price of now, and refuses a greater one', async () => {
    const capped = { acceptMode: 'any:2' } as const
    test.feed.send(oddsChange('1', test.clock.now(), result([1960, 3000, 4000])))
    const [bet] = (
      await client('placeBets', { body: single(leg('1', '1', 2000), amountOf(1000n), capped) })
    ).data
    expect(bet).toMatchObject({ odds: 1960, winAmount: 1960n })
    test.feed.send(oddsChange('1', test.clock.now(), result([1950, 3000, 4000])))
    const error = await refusal(single(leg('1', '1', 2000), amountOf(1000n), capped))
    expect(error).toMatchObject({ code: BET_ERROR.invalidOdds })
    expect(error.errorsByBet?.['1:1::1']).toMatchObject({ odds: 1950 })
  })

  it('[M9] takes a long shot, whose return is cut to the named maximum', async () => {
    const at = test.clock.now()
    for (const id of ['1', '2', '3']) {
      test.feed.send(oddsChange(id, at, result([500_000, 3000, 4000])))
    }
    const legs = ['1', '2', '3'].map((id) => leg(id, '1', 500_000))
    const body = { currency: 'EUR', bets: [{ selections: legs }] }
    const [limits] = (await client('getMaxStake', { body })).data
    expect(limits).toEqual({
      minStake: { value: 50n, currency: 'EUR' },
      maxStake: { value: 5000n, currency: 'EUR' },
      maxPayout: { value: 25_000_000n, currency: 'EUR' },
    })
    const [bet] = (await client('placeBets', { body: combo(legs, amountOf(1000n)) })).data
    expect(bet).toMatchObject({ winAmount: 25_000_000n, odds: 125_000_000_000 })
    expect(await refusal(combo(legs, amountOf(5001n)))).toMatchObject({
      code: BET_ERROR.stakeTooHigh,
    })
  })

  it('[QUICK-14] refuses a bet that cannot win more than its stake', async () => {
    test.feed.send(oddsChange('1', test.clock.now(), result([1010, 3000, 4000])))
    expect(await refusal(single(leg('1', '1', 1010), amountOf(99n)))).toMatchObject({
      code: BET_ERROR.potentialWinTooLow,
      messageKey: 'error.potential_win.equal_or_less',
    })
    expect(await place(single(leg('1', '1', 1010), amountOf(100n)))).toMatchObject([
      { winAmount: 101n },
    ])
  })

  it('[GAP-10] refuses a type that the selections do not fit', async () => {
    const legs = [leg('1', '1', 2000), leg('3', '1', 1500)]
    expect(await refusal(combo(legs, amountOf(100n), { type: 'single' }))).toMatchObject({
      status: 422,
    })
    expect(
      await refusal(combo(legs, amountOf(100n), { type: 'system', systemId: '2/3' })),
    ).toMatchObject({
      messageKey: 'error.place_bets.system_unknown',
    })
    const lone = combo([leg('1', '1', 2000)], amountOf(100n), { type: 'custom_bet' })
    expect(await refusal(lone)).toMatchObject({ messageKey: 'error.place_bets.wrong_type' })
  })

  it('[M11] refuses odds of the player’s own where there are none, every refusal with a code', async () => {
    const legs = [leg('1', '1', 2000), leg('3', '1', 1500)]
    const own = combo(legs, amountOf(100n), { type: 'combo', customOdds: 9000 })
    expect(await refusal(own)).toMatchObject({
      status: 422,
      code: 154,
      messageKey: 'error.place_bets.custom_odds_not_custom',
    })
    const refused = [
      combo(legs, amountOf(100n), { type: 'single' }),
      combo(legs, amountOf(100n), { type: 'system', systemId: '2/3' }),
      single({ ...leg('1', '1', 2000), marketId: 999 }, amountOf(100n)),
      single(leg('1', '1', 2000), amountOf(1n)),
    ]
    for (const body of refused) {
      const { status, code } = await refusal(body)
      expect([status, typeof code]).toEqual([422, 'number'])
    }
  })

  it('[PLACE-18] tells the balance when it is too low, and needs an account in the currency', async () => {
    const tooLow = await refusal(single(leg('1', '1', 2000), amountOf(10_001n)))
    expect(tooLow).toMatchObject({
      code: BET_ERROR.balanceTooLow,
      details: { balance: 10_000, currency: 'EUR' },
    })
    expect(wordsOf(tooLow.details)).toEqual([])
    const bitcoin = single(leg('1', '1', 2000), amountOf(1000n), { currency: 'BTC' })
    expect(await refusal(bitcoin)).toMatchObject({ messageKey: 'error.place_bets.no_account' })
  })

  it('[MYB-08] [MYB-09] [MYB-11] [GAP-13] lists bets by status and page, newest first', async () => {
    for (const stake of [100n, 200n, 300n].map(amountOf)) {
      await place(single(leg('1', '1', 2000), stake))
    }
    const page = await client('listBets', { query: { page: 2, limit: 2 } })
    expect(page.data.map(({ stake }) => stake)).toEqual([100n])
    expect(page.meta.pagination).toEqual({ total: 3, page: 2, limit: 2, lastPage: 2 })
    const done = await client('listBets', { query: { status: ['done', 'rejected'] } })
    expect(done.data).toEqual([])
    for (const query of [{ status: ['lost'] }, { before: 'first' }]) {
      await expect(client('listBets', { query })).rejects.toMatchObject({ status: 400 })
    }
  })

  it('[MYB-11] the next page begins behind the last bet that was read, whatever came or left since', async () => {
    const stakes = [100n, 200n, 300n, 400n, 500n].map(amountOf)
    const placed: PlacedBet[] = []
    for (const stake of stakes) placed.push(...(await place(single(leg('1', '1', 2000), stake))))
    const first = await client('listBets', { query: { page: 1, limit: 2 } })
    expect(first.data.map(({ stake }) => stake)).toEqual([500n, 400n])
    await test.database.kysely
      .updateTable('bets')
      .set({ status: 'rejected' })
      .where('id', '=', BigInt(placed[3]?.id ?? 0))
      .execute()
    const next = (page: number, before: string | undefined) =>
      client('listBets', { query: { page, limit: 2, ...(before !== undefined && { before }) } })
    const second = await next(2, first.data.at(-1)?.id)
    expect(second.data.map(({ stake }) => stake)).toEqual([300n, 200n])
    expect(second.meta.pagination).toEqual({ total: 5, page: 2, limit: 2, lastPage: 3 })
    await place(single(leg('1', '1', 2000), amountOf(600n)))
    const third = await next(3, second.data.at(-1)?.id)
    expect(third.data.map(({ stake }) => stake)).toEqual([100n])
    expect(third.meta.pagination).toEqual({ total: 5, page: 3, limit: 2, lastPage: 3 })
  })

  it('gives every placement a reference of its own', async () => {
    const body = single(leg('1', '1', 2000), amountOf(100n))
    const other = { ...body, meta: { ...body.meta, reference: randomUUID() } }
    const [a] = await place(body)
    const [b] = await place(other)
    expect(a?.id).not.toBe(b?.id)
  })
})
