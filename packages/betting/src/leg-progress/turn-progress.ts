import type { Score } from '../settlement/markets/score.ts'
import type { LegProgress } from './score-progress.ts'

/** Where nobody may be the one; races of points and rounds have a winner, and the outcomes of one. */
const SIDES: Readonly<Record<string, 'home' | 'away'>> = {
  '6': 'home',
  '8': 'away',
  '4': 'home',
  '5': 'away',
}
/** Nobody scores it any more. */
export const NOBODY = '7'

/** Who has the goal (corner, card) of that number; null once it has come: it is settled then. */
export function turnProgress(outcomeId: string, number: number, score: Score): LegProgress | null {
  const missing = number - score.home - score.away
  if (!(missing > 0)) return null
  if (outcomeId === NOBODY) return { kind: 'holds', until: { by: 'any', count: missing } }
  const scorer = SIDES[outcomeId]
  if (scorer === undefined) return null
  return { kind: 'needs', distance: { by: 'turn', scorer, number, isNext: missing === 1 } }
}

/** Who is the first with so many; null once a side has them. */
export function raceProgress(outcomeId: string, target: number, score: Score): LegProgress | null {
  const side = SIDES[outcomeId]
  if (side === undefined || Math.max(score.home, score.away) >= target) return null
  const rival = side === 'home' ? 'away' : 'home'
  return {
    kind: 'needs',
    distance: { by: 'race', side, count: target - score[side], rival: target - score[rival] },
  }
}

/** Who has the last one; `order` has a letter for each so far: `h` home, `a` away. */
export function lastProgress(outcomeId: string, order: string): LegProgress | null {
  if (outcomeId === NOBODY) {
    return order === '' ? { kind: 'holds', until: { by: 'any', count: 1 } } : { kind: 'gone' }
  }
  const side = SIDES[outcomeId]
  if (side === undefined) return null
  const other = side === 'home' ? 'away' : 'home'
  return order.at(-1) === side[0]
    ? { kind: 'holds', until: { by: other, count: 1 } }
    : { kind: 'needs', distance: { by: side, count: 1 } }
}
