import { oddsOf } from '@touchline/betting'
import { encodePushEvent, type MarketChange } from '@touchline/contract'

/** A button of the page: whose price it shows, and what it is. */
export type ShownPrice = {
  matchId: string
  marketId: number
  specifier: string
  outcomeId: string
  odds: number
}

/** Reads the id of a selection, `{match}:{market}:{specifier}:{outcome}`. */
export function shownPrice(selectionId: string, odds: number): ShownPrice {
  const [matchId = '', marketId = '', ...rest] = selectionId.split(':')
  const outcomeId = rest.pop() ?? ''
  return { matchId, marketId: Number(marketId), specifier: rest.join(':'), outcomeId, odds }
}

/**
 * The data of one publication that changes the prices of so many buttons, beginning at `first` and
 * going round.
 */
export function changePrices(
  shown: readonly ShownPrice[],
  { first, count, raise }: { first: number; count: number; raise: number },
): unknown {
  const markets = new Map<string, MarketChange>()
  for (let index = 0; index < count; index += 1) {
    const price = shown[(first + index) % shown.length]
    if (price === undefined) throw new Error('no price is shown')
    const { matchId, marketId, specifier, outcomeId, odds } = price
    const key = `${matchId}:${marketId}:${specifier}`
    const known = markets.get(key)
    const outcome = { id: outcomeId, active: true, odds: oddsOf(odds + raise) }
    if (known !== undefined) known.outcomes.push(outcome)
    else markets.set(key, { matchId, id: marketId, specifier, status: 1, outcomes: [outcome] })
  }
  return encodePushEvent({ type: 'markets_changed', markets: [...markets.values()] })
}
