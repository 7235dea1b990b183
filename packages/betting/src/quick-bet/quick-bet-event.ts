import type { MatchStatus } from '../bets/match-status.ts'
import type { PlacedBet } from '../my-bets/placed-bet.ts'
import type { Odds } from '../odds/odds.ts'
import type { PlacementContext } from '../slip/blocker.ts'
import type { MarketUpdate } from '../slip/market-update.ts'
import type { SelectionInput } from '../slip/selection.ts'
import type { BetCurrency } from '../slip/slip-bet.ts'
import type { SlipError } from '../slip/slip-state.ts'

export type QuickBetEvent =
  | { readonly type: 'toggle' }
  | { readonly type: 'setStake'; readonly stake: bigint }
  | ({ readonly type: 'setCurrency' } & BetCurrency)
  | { readonly type: 'setApproved'; readonly isApproved: boolean }
  /** Any added selection: one that is not eligible switches quick bet off (see `isQuickBetFor`). */
  | { readonly type: 'addSelection'; readonly selection: SelectionInput; readonly custom?: boolean }
  | { readonly type: 'balanceChanged'; readonly balance: bigint }
  | { readonly type: 'marketsUpdated'; readonly markets: readonly MarketUpdate[] }
  | {
      readonly type: 'matchStatusChanged'
      readonly matchId: string
      readonly matchStatus: MatchStatus
    }
  | { readonly type: 'providerUnavailable'; readonly provider: string }
  | { readonly type: 'providerAvailable'; readonly provider: string }
  | { readonly type: 'acceptOddsChanges' }
  | { readonly type: 'placeRequested'; readonly context: PlacementContext }
  | { readonly type: 'placementSucceeded'; readonly placedBet: PlacedBet }
  | {
      readonly type: 'placementFailed'
      /** Null for a failure without a code and for an unauthorised call. */
      readonly error: SlipError | null
      readonly currentOdds?: Readonly<Record<string, Odds>>
    }
  | { readonly type: 'dismiss' }
  | { readonly type: 'signedOut' }
