import type { Match, MatchTab } from '@touchline/contract'

import { useSession } from '../../../player/session/use-session.ts'

/**
 * MATCH-02: what there is beside the markets, each only when it has something in it. STREAM-01:
 * pictures only where the settings allow them; until those are read, as the match says.
 */
export function useOfferedViews({ tabs }: Match): readonly MatchTab[] {
  const hasVideo = useSession((state) => state.settings?.videoEnabled ?? true)
  return tabs?.filter((tab) => tab !== 'stream' || hasVideo) ?? []
}
