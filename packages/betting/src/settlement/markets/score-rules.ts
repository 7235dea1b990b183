import type { LegResult } from '../leg-result.ts'
import { LOST, VOID, WON } from '../leg-result.ts'
import type { Score } from './score.ts'

export type Side = 'home' | 'draw' | 'away'

export function winnerOf({ home, away }: Score): Side {
  return home > away ? 'home' : home < away ? 'away' : 'draw'
}

const PLACES = { home: 0, draw: 1, away: 2 } as const

/** The place of the winner where outcomes stand in the order home, draw, away. */
export function placeOfWinner(score: Score): 0 | 1 | 2 {
  return PLACES[winnerOf(score)]
}

export function settleMatchResult(picked: Side, score: Score): LegResult {
  return decide(winnerOf(score) === picked)
}

/** Two of the three results in one bet. */
export function settleDoubleChance(picked: readonly Side[], score: Score): LegResult {
  return decide(picked.includes(winnerOf(score)))
}

/** The stake comes back on a draw; also a winner market of a match that ended level. */
export function settleDrawNoBet(picked: 'home' | 'away', score: Score): LegResult {
  return winnerOf(score) === 'draw' ? VOID : settleMatchResult(picked, score)
}

/** Without one side: the stake comes back if that side wins. */
export function settleNoBet(picked: Side, without: Side, score: Score): LegResult {
  return winnerOf(score) === without ? VOID : settleMatchResult(picked, score)
}

export function settleBothScore(picked: 'yes' | 'no', { home, away }: Score): LegResult {
  return decide((home > 0 && away > 0) === (picked === 'yes'))
}

/** No goals count as even. */
export function settleOddEven(picked: 'odd' | 'even', { home, away }: Score): LegResult {
  return decide(((home + away) % 2 === 1) === (picked === 'odd'))
}

export function settleCorrectScore(picked: Score, { home, away }: Score): LegResult {
  return decide(picked.home === home && picked.away === away)
}

export function decide(isWon: boolean): LegResult {
  return isWon ? WON : LOST
}
