import type { SelectionFacts } from '../../db/selection-facts.ts'
import type { Book } from '../../feed/book/book.ts'
import { nameMarket, nameOutcome } from '../catalogue/market-names.ts'
import type { KnownLeg } from './placement/find-leg.ts'

/** The other languages translate or describe anew. */
const OWN = ['en', 'de'] as const

/** What a bet keeps of its selection: the book forgets matches a week after their end. */
export function describeSelection(
  book: Book,
  { match, market, selection }: KnownLeg,
): SelectionFacts {
  const tournament = book.tournament(match.tournamentId)
  const inOwnLanguages = (name: (locale: (typeof OWN)[number]) => string) =>
    Object.fromEntries(OWN.map((locale) => [locale, name(locale)]))
  return {
    sportKey: match.sportKey,
    home: match.home.name,
    away: match.away.name,
    league: inOwnLanguages((locale) => tournament?.name[locale] ?? ''),
    market: inOwnLanguages((locale) => nameMarket(match, market, locale)),
    outcome: inOwnLanguages((locale) => nameOutcome(match, market, selection.outcomeId, locale)),
    ...(match.outright === undefined ? {} : { outright: { ...match.outright.name } }),
    startTime: new Date(match.startTime).toISOString(),
  }
}
