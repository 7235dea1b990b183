import type { Score } from './score.ts'

const FIRST_ID = 274
const STEP = 2
const MOST_GOALS = 4
const SIZE = MOST_GOALS + 1

/** Outcome of the correct-score market (45) for every score that it does not list. */
export const OTHER_SCORE = String(FIRST_ID + STEP * SIZE * SIZE)

/** The market lists 0:0 to 4:4, home goals running first: 274 is 0:0, 276 is 1:0, 284 is 0:1. */
export function correctScoreOf(outcomeId: string): Score | null {
  const index = (Number(outcomeId) - FIRST_ID) / STEP
  if (!Number.isInteger(index) || index < 0 || index >= SIZE * SIZE) return null
  return { home: index % SIZE, away: Math.floor(index / SIZE) }
}

/** Outcome id of a score in the correct-score market. */
export function correctScoreId(score: Score): string {
  return isListedScore(score)
    ? String(FIRST_ID + STEP * (score.away * SIZE + score.home))
    : OTHER_SCORE
}

export function isListedScore({ home, away }: Score): boolean {
  return home <= MOST_GOALS && away <= MOST_GOALS
}
