import type { Market, MarketChange } from '@touchline/contract'
import { nameOutcome } from '../../feed/markets/describe-market.ts'
import type { BookMarket, BookMatch, BookOutcome } from '../../feed/book/book.ts'
import type { LocaleCode } from '../../settings/locales.ts'
import { describe, ownName, teamsOf } from './market-names.ts'
import { labelOf } from './outcome-labels.ts'

export function presentMarket(match: BookMatch, market: BookMarket, locale: LocaleCode): Market {
  const described = describe(match, market, locale)
  const nameOf = (id: string): string => nameOutcome(described, id, teamsOf(match)) ?? id
  return {
    matchId: match.id,
    matchUrnId: match.urnId,
    id: market.marketId,
    name: described?.name ?? ownName(market, locale),
    specifier: market.specifier,
    status: market.status,
    outcomes: market.outcomes.map((outcome) => presentOutcome(outcome, nameOf(outcome.id), locale)),
    groups: [...market.groups],
    priority: market.priority,
    mostBalanced: market.mostBalanced,
    nextBetStop: market.nextBetStop === null ? null : new Date(market.nextBetStop).toISOString(),
    customBetGroups: [...market.customBetGroups],
    provider: match.provider,
    explanation: described === undefined ? '' : `${described.explanation} ${described.settlement}`,
  }
}

function presentOutcome(
  outcome: BookOutcome,
  name: string,
  locale: LocaleCode,
): Market['outcomes'][number] {
  const { short, side } = labelOf(outcome.id, locale)
  return {
    id: outcome.id,
    name,
    shortName: short ?? name,
    side,
    active: outcome.active,
    odds: outcome.odds,
  }
}

/** A change in absolute values; `whole` adds the market for receivers that may not know it yet. */
export function presentMarketChange(
  match: BookMatch,
  market: BookMarket,
  whole?: LocaleCode,
): MarketChange {
  return {
    matchId: match.id,
    id: market.marketId,
    specifier: market.specifier,
    status: market.status,
    mostBalanced: market.mostBalanced,
    outcomes: market.outcomes.map(({ id, active, odds }) => ({ id, active, odds })),
    ...(whole === undefined ? {} : { market: presentMarket(match, market, whole) }),
  }
}
