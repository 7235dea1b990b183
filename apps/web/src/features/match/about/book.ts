import { basisPoints, bookMargin, fairProbabilities, impliedProbability } from '@touchline/betting'

type Priced = { id: string; active: boolean; odds: number }

/** Chances in hundredths of a per cent. */
export type BookChance = { id: string; odds: number; implied: number; fair: number | null }

export type BookChances = {
  chances: readonly BookChance[]
  /** Null where the prices are not those of a whole book. */
  margin: number | null
}

/** Outcomes of double chance: two of the three win. */
const DOUBLE_CHANCE: ReadonlySet<string> = new Set(['9', '10', '11'])
/** Prices whose margin lies outside are not of outcomes that exclude each other. */
const LEAST_MARGIN = 0
const MOST_MARGIN = 4000

/** What the prices of a market say. */
export function bookChances(outcomes: readonly Priced[]): BookChances {
  const open = outcomes.filter(({ active, odds }) => active && odds > 1000)
  const prices = open.map(({ odds }) => odds)
  const winners = open.every(({ id }) => DOUBLE_CHANCE.has(id)) ? 2 : 1
  const exact = open.length === outcomes.length && open.length > 1 && bookMargin(prices, winners)
  const rounded = exact ? basisPoints(exact) : null
  const isBook = rounded !== null && rounded >= LEAST_MARGIN && rounded <= MOST_MARGIN
  const fair = isBook ? fairProbabilities(prices, winners).map(basisPoints) : []
  return {
    chances: open.map(({ id, odds }, index) => ({
      id,
      odds,
      implied: basisPoints(impliedProbability(odds)),
      fair: fair[index] ?? null,
    })),
    margin: isBook ? rounded : null,
  }
}
