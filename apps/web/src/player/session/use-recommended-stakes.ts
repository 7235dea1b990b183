import type { Amount } from '@touchline/betting'

import { useSession } from './use-session.ts'

const NONE: readonly Amount[] = []

/** The stakes that the player's settings propose in a currency. */
export function useRecommendedStakes(currency: string): readonly Amount[] {
  return useSession((state) => state.settings?.stakes[currency] ?? NONE)
}
