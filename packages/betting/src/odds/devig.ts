export const DEVIG_METHODS = ['multiplicative', 'additive', 'power', 'shin', 'odds_ratio'] as const

/**
 * How the book's margin is taken out of a market's prices:
 * multiplicative scales all probabilities alike; additive takes the same off each (margin weights
 * proportional to odds, Buchdahl 2015); power raises them to one exponent; Shin (1993) models
 * insider trade; odds ratio (Cheung 2015) scales the odds against.
 */
export type DevigMethod = (typeof DEVIG_METHODS)[number]

const ROUNDS = 200

/**
 * Fair probabilities of a market from its decimal odds, as floating point: an estimate, not money.
 * Null when the market has fewer than two outcomes, an invalid price, no margin to take out where
 * the method needs one, or would get a probability outside 0 to 1.
 */
export function devig(
  decimalOdds: readonly number[],
  method: DevigMethod,
): readonly number[] | null {
  if (decimalOdds.length < 2 || !decimalOdds.every((odds) => odds > 1 && Number.isFinite(odds))) {
    return null
  }
  const implied = decimalOdds.map((odds) => 1 / odds)
  const fair = METHODS[method](implied)
  return fair?.every((p) => p > 0 && p < 1) === true ? fair : null
}

type Probabilities = readonly number[]

const METHODS: Readonly<Record<DevigMethod, (implied: Probabilities) => Probabilities | null>> = {
  multiplicative: (implied) => implied.map((p) => p / sum(implied)),
  additive: (implied) => implied.map((p) => p - (sum(implied) - 1) / implied.length),
  power: (implied) => {
    const exponent = solve((k) => sum(implied.map((p) => p ** k)) - 1, 0.01, 100)
    return exponent === null ? null : implied.map((p) => p ** exponent)
  },
  shin,
  odds_ratio: (implied) => {
    const fairBy = (ratio: number) => implied.map((p) => p / (ratio + p - ratio * p))
    const ratio = solve((c) => sum(fairBy(c)) - 1, 0.01, 100)
    return ratio === null ? null : fairBy(ratio)
  },
}

function shin(implied: Probabilities): Probabilities | null {
  const total = sum(implied)
  if (total <= 1) return null
  const fairBy = (z: number) =>
    implied.map((p) => (Math.sqrt(z * z + (4 * (1 - z) * p * p) / total) - z) / (2 * (1 - z)))
  const insiders = solve((z) => sum(fairBy(z)) - 1, 0, 0.999)
  return insiders === null ? null : fairBy(insiders)
}

/** Root of a falling function by bisection; null when there is none between the bounds. */
function solve(f: (x: number) => number, from: number, to: number): number | null {
  let low = from
  let high = to
  if (f(low) < 0 || f(high) > 0) return null
  for (let round = 0; round < ROUNDS; round += 1) {
    const middle = (low + high) / 2
    if (f(middle) > 0) low = middle
    else high = middle
  }
  return (low + high) / 2
}

function sum(values: Probabilities): number {
  return values.reduce((total, value) => total + value, 0)
}
