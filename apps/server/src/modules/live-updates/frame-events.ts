import { channels } from '@touchline/contract'
import type { MarketChange, PushEvent } from '@touchline/contract'
import { marketKey } from '../../feed/book/market-key.ts'
import type { Book, BookMarket, BookMatch } from '../../feed/book/book.ts'
import type { LocaleCode } from '../../settings/locales.ts'
import { LOCALES } from '../../settings/locales.ts'
import { presentMarketChange } from '../catalogue/present-market.ts'
import { presentMatchState } from '../catalogue/present-match.ts'
import type { KnownLines } from './known-lines.ts'
import type { PendingMatch } from './pending-changes.ts'

/** One event for several channels, so that it is encoded once. */
export type Publication = { readonly channels: readonly string[]; readonly event: PushEvent }

type Line = { readonly match: BookMatch; readonly market: BookMarket; readonly whole: boolean }

/** The publications of one frame: every change on its match's channel, the rows' on the common one. */
export function frameEvents(
  book: Book,
  known: KnownLines,
  frame: readonly PendingMatch[],
  isWanted: (channel: string) => boolean,
): Publication[] {
  const states = frame.filter(({ state }) => state).map(({ match }) => match)
  const own = frame.map((pending) => ({ id: pending.match.id, lines: ownLines(known, pending) }))
  const top = frame.flatMap((pending) => topLines(known, pending))
  return [
    ...states.flatMap((match) => stateEvents(book, match)),
    ...own
      .filter(({ id }) => LOCALES.some(({ code }) => isWanted(channels.match(code, id))))
      .flatMap(({ id, lines }) => marketEvents((code) => channels.match(code, id), lines)),
    ...marketEvents(channels.updates, top),
  ]
}

function ownLines(known: KnownLines, { match, markets }: PendingMatch): Line[] {
  return [...markets.values()].map((market) => ({
    match,
    market,
    whole: known.isNew(match.id, market),
  }))
}

/**
 * A line that has come into the row is sent whole; one that has left it is sent with its last state,
 * so that its followers learn that it closed.
 */
function topLines(known: KnownLines, { match, markets }: PendingMatch): Line[] {
  if (markets.size === 0) return []
  const { lines, before } = known.top(match)
  const shown = new Set(lines.map(lineKey))
  const left = [...markets].filter(([key]) => before.has(key) && !shown.has(key))
  const news = lines.filter(
    (market) => markets.has(lineKey(market)) || !before.has(lineKey(market)),
  )
  return [
    ...left.map(([, market]) => ({ match, market, whole: false })),
    ...news.map((market) => ({ match, market, whole: !before.has(lineKey(market)) })),
  ]
}

function stateEvents(book: Book, match: BookMatch): Publication[] {
  return LOCALES.map(({ code }) => ({
    channels: [channels.match(code, match.id), channels.updates(code)],
    event: { type: 'match_changed', match: presentMatchState(book, match, code) },
  }))
}

/** Prices read the same in every language; a line with its names does not. */
function marketEvents(
  channelIn: (locale: LocaleCode) => string,
  lines: readonly Line[],
): Publication[] {
  if (lines.length === 0) return []
  if (lines.some(({ whole }) => whole)) {
    return LOCALES.map(({ code }) => ({
      channels: [channelIn(code)],
      event: { type: 'markets_changed', markets: changes(lines, code) },
    }))
  }
  const event: PushEvent = { type: 'markets_changed', markets: changes(lines) }
  return [{ channels: LOCALES.map(({ code }) => channelIn(code)), event }]
}

function changes(lines: readonly Line[], locale?: LocaleCode): MarketChange[] {
  return lines.map(({ match, market, whole }) =>
    presentMarketChange(match, market, whole ? locale : undefined),
  )
}

function lineKey(market: BookMarket): string {
  return marketKey(market.marketId, market.specifier)
}
