import { matchIdOf, outcomeKey } from '../keys.ts'
import type { LiveStore } from './live-store.ts'

/** Between two looks, of which the second forgets: what a query has kept of a match is gone by then. */
const lookEveryMs = 10 * 60_000

/**
 * Forgets what the store knows of matches that nobody follows or looks at at two looks in a row, ten
 * minutes apart: an open page would keep every match that it ever showed.
 *
 * @param isFollowed whether a list or a page follows the match, whatever of it is on the screen
 * @returns ends it
 */
export function forgetIdle(store: LiveStore, isFollowed: (matchId: string) => boolean): () => void {
  let idle: ReadonlySet<string> = new Set()
  const look = () => {
    const known = new Set([...store.matches.keys(), ...store.marketKeys.keys()])
    const unwanted = [...known].filter((id) => !isFollowed(id) && !isLookedAt(store, id))
    forget(store, new Set(unwanted.filter((id) => idle.has(id))))
    idle = new Set(unwanted)
  }
  const timer = setInterval(look, lookEveryMs)
  return () => clearInterval(timer)
}

function isLookedAt({ matches, marketKeys, markets, outcomes }: LiveStore, id: string): boolean {
  if (matches.hasListeners(id) || marketKeys.hasListeners(id)) return true
  return (marketKeys.get(id) ?? []).some(
    (key) =>
      markets.hasListeners(key) ||
      outcomeKeys(markets, key).some((outcome) => outcomes.hasListeners(outcome)),
  )
}

function forget(
  { matches, marketKeys, markets, outcomes }: LiveStore,
  ids: ReadonlySet<string>,
): void {
  if (ids.size === 0) return
  // All of them in one pass: markets that are gone have left their outcomes.
  for (const key of outcomes.keys()) if (ids.has(matchIdOf(key))) outcomes.delete(key)
  for (const id of ids) {
    for (const key of marketKeys.get(id) ?? []) markets.delete(key)
    marketKeys.delete(id)
    matches.delete(id)
  }
}

function outcomeKeys(markets: LiveStore['markets'], key: string): string[] {
  const market = markets.get(key)
  return market?.outcomes.map(({ id }) => outcomeKey(market, id)) ?? []
}
