import { drawIndex, type Random } from '../../random.ts'

/** Points of one leg. */
export const LEG = 501
/** Visits of a leg that are reckoned with; nobody needs more. */
const MOST_VISITS = 40

/** Points of a visit that does not end the leg, with their weights for a player of middling skill. */
const SCORES: readonly (readonly [points: number, weight: number])[] = [
  [26, 0.07],
  [41, 0.12],
  [45, 0.14],
  [60, 0.2],
  [85, 0.14],
  [100, 0.15],
  [140, 0.13],
  [180, 0.05],
]

/** How well a player throws; 0 is middling, 1 among the best. */
export type Skill = number

/** Better players score the high visits more often. */
function scoreChances(skill: Skill): readonly number[] {
  const weights = SCORES.map(([points, weight]) => weight * Math.exp((skill * (points - 60)) / 160))
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  return weights.map((weight) => weight / total)
}

/** Chance to finish the leg in one visit. */
function checkoutChance(left: number, skill: Skill): number {
  const middling =
    left > 170 ? 0 : left > 100 ? 0.1 : left > 60 ? 0.28 : left > 40 ? 0.42 : left > 1 ? 0.55 : 0
  return Math.min(0.9, middling * Math.exp(0.25 * skill))
}

/** What is left after a visit that does not finish; a bust leaves it as it was. */
function leftAfter(left: number, points: number): number {
  return left - points >= 2 ? left - points : left > 180 ? left : Math.max(2, Math.min(left, 40))
}

/** By points left: chances that the player needs exactly 0, 1, 2 … more visits. */
export type VisitCounts = (left: number) => Float64Array

const WIDTH = MOST_VISITS + 1

/** By points left and score of a visit: where the counts of what is left then begin. */
function placesAfterwards(): Int32Array {
  const places = new Int32Array((LEG + 1) * SCORES.length)
  for (let left = 0; left <= LEG; left++) {
    SCORES.forEach(([points], index) => {
      places[left * SCORES.length + index] = leftAfter(left, points) * WIDTH
    })
  }
  return places
}

export function visitCounts(skill: Skill): VisitCounts {
  const chances = scoreChances(skill)
  // In one piece: as many arrays of their own would take twice as much.
  const counts = new Float64Array((LEG + 1) * WIDTH)
  const finishes = Float64Array.from({ length: LEG + 1 }, (_, left) => checkoutChance(left, skill))
  const afterwards = placesAfterwards()
  for (let left = 2; left <= LEG; left++) counts[left * WIDTH + 1] = finishes[left] ?? 0
  // Fewer visits first: a visit may leave as much as there was.
  for (let visits = 2; visits <= MOST_VISITS; visits++) {
    for (let left = 2; left <= LEG; left++) {
      const goesOn = 1 - (finishes[left] as number)
      let p = 0
      for (let index = 0; index < chances.length; index++) {
        const place = (afterwards[left * chances.length + index] as number) + visits - 1
        p += goesOn * (chances[index] as number) * (counts[place] as number)
      }
      counts[left * WIDTH + visits] = p
    }
  }
  return (left) => counts.subarray(left * WIDTH, (left + 1) * WIDTH)
}

/** For a leg that has not begun: what all else is needed for to reckon it is let go. */
export function freshVisitCounts(skill: Skill): VisitCounts {
  const fresh = visitCounts(skill)(LEG).slice()
  return () => fresh
}

/** Points left after the player's next visit, 0 when it ends the leg. */
export function drawVisit(random: Random, left: number, skill: Skill): number {
  if (random() < checkoutChance(left, skill)) return 0
  const [points] = SCORES[drawIndex(random, scoreChances(skill))] ?? [0]
  return leftAfter(left, points)
}

/** Chance that whoever throws next wins the leg. */
export function throwerWins(thrower: Float64Array, other: Float64Array): number {
  let won = 0
  let still = 1
  let mass = 0
  for (let visits = 1; visits <= MOST_VISITS; visits++) {
    const own = thrower[visits] ?? 0
    const theirs = other[visits] ?? 0
    // The other one has had a visit less and has not finished.
    won += own * still
    still -= theirs
    mass += own
  }
  return mass === 0 ? 0.5 : won / mass
}
