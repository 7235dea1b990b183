import type { Match } from '@touchline/contract'
import type { LiveMatch } from '@touchline/live'
import { useMatch } from '@touchline/live/react'

/** Score, clock and status of a match as they are now; the snapshot's until anything moved. */
export function useLiveMatch(match: Match): LiveMatch {
  const live = useMatch(match.id)
  return live ?? { ...match, sportKey: match.sport.key }
}
