import { baseOf, type LocaleCode } from '@touchline/contract'

import type { SelectionFacts } from '../../db/selection-facts.ts'
import { describeMarket } from '../../feed/markets/describe-market.ts'
import { textIn } from '../../texts/local-text.ts'

type Leg = { readonly marketId: number; readonly specifier: string; readonly outcomeId: string }

/** What a selection is called in the wanted language: as it was kept, or described anew. */
export function legNames(leg: Leg, facts: SelectionFacts, locale: LocaleCode) {
  const kept = (texts: Readonly<Record<string, string>>) =>
    textIn({ ...texts, en: texts['en'] ?? '' }, locale)
  const described =
    facts.market[baseOf(locale)] === undefined
      ? describeMarket(leg.marketId, leg.specifier, locale, [facts.home, facts.away])
      : undefined
  return {
    league: kept(facts.league),
    home: facts.outright === undefined ? facts.home : kept(facts.league),
    away: facts.outright === undefined ? facts.away : kept(facts.outright),
    market: described?.name ?? kept(facts.market),
    outcome: described?.outcome(leg.outcomeId) ?? kept(facts.outcome),
  }
}
