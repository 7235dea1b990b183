import { interned } from './interned.ts'

/** Identity of a market within its match. */
export const marketKey = (marketId: number, specifier: string): string =>
  specifier === '' ? `${marketId}` : `${marketId}|${specifier}`

/** The same for one that is kept; not for what a stranger asks for. */
export const keptMarketKey = (marketId: number, specifier: string): string =>
  interned(marketKey(marketId, specifier))
