import { amountOf, LOST, MATCH_STATUS, oddsOf, VOID, WON } from '@touchline/betting'
import type { LegResult } from '@touchline/betting'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import type { Offer } from './offer-document.ts'
import { offerDocument } from './offer-document.ts'
import { edgeOf } from './offer-edges.ts'
import { createOfferPlay } from './play-offers.ts'
import type { Bettor, PlayedBet } from './played-figures.ts'
import { playSeason } from './season.ts'

const texts = { en: { name: 'It', description: 'It.', terms: ['One.'] } }
const offer = (more: object): Offer =>
  v.parse(offerDocument, { from: '2026-01-01', issue: 'everyone', texts, ...more })
const prize = offer({
  id: 'prize',
  kind: 'freebet',
  issue: 'reward',
  mode: 'only_win',
  amount: { EUR: '5.00' },
})
const gift = offer({
  id: 'gift',
  kind: 'freebet',
  mode: 'only_win',
  amount: { EUR: '5.00' },
  min_odds: 1.5,
})
const boost = offer({
  id: 'boost',
  kind: 'comboboost',
  ranges: [
    { from: 2, to: 3, factor: 1.05 },
    { from: 4, to: 30, factor: 1.1 },
  ],
})
const farming = { points_per_euro: 10 }
const hunt = offer({
  id: 'hunt',
  kind: 'hunting',
  farming,
  reward: { points: 50, offer: 'prize', most: 2 },
})
const cup = offer({
  id: 'cup',
  kind: 'tournament',
  repeat: 'week',
  farming,
  pool: { EUR: '100.00' },
  pool_share: 0.01,
  prizes: [{ from: 1, to: 2, share: 0.25 }],
  pays_as: 'prize',
})
const box = offer({
  id: 'box',
  kind: 'lootbox',
  farming,
  points_to_open: 100,
  contents: [{ offer: 'prize', chance: 0.5 }, { chance: 0.5 }],
})

const someone = (id: number, more: Partial<Bettor> = {}): Bettor => ({
  id,
  person: { statuses: [], currency: 'EUR' },
  active: true,
  keen: false,
  ...more,
})
const MONDAY = Date.parse('2026-11-23')
const DAY_MS = 86_400_000
const bet = (
  bettor: Bettor,
  legs: readonly (readonly [number, LegResult])[],
  { at = MONDAY, stake = 1_000n } = {},
): PlayedBet => ({
  bettor,
  at,
  currency: 'EUR',
  bet: {
    betType: legs.length === 1 ? 'single' : 'combo',
    stake: amountOf(stake),
    legs: legs.map(([odds, result]) => ({ odds: oddsOf(odds), result })),
    systemType: null,
    customOdds: null,
    bonusOdds: null,
    freebetMode: null,
  },
  legs: legs.map(([odds]) => ({ odds: oddsOf(odds), matchStatus: MATCH_STATUS.prematch })),
})

describe('offers played through bets', () => {
  test('[FREE-02] a freebet costs what it pays, on the first bet that it fits, once', () => {
    const play = createOfferPlay([gift], () => 0)
    const one = someone(1)
    expect(play.place(bet(one, [[1_400, WON]]))).toBe(0n)
    expect(play.place(bet(one, [[2_000, VOID]]))).toBe(0n)
    expect(play.place(bet(one, [[3_000, WON]]))).toBe(1_000n)
    expect(play.place(bet(one, [[3_000, WON]]))).toBe(0n)
    play.place(bet(someone(2), [[1_200, LOST]]))
    const figures = play.end(MONDAY).get('gift')
    expect(figures).toMatchObject({ uses: 1, staked: 500n, paid: 1_000n, open: 500n })
    expect(figures?.had.size).toBe(2)
    expect(figures?.used.size).toBe(1)
  })

  test('[COMBO-01] a boost costs what it adds to the bets that win', () => {
    const play = createOfferPlay([boost], () => 0)
    const one = someone(1, { keen: true })
    expect(
      play.place(
        bet(one, [
          [2_000, WON],
          [1_500, WON],
        ]),
      ),
    ).toBe(150n)
    expect(
      play.place(
        bet(one, [
          [2_000, WON],
          [1_500, LOST],
        ]),
      ),
    ).toBe(0n)
    expect(play.place(bet(one, [[2_000, WON]]))).toBe(0n)
    expect(play.end(MONDAY).get('boost')).toMatchObject({
      uses: 2,
      staked: 2_000n,
      paid: 150n,
      paidToKeen: 150n,
    })
  })

  test('[HUNT-01] the freebets of a hunt are its cost, and end with its terms', () => {
    const play = createOfferPlay([hunt, prize], () => 0)
    const one = someone(1)
    play.place(bet(one, [[2_000, LOST]], { stake: 10_000n }))
    expect(play.place(bet(one, [[2_000, WON]]))).toBe(500n)
    expect(play.place(bet(one, [[2_000, WON]]))).toBe(500n)
    expect(play.place(bet(one, [[2_000, WON]]))).toBe(0n)
    expect(play.end(MONDAY).get('hunt')).toMatchObject({ paid: 1_000n, open: 0n })
  })

  test('[TOUR-02] the pool of a week is paid with the next one, equals sharing it', () => {
    const play = createOfferPlay([cup, prize], () => 0)
    for (const id of [1, 2, 3]) play.place(bet(someone(id), [[2_000, WON]]))
    // 100.30 in the pool: half of it for the three of them.
    expect(play.place(bet(someone(1), [[2_000, WON]], { at: MONDAY + 7 * DAY_MS }))).toBe(1_671n)
    expect(play.end(MONDAY + 8 * DAY_MS).get('cup')?.open).toBe(2n * 1_671n + 2_502n)
  })

  test.each([
    [0, 500n],
    [500_000, 0n],
  ])('[LOOT-01] a full box is opened by the number %d', (number, open) => {
    const play = createOfferPlay([box, prize], () => number)
    play.place(bet(someone(1), [[2_000, LOST]]))
    expect(play.end(MONDAY).get('box')?.open ?? 0n).toBe(open)
  })

  test('what waits to be pressed, and codes, are for who looks for them, as often as they may be', () => {
    const coded = offer({
      id: 'coded',
      kind: 'freebet',
      issue: 'promo_code',
      codes: [{ code: 'ONE', most: 1 }],
      mode: 'all_win',
      amount: { EUR: '1.00' },
    })
    const play = createOfferPlay([coded], () => 0)
    expect(play.place(bet(someone(1, { active: false }), [[2_000, WON]]))).toBe(0n)
    expect(play.place(bet(someone(2), [[2_000, WON]]))).toBe(200n)
    expect(play.place(bet(someone(3), [[2_000, WON]]))).toBe(0n)
  })
})

describe('a season', () => {
  const all = [gift, boost, hunt, cup, box, prize]
  const season = { players: 60, weeks: 4, seed: 7, margin: 0.06, from: new Date(MONDAY) }

  test('is the same for the same seed, and adds up', () => {
    const once = playSeason(all, season)
    expect(playSeason(all, season)).toEqual(once)
    expect(playSeason(all, { ...season, seed: 8 })).not.toEqual(once)
    const paid = once.offers.reduce((sum, { figures }) => sum + (figures?.paid ?? 0n), 0n)
    expect(paid).toBe(once.paid)
    expect(once.keen.players).toBe(3)
    expect(once.offers.map(({ id }) => id)).toEqual(['gift', 'boost', 'hunt', 'cup', 'box'])
  })

  test('tells an offer that pays more than the price keeps', () => {
    const offers = new Map(all.map((one) => [one.id, one]))
    expect(edgeOf(boost, offers, 0.06)?.back).toBeCloseTo(1.05 / 1.06 ** 2, 9)
    const silly = { ...boost, ranges: [{ from: 2, to: 2, factor: oddsOf(1_200) }] } as Offer
    expect(edgeOf(silly, offers, 0.06)?.back).toBeGreaterThan(1)
    // Five euros bring 50 points, which are worth a freebet of five.
    expect(edgeOf(hunt, offers, 0.06)?.back).toBeGreaterThan(10)
    expect(edgeOf(gift, offers, 0)?.back).toBeCloseTo(0.9, 9)
    expect(edgeOf(cup, offers, 0.06)).toBeNull()
  })
})
