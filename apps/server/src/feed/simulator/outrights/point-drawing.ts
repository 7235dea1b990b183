import type { Random } from '../../random.ts'
import type { Drawing } from './season.ts'

/** Box and Muller. */
function normal(random: Random): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
}

export type Points = {
  means: readonly [home: number, away: number]
  /** Variance of the points of a side, by their mean. */
  spread: (mean: number) => number
  /** Whether a match may end level. */
  levels: boolean
}

/** Where many points add up their difference is as good as normal; the table needs no more. */
export function pointDrawing({ means: [home, away], spread, levels }: Points): Drawing {
  const deviation = Math.sqrt(spread(home) + spread(away))
  return (random) => {
    const difference = Math.round(home - away + deviation * normal(random))
    if (difference === 0 && !levels) return random() < 0.5 ? [1, 0] : [0, 1]
    return difference > 0 ? [difference, 0] : [0, -difference]
  }
}

/** Sets, legs or maps: the chance to win the match, and as many of the other side's as it may be. */
export function partDrawing(chance: number, toWin: number): Drawing {
  return (random) => {
    const lost = Math.floor(random() * toWin)
    return random() < chance ? [toWin, lost] : [lost, toWin]
  }
}
