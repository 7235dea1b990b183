import {
  basisPoints,
  fairOdds,
  fairProbabilities,
  impliedProbability,
  impliedSum,
  overround,
  type Odds,
} from '@touchline/betting'

type Priced = { id: string; active: boolean; odds: Odds }

/** Chances in hundredths of a per cent. */
export type BookChance = {
  id: string
  odds: Odds
  implied: number
  /** What it would be without the margin. */
  fair: { chance: number; odds: Odds } | null
}

/** In hundredths of a per cent: the margin is by how much of `whole` the sum exceeds it. */
export type Book = { sum: number; whole: number; margin: number }

export type BookChances = {
  chances: readonly BookChance[]
  /** Null where the prices are not those of a whole book. */
  book: Book | null
}

/** Outcomes of double chance: two of the three win. */
const DOUBLE_CHANCE: ReadonlySet<string> = new Set(['9', '10', '11'])
/** Prices whose margin lies outside are not of outcomes that exclude each other. */
const LEAST_MARGIN = 0
const MOST_MARGIN = 6667

/** What the prices of a market say. */
export function bookChances(outcomes: readonly Priced[]): BookChances {
  const open = outcomes.filter(({ active, odds }) => active && odds > 1000)
  const prices = open.map(({ odds }) => odds)
  const winners = open.every(({ id }) => DOUBLE_CHANCE.has(id)) ? 2 : 1
  const isComplete = open.length === outcomes.length && open.length > 1
  const book = isComplete ? bookOf(prices, winners) : null
  const chances = book === null ? [] : fairProbabilities(prices, winners)
  const odds = book === null ? [] : fairOdds(prices, winners)
  return {
    chances: open.map((outcome, index) => ({
      id: outcome.id,
      odds: outcome.odds,
      implied: basisPoints(impliedProbability(outcome.odds)),
      fair: fairOf(chances[index], odds[index]),
    })),
    book,
  }
}

function bookOf(prices: readonly Odds[], winners: number): Book | null {
  const margin = basisPoints(overround(prices, winners))
  if (margin < LEAST_MARGIN || margin > MOST_MARGIN) return null
  return { sum: basisPoints(impliedSum(prices)), whole: winners * 10_000, margin }
}

type Chance = ReturnType<typeof impliedProbability>

function fairOf(chance: Chance | undefined, odds: Odds | null | undefined) {
  return chance && odds ? { chance: basisPoints(chance), odds } : null
}
