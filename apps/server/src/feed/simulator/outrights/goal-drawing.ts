import { poisson } from '../../pricing/distributions.ts'
import { drawIndex, type Random } from '../../random.ts'
import { TEMPOS } from '../football/parameters.ts'
import type { Drawing } from './season.ts'

const MOST_GOALS = 12

/** Adds up the chances of 0, 1, 2 … goals, so that one random number picks one of them. */
function cumulated(mean: number): Float64Array {
  const sums = poisson(mean, MOST_GOALS)
  for (let goals = 1; goals <= MOST_GOALS; goals++) {
    sums[goals] = (sums[goals] as number) + (sums[goals - 1] as number)
  }
  return sums
}

function pick(sums: Float64Array, random: Random): number {
  const x = random()
  let goals = 0
  while (goals < MOST_GOALS && x > (sums[goals] as number)) goals++
  return goals
}

const WEIGHTS = TEMPOS.map(({ weight }) => weight)

/** The goals of a football match, as the match itself is drawn: both sides share its tempo. */
export function footballDrawing(means: readonly [home: number, away: number]): Drawing {
  const sides = TEMPOS.map(({ factor }) => means.map((mean) => cumulated(mean * factor)))
  return (random) => {
    const [home, away] = sides[drawIndex(random, WEIGHTS)] ?? []
    if (home === undefined || away === undefined) return [0, 0]
    return [pick(home, random), pick(away, random)]
  }
}

/** The goals of a hockey match; one that is level after sixty minutes has a winner all the same. */
export function hockeyDrawing([home, away]: readonly [home: number, away: number]): Drawing {
  const [own, other] = [cumulated(home), cumulated(away)]
  return (random) => {
    const goals = [pick(own, random), pick(other, random)] as const
    if (goals[0] !== goals[1]) return goals
    return random() < home / (home + away) ? [goals[0] + 1, goals[1]] : [goals[0], goals[1] + 1]
  }
}
