import type { Market, Match } from '@touchline/contract'

export type MarketColumns = {
  name: string
  /** Short names of the outcomes: `1`, `X`, `2`. Two or three. */
  labels: readonly string[]
}

export type GroupColumns = { main: MarketColumns; second: MarketColumns | null }

/**
 * What the header of a group says about its odds, read from the first match that has the market:
 * the matches of one league have the same main market.
 * @param outcomesCount of the sport's main market, for as long as no match has it
 */
export function groupColumns(
  matches: readonly Pick<Match, 'mainMarket' | 'secondaryMarket'>[],
  outcomesCount: number,
): GroupColumns {
  const labels = outcomesCount === 2 ? ['1', '2'] : ['1', 'X', '2']
  return {
    main: columnsOf(matches.map((match) => match.mainMarket)) ?? { name: '', labels },
    second: columnsOf(matches.map((match) => match.secondaryMarket)),
  }
}

function columnsOf(markets: readonly (Market | null)[]): MarketColumns | null {
  const shown = markets.find((market) => market !== null && fits(market))
  if (!shown) return null
  return { name: shown.name, labels: shown.outcomes.map((outcome) => outcome.shortName) }
}

function fits({ outcomes }: Market): boolean {
  return outcomes.length === 2 || outcomes.length === 3
}
