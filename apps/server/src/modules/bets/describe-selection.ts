import type { SelectionFacts } from '../../db/selection-facts.ts'
import type { Book } from '../../feed/book/book.ts'
import { describe, nameOutcome } from '../markets/market-names.ts'
import type { KnownLeg } from './placement/find-leg.ts'

/**
 * What a bet keeps of its selection: the book forgets matches a week after their end. What we name is
 * kept in English and described anew in any other language, what the feed names as it says it.
 */
export function describeSelection(
  book: Book,
  { match, market, selection }: KnownLeg,
): SelectionFacts {
  const described = describe(match, market, 'en')
  return {
    sportKey: match.sportKey,
    home: match.home.name,
    away: match.away.name,
    league: { ...book.tournament(match.tournamentId)?.name },
    market: described === undefined ? { ...market.name } : { en: described.name },
    outcome: { en: nameOutcome(match, market, selection.outcomeId, 'en') },
    ...(match.outright === undefined ? {} : { outright: { ...match.outright.name } }),
    startTime: new Date(match.startTime).toISOString(),
  }
}
