import { differenceOf, sumOf } from '../../pricing/distributions.ts'

/** Distributions over what a level match still brings, overtime after overtime. */
export type Overtimes = {
  /** Final difference; entry i stands for i - offset. */
  difference: Float64Array
  offset: number
  total: Float64Array
  home: Float64Array
  away: Float64Array
}

const ROUNDS = 4

/** decided * (1 + level + level^2 + …), the rest normalised away. */
function untilDecided(decided: Float64Array, level: Float64Array): Float64Array {
  let out = decided
  for (let round = 0; round < ROUNDS; round++) {
    const longer = sumOf(out, level)
    for (let i = 0; i < decided.length; i++) {
      longer[i] = (longer[i] as number) + (decided[i] as number)
    }
    out = longer
  }
  const mass = out.reduce((sum, p) => sum + p, 0)
  return out.map((p) => p / mass)
}

/** Splits a sum of two counts into the part where they differ and the part where they are equal. */
export function splitLevel(
  home: Float64Array,
  away: Float64Array,
  lead: number,
): { decided: Float64Array; level: Float64Array } {
  const decided = sumOf(home, away)
  const level = new Float64Array(decided.length)
  for (let h = 0; h < home.length; h++) {
    const other = away[h + lead]
    if (other === undefined) continue
    const p = (home[h] as number) * other
    level[2 * h + lead] = p
    decided[2 * h + lead] = (decided[2 * h + lead] as number) - p
  }
  return { decided, level }
}

export function splitSide(
  own: Float64Array,
  other: Float64Array,
  lead: number,
): { decided: Float64Array; level: Float64Array } {
  const level = own.map((p, index) => p * (other[index + lead] ?? 0))
  return { level, decided: own.map((p, index) => p - (level[index] as number)) }
}

export function overtimesOf(home: Float64Array, away: Float64Array): Overtimes {
  const offset = away.length - 1
  const difference = differenceOf(home, away)
  difference[offset] = 0
  const mass = difference.reduce((sum, p) => sum + p, 0)
  const both = splitLevel(home, away, 0)
  const homeSide = splitSide(home, away, 0)
  const awaySide = splitSide(away, home, 0)
  return {
    difference: difference.map((p) => p / mass),
    offset,
    total: untilDecided(both.decided, both.level),
    home: untilDecided(homeSide.decided, homeSide.level),
    away: untilDecided(awaySide.decided, awaySide.level),
  }
}
