import type { PlayByPlay } from '@touchline/contract'

import type { BookMatch } from '../../feed/book/book.ts'
import type { PlayStory, Score } from '../../feed/messages.ts'

/** What the live pitch of a match shows. */
export function presentPlayByPlay(
  { id, lastHeardAt }: Pick<BookMatch, 'id' | 'lastHeardAt'>,
  story: PlayStory | null,
  numbers: Readonly<Record<string, Score>>,
): PlayByPlay {
  const plays = story?.plays ?? []
  return {
    matchId: id,
    at: lastHeardAt,
    plays: plays.map(({ side, stage = null, score = null, ...play }) => {
      return { ...play, stage, score, side: side === 1 ? 'home' : 'away' }
    }),
    momentum: [...(story?.momentum ?? [])],
    possession: numbers['possession'] ?? null,
  }
}
