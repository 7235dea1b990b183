import { OVER_MATCH_STATUSES } from '@touchline/betting'

import { type Book, isCutShort } from '../../feed/book/book.ts'
import type { DataProvider } from './data-provider.ts'

/** What the feed itself tells: counts beside the score, and its own results. */
export function createFeedDataProvider(book: Book): DataProvider {
  return {
    numbers: (matchId) => book.match(matchId)?.state?.stats ?? {},
    story: (matchId) => book.match(matchId)?.state?.story ?? null,
    // Simulated matches are filmed by nobody: the page animates them.
    streams: () => [],
    results: (tournamentId) =>
      book
        .matches({ tournamentIds: [tournamentId], statuses: OVER_MATCH_STATUSES })
        .flatMap(({ id, startTime, home, away, state }) =>
          state === null || isCutShort(state)
            ? []
            : [{ id, startTime, home, away, score: state.score }],
        )
        .toReversed(),
    matchInfo: null,
  }
}
