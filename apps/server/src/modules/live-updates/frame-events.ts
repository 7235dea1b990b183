import type { MarketChange, PushEvent } from '@touchline/contract'
import { channels } from '@touchline/contract'
import type { Book, BookMarket, BookMatch } from '../../feed/book/book.ts'
import { marketKey } from '../../feed/book/market-key.ts'
import type { LocaleCode } from '../../settings/locales.ts'
import { LANGUAGES, LOCALES } from '../../settings/locales.ts'
import { presentMatchState } from '../catalogue/present-match.ts'
import { isShown } from '../catalogue/top-markets.ts'
import { presentMarketChange } from '../markets/present-market.ts'
import { presentPlayByPlay } from '../match-info/present-play.ts'
import type { KnownLines, RowLines } from './known-lines.ts'
import type { PendingMatch } from './pending-changes.ts'

/** One event for several channels, so that it is encoded once. */
export type Publication = { readonly channels: readonly string[]; readonly event: PushEvent }

type IsWanted = (channel: string) => boolean

type Line = { readonly match: BookMatch; readonly market: BookMarket; readonly whole: boolean }

/**
 * The publications of one frame: every change on its match's channel, the rows' on the common one,
 * and those of a market that rows show by choice on its own.
 */
export function frameEvents(
  book: Book,
  known: KnownLines,
  frame: readonly PendingMatch[],
  isWanted: IsWanted,
): Publication[] {
  const states = frame.filter(({ state }) => state).map(({ match }) => match)
  const own = frame.map((pending) => ({ id: pending.match.id, lines: ownLines(known, pending) }))
  const top = frame.flatMap((pending) => topLines(known, pending))
  const further = Map.groupBy(
    frame.flatMap((pending) => furtherLines(known, pending)),
    ({ market }) => market.marketId,
  )
  return [
    ...states.flatMap((match) => stateEvents(book, match, isWanted)),
    ...own
      .filter(({ id }) => LOCALES.some(({ code }) => isWanted(channels.match(code, id))))
      .flatMap(({ id, lines }) =>
        marketEvents((code) => channels.match(code, id), lines, isWanted),
      ),
    ...marketEvents(channels.updates, top, isWanted),
    ...[...further].flatMap(([id, lines]) =>
      marketEvents((code) => channels.market(code, id), lines, isWanted),
    ),
  ]
}

function ownLines(known: KnownLines, { match, markets }: PendingMatch): Line[] {
  return [...markets.values()].map((market) => ({
    match,
    market,
    whole: known.isNew(match.id, market),
  }))
}

function topLines(known: KnownLines, { match, markets }: PendingMatch): Line[] {
  return markets.size === 0 ? [] : rowLines(known.top(match), { match, markets })
}

function furtherLines(known: KnownLines, { match, markets }: PendingMatch): Line[] {
  if (markets.size === 0) return []
  return known.further(match).flatMap((row) => rowLines(row, { match, markets }))
}

/**
 * A line that has come into the row is sent whole. One that has left it is sent with its last state,
 * and once more when it closes: its followers would fall back on it when the row has no other.
 */
function rowLines(
  { lines, before, earlier }: RowLines,
  { match, markets }: Pick<PendingMatch, 'match' | 'markets'>,
): Line[] {
  const shown = new Set(lines.map(lineKey))
  const left = [...markets].filter(
    ([key, market]) =>
      (before.has(key) && !shown.has(key)) || (earlier.has(key) && !isShown(market)),
  )
  const news = lines.filter(
    (market) => markets.has(lineKey(market)) || !before.has(lineKey(market)),
  )
  return [
    ...left.map(([, market]) => ({ match, market, whole: false })),
    ...news.map((market) => ({ match, market, whole: !before.has(lineKey(market)) })),
  ]
}

function stateEvents(book: Book, match: BookMatch, isWanted: IsWanted): Publication[] {
  // Runners move every second, which concerns only who looks at their race.
  const channelsIn = (code: LocaleCode) => [
    channels.match(code, match.id),
    ...(match.race === undefined ? [channels.updates(code)] : []),
  ]
  const states = inWantedLanguages(channelsIn, isWanted).map(([language, names]): Publication => ({
    channels: names,
    event: { type: 'match_changed', match: presentMatchState(book, match, language) },
  }))
  return [...states, ...playEvents(match, isWanted)]
}

/** Plays read the same in every language; only who has the match open is told. */
function playEvents(match: BookMatch, isWanted: IsWanted): Publication[] {
  const story = match.state?.story ?? null
  const names = LOCALES.map(({ code }) => channels.match(code, match.id)).filter(isWanted)
  if (story === null || names.length === 0) return []
  const play = presentPlayByPlay(match, story, match.state?.stats ?? {})
  return [{ channels: names, event: { type: 'match_play_changed', play } }]
}

/** The languages that somebody may follow, each with the channels of its variants. */
function inWantedLanguages(
  channelsIn: (locale: LocaleCode) => readonly string[],
  isWanted: IsWanted,
): (readonly [LocaleCode, readonly string[]])[] {
  return LANGUAGES.map(
    ([language, codes]) => [language, codes.flatMap(channelsIn).filter(isWanted)] as const,
  ).filter(([, names]) => names.length > 0)
}

/** Prices read the same in every language; a line with its names does not. */
function marketEvents(
  channelIn: (locale: LocaleCode) => string,
  lines: readonly Line[],
  isWanted: IsWanted,
): Publication[] {
  if (lines.length === 0) return []
  const wanted = inWantedLanguages((code) => [channelIn(code)], isWanted)
  if (lines.some(({ whole }) => whole)) {
    return wanted.map(([language, names]) => ({
      channels: names,
      event: { type: 'markets_changed', markets: changes(lines, language) },
    }))
  }
  if (wanted.length === 0) return []
  const event: PushEvent = { type: 'markets_changed', markets: changes(lines) }
  return [{ channels: wanted.flatMap(([, names]) => names), event }]
}

function changes(lines: readonly Line[], locale?: LocaleCode): MarketChange[] {
  return lines.map(({ match, market, whole }) =>
    presentMarketChange(match, market, whole ? locale : undefined),
  )
}

function lineKey(market: BookMarket): string {
  return marketKey(market.marketId, market.specifier)
}
