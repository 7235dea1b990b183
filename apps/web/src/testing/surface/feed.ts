import { oddsOf } from '@touchline/betting'
import { MATCH_STATUS, type Market, type MarketChange, type PushEvent } from '@touchline/contract'

type Feed = {
  /** To everybody, by way of the push server. */
  tell: (event: PushEvent) => void
  /** To those who follow a match. */
  tellMatch: (id: string, event: PushEvent) => void
  /** What the backend answers from now on. */
  keep: (change: MarketChange) => void
}

/** Tells what a feed would tell. */
export function feedOf({ tell, tellMatch, keep }: Feed) {
  function change(market: MarketChange): void {
    // A list that is on its way has the new price, too.
    keep(market)
    const event: PushEvent = { type: 'markets_changed', markets: [market] }
    tell(event)
    tellMatch(market.matchId, event)
  }
  const identity = ({ matchId, id, specifier }: Market) => ({ matchId, id, specifier })
  return {
    tell,
    tellMatch,
    change,
    /** Gives one outcome another price and leaves the rest of its market as it is. */
    setOdds: (market: Market, outcomeId: string, odds: number, active = true) =>
      change({
        ...identity(market),
        status: market.status,
        outcomes: [{ id: outcomeId, active, odds: oddsOf(odds) }],
      }),
    setStatus: (market: Market, status: MarketChange['status']) =>
      change({ ...identity(market), status, outcomes: [] }),
    beginMatch: (id: string) =>
      tell({ type: 'match_status_changed', match: { id, status: MATCH_STATUS.live } }),
  }
}
