import type { ListMarket } from '@touchline/contract'

import type { Book, BookMarket } from '../../feed/book/book.ts'
import { isShown, listedMarkets } from './top-markets.ts'
import { describeMarket } from '../../feed/markets/describe-market.ts'
import type { CatalogueSport } from '../../feed/messages.ts'
import type { LocaleCode } from '../../settings/locales.ts'

const NOBODY = ['', ''] as const

export type MarketQuery = {
  readonly groupKey?: string | undefined
  readonly marketId?: readonly number[] | undefined
}

/** The markets of a match that are offered or will be again, in their order. */
export function listMarkets(
  book: Book,
  matchId: string,
  { groupKey, marketId }: MarketQuery,
): readonly BookMarket[] {
  return book
    .markets(matchId)
    .filter(isShown)
    .filter((market) => groupKey === undefined || market.groups.includes(groupKey))
    .filter((market) => marketId === undefined || marketId.includes(market.marketId))
}

/** The markets that the lists of a sport can show, with names short enough for a switch. */
export function presentListMarkets(sport: CatalogueSport, locale: LocaleCode): ListMarket[] {
  return listedMarkets(sport).flatMap(({ id, outcomes }) => {
    const name = describeMarket(id, '', locale, NOBODY)?.name
    if (name === undefined) return []
    return [{ sportKey: sport.key, id, name: withoutRemark(name), outcomesCount: outcomes }]
  })
}

/** "Total (incl. overtime)": within a sport the first words are enough. */
function withoutRemark(name: string): string {
  return name.replace(/\s*[(（].*[)）]\s*$/, '')
}
