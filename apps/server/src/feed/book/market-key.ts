import { interned } from './interned.ts'

/** Identity of a market within its match. */
export function marketKey(marketId: number, specifier: string): string {
  return specifier === '' ? `${marketId}` : `${marketId}|${specifier}`
}

/** The same for one that is kept; not for what a stranger asks for. */
export function keptMarketKey(marketId: number, specifier: string): string {
  return interned(marketKey(marketId, specifier))
}
