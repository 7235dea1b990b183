import { isMarketOpen } from '@touchline/betting'
import type { BookMarket, BookOutcome } from '../../feed/book/book.ts'

/** An outcome that is open now, with its market as it stood then. */
export type RecipeLeg = { readonly market: BookMarket; readonly outcome: BookOutcome }

type Recipe = (markets: readonly BookMarket[]) => readonly (RecipeLeg | undefined)[]

/** Market numbers of the unified odds feed. */
const RESULT = 1
const DOUBLE_CHANCE = 10
const BOTH_SCORE = 29
const CORNERS = 166
/** Who wins, of the sports without a draw. */
const WINNERS = [186, 219, 251, 406] as const
const TOTALS = [18, 189, 225, 258, 412, 494, 328, 314] as const
const HANDICAPS = [16, 187, 223, 256, 410, 493, 327, 188] as const

const YES = '74'
const NO = '76'
const OVER = '12'
const UNDER = '13'
/** In thousandths: a leg that is likely but no gift, and one that may go either way. */
const LIKELY = 1400
const EVEN = 1900

/**
 * What a fan would put together, the best known first. A recipe whose markets are not open gives way
 * to the next; whether its legs go together is for whoever prices them to say.
 */
const RECIPES: readonly Recipe[] = [
  // The favourite wins, and there are goals.
  (markets) => [favourite(markets, [RESULT]), total(markets, OVER, LIKELY)],
  // Both sides score, and more than that.
  (markets) => [bothScore(markets, YES), total(markets, OVER, EVEN)],
  // The favourite does not lose, both score, and the corners come.
  (markets) => [
    doubleChance(markets),
    bothScore(markets, YES),
    line(markets, [CORNERS], OVER, LIKELY),
  ],
  (markets) => [favourite(markets, [RESULT]), bothScore(markets, YES)],
  (markets) => [doubleChance(markets), total(markets, UNDER, LIKELY)],
  // Late in a match, when the first ones are decided.
  (markets) => [bothScore(markets, NO), total(markets, UNDER, EVEN)],
  // Sports without a draw.
  (markets) => [favourite(markets, WINNERS), total(markets, OVER, LIKELY)],
  (markets) => [handicap(markets), total(markets, OVER, EVEN)],
  (markets) => [outsider(markets), total(markets, OVER, EVEN)],
  (markets) => [favourite(markets, WINNERS), total(markets, UNDER, EVEN)],
  (markets) => [favourite(markets, [RESULT]), total(markets, UNDER, EVEN)],
]

/** Combinations in the order in which they are proposed; none of them priced yet. */
export function proposeBuilders(markets: readonly BookMarket[]): readonly (readonly RecipeLeg[])[] {
  const usable = markets.filter(
    ({ status, customBetGroups }) => isMarketOpen(status) && customBetGroups.length > 0,
  )
  return RECIPES.flatMap((recipe) => {
    const legs = recipe(usable)
    const found = legs.filter((leg) => leg !== undefined)
    return found.length === legs.length ? [found] : []
  })
}

function favourite(markets: readonly BookMarket[], ids: readonly number[]): RecipeLeg | undefined {
  return sides(markets, ids)[0]
}

function outsider(markets: readonly BookMarket[]): RecipeLeg | undefined {
  return sides(markets, WINNERS).at(-1)
}

/** The two sides of the first of these markets that is open, the shorter price first. */
function sides(markets: readonly BookMarket[], ids: readonly number[]): readonly RecipeLeg[] {
  const market = firstOf(markets, ids)[0]
  if (market === undefined) return []
  const outcomes = market.outcomes.filter(({ id, active }) => active && !isDraw(market, id))
  return outcomes
    .toSorted((a, b) => a.odds - b.odds || a.id.localeCompare(b.id))
    .map((outcome) => ({ market, outcome }))
}

function isDraw({ marketId }: BookMarket, outcomeId: string): boolean {
  return marketId === RESULT && outcomeId === '2'
}

/** 1X or X2, as the favourite is. */
function doubleChance(markets: readonly BookMarket[]): RecipeLeg | undefined {
  const side = favourite(markets, [RESULT])
  if (side === undefined) return undefined
  return pick(firstOf(markets, [DOUBLE_CHANCE])[0], side.outcome.id === '1' ? '9' : '11')
}

function bothScore(markets: readonly BookMarket[], outcomeId: string): RecipeLeg | undefined {
  return pick(firstOf(markets, [BOTH_SCORE])[0], outcomeId)
}

function total(markets: readonly BookMarket[], outcomeId: string, odds: number) {
  return line(markets, TOTALS, outcomeId, odds)
}

/** The favourite wins by more than one. */
function handicap(markets: readonly BookMarket[]): RecipeLeg | undefined {
  const side = favourite(markets, WINNERS)
  if (side === undefined) return undefined
  const isHome = side.outcome.id === '4'
  const gives = firstOf(markets, HANDICAPS).filter(({ specifier }) => {
    const given = Number(/^hcp=(-?[\d.]+)$/.exec(specifier)?.[1])
    return isHome ? given < 0 : given > 0
  })
  return closest(halfLines(gives), isHome ? '1714' : '1715', EVEN)
}

/** Of a market's lines the one at which this outcome's price is nearest to what is wanted. */
function line(
  markets: readonly BookMarket[],
  ids: readonly number[],
  outcomeId: string,
  odds: number,
): RecipeLeg | undefined {
  return closest(halfLines(firstOf(markets, ids)), outcomeId, odds)
}

function closest(
  lines: readonly BookMarket[],
  outcomeId: string,
  odds: number,
): RecipeLeg | undefined {
  return lines
    .flatMap((market) => pick(market, outcomeId) ?? [])
    .toSorted(
      (a, b) =>
        Math.abs(a.outcome.odds - odds) - Math.abs(b.outcome.odds - odds) ||
        a.market.specifier.localeCompare(b.market.specifier),
    )[0]
}

/** Lines that cannot give a stake back. */
function halfLines(markets: readonly BookMarket[]): readonly BookMarket[] {
  return markets.filter(({ specifier }) => /=-?\d+\.5$/.test(specifier))
}

/** All lines of the first of these markets that is open. */
function firstOf(markets: readonly BookMarket[], ids: readonly number[]): readonly BookMarket[] {
  const id = ids.find((one) => markets.some(({ marketId }) => marketId === one))
  return markets.filter(({ marketId }) => marketId === id)
}

function pick(market: BookMarket | undefined, outcomeId: string): RecipeLeg | undefined {
  const outcome = market?.outcomes.find(({ id, active }) => active && id === outcomeId)
  return market === undefined || outcome === undefined ? undefined : { market, outcome }
}
