import { describeMarket, nameOutcome as nameOf } from '../../feed/markets/describe-market.ts'
import type { DescribedMarket } from '../../feed/markets/describe-market.ts'
import type { BookMarket, BookMatch } from '../../feed/book/book.ts'
import { textIn } from '../../texts/local-text.ts'
import type { LocaleCode } from '../../settings/locales.ts'

export function describe(
  match: BookMatch,
  market: BookMarket,
  locale: LocaleCode,
): DescribedMarket | undefined {
  const sides = [match.home.name, match.away.name] as const
  return describeMarket(market.marketId, market.specifier, locale, sides)
}

/** Everybody that outcomes of an event may be named after. */
export function teamsOf({ home, away, outright }: BookMatch) {
  return outright?.competitors ?? [home, away]
}

/** What the feed calls a market that nobody described. */
export function ownName({ name, marketId }: BookMarket, locale: LocaleCode): string {
  return name === undefined ? String(marketId) : textIn(name, locale)
}

/** The feed's own name stands where a market has no description. */
export function nameMarket(match: BookMatch, market: BookMarket, locale: LocaleCode): string {
  return describe(match, market, locale)?.name ?? ownName(market, locale)
}

export function nameOutcome(
  match: BookMatch,
  market: BookMarket,
  outcomeId: string,
  locale: LocaleCode,
): string {
  const described = describe(match, market, locale)
  return nameOf(described, outcomeId, teamsOf(match)) ?? outcomeId
}
