import { isMarketShown } from '@touchline/betting'
import type { MarketKey } from '../keys.ts'
import type { LiveMarket } from './live-market.ts'
import type { LiveStore } from './live-store.ts'

type Lines = Pick<LiveStore, 'markets' | 'marketKeys'>

/**
 * The line of a market that a list shows: of those on offer the most balanced one. Lines that are
 * known by their changes alone have no names and do not count. Listen to `marketKeys` for another one.
 */
export function listedLine(store: Lines, matchId: string, marketId: number): MarketKey | undefined {
  let found: LiveMarket | undefined
  for (const key of store.marketKeys.get(matchId) ?? []) {
    const line = store.markets.get(key)
    if (line?.id !== marketId || line.definition === null || !isOffered(line)) continue
    if (line.mostBalanced) return key
    found ??= line
  }
  return found?.key
}

/** Open, or only suspended. */
export function isOffered({ status }: Pick<LiveMarket, 'status'>): boolean {
  return isMarketShown(status)
}
