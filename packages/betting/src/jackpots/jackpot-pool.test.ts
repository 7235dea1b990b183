import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { amountOf } from '../money/amount.ts'
import { oddsOf } from '../odds/odds.ts'
import {
  contributionOf,
  DRAW_NUMBERS,
  drawTicket,
  greatestTicket,
  leastMustDrop,
  MICROS,
  poolAmount,
  refusedByJackpot,
  seededPool,
  stakeMicros,
  type LevelTerms,
} from './jackpot-pool.ts'

const MINI: LevelTerms = {
  code: 'mini',
  seed: amountOf(5_000n),
  mustDrop: amountOf(10_000n),
  contributionPpm: 3_000,
}
const number = fc.bigInt({ min: 0n, max: DRAW_NUMBERS - 1n })
const stake = fc.bigInt({ min: 0n, max: 10n ** 9n }).map((cents) => cents * MICROS)

describe('a pool', () => {
  it('[JACK-01] loses no money: what came in is paid, or stands in the next round', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(stake, number), { maxLength: 60 }), (tickets) => {
        let pool = seededPool(MINI)
        let given = pool
        let paid = 0n
        for (const [of, drawn] of tickets) {
          given += contributionOf(of, MINI)
          const result = drawTicket(MINI, pool, { stake: of, number: drawn })
          pool = result.pool
          expect(pool).toBeLessThan(MINI.mustDrop * MICROS)
          given += seededPool(MINI) * BigInt(result.wins.length)
          for (const won of result.wins) paid += won * MICROS
          // One look at thousands of wins: a look at each took most of the test.
          const isBeside = (won: bigint) => won > MINI.mustDrop || won < MINI.seed
          expect(result.wins.filter(isBeside)).toEqual([])
        }
        expect(pool + paid).toBe(given)
      }),
    )
  })

  it('drops for sure with the contribution that fills it, and never before by no contribution', () => {
    const last = DRAW_NUMBERS - 1n
    const almost = MINI.mustDrop * MICROS - 1n
    const cent = 100n * MICROS
    expect(drawTicket(MINI, almost, { stake: cent, number: last }).wins).toEqual([MINI.mustDrop])
    expect(drawTicket(MINI, seededPool(MINI), { stake: cent, number: last }).wins).toEqual([])
    expect(drawTicket(MINI, almost, { stake: 0n, number: 0n }).wins).toEqual([])
  })

  it('drops again with a contribution that fills the next round as well', () => {
    // EUR 300 more than the pool lacks, and EUR 50 fill each round after it.
    const large = 110_000n * 100n * MICROS
    const pool = 7_000n * MICROS
    expect(contributionOf(large, MINI)).toBe(33_000n * MICROS)
    const ticket = { stake: large, number: DRAW_NUMBERS - 1n }
    const { wins, pool: left } = drawTicket(MINI, pool, ticket)
    expect(wins).toEqual(Array.from({ length: 7 }, () => MINI.mustDrop))
    expect(left).toBe(seededPool(MINI))
    // One that stands there full, from before that was so, goes with the next ticket.
    const next = { stake: 100n * MICROS, number: DRAW_NUMBERS - 1n }
    expect(drawTicket(MINI, 12_000n * MICROS, next).wins).toEqual([MINI.mustDrop])
  })

  it('fills no more rounds with the greatest ticket than its greatest amount is for', () => {
    const bet = { maxPayout: amountOf(25_000_000n), minOdds: oddsOf(1_200) }
    const terms = { ...MINI, mustDrop: leastMustDrop(MINI, { ...bet, rounds: 100n }) }
    const ticket = { stake: greatestTicket(bet), number: DRAW_NUMBERS - 1n }
    expect(drawTicket(terms, seededPool(terms), ticket).wins.length).toBeLessThanOrEqual(100)
    expect(drawTicket(terms, seededPool(terms), ticket).wins.length).toBeGreaterThan(98)
  })

  it('is as likely to drop in its first half as in its second', () => {
    // Numbers that are spread evenly take the place of chance.
    const step = 100n * 100n * MICROS
    const half = (MINI.seed + (MINI.mustDrop - MINI.seed) / 2n) * MICROS
    let [pool, alive, early] = [seededPool(MINI), 1, 0]
    while (alive > 1e-9) {
      const lacking = MINI.mustDrop * MICROS - pool
      const chance = Math.min(1, Number(contributionOf(step, MINI)) / Number(lacking))
      if (pool < half) early += alive * chance
      alive *= 1 - chance
      pool += contributionOf(step, MINI)
    }
    expect(early).toBeCloseTo(0.5, 1)
  })

  it('gives two stakes of a half the chance of one whole, to a hair', () => {
    const pool = seededPool(MINI)
    const lacking = MINI.mustDrop * MICROS - pool
    const whole = contributionOf(2_000n * MICROS, MINI)
    const part = contributionOf(1_000n * MICROS, MINI)
    // 1 - (1 - p)(1 - p') with the pool a part fuller is exactly the whole.
    const missed = (lacking - part) * (lacking - part - part)
    expect(lacking * (lacking - part) - missed).toBe((lacking - part) * whole)
  })

  it('counts a stake in another currency by its euro', () => {
    const perEuro = { stake: amountOf(1_000n), jackpot: amountOf(100n) }
    expect(poolAmount(stakeMicros(amountOf(25_000n), perEuro))).toBe(2_500n)
  })
})

describe('[FAIR-40] who takes part', () => {
  const rules = { minStake: amountOf(100n), minOdds: oddsOf(1_200) }
  it('is said by stake and odds alone, and an unknown stake is not judged', () => {
    const odds = oddsOf(1_200)
    expect(refusedByJackpot({ stake: 100n * MICROS, odds }, rules)).toBeNull()
    expect(refusedByJackpot({ stake: null, odds }, rules)).toBeNull()
    expect(refusedByJackpot({ stake: 100n * MICROS - 1n, odds }, rules)).toBe('stake')
    expect(refusedByJackpot({ stake: null, odds: oddsOf(1_199) }, rules)).toBe('odds')
  })
})
