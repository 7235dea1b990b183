import type { Score } from './score.ts'

const STEP = 2

/** A market that lists every score up to so many goals a side, home goals running first. */
export type ScoreGrid = { readonly firstId: number; readonly mostGoals: number }

/** The correct-score market (45) lists 0:0 to 4:4: 274 is 0:0, 276 is 1:0, 284 is 0:1. */
export const WHOLE_MATCH: ScoreGrid = { firstId: 274, mostGoals: 4 }
/** That of a half (81, 98) ends at 2:2. */
export const HALF: ScoreGrid = { firstId: 462, mostGoals: 2 }

function otherScoreId({ firstId, mostGoals }: ScoreGrid): string {
  return String(firstId + STEP * (mostGoals + 1) ** 2)
}

/** Whether a market has such an outcome. */
export function isScoreOutcome(outcomeId: string, { firstId, mostGoals }: ScoreGrid): boolean {
  const index = (Number(outcomeId) - firstId) / STEP
  return Number.isInteger(index) && index >= 0 && index <= (mostGoals + 1) ** 2
}

/** Outcome id of a score in the correct-score market. */
export function correctScoreId(score: Score, grid: ScoreGrid = WHOLE_MATCH): string {
  const { firstId, mostGoals } = grid
  return isListedScore(score, grid)
    ? String(firstId + STEP * (score.away * (mostGoals + 1) + score.home))
    : otherScoreId(grid)
}

function isListedScore({ home, away }: Score, { mostGoals }: ScoreGrid): boolean {
  return home <= mostGoals && away <= mostGoals
}
