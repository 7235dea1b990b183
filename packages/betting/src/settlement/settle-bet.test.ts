import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { FreebetMode } from '../bets/bonus.ts'
import { combinations } from '../bets/combinations.ts'
import { add, multiply, ONE, rational, ZERO } from '../exact/rational.ts'
import { floor } from '../exact/rounding.ts'
import { amountOf } from '../money/amount.ts'
import { oddsOf } from '../odds/odds.ts'
import { systemOf, termsOf } from '../testing/terms.ts'
import type { LegResult } from './leg-result.ts'
import { HALF_LOST, HALF_WON, legFactor, LOST, UNDECIDED, VOID, WON } from './leg-result.ts'
import { cancelBet, settleBet } from './settle-bet.ts'
import type { SettlementBet } from './settled-bet.ts'

type Legs = readonly (readonly [number, LegResult])[]

const withResults = (bet: Omit<SettlementBet, 'legs'>, legs: Legs): SettlementBet => ({
  ...bet,
  legs: legs.map(([odds, result]) => ({ odds: oddsOf(odds), result })),
})

const combo = (legs: Legs, more: Partial<SettlementBet> = {}) =>
  withResults({ ...termsOf(legs.map(([odds]) => odds)), ...more }, legs)

const system = (legs: Legs, winCount: number, more: Partial<SettlementBet> = {}) =>
  withResults(
    {
      ...systemOf(
        legs.map(([odds]) => odds),
        winCount,
      ),
      ...more,
    },
    legs,
  )

const short = (bet: SettlementBet) => {
  const { status, result, payout } = settleBet(bet)
  return [status, result, payout]
}

describe('[MYB-04] a single', () => {
  test.each([
    [WON, 'win_entire', 1900n],
    [LOST, 'lose_entire', 0n],
    [VOID, 'refund_entire', 1000n],
    // A feed may say of a void leg that it has won.
    [{ ...WON, voidFactor: 1000 }, 'refund_entire', 1000n],
    [HALF_WON, 'refund_half_win_other', 1450n],
    [HALF_LOST, 'refund_half_lose_other', 500n],
  ] as const)('case %#: %o is %s and pays %s', (leg, result, payout) => {
    expect(short(combo([[1900, leg]]))).toEqual(['settled', result, payout])
  })

  test('with a dead heat pays its share of the win', () => {
    const leg = { ...WON, deadHeatFactor: rational(1n, 3n) }
    expect(short(combo([[1900, leg]]))).toEqual(['settled', 'win_entire', 633n])
  })

  test('stays open without a result', () => {
    const open = settleBet(combo([[1900, UNDECIDED]]))
    expect(open).toMatchObject({ status: 'open', result: 'no_results', payout: 0n })
    expect([open.currentReturn, open.maxReturn]).toEqual([0n, 1900n])
  })
})

describe('a combo', () => {
  test('is lost at once with its first lost leg', () => {
    const bet = combo([
      [2000, LOST],
      [3000, UNDECIDED],
    ])
    expect(short(bet)).toEqual(['settled', 'lose_entire', 0n])
    const legs: Legs = [
      [2000, LOST],
      [2000, WON],
      [2000, HALF_WON],
      [2000, VOID],
      [2000, { ...WON, voidFactor: 1000 }],
      [2000, UNDECIDED],
    ]
    expect(settleBet(combo(legs)).legs).toEqual({ won: 2, lost: 1, void: 2, open: 1 })
  })

  test('stays open while an open leg decides', () => {
    expect(
      settleBet(
        combo([
          [2000, WON],
          [3000, UNDECIDED],
        ]),
      ),
    ).toMatchObject({
      status: 'open',
      maxReturn: 6000n,
      legs: { won: 1, lost: 0, void: 0, open: 1 },
    })
  })

  test('counts a void leg at 1.00 and half legs by half', () => {
    expect(
      short(
        combo([
          [2000, WON],
          [3000, VOID],
        ]),
      ),
    ).toEqual(['settled', 'win_entire', 2000n])
    expect(
      short(
        combo([
          [2000, VOID],
          [3000, VOID],
        ]),
      ),
    ).toEqual(['settled', 'refund_entire', 1000n])
    expect(
      short(
        combo([
          [2000, WON],
          [3000, HALF_LOST],
        ]),
      ),
    ).toEqual(['settled', 'refund_half_lose_other', 1000n])
    expect(
      short(
        combo([
          [2000, WON],
          [3000, HALF_WON],
        ]),
      ),
    ).toEqual(['settled', 'refund_half_win_other', 4000n])
  })

  test('[COMBO-01] keeps its boost when all legs win and counts it anew when some are void', () => {
    const legs: Legs = [
      [2000, WON],
      [2000, WON],
      [2000, VOID],
    ]
    const bonusOdds = oddsOf(1200)
    const won: Legs = [
      [2000, WON],
      [2000, WON],
    ]
    expect(settleBet(combo(won, { bonusOdds })).payout).toBe(4800n)
    expect(settleBet(combo(legs, { bonusOdds })).payout).toBe(4000n)
    const ranges = [{ minCount: 2, maxCount: 2, bonusOdds: oddsOf(1100) }]
    const comboBoost = { minOdds: null, ranges }
    expect(settleBet(combo(legs, { bonusOdds, comboBoost })).payout).toBe(4400n)
  })

  test('[M2] counts the suitable legs of its boost as at the placement', () => {
    const comboBoost = {
      minOdds: oddsOf(2000),
      ranges: [
        { minCount: 5, maxCount: 6, bonusOdds: oddsOf(1100) },
        { minCount: 7, maxCount: 10, bonusOdds: oddsOf(1250) },
      ],
    }
    const bonusOdds = oddsOf(1100)
    const suitable = Array.from({ length: 6 }, () => [2000, WON] as const)
    const others = Array.from({ length: 3 }, () => [1500, WON] as const)
    const boosted = (...last: Legs) =>
      settleBet(combo([...suitable, ...others, ...last], { bonusOdds, comboBoost })).payout
    // 10 · 2⁶ · 1.5³, and the boost that six suitable legs were promised.
    expect(boosted([1500, VOID])).toBe(237_600n)
    expect(boosted([1500, WON])).toBe(356_400n)
    const oneVoid: Legs = [...suitable.slice(1), ...others, [2000, VOID]]
    expect(settleBet(combo(oneVoid, { bonusOdds, comboBoost })).payout).toBe(118_800n)
    const twoVoid: Legs = [...suitable.slice(2), ...others, [2000, VOID], [2000, VOID]]
    expect(settleBet(combo(twoVoid, { bonusOdds, comboBoost })).payout).toBe(54_000n)
  })
})

test('[COMBO-01] half results and dead heats are paid, and only whole wins count for the boost', () => {
  const ranges = [
    { minCount: 2, maxCount: 2, bonusOdds: oddsOf(1100) },
    { minCount: 3, maxCount: 4, bonusOdds: oddsOf(1500) },
  ]
  const bonus = { bonusOdds: oddsOf(1500), comboBoost: { minOdds: null, ranges } }
  const boosted = (last: LegResult) =>
    settleBet(
      combo(
        [
          [2000, WON],
          [2000, WON],
          [2000, last],
        ],
        bonus,
      ),
    ).payout
  expect(boosted(WON)).toBe(12_000n)
  expect(boosted({ ...WON, deadHeatFactor: 500 })).toBe(6000n)
  expect(boosted(HALF_WON)).toBe(6600n)
  expect(boosted(HALF_LOST)).toBe(2200n)
  expect(boosted(LOST)).toBe(0n)
  // Fewer legs never bring more than was agreed.
  const odd = {
    ...bonus,
    comboBoost: { minOdds: null, ranges: [{ minCount: 2, maxCount: 2, bonusOdds: oddsOf(3000) }] },
  }
  const voided: Legs = [
    [2000, WON],
    [2000, WON],
    [2000, VOID],
  ]
  expect(settleBet(combo(voided, odd)).payout).toBe(6000n)
})

describe('a system', () => {
  test('pays its winning lines', () => {
    const legs: Legs = [
      [2000, WON],
      [3000, WON],
      [4000, LOST],
    ]
    expect(short(system(legs, 2, { stake: amountOf(3000n) }))).toEqual([
      'settled',
      'win_entire',
      6000n,
    ])
  })

  test('is decided only when certain', () => {
    const legs: Legs = [
      [2000, LOST],
      [3000, LOST],
      [4000, UNDECIDED],
    ]
    expect(short(system(legs, 2))).toEqual(['settled', 'lose_entire', 0n])
    const alive: Legs = [
      [2000, LOST],
      [3000, WON],
      [4000, UNDECIDED],
    ]
    expect(settleBet(system(alive, 2)).status).toBe('open')
  })

  test('gives the stake of void lines back', () => {
    const legs: Legs = [
      [2000, VOID],
      [3000, VOID],
      [4000, LOST],
    ]
    expect(short(system(legs, 2, { stake: amountOf(3000n) }))).toEqual([
      'settled',
      'refund_entire',
      1000n,
    ])
  })

  test('[SYS-09] is held at its highest factor', () => {
    const legs: Legs = [
      [900_000, WON],
      [900_000, WON],
      [900_000, WON],
    ]
    expect(settleBet(system(legs, 2)).payout).toBe(10_000_000n)
  })

  test('equals brute force for every result and size up to 8 legs', () => {
    const leg = fc.tuple(
      fc.integer({ min: 1001, max: 6000 }),
      fc.constantFrom(WON, LOST, VOID, HALF_WON, HALF_LOST),
    )
    fc.assert(
      fc.property(fc.array(leg, { minLength: 2, maxLength: 8 }), fc.nat(6), (legs, extra) => {
        const winCount = 1 + (extra % legs.length)
        let sum = ZERO
        let lines = 0n
        for (const line of combinations(legs.length, winCount)) {
          lines += 1n
          const factors = line.map((index) => {
            const [odds, result] = legs[index] ?? [1000, LOST]
            return legFactor(oddsOf(odds), result)
          })
          sum = add(sum, factors.reduce(multiply, ONE))
        }
        const exact = floor(multiply(sum, rational(1000n, lines)))
        expect(settleBet(system(legs, winCount), 10n ** 12n).payout).toBe(exact)
      }),
    )
  })
})

describe('a custom bet', () => {
  const custom = (...results: LegResult[]) =>
    short(
      combo(
        results.map((result) => [2000, result] as const),
        { betType: 'custom_bet', customOdds: oddsOf(3500) },
      ),
    )

  test('wins and loses as one', () => {
    expect(custom(WON, WON)).toEqual(['settled', 'win_entire', 3500n])
    expect(custom(WON, LOST)).toEqual(['settled', 'lose_entire', 0n])
    expect(custom(LOST, UNDECIDED)).toEqual(['settled', 'lose_entire', 0n])
    expect(custom(WON, UNDECIDED)).toEqual(['open', 'no_results', 0n])
  })

  test('is refunded when a leg is void or half', () => {
    expect(custom(WON, VOID)).toEqual(['settled', 'refund_entire', 1000n])
    expect(custom(WON, HALF_WON)).toEqual(['settled', 'refund_entire', 1000n])
  })
})

describe('[FREE-02] a freebet', () => {
  const free = (freebetMode: FreebetMode, result: LegResult) => {
    const { payout, freebetReturn } = settleBet(combo([[2500, result]], { freebetMode }))
    return [payout, freebetReturn]
  }

  test('only_win pays winnings without the stake', () => {
    expect(free('only_win', WON)).toEqual([1500n, 0n])
    expect(free('only_win', LOST)).toEqual([0n, 0n])
  })

  test('all_win pays the full return', () => {
    expect(free('all_win', WON)).toEqual([2500n, 0n])
  })

  test('no_risk gives the stake back as a new freebet on loss', () => {
    expect(free('no_risk', WON)).toEqual([2500n, 0n])
    expect(free('no_risk', LOST)).toEqual([0n, 1000n])
  })

  test('comes back as a freebet, not as money, when the bet is void or cancelled', () => {
    expect(free('only_win', VOID)).toEqual([0n, 1000n])
    const lines: Legs = [
      [2000, VOID],
      [3000, VOID],
      [4000, LOST],
    ]
    const part = settleBet(system(lines, 2, { stake: amountOf(3000n), freebetMode: 'all_win' }))
    expect([part.result, part.payout, part.freebetReturn]).toEqual(['refund_entire', 0n, 1000n])
    const cancelled = cancelBet(combo([[2500, WON]], { freebetMode: 'all_win' }))
    expect(cancelled).toMatchObject({ result: 'canceled', payout: 0n, freebetReturn: 1000n })
  })
})

test('[MYB-04] a cancelled bet returns its stake', () => {
  expect(cancelBet(combo([[2000, WON]]))).toMatchObject({ result: 'canceled', payout: 1000n })
})

test('a settlement never leaves what was certain before', () => {
  const result = fc.constantFrom(WON, LOST, VOID, HALF_WON, HALF_LOST)
  const leg = fc.tuple(fc.integer({ min: 1001, max: 6000 }), result, fc.boolean())
  fc.assert(
    fc.property(fc.array(leg, { minLength: 2, maxLength: 6 }), fc.nat(6), (legs, extra) => {
      const winCount = 1 + (extra % legs.length)
      const known = legs.map(([odds, end, isOpen]) => [odds, isOpen ? UNDECIDED : end] as const)
      const early = settleBet(system(known, winCount))
      const late = settleBet(
        system(
          legs.map(([odds, end]) => [odds, end] as const),
          winCount,
        ),
      )
      expect(late.payout).toBeGreaterThanOrEqual(early.currentReturn)
      expect(late.payout).toBeLessThanOrEqual(early.maxReturn)
      if (early.status === 'settled') expect(late.payout).toBe(early.payout)
    }),
  )
})

test('[M9] no result pays more than what was agreed to be paid at the most', () => {
  const legs: Legs = [
    [5000, WON],
    [5000, WON],
  ]
  expect(short(combo(legs))).toEqual(['settled', 'win_entire', 25_000n])
  expect(short(combo(legs, { maxPayout: amountOf(10_000n) }))).toEqual([
    'settled',
    'win_entire',
    10_000n,
  ])
  expect(settleBet(combo(legs, { maxPayout: amountOf(10_000n) })).maxReturn).toBe(10_000n)
})
