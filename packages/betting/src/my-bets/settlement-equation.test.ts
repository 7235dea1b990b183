import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Amount } from '../money/amount.ts'
import { amountOf, NO_AMOUNT } from '../money/amount.ts'
import { oddsOf } from '../odds/odds.ts'
import { settleBet } from '../settlement/settle-bet.ts'
import type { LegResult } from '../settlement/leg-result.ts'
import { HALF_LOST, HALF_WON, LOST, VOID, WON } from '../settlement/leg-result.ts'
import { termsOf } from '../testing/terms.ts'
import type { EquationBet } from './settlement-equation.ts'
import { placedLines, settlementEquation } from './settlement-equation.ts'

type Leg = EquationBet['legs'][number]

const leg = (status: Leg['status'], odds = 2000, deadHeatFactor: number | null = null): Leg => ({
  status,
  odds: oddsOf(odds),
  deadHeatFactor,
})

function bet(paid: Amount, legs: readonly Leg[], more: Partial<EquationBet> = {}): EquationBet {
  const type = legs.length === 1 ? 'single' : 'combo'
  const rest = { systemType: null, odds: oddsOf(2000), boostOdds: null }
  return { type, stake: amountOf(1000n), paid, legs, ...rest, ...more }
}

const texts = (settled: EquationBet) => {
  const equation = settlementEquation(settled)
  return equation?.kind === 'product' ? equation.factors.map(({ text }) => text) : null
}

const system = { id: '2/3', winCount: 2, totalCount: 3 }

describe('[MYB-04] the equation of a settled bet', () => {
  test.each([
    ['won', leg('won', 2100), 2100n, '2.10'],
    ['lost', leg('lost'), 0n, '0'],
    ['void', leg('void'), 1000n, '1.00'],
    ['half won [P30]', leg('half_won', 1850), 1425n, '(1 + 1.85) ÷ 2'],
    ['half lost', leg('half_lost'), 500n, '0.50'],
    ['dead heat', leg('dead_heat', 3000, 500_000), 1500n, '1.50'],
  ] as const)('of a single that is %s ends in what was paid', (_, one, paid, text) => {
    expect(texts(bet(amountOf(paid), [one]))).toEqual([text])
  })

  test.each([
    ['0.57 × 1.84', 57n, 104n, leg('won', 1840), '1.84', true],
    ['0.50 × 1.84', 50n, 92n, leg('won', 1840), '1.84', false],
    ['half of 1.855', 1000n, 1427n, leg('half_won', 1855), '(1 + 1.855) ÷ 2', true],
  ] as const)('[M8] tells whether %s was rounded down', (_, stake, paid, one, text, isRounded) => {
    const settled = bet(amountOf(paid), [one], { stake: amountOf(stake) })
    expect(texts(settled)).toEqual([text])
    expect(settlementEquation(settled)).toMatchObject({ isRounded })
  })

  test('names every leg of a combo with its reason, and the boost', () => {
    const legs = [leg('won', 2100), leg('void'), leg('half_won', 1900)]
    expect(settlementEquation(bet(amountOf(3197n), legs, { boostOdds: oddsOf(1050) }))).toEqual({
      kind: 'product',
      factors: [
        { reason: 'won', text: '2.10' },
        { reason: 'void', text: '1.00' },
        { reason: 'half_won', text: '(1 + 1.90) ÷ 2' },
        { reason: 'boost', text: '1.05' },
      ],
      minusStake: false,
      isRounded: true,
    })
  })

  test('of a lost combo counts the legs that are decided', () => {
    expect(texts(bet(NO_AMOUNT, [leg('lost'), leg('open')]))).toEqual(['0'])
    expect(settlementEquation(bet(amountOf(2000n), [leg('won'), leg('open')]))).toBeNull()
  })

  test('of a system adds up its lines', () => {
    const legs = [leg('won', 2000), leg('won', 3000), leg('lost')]
    const settled = bet(amountOf(6000n), legs, {
      type: 'system',
      stake: amountOf(3000n),
      systemType: system,
    })
    expect(settlementEquation(settled)).toEqual({
      kind: 'system',
      lines: 3n,
      terms: ['6.00', '0', '0'],
      sum: '6.00',
      isRounded: false,
    })
  })

  test('of a large system gives the sum alone', () => {
    const legs = Array.from({ length: 8 }, () => leg('won', 1000))
    const systemType = { id: '4/8', winCount: 4, totalCount: 8 }
    expect(
      settlementEquation(bet(amountOf(1000n), legs, { type: 'system', systemType })),
    ).toMatchObject({
      lines: 70n,
      terms: null,
      sum: '70.00',
    })
  })

  test('of a freebet that pays winnings only takes the stake off', () => {
    expect(settlementEquation(bet(amountOf(1100n), [leg('won', 2100)]))).toMatchObject({
      minusStake: true,
    })
  })

  test('of a custom bet has one price, or gives the stake back', () => {
    const custom = { type: 'custom_bet', odds: oddsOf(3500) } as const
    expect(texts(bet(amountOf(3500n), [leg('won'), leg('won')], custom))).toEqual(['3.50'])
    expect(texts(bet(amountOf(1000n), [leg('won'), leg('void')], custom))).toEqual(['1.00'])
    expect(texts(bet(NO_AMOUNT, [leg('won'), leg('lost')], custom))).toEqual(['0'])
  })

  test('is left out where it would not lead to the paid amount', () => {
    expect(settlementEquation(bet(amountOf(999n), [leg('won')]))).toBeNull()
    expect(settlementEquation(bet(amountOf(2000n), [leg('dead_heat')]))).toBeNull()
  })

  test('is found for whatever settlement pays', () => {
    const results: Readonly<Record<string, LegResult>> = {
      won: WON,
      lost: LOST,
      void: VOID,
      half_won: HALF_WON,
      half_lost: HALF_LOST,
    }
    const anyLeg = fc.record({
      status: fc.constantFrom('won', 'lost', 'void', 'half_won', 'half_lost'),
      odds: fc.integer({ min: 1001, max: 9000 }),
    })
    fc.assert(
      fc.property(fc.array(anyLeg, { minLength: 1, maxLength: 6 }), fc.nat(6), (legs, size) => {
        const winCount = 1 + (size % legs.length)
        const totalCount = legs.length
        const systemType =
          size === 0 ? null : { id: `${winCount}/${totalCount}`, winCount, totalCount }
        const type = systemType === null ? 'combo' : 'system'
        const terms = { ...termsOf([]), betType: type, systemType } as const
        const { payout } = settleBet({
          ...terms,
          legs: legs.map(({ status, odds }) => ({
            odds: oddsOf(odds),
            result: results[status] ?? LOST,
          })),
        })
        const shown = legs.map(({ status, odds }) => leg(status, odds))
        expect(settlementEquation(bet(payout, shown, { type, systemType }))).not.toBeNull()
      }),
    )
  })
})

describe('the lines of a placed system', () => {
  const window = { start: 0n, count: 9 }
  const stake = amountOf(300n)

  test('stand as their legs do', () => {
    const legs = [leg('won', 2000), leg('open', 3000), leg('lost', 4000)]
    expect(placedLines({ legs, stake }, system, window)).toEqual([
      { legs: [0, 1], odds: 6000n, state: 'open', amount: 600n },
      { legs: [0, 2], odds: 8000n, state: 'lost', amount: 0n },
      { legs: [1, 2], odds: 12_000n, state: 'lost', amount: 0n },
    ])
    const decided = [leg('half_won', 2000), leg('void', 3000), leg('half_lost', 4000)]
    expect(placedLines({ legs: decided, stake }, system, window)).toMatchObject([
      { state: 'decided', amount: 150n },
      { state: 'decided', amount: 75n },
      { state: 'decided', amount: 50n },
    ])
  })

  test('hold each banker, and begin where they are asked for', () => {
    const legs = [2000, 3000, 4000].map((odds) => leg('open', odds))
    const banked = { ...system, bankers: [1] }
    expect(placedLines({ legs, stake }, banked, window).map((line) => line.legs)).toEqual([
      [0, 1],
      [1, 2],
    ])
    const last = placedLines({ legs, stake }, system, { start: 2n, count: 9 })
    expect(last).toMatchObject([{ legs: [1, 2], amount: 1200n }])
  })

  test('of settled bets add up to what was paid, but for what each was cut down', () => {
    const anyLeg = fc.record({
      status: fc.constantFrom('won', 'lost', 'void', 'half_won', 'half_lost'),
      odds: fc.integer({ min: 1001, max: 9000 }),
    })
    fc.assert(
      fc.property(fc.array(anyLeg, { minLength: 3, maxLength: 3 }), (drawn) => {
        const legs = drawn.map(({ status, odds }) => leg(status, odds))
        const lines = placedLines({ legs, stake }, system, window)
        const sum = lines.reduce((total, { amount }) => total + amount, 0n)
        const paid = amountOf(sum)
        const exact = [0n, 1n, 2n].map((more) => amountOf(paid + more))
        const isPaid = exact.some(
          (one) =>
            settlementEquation(bet(one, legs, { type: 'system', systemType: system, stake })) !==
            null,
        )
        expect(isPaid).toBe(true)
      }),
    )
  })
})
