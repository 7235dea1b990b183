/** Poisson chances of 0..max, normalised over that range. */
export function poisson(mean: number, max: number): Float64Array {
  const weights = new Float64Array(max + 1)
  let term = Math.exp(-mean)
  let total = 0
  for (let n = 0; n <= max; n++) {
    weights[n] = term
    total += term
    term *= mean / (n + 1)
  }
  for (let n = 0; n <= max; n++) weights[n] = (weights[n] as number) / total
  return weights
}

/**
 * Sum of a Poisson number of scores worth 1, 2, … points (Panjer's recursion).
 * `chances[k]` is the chance that a score is worth k + 1 points.
 */
export function compoundPoisson(
  events: number,
  chances: readonly number[],
  max: number,
): Float64Array {
  const weights = new Float64Array(max + 1)
  weights[0] = Math.exp(-events)
  let total = weights[0]
  for (let n = 1; n <= max; n++) {
    let sum = 0
    for (let k = 1; k <= chances.length && k <= n; k++) {
      sum += k * (chances[k - 1] as number) * (weights[n - k] as number)
    }
    weights[n] = (events / n) * sum
    total += weights[n] as number
  }
  for (let n = 0; n <= max; n++) weights[n] = (weights[n] as number) / total
  return weights
}

const NEGLIGIBLE = 1e-15

/** Distribution of the sum of two independent counts. */
export function sumOf(x: Float64Array, y: Float64Array): Float64Array {
  const out = new Float64Array(x.length + y.length - 1)
  // Of many points most counts are out of the question.
  const first = y.findIndex((weight) => weight >= NEGLIGIBLE)
  const last = y.findLastIndex((weight) => weight >= NEGLIGIBLE)
  for (let i = 0; i < x.length; i++) {
    const weight = x[i] as number
    if (weight < NEGLIGIBLE) continue
    for (let j = Math.max(first, 0); j <= last; j++) {
      out[i + j] = (out[i + j] as number) + weight * (y[j] as number)
    }
  }
  return out
}

/** Distribution of x - y; entry i stands for the difference i - (y.length - 1). */
export function differenceOf(x: Float64Array, y: Float64Array): Float64Array {
  return sumOf(x, y.slice().reverse())
}
