/** Outs that end half an inning. */
export const OUTS = 3

/** Chance that the next thing to happen is a run and no out, for `mean` runs in nine innings. */
export function runChance(mean: number): number {
  const perOut = mean / (9 * OUTS)
  return perOut / (1 + perOut)
}

/**
 * Runs that come before so many more outs (negative binomial).
 * @param max runs reckoned with
 */
export function runsBefore(outs: number, chance: number, max: number): Float64Array {
  const p = new Float64Array(max + 1)
  let term = (1 - chance) ** outs
  let total = 0
  for (let runs = 0; runs <= max; runs++) {
    p[runs] = term
    total += term
    term *= (chance * (runs + outs)) / (runs + 1)
  }
  for (let runs = 0; runs <= max; runs++) p[runs] = (p[runs] as number) / total
  return p
}
