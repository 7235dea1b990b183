import { outcomeKey } from '../keys.ts'
import type { LiveStore } from './live-store.ts'

/**
 * Forgets what the store knows of matches that nobody follows or looks at and that were so at the last
 * look, too: an open page would keep every match that it ever showed.
 *
 * @param isFollowed whether a list or a page follows the match, whatever of it is on the screen
 * @param idle the match ids that this gave back at the last look
 * @returns ids of those that nobody wants now, to be forgotten at the next look
 */
export function forgetIdle(
  store: LiveStore,
  isFollowed: (matchId: string) => boolean,
  idle: ReadonlySet<string>,
): ReadonlySet<string> {
  const unwanted = new Set<string>()
  for (const id of new Set([...store.matches.keys(), ...store.marketKeys.keys()])) {
    if (isFollowed(id) || isLookedAt(store, id)) continue
    if (idle.has(id)) forget(store, id)
    else unwanted.add(id)
  }
  return unwanted
}

function isLookedAt({ matches, marketKeys, markets, outcomes }: LiveStore, id: string): boolean {
  if (matches.hasListeners(id) || marketKeys.hasListeners(id)) return true
  return (marketKeys.get(id) ?? []).some(
    (key) =>
      markets.hasListeners(key) ||
      outcomeKeys(markets, key).some((outcome) => outcomes.hasListeners(outcome)),
  )
}

function forget({ matches, marketKeys, markets, outcomes }: LiveStore, id: string): void {
  for (const key of marketKeys.get(id) ?? []) {
    for (const outcome of outcomeKeys(markets, key)) outcomes.delete(outcome)
    markets.delete(key)
  }
  marketKeys.delete(id)
  matches.delete(id)
}

function outcomeKeys(markets: LiveStore['markets'], key: string): string[] {
  const market = markets.get(key)
  return market?.outcomes.map(({ id }) => outcomeKey(market, id)) ?? []
}
