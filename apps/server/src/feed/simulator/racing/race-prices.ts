import {
  eachWayOdds,
  MARKET_STATUS,
  oddsOf,
  RACE_MARKETS,
  type Odds,
  type PlaceTerms,
} from '@touchline/betting'

import type { FeedMarket, FeedOutcome } from '../../messages.ts'
import { findDescription } from '../../markets/find-description.ts'

/** Of the book's sum of chances: what stands on top, and for each runner. */
const OVER = 0.06
const OVER_EACH = 0.009

/**
 * Steps between prices, in thousandths: all of them multiples of 40, so that half of a stake at a
 * quarter or a fifth of the odds has a price of whole thousandths.
 */
const LADDER: readonly (readonly [below: number, step: number])[] = [
  [3_000, 40],
  [6_000, 200],
  [10_000, 400],
  [20_000, 1_000],
  [34_000, 2_000],
  [50_000, 4_000],
  [101_000, 10_000],
]
const LONGEST = 201_000
const LEAST = 1_040

/** The step at or below a price. */
export function onLadder(odds: number): Odds {
  let from = 1_000
  for (const [below, step] of LADDER) {
    if (odds < below) return oddsOf(Math.max(LEAST, from + Math.floor((odds - from) / step) * step))
    from = below
  }
  return oddsOf(odds >= LONGEST ? LONGEST : from)
}

/** Chances that each runner is among the first `places`, by strengths alone (Plackett and Luce). */
export function placeChances(strengths: readonly number[], places: number): readonly number[] {
  const chances = strengths.map(() => 0)
  const total = strengths.reduce((sum, strength) => sum + strength, 0)
  const taken = strengths.map(() => false)
  const descend = (left: number, chance: number, depth: number): void => {
    for (const [index, strength] of strengths.entries()) {
      if (strength === 0 || taken[index] === true) continue
      const here = (chance * strength) / left
      chances[index] = (chances[index] ?? 0) + here
      if (depth === 1) continue
      taken[index] = true
      descend(left - strength, here, depth - 1)
      taken[index] = false
    }
  }
  if (total > 0) descend(total, 1, places)
  return chances
}

/** Win odds of every runner; 0 for one that does not run. */
export function winOdds(strengths: readonly number[]): readonly (Odds | 0)[] {
  const total = strengths.reduce((sum, strength) => sum + strength, 0)
  const field = strengths.filter((strength) => strength > 0).length
  const over = 1 + OVER + OVER_EACH * field
  return strengths.map((strength) =>
    strength === 0 ? 0 : onLadder((1000 * total) / (strength * over)),
  )
}

/** What the markets of a race are called by: how many run, and what a place is. */
export function specifiersOf(field: number, terms: PlaceTerms | null) {
  return {
    win: `field=${field}`,
    place: terms === null ? null : `field=${field}|places=${terms.places}`,
    eachWay: terms === null ? null : `field=${field}|places=${terms.places}|part=${terms.part}`,
  }
}

export const outcomeOf = (competitorId: number): string => `sr:competitor:${competitorId}`

/** All markets of a race at one moment. */
export function raceMarkets(
  outcomeIds: readonly string[],
  strengths: readonly number[],
  terms: PlaceTerms | null,
  stopsAt: number,
): readonly FeedMarket[] {
  const field = strengths.filter((strength) => strength > 0).length
  const total = strengths.reduce((sum, strength) => sum + strength, 0)
  const names = specifiersOf(field, terms)
  const odds = winOdds(strengths)
  const wins = strengths.map((strength) => strength / total)
  const market = (
    marketId: number,
    specifier: string,
    outcome: (index: number, win: Odds) => Pick<FeedOutcome, 'odds' | 'probability' | 'active'>,
  ): FeedMarket => {
    const description = findDescription(marketId)
    return {
      marketId,
      specifier,
      status: MARKET_STATUS.open,
      groups: description?.groups ?? ['all'],
      priority: description?.priority ?? 1,
      nextBetStop: stopsAt,
      outcomes: odds.flatMap((win, index) =>
        win === 0 ? [] : [{ id: outcomeIds[index] ?? '', ...outcome(index, win) }],
      ),
    }
  }
  const win = market(RACE_MARKETS.win, names.win, (index, price) => ({
    active: true,
    odds: price,
    probability: wins[index] ?? 0,
  }))
  if (terms === null || names.place === null || names.eachWay === null) return [win]
  const placed = placeChances(strengths, terms.places)
  const over = 1 + OVER + OVER_EACH * field
  return [
    win,
    market(RACE_MARKETS.place, names.place, (index, price) => {
      const chance = placed[index] ?? 0
      const own = onLadder(1000 / Math.max(1e-6, Math.min(0.97, chance * over)))
      // The least price there is would be too much for who is nearly sure of a place.
      return {
        active: (chance * own) / 1000 < 1,
        odds: own < price ? own : price,
        probability: chance,
      }
    }),
    market(RACE_MARKETS.eachWay, names.eachWay, (index, price) => {
      const whole = eachWayOdds(price, terms.part)
      const half = (1 + (price / 1000 - 1) / terms.part) / 2
      const chance = wins[index] ?? 0
      const worth = (chance * whole) / 1000 + ((placed[index] ?? 0) - chance) * half
      // Behind a sure favourite a part of long odds is too much for the place half.
      return {
        active: worth < 1,
        odds: whole,
        probability: Math.min(1, (worth * 1000) / whole),
      }
    }),
  ]
}
