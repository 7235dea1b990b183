import type { PeriodScore } from '../../messages.ts'
import { noiseAt } from '../../noise.ts'
import type { Line } from '../../pricing/line.ts'
import { handicaps, range, totals } from '../../pricing/lines/numbers.ts'
import { twoWay } from '../../pricing/lines/results.ts'
import { type Entry, type Table, tableOf, type Tables } from '../../pricing/table.ts'
import { randomOf } from '../../random.ts'
import {
  type MatchModel,
  type ModelOptions,
  type Moment,
  noNumbers,
  playStatus,
} from '../match-model.ts'
import { uncovered } from '../uncovered.ts'

/** Sets, legs or maps until one side has won enough of them. */
export type BestOfConfig = {
  toWin: number
  /** Seconds per set, leg or map. */
  partSeconds: number
  partKey: string
  markets: { winner: number; handicap: number; total: number }
}

/** Chance that the home side wins any one part. */
export type BestOfParameters = { part: number }

function linesOf({ toWin, markets }: BestOfConfig): readonly Line[] {
  const reach = Math.min(toWin - 0.5, 4.5)
  const lines = range(-reach, reach, 1).filter((line) => Math.abs(line) > 1)
  return [
    twoWay({ marketId: markets.winner, scope: 'match' }),
    ...handicaps({ marketId: markets.handicap, scope: 'match' }, lines),
    ...totals({ marketId: markets.total, scope: 'match' }, range(toWin + 0.5, 2 * toWin - 1.5, 1)),
  ]
}

/** Chance of every final score (negative binomial). */
function bestOfTable(toWin: number, p: number): Table {
  const entries: Entry[] = []
  let paths = 1
  for (let lost = 0; lost < toWin; lost++) {
    entries.push([paths * p ** toWin * (1 - p) ** lost, toWin, lost])
    entries.push([paths * (1 - p) ** toWin * p ** lost, lost, toWin])
    paths = (paths * (toWin + lost)) / (lost + 1)
  }
  return tableOf(entries)
}

function drawParts(options: ModelOptions, toWin: number, p: number): readonly (0 | 1)[] {
  const random = randomOf(options.seed, options.matchId, 'best-of')
  const winners: (0 | 1)[] = []
  const wins = [0, 0]
  while (Math.max(...wins) < toWin) {
    const side = random() < p ? 0 : 1
    winners.push(side)
    wins[side] = (wins[side] ?? 0) + 1
  }
  return winners
}

function chanceAt(part: number, key: string, t: number): number {
  return t >= 0 ? part : part + 0.012 * Math.min(1, -t / (4 * 3600)) * noiseAt(key, t, 2400)
}

export function bestOfMatch(
  config: BestOfConfig,
  { part }: BestOfParameters,
  options: ModelOptions,
): MatchModel {
  const winners = drawParts(options, config.toWin, part)
  const duration = winners.length * config.partSeconds
  const home = winners.filter((side) => side === 0).length
  const away = winners.length - home
  const periods = (): readonly PeriodScore[] =>
    winners.map((side, index) => {
      const key = `${config.partKey}_${index + 1}`
      const score = { home: side === 0 ? 1 : 0, away: side }
      return { number: index + 1, key, ...score, type: 'regular' }
    })
  const moment = (t: number): Moment => {
    const over = t >= duration
    const status = playStatus(t >= 0, over)
    const stage = t < 0 ? 'not_started' : 'ended'
    return uncovered({
      status,
      stage,
      clock: null,
      score: over ? { home, away } : { home: 0, away: 0 },
      periodScores: over ? periods() : [],
      maxPeriodNumber: 2 * config.toWin - 1,
      stats: noNumbers,
      suspended: false,
      signature: stage,
    })
  }
  const tables = (t: number): Tables => {
    const chance = chanceAt(part, `${options.seed}:${options.matchId}`, t)
    return new Map([['match', bestOfTable(config.toWin, chance)]])
  }
  return {
    duration,
    lines: linesOf(config),
    moment,
    tables,
    joint: { groupOf: () => 'match', tables: (_, t) => [tables(t)] },
    closesAt: () => 0,
    facts: (t) => new Map(t < duration ? [] : [['match', [home, away, 0, 0]]]),
  }
}
