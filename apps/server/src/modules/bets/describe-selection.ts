import type { SelectionFacts } from '../../db/selection-facts.ts'
import type { Book } from '../../feed/book/book.ts'
import { LOCALES } from '../../settings/locales.ts'
import { nameMarket, nameOutcome } from '../catalogue/market-names.ts'
import type { KnownLeg } from './placement/find-leg.ts'

/** What a bet keeps of its selection: the book forgets matches a week after their end. */
export function describeSelection(
  book: Book,
  { match, market, selection }: KnownLeg,
): SelectionFacts {
  const tournament = book.tournament(match.tournamentId)
  const inEveryLanguage = (name: (locale: (typeof LOCALES)[number]['code']) => string) =>
    Object.fromEntries(LOCALES.map(({ code }) => [code, name(code)]))
  return {
    sportKey: match.sportKey,
    home: match.home.name,
    away: match.away.name,
    league: inEveryLanguage((locale) => tournament?.name[locale] ?? ''),
    market: inEveryLanguage((locale) => nameMarket(match, market, locale)),
    outcome: inEveryLanguage((locale) => nameOutcome(match, market, selection.outcomeId, locale)),
    startTime: new Date(match.startTime).toISOString(),
  }
}
