import type { MarketStatus } from '../bets/market-status.ts'
import { isMarketOpen, MARKET_STATUS } from '../bets/market-status.ts'
import type { MatchStatus } from '../bets/match-status.ts'
import { isBettable } from '../bets/match-status.ts'
import type { OddsAcceptMode } from '../odds/accept-mode.ts'
import type { Odds } from '../odds/odds.ts'
import { isOdds } from '../odds/odds.ts'
import { filterStable, mapStable } from './map-stable.ts'
import type { SlipSelection } from './selection.ts'
import { withAvailability, withOdds } from './selection.ts'
import type { SlipBet } from './slip-bet.ts'
import { refreshBet } from './slip-bet.ts'
import type { SlipRules } from './slip-rules.ts'

/** A market as it stands now, with all its outcomes: one that is not listed is gone. */
export type MarketUpdate = {
  readonly matchId: string
  readonly marketId: number
  readonly specifier: string
  readonly status: MarketStatus
  readonly outcomes: readonly {
    readonly outcomeId: string
    readonly active: boolean
    /** Null while the outcome has no price. */
    readonly odds: Odds | null
  }[]
}

/** What the feed says of markets and matches, to a slip and to a quick bet alike. */
export type FeedEvent =
  | { readonly type: 'marketsUpdated'; readonly markets: readonly MarketUpdate[] }
  | {
      readonly type: 'matchStatusChanged'
      readonly matchId: string
      readonly matchStatus: MatchStatus
    }
  | { readonly type: 'providerUnavailable'; readonly provider: string }
  | { readonly type: 'providerAvailable'; readonly provider: string }

type Bets = readonly SlipBet[]
type Change = (selection: SlipSelection, mode: OddsAcceptMode) => SlipSelection

export function applyFeed(bets: Bets, event: FeedEvent, rules: SlipRules): Bets {
  switch (event.type) {
    case 'marketsUpdated':
      return applyMarkets(bets, event.markets, rules)
    case 'matchStatusChanged':
      return applyMatchStatus(bets, event.matchId, event.matchStatus, rules)
    case 'providerUnavailable':
      return applyProvider(bets, event.provider, false, rules)
    case 'providerAvailable':
      return applyProvider(bets, event.provider, true, rules)
  }
}

/** Takes in prices and states of markets; selections of other markets stay as they are. */
export function applyMarkets(bets: Bets, markets: readonly MarketUpdate[], rules: SlipRules): Bets {
  const byMarket = new Map(markets.map((market) => [marketKey(market), market]))
  return changeSelections(bets, rules, (selection, mode) => {
    const market = byMarket.get(marketKey(selection))
    return market === undefined ? selection : applyMarket(selection, market, mode)
  })
}

/** Like `applyMarkets` for a full look-up: a market that it did not find is gone. */
export function applyLookup(bets: Bets, markets: readonly MarketUpdate[], rules: SlipRules): Bets {
  const found = new Set(markets.map(marketKey))
  const marked = changeSelections(bets, rules, (selection) =>
    found.has(marketKey(selection))
      ? selection
      : withAvailability({ ...selection, active: false, marketStatus: MARKET_STATUS.inactive }),
  )
  return applyMarkets(marked, markets, rules)
}

/** Custom bets live only before and during their match. */
function applyMatchStatus(
  bets: Bets,
  matchId: string,
  matchStatus: MatchStatus,
  rules: SlipRules,
): Bets {
  const kept = isBettable(matchStatus)
    ? bets
    : filterStable(
        bets,
        (bet) =>
          bet.betType !== 'custom_bet' || bet.selections.every((leg) => leg.matchId !== matchId),
      )
  return changeSelections(kept, rules, (selection) =>
    selection.matchId === matchId && selection.matchStatus !== matchStatus
      ? withAvailability({ ...selection, matchStatus })
      : selection,
  )
}

function applyProvider(
  bets: Bets,
  provider: string,
  isProviderActive: boolean,
  rules: SlipRules,
): Bets {
  return changeSelections(bets, rules, (selection) =>
    selection.provider === provider && selection.isProviderActive !== isProviderActive
      ? withAvailability({ ...selection, isProviderActive })
      : selection,
  )
}

/** Takes in prices by selection id, as an answer to a refused placement gives them. */
export function applyPrices(
  bets: Bets,
  odds: Readonly<Record<string, Odds>>,
  rules: SlipRules,
): Bets {
  return changeSelections(bets, rules, (selection, mode) => {
    const price = odds[selection.id]
    return isOdds(price) ? withOdds(selection, price, mode) : selection
  })
}

/** Flags every price anew, after the accept mode changed. */
export function applyAcceptMode(bets: Bets, rules: SlipRules): Bets {
  return changeSelections(bets, rules, (selection, mode) =>
    withOdds(selection, selection.odds, mode),
  )
}

function changeSelections(bets: Bets, rules: SlipRules, change: Change): Bets {
  return mapStable(bets, (bet) => {
    // The legs of a custom bet have no price of their own that the player could accept.
    const isCustom = bet.betType === 'custom_bet'
    const mode = isCustom ? 'any' : rules.acceptMode
    const selections = mapStable(bet.selections, (selection) => change(selection, mode))
    if (selections === bet.selections) return bet
    const isRepriced = selections.some((leg, index) => leg.odds !== bet.selections[index]?.odds)
    const customQuote = isCustom && isRepriced ? null : bet.customQuote
    return refreshBet({ ...bet, selections, customQuote }, rules)
  })
}

function applyMarket(
  selection: SlipSelection,
  market: MarketUpdate,
  mode: OddsAcceptMode,
): SlipSelection {
  const outcome = market.outcomes.find(({ outcomeId }) => outcomeId === selection.outcomeId)
  const price = outcome?.odds ?? null
  const active = outcome !== undefined && outcome.active && isOdds(price)
  const isSame = active === selection.active && market.status === selection.marketStatus
  const placed = isSame
    ? selection
    : withAvailability({ ...selection, active, marketStatus: market.status })
  // What a closed market shows is no offer, so it neither flags nor replaces the last price.
  return active && isMarketOpen(market.status) && price !== null
    ? withOdds(placed, price, mode)
    : placed
}

function marketKey(market: { matchId: string; marketId: number; specifier: string }): string {
  return JSON.stringify([market.matchId, market.marketId, market.specifier])
}
