import type { MatchStateMessage, PeriodScore, Score } from '../messages.ts'
import type { BookState } from './book.ts'
import { interned } from './interned.ts'

const isSameScore = (x: Score | null, y: Score | null): boolean =>
  x === y || (x !== null && y !== null && x.home === y.home && x.away === y.away)

const keepScore = <T extends Score | null>(before: T | undefined, now: T): T =>
  before !== undefined && isSameScore(before, now) ? before : now

const isSamePeriod = (x: PeriodScore | undefined, y: PeriodScore): boolean =>
  x !== undefined && x.key === y.key && isSameScore(x, y)

/** Keeps the old score objects where the figures are the same. */
export const mergeState = (before: BookState | null, now: MatchStateMessage): BookState => {
  const periodScores = now.periodScores.map((period, index) => {
    const known = before?.periodScores[index]
    if (known !== undefined && isSamePeriod(known, period)) return known
    return { ...period, key: interned(period.key) }
  })
  return {
    stage: interned(now.stage),
    clock: now.clock,
    score: keepScore(before?.score, now.score),
    gameScore: keepScore(before?.gameScore, now.gameScore ?? null),
    periodScores,
    currentServer: now.currentServer ?? null,
    situation: now.situation ?? null,
    maxPeriodNumber: now.maxPeriodNumber,
    stats: now.stats,
    tally: now.tally ?? null,
    story: now.story ?? null,
  }
}
