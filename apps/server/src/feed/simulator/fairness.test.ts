import { describe, expect, test } from 'vitest'
import { gradeLine, priceLine } from '../pricing/price-line.ts'
import { HALF_LOST, HALF_WON, VOID, WON, type Grade } from '../pricing/grade.ts'
import { randomOf } from '../random.ts'
import { LIVE_SPORTS, sampleMatch } from '../testing/sample-matches.ts'
import type { MatchModel } from './match-model.ts'

const MATCHES = {
  soccer: 1000,
  tennis: 900,
  basketball: 500,
  'ice-hockey': 900,
  volleyball: 250,
  handball: 400,
  baseball: 300,
  cricket: 120,
  'american-football': 300,
  'table-tennis': 300,
  darts: 250,
  rugby: 300,
  'counter-strike': 300,
} as const

/** Long shots win too rarely for a normal approximation. */
const LEAST_CHANCE = 0.03
const SIGMAS = 4

const returned = (grade: Grade, odds: number): number => {
  if (grade === WON) return odds
  if (grade === VOID) return 1
  if (grade === HALF_WON) return (odds + 1) / 2
  return grade === HALF_LOST ? 0.5 : 0
}

type Tally = { gain: number; variance: number; bets: number }

/** One unit on one outcome of every line: what it gains at fair odds. */
const betOnce = (
  model: MatchModel,
  t: number,
  pick: () => number,
  tallies: Map<number, Tally>,
): void => {
  const tables = model.tables(t)
  const known = model.facts(t)
  const final = model.facts(model.duration)
  const gains = new Map<number, number>()
  for (const line of model.lines) {
    if (pick() < 0.85 && line.family !== '') continue
    const table = known.has(line.scope) ? undefined : tables.get(line.scope)
    const fact = final.get(line.scope)
    if (table === undefined || fact === undefined) continue
    const { fair, decided } = priceLine(line, table)
    const outcome = Math.floor(pick() * line.outcomeIds.length)
    const chance = fair[outcome] ?? 0
    if (decided !== null || chance < LEAST_CHANCE) continue
    const grade = gradeLine(line, fact)[outcome] ?? 0
    const gain = returned(grade, 1 / chance) - 1
    gains.set(line.marketId, (gains.get(line.marketId) ?? 0) + gain)
  }
  for (const [marketId, gain] of gains) {
    const tally = tallies.get(marketId) ?? { gain: 0, variance: 0, bets: 0 }
    tally.gain += gain
    tally.variance += gain * gain
    tally.bets++
    tallies.set(marketId, tally)
  }
}

describe('5,000 matches settle at the prices they were offered', () => {
  test.each(LIVE_SPORTS)(
    '%s: every market returns its stake at fair odds',
    (sportKey) => {
      const before = new Map<number, Tally>()
      const during = new Map<number, Tally>()
      for (let number = 0; number < MATCHES[sportKey]; number++) {
        const model = sampleMatch(sportKey, number)
        const pick = randomOf('bets', sportKey, number)
        const moment = pick() * 2 * 3600
        betOnce(model, 0, pick, before)
        if (moment < model.duration) betOnce(model, moment, pick, during)
      }
      expect(before.size).toBeGreaterThanOrEqual(8)
      for (const tallies of [before, during]) {
        for (const [, { gain, variance, bets }] of tallies) {
          if (bets < 100) continue
          expect(Math.abs(gain) / Math.sqrt(variance)).toBeLessThan(SIGMAS)
        }
      }
    },
    600_000,
  )

  test('all sports together make 5,000 matches and more', () => {
    const all = Object.values(MATCHES).reduce((sum, count) => sum + count, 0)
    expect(all).toBeGreaterThanOrEqual(5000)
  })
})
