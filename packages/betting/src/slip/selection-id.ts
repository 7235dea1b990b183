/** Where an outcome stands: match, market, line of the market ('' when it has none), outcome. */
export type SelectionKey = {
  readonly matchId: string
  readonly marketId: number
  readonly specifier: string
  readonly outcomeId: string
}

/** `{matchId}:{marketId}:{specifier}:{outcomeId}`; each part may hold colons, which are escaped. */
export function selectionId(key: SelectionKey): string {
  const { matchId, marketId, specifier, outcomeId } = key
  return `${escape(matchId)}:${marketId}:${escape(specifier)}:${escape(outcomeId)}`
}

/** The parts of a selection id; null when the text is not one. */
export function parseSelectionId(id: string): SelectionKey | null {
  const parts = id.split(':')
  const [matchId, marketText, specifier, outcomeId] = parts
  if (parts.length !== 4 || !matchId || !marketText || specifier === undefined || !outcomeId) {
    return null
  }
  if (!/^(?:0|[1-9]\d*)$/.test(marketText)) return null
  const marketId = Number(marketText)
  if (!Number.isSafeInteger(marketId)) return null
  return {
    matchId: unescape(matchId),
    marketId,
    specifier: unescape(specifier),
    outcomeId: unescape(outcomeId),
  }
}

/** Whether two outcomes belong to the same line of the same market. */
export function isSameMarket(a: SelectionKey, b: SelectionKey): boolean {
  return a.matchId === b.matchId && a.marketId === b.marketId && a.specifier === b.specifier
}

function escape(part: string): string {
  return part.replaceAll('%', '%25').replaceAll(':', '%3A')
}

function unescape(part: string): string {
  return part.replaceAll('%3A', ':').replaceAll('%25', '%')
}
