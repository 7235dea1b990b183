/** Identity of a market within its match. */
export const marketKey = (marketId: number, specifier: string): string =>
  specifier === '' ? `${marketId}` : `${marketId}|${specifier}`
