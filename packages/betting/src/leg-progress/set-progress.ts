import type { Score } from '../settlement/markets/score.ts'
import type { LegProgress } from './score-progress.ts'

const SIDES: Readonly<Record<string, 'home' | 'away'>> = { '4': 'home', '5': 'away' }
const GAMES_OF_A_SET = 6

/**
 * What the winner of a running set of tennis still needs, in games: six with two more than the other
 * side, seven from 5:5 on.
 */
export function setProgress(outcomeId: string, games: Score): LegProgress | null {
  const by = SIDES[outcomeId]
  if (by === undefined) return null
  const own = games[by]
  const other = games[by === 'home' ? 'away' : 'home']
  if (isSetWon(own, other)) return { kind: 'safe' }
  if (isSetWon(other, own)) return { kind: 'gone' }
  const target = other < GAMES_OF_A_SET - 1 ? GAMES_OF_A_SET : GAMES_OF_A_SET + 1
  return { kind: 'needs', distance: { by, count: target - own } }
}

function isSetWon(own: number, other: number): boolean {
  return own > GAMES_OF_A_SET || (own === GAMES_OF_A_SET && own - other >= 2)
}
