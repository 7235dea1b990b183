import type { ListMarket, Market, Match } from '@touchline/contract'

import { columnsOf, type SecondColumns } from '../group/market-columns.ts'

/** The columns of the chosen market. They keep their places though no match may have it. */
export function chosenColumns(
  matches: readonly Match[],
  { id, name, outcomesCount }: ListMarket,
): SecondColumns {
  const marketOf = (match: Match): Market | null => {
    const known = [match.secondaryMarket, ...(match.chosenMarkets ?? [])]
    return known.find((market) => market?.id === id) ?? null
  }
  const none = { marketId: id, name, labels: Array.from({ length: outcomesCount }, () => '') }
  return { ...(columnsOf(matches, marketOf) ?? none), marketOf, chosen: outcomesCount }
}
