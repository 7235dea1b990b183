import { OUTS } from '../baseball/runs.ts'
import { INNINGS } from '../baseball/timeline.ts'
import { footballDrawing, hockeyDrawing } from '../outrights/goal-drawing.ts'
import { partDrawing, pointDrawing } from '../outrights/point-drawing.ts'
import type { Drawing } from '../outrights/season.ts'
import {
  BASEBALL_RUNS,
  footballMeans,
  hockeyMeans,
  POINTS_SPORTS,
  pointsMeans,
  type Strength,
} from './models.ts'

/**
 * Sports in which strength decides alone: parts that win, and how far a step of strength moves the
 * odds of the match. Fitted to the prices of the matches themselves.
 */
const BY_STRENGTH: Readonly<Record<string, { toWin: number; size: number }>> = {
  tennis: { toWin: 2, size: 0.715 },
  'table-tennis': { toWin: 3, size: 0.895 },
  volleyball: { toWin: 3, size: 0.857 },
  'counter-strike': { toWin: 2, size: 0.931 },
  'dota-2': { toWin: 2, size: 0.51 },
  'league-of-legends': { toWin: 2, size: 0.51 },
  darts: { toWin: 6, size: 1.207 },
  // No parts, but runs: they count only where wins are level.
  cricket: { toWin: 30, size: 0.753 },
}

function meanOf(units: readonly number[], power: number): number {
  return units.reduce((sum, chance, index) => sum + chance * (index + 1) ** power, 0)
}

/** How matches of a sport end that are still to be played. */
export function seasonDrawing(sportKey: string, home: Strength, away: Strength): Drawing {
  const parts = BY_STRENGTH[sportKey]
  if (parts !== undefined) {
    const edge = home.attack + home.defence - away.attack - away.defence
    return partDrawing(1 / (1 + Math.exp(-parts.size * edge)), parts.toWin)
  }
  const points = POINTS_SPORTS[sportKey]
  if (points !== undefined) {
    const { units, overtimeShare } = points.config
    const ratio = meanOf(units, 2) / meanOf(units, 1)
    const means = pointsMeans(points, home, away)
    return pointDrawing({ means, spread: (mean) => mean * ratio, levels: overtimeShare === null })
  }
  switch (sportKey) {
    case 'ice-hockey':
      return hockeyDrawing(hockeyMeans(home, away))
    case 'baseball':
      return pointDrawing({
        means: pointsMeans(BASEBALL_RUNS, home, away),
        spread: (mean) => mean * (1 + mean / (INNINGS * OUTS)),
        levels: false,
      })
    default:
      return footballDrawing(footballMeans(home, away))
  }
}
