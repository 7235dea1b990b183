import type { LegResult } from '../leg-result.ts'
import type { Score } from './score.ts'
import { decide, settleCorrectScore, winnerOf } from './score-rules.ts'

/** `sr:exact_goals:6+:90`: the last class holds that number and more; outcomes follow one another. */
const VARIANT = /^sr:(\w+):(?:half:)?(\d+)\+:(\d+)$/

const FIRST_IDS: Readonly<Record<string, number>> = {
  exact_goals: 88,
  exact_bookings: 1060,
  winning_margin: 114,
}

const RANGE_FIRST_ID = 1336

/** So many and no other number; the last outcome takes all above. */
export function settleExact(outcomeId: string, score: Score): LegResult | null {
  const variant = readVariant(outcomeId)
  return variant === null
    ? null
    : decide(Math.min(variant.last, score.home + score.away) === variant.index)
}

/** Home by 1 and more, draw, away by 1 and more. */
export function settleMargin(outcomeId: string, score: Score): LegResult | null {
  const variant = readVariant(outcomeId)
  if (variant === null) return null
  const { last: most, index } = variant
  const by = Math.min(most, Math.abs(score.home - score.away))
  const places = { home: by - 1, draw: most, away: most + by }
  return decide(places[winnerOf(score)] === index)
}

/** Ranges that begin at each of `starts`, the first of which is 0. */
export function settleRange(
  starts: readonly number[],
  outcomeId: string,
  score: Score,
): LegResult | null {
  const index = Number(VARIANT.exec(outcomeId)?.[3] ?? Number.NaN) - RANGE_FIRST_ID
  if (starts[index] === undefined) return null
  return decide(starts.findLastIndex((start) => score.home + score.away >= start) === index)
}

function readVariant(outcomeId: string): { last: number; index: number } | null {
  const [, kind = '', last, id] = VARIANT.exec(outcomeId) ?? []
  const firstId = FIRST_IDS[kind]
  return firstId === undefined ? null : { last: Number(last), index: Number(id) - firstId }
}

const BEST_OF = /^sr:correct_score:bestof:(\d+):(\d+)$/

/** Sets, maps or legs: 2:0, 2:1, 1:2, 0:2 in the best of three. */
export function settleBestOf(outcomeId: string, score: Score): LegResult | null {
  const [, most, place] = BEST_OF.exec(outcomeId) ?? []
  if (most === undefined) return null
  const toWin = (Number(most) + 1) / 2
  const index = Number(place) - 1
  const picked =
    index < toWin ? { home: toWin, away: index } : { home: 2 * toWin - 1 - index, away: toWin }
  return settleCorrectScore(picked, score)
}
