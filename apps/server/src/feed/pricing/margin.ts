import type { Odds } from '@touchline/betting'
import { oddsOf } from '@touchline/betting'

/** Margin of a market: what is added to every fair chance before it becomes a price. */
export type Margin = {
  /** Relative part, 0.05 = five per cent. */
  rate: number
  /** Absolute part; it weighs on long shots. */
  floor: number
  /** Most of what is left to all others, so that a clear favourite keeps a price. */
  ofRest: number
}

export const MIN_ODDS = 1010
export const MAX_ODDS = 501_000

/** Upper end of each band and the price step within it, in thousandths. */
const LADDER: readonly (readonly [below: number, step: number])[] = [
  [2000, 10],
  [3000, 20],
  [5000, 50],
  [10_000, 100],
  [20_000, 500],
  [50_000, 1000],
  [100_000, 5000],
  [Infinity, 10_000],
]

function onLadder(odds: number): Odds {
  const step = LADDER.find(([below]) => odds < below)?.[1] ?? 1
  return oddsOf(Math.floor(odds / step) * step)
}

/**
 * Offered odds in thousandths for a fair chance, or null when no sensible price exists.
 * Never better than fair and falling in the chance: a match whose every price comes from one
 * joint distribution therefore leaves no sure win, and its lines stay in order.
 */
export function oddsFor(chance: number, margin: Margin): Odds | null {
  if (chance <= 0.0005) return null
  const { rate, floor, ofRest } = margin
  const sold = chance + Math.min(chance * rate + floor, (1 - chance) * ofRest)
  const offered = onLadder(Math.min(1000 / sold, MAX_ODDS))
  return offered < MIN_ODDS ? null : offered
}

const PREMATCH: Omit<Margin, 'ofRest'> = { rate: 0.045, floor: 0.002 }
const LIVE: Omit<Margin, 'ofRest'> = { rate: 0.06, floor: 0.003 }

/** Wider where a model knows less: exact scores, single games, corners. */
const EXTRA_RATE: ReadonlyMap<number, number> = new Map([
  [21, 0.04],
  [41, 0.08],
  [45, 0.08],
  [47, 0.05],
  [81, 0.08],
  [162, 0.02],
  [166, 0.02],
  [199, 0.04],
  [210, 0.02],
  [900, 0.1],
  [901, 0.04],
  [902, 0.06],
])

/** A leader near the end, or far ahead of many, is still who most players want. */
const OF_REST = 0.5

/** `scale` multiplies every margin (1 = as designed, 0 = fair prices). */
export function marginOf(marketId: number, live: boolean, scale: number): Margin {
  const base = live ? LIVE : PREMATCH
  return {
    rate: (base.rate + (EXTRA_RATE.get(marketId) ?? 0)) * scale,
    floor: base.floor * scale,
    ofRest: OF_REST,
  }
}
