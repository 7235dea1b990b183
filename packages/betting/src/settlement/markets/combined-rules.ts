import type { LegResult } from '../leg-result.ts'
import { settleLine } from './line-rules.ts'
import type { Score } from './score.ts'
import { decide, placeOfWinner } from './score-rules.ts'

/** Two questions in one market, each with its own part of the outcome's number. */
export type CombinedMarket =
  | 'result_and_both'
  | 'result_and_total'
  | 'total_and_both'
  | 'chance_and_both'
  | 'chance_and_total'

/** Outcome number at which a score ends; for a double chance the two that win. */
export function settleCombined(
  market: CombinedMarket,
  outcomeId: string,
  line: string | null,
  score: Score,
): LegResult | null {
  const isOver = line === null ? null : isOverLine(line, score)
  if (market !== 'result_and_both' && market !== 'chance_and_both' && isOver === null) return null
  const both = score.home > 0 && score.away > 0
  const won = winners(market, both, isOver === true, placeOfWinner(score))
  return decide(won.includes(Number(outcomeId)))
}

/** Pairs that win, of home or draw, home or away, draw or away. */
const CHANCES = { 0: [0, 1], 1: [0, 2], 2: [1, 2] } as const

function winners(
  market: CombinedMarket,
  both: boolean,
  isOver: boolean,
  leader: 0 | 1 | 2,
): readonly number[] {
  switch (market) {
    case 'result_and_both':
      return [78 + 4 * leader + (both ? 0 : 2)]
    case 'result_and_total':
      return [794 + 4 * leader + (isOver ? 2 : 0)]
    case 'total_and_both':
      return [90 + (both ? 0 : 4) + (isOver ? 0 : 2)]
    case 'chance_and_both':
      return CHANCES[leader].map((pair) => 1718 + 2 * pair + (both ? 0 : 1))
    case 'chance_and_total':
      return CHANCES[leader].map((pair) => 1724 + 2 * pair + (isOver ? 1 : 0))
  }
}

/** Null for a line at which a stake can come back: these markets have none. */
function isOverLine(line: string, score: Score): boolean | null {
  const over = settleLine(line, 'over', score)
  return over?.voidFactor !== 0 ? null : over.result === 1
}
