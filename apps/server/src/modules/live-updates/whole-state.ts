import type { PushEvent } from '@touchline/contract'
import { channels } from '@touchline/contract'
import type { Book, BookMarket, BookMatch } from '../../feed/book/book.ts'
import type { LocaleCode } from '../../settings/locales.ts'
import { LOCALES } from '../../settings/locales.ts'
import { presentMatchState } from '../catalogue/present-match.ts'
import { chosenMarkets, topLines } from '../catalogue/top-markets.ts'
import { presentMarketChange } from '../markets/present-market.ts'

const NEWS_CHANNEL = /^public:[\w-]+\.news$/
const MATCH_CHANNEL = /\.updates\.match\.(.+)$/
const MARKET_CHANNEL = /\.updates\.market\.(\d+)$/

/**
 * Everything a public channel would have told by now, for a push server that lost publications: its
 * followers cannot see the gap. Nothing for other channels.
 * @param ids the matches to tell of on a channel of several; all when absent
 */
export function wholeState(book: Book, channel: string, ids?: readonly string[]): PushEvent[] {
  if (NEWS_CHANNEL.test(channel)) return [{ type: 'events_missed' }]
  const locale = LOCALES.find(({ code }) => isOf(channel, code))?.code
  if (locale === undefined) return []
  const marketId = MARKET_CHANNEL.exec(channel)?.[1]
  if (marketId !== undefined) return marketEvents(book, Number(marketId), locale, ids)
  const id = MATCH_CHANNEL.exec(channel)?.[1]
  if (id === undefined) {
    return book
      .matches(ids === undefined ? {} : { ids })
      .flatMap((match) => matchEvents(book, match, topLines(book, match), locale))
  }
  const match = book.match(id)
  return match === undefined ? [] : matchEvents(book, match, book.markets(id), locale)
}

function isOf(channel: string, locale: LocaleCode): boolean {
  return `${channel}.`.startsWith(`${channels.updates(locale)}.`)
}

function marketEvents(
  book: Book,
  marketId: number,
  locale: LocaleCode,
  ids: readonly string[] | undefined,
): PushEvent[] {
  const markets = book
    .matches(ids === undefined ? {} : { ids })
    .flatMap((match) =>
      chosenMarkets(book, match, [marketId]).map((market) =>
        presentMarketChange(match, market, locale),
      ),
    )
  return markets.length === 0 ? [] : [{ type: 'markets_changed', markets }]
}

function matchEvents(
  book: Book,
  match: BookMatch,
  lines: readonly BookMarket[],
  locale: LocaleCode,
): PushEvent[] {
  const markets = lines.map((market) => presentMarketChange(match, market, locale))
  return [
    { type: 'match_changed', match: presentMatchState(book, match, locale) },
    { type: 'markets_changed', markets },
  ]
}
