import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { BetTerms } from '../bets/bet-terms.ts'
import { bonusMismatch, type BonusSubject } from '../bets/bonus-conditions.ts'
import type { AvailableBonuses, SlipBonus } from '../bets/bonus.ts'
import { FREEBET_MODES, NO_BONUSES } from '../bets/bonus.ts'
import type { Rational } from '../exact/rational.ts'
import { add, multiply, ONE, rational, subtract, ZERO } from '../exact/rational.ts'
import { amountOf } from '../money/amount.ts'
import { oddsOf } from '../odds/odds.ts'
import { LOST, WON } from '../settlement/leg-result.ts'
import { settleBet } from '../settlement/settle-bet.ts'
import { boost, freebet, hunting, lootbox, tournament } from '../testing/bonuses.ts'
import { systemOf, termsOf } from '../testing/terms.ts'
import { adviseBonus } from './bonus-advice.ts'

const subject = (terms: BetTerms): BonusSubject => ({
  betType: terms.betType,
  currency: 'EUR',
  customOdds: terms.customOdds,
  system: terms.systemType,
  selections: terms.legs.map(({ odds }) => ({ odds, matchStatus: 0 })),
})

const advise = (terms: BetTerms, available: Partial<AvailableBonuses>) =>
  adviseBonus(subject(terms), terms, { ...NO_BONUSES, ...available })

test('[FREE-02] a freebet is worth what its way of paying adds on average', () => {
  const worth = (mode: (typeof FREEBET_MODES)[number], terms: BetTerms) =>
    advise(terms, { freebet: [{ ...freebet, mode }] }).choices[0]?.worth
  // 5.00 at 2.00: half of it, all of it, and all of it with half of a half that comes back.
  expect(worth('only_win', termsOf([2000]))).toBe(250n)
  expect(worth('all_win', termsOf([2000]))).toBe(500n)
  expect(worth('no_risk', termsOf([2000]))).toBe(625n)
  const custom = termsOf([2000, 2000], { betType: 'custom_bet', customOdds: oddsOf(4000) })
  expect(worth('only_win', custom)).toBe(375n)
})

test('[BON-16] the order is told beside what is worth most', () => {
  const terms = termsOf([2000, 3000])
  const all = { hunting: [hunting], tournament: [tournament], comboboost: [boost] }
  const advice = advise(terms, { ...all, lootbox: [lootbox] })
  expect(advice.automatic?.id).toBe('hunt')
  expect(advice.choices.map(({ bonus }) => bonus.id)).toEqual(['hunt', 'cup', 'boost'])
  // 5 % of 10.00.
  expect(advice.choices.map(({ worth }) => worth)).toEqual([0n, 0n, 50n])
  expect(advice.best?.id).toBe('boost')
  expect(advise(termsOf([2000]), all).best?.id).toBe('hunt')
  expect(advise(terms, { ...all, freebet: [freebet] }).best?.id).toBe('free')
})

test('[COMBO-01] the next boost is the one that fewest legs are missing for', () => {
  const next = (...odds: number[]) => {
    const found = advise(termsOf(odds), { comboboost: [boost] }).nextBoost
    return found && [found.legs, found.minOdds, found.bonusOdds]
  }
  expect(next(2000)).toEqual([1, 1500, 1050])
  expect(next(2000, 1200)).toEqual([1, 1500, 1050])
  expect(next(2000, 2000)).toEqual([2, 1500, 1100])
  expect(next(2000, 2000, 2000, 2000)).toBeNull()
  expect(advise(systemOf([2000, 2000, 2000], 2), { comboboost: [boost] }).nextBoost).toBeNull()
})

test('[GAP-49] each leg says why it does not count, and a bonus that does not fit is worth nothing', () => {
  const legs = advise(termsOf([2000, 1400, 1500]), { comboboost: [boost] }).choices[0]?.legs
  expect(legs).toEqual([null, 'min_odds', null])
  const [choice] = advise(termsOf([2000]), { freebet: [{ ...freebet, currency: 'USD' }] }).choices
  expect(choice).toMatchObject({ mismatch: 'currency', worth: 0n })
})

test('[BON-16] the best is that of trying every bonus on every course of the bet', () => {
  const odds = fc.array(fc.integer({ min: 1100, max: 6000 }), { minLength: 1, maxLength: 5 })
  const free = fc.record({
    mode: fc.constantFrom(...FREEBET_MODES),
    freebetStake: fc.bigInt(1n, 10n).map((tens) => amountOf(tens * 10n ** 12n)),
    minOdds: fc.constantFrom(null, oddsOf(2000)),
    maxOdds: fc.constantFrom(null, oddsOf(9000)),
  })
  const boosted = fc.record({
    minOdds: fc.constantFrom(null, oddsOf(1500), oddsOf(3000)),
    bonusOdds: fc.integer({ min: 1010, max: 2000 }).map(oddsOf),
  })
  const stakes = fc.bigInt(0n, 10n).map((tens) => amountOf(tens * 10n ** 12n))
  fc.assert(
    fc.property(
      odds,
      fc.nat(5),
      stakes,
      fc.array(free, { maxLength: 3 }),
      fc.array(boosted, { maxLength: 2 }),
      (prices, size, stake, frees, boosts) => {
        const winCount = 1 + (size % prices.length)
        const terms =
          size > prices.length ? termsOf(prices, { stake }) : systemOf(prices, winCount, { stake })
        const available = {
          hunting: size % 2 === 0 ? [hunting] : [],
          comboboost: boosts.map(({ minOdds, bonusOdds }, index) => ({
            ...boost,
            id: `boost ${index}`,
            minOdds,
            ranges: [{ minCount: 2, maxCount: 30, bonusOdds }],
          })),
          freebet: frees.map((one, index) => ({ ...freebet, ...one, id: `free ${index}` })),
        }
        const order: readonly SlipBonus[] = [
          ...available.hunting,
          ...available.comboboost,
          ...available.freebet,
        ]
        const tried = order
          .filter((bonus) => bonusMismatch(bonus, subject(terms)) === null)
          .map((bonus) => ({ bonus, worth: tryOut(bonus, terms) }))
        const best = tried.reduce<(typeof tried)[number] | null>(
          // Settled bets are rounded down, course by course.
          (most, next) => (most === null || next.worth > most.worth + 100 ? next : most),
          null,
        )
        const advice = advise(terms, available)
        expect(advice.best?.id).toBe(best?.bonus.id)
        for (const { bonus, worth } of tried) {
          const told = advice.choices.find((choice) => choice.bonus === bonus)?.worth ?? -1n
          expect(Math.abs(Number(told) - worth)).toBeLessThan(100)
        }
      },
    ),
    { numRuns: 150 },
  )
})

/** What a bonus adds over all courses, each settled; a freebet that comes back is settled again. */
function tryOut(bonus: SlipBonus, terms: BetTerms): number {
  if (bonus.type === 'freebet') {
    const free = { ...terms, stake: bonus.freebetStake, freebetMode: bonus.mode }
    const again = average({ ...free, freebetMode: 'only_win' }).paid / Number(free.stake)
    const { paid, cameBack } = average(free)
    return paid + cameBack * again
  }
  if (bonus.type !== 'comboboost') return 0
  const bonusOdds = bonus.ranges[0]?.bonusOdds ?? null
  return average({ ...terms, bonusOdds }).paid - average(terms).paid
}

function average(terms: BetTerms): { paid: number; cameBack: number } {
  const courses = terms.legs.reduce<readonly (readonly [Rational, readonly (typeof WON)[]])[]>(
    (known, { odds }) => {
      const win = rational(1000n, BigInt(odds))
      return known.flatMap(([chance, ends]) => [
        [multiply(chance, win), [...ends, WON]] as const,
        [multiply(chance, subtract(ONE, win)), [...ends, LOST]] as const,
      ])
    },
    [[ONE, []]],
  )
  const sums = courses.reduce(
    ({ paid, cameBack }, [chance, ends]) => {
      const legs = terms.legs.map(({ odds }, index) => ({ odds, result: ends[index] ?? LOST }))
      const settled = settleBet({ ...terms, legs })
      return {
        paid: add(paid, multiply(chance, rational(settled.payout))),
        cameBack: add(cameBack, multiply(chance, rational(settled.freebetReturn))),
      }
    },
    { paid: ZERO, cameBack: ZERO },
  )
  const plain = ({ numerator, denominator }: Rational) => Number(numerator / denominator)
  return { paid: plain(sums.paid), cameBack: plain(sums.cameBack) }
}
