import { parseDecimal } from '../../exact/decimal.ts'
import type { LegResult } from '../leg-result.ts'
import { HALF_LOST, HALF_WON, LOST, VOID, WON } from '../leg-result.ts'
import type { Score } from './score.ts'
import { settleMatchResult, type Side } from './score-rules.ts'

/** Lines are counted in quarters: a goal is 4 of them. */
const QUARTERS = 4n

export type LineSide = 'home' | 'away' | 'over' | 'under'

/** Handicap and total from a final score; null when the line is not a multiple of a quarter. */
export function settleLine(line: string, side: LineSide, score: Score): LegResult | null {
  const quarters = lineQuarters(line)
  if (quarters === null) return null
  switch (side) {
    case 'home':
      return resultOf(goals(score.home - score.away) + quarters)
    case 'away':
      return resultOf(-goals(score.home - score.away) - quarters)
    case 'over':
      return resultOf(goals(score.home + score.away) - quarters)
    case 'under':
      return resultOf(quarters - goals(score.home + score.away))
  }
}

const START = /^(\d+):(\d+)$/

/** The result after a start such as `0:2`, a draw included; null when it is not one. */
export function settleEuropeanHandicap(start: string, side: Side, score: Score): LegResult | null {
  const [, home, away] = START.exec(start) ?? []
  if (home === undefined) return null
  return settleMatchResult(side, {
    home: score.home + Number(home),
    away: score.away + Number(away),
  })
}

/** How a side ends that is ahead of its line by so many quarters; behind when negative. */
function resultOf(quartersAhead: bigint): LegResult {
  if (quartersAhead >= 2n) return WON
  if (quartersAhead === 1n) return HALF_WON
  if (quartersAhead === 0n) return VOID
  return quartersAhead === -1n ? HALF_LOST : LOST
}

/** A line such as `-0.75` or `2.5` in quarters; null for anything finer or unreadable. */
export function lineQuarters(line: string): bigint | null {
  const value = parseDecimal(line)
  if (value === null) return null
  const scaled = value.numerator * QUARTERS
  return scaled % value.denominator === 0n ? scaled / value.denominator : null
}

function goals(count: number): bigint {
  return BigInt(count) * QUARTERS
}
