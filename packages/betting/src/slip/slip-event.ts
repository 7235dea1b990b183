import type { BetType } from '../bets/bet-type.ts'
import type { AvailableBonuses, SlipBonus } from '../bets/bonus.ts'
import type { MatchStatus } from '../bets/match-status.ts'
import type { SystemType } from '../bets/system-type.ts'
import type { PlacedBet } from '../my-bets/placed-bet.ts'
import type { Odds } from '../odds/odds.ts'
import type { MarketUpdate } from './market-update.ts'
import type { SelectionInput } from './selection.ts'
import type { BetCurrency, SlipBet } from './slip-bet.ts'
import type { PlacementContext } from './blocker.ts'
import type { SlipError } from './slip-state.ts'

/** `betKey` names one bet of the slip (see `betKey`); left out, the event means every bet. */
type StakeEvent = { readonly stake: bigint; readonly betKey?: string }

export type SlipEvent =
  | { readonly type: 'addSelection'; readonly selection: SelectionInput; readonly custom?: boolean }
  | {
      readonly type: 'toggleSelection'
      readonly selection: SelectionInput
      readonly custom?: boolean
    }
  | { readonly type: 'removeSelection'; readonly selectionId: string }
  | { readonly type: 'setBets'; readonly bets: readonly SlipBet[] }
  | { readonly type: 'setBetType'; readonly betType: BetType }
  | { readonly type: 'setSystemType'; readonly systemType: SystemType }
  | ({ readonly type: 'setStake' } & StakeEvent)
  | ({ readonly type: 'setRecommendedStake' } & StakeEvent)
  | { readonly type: 'setPotentialWin'; readonly amount: bigint; readonly betKey: string }
  | {
      readonly type: 'customOddsQuoted'
      readonly betKey: string
      /** The legs that were priced; an answer to other legs is too late and ignored. */
      readonly selectionIds: readonly string[]
      readonly odds: Odds
    }
  | { readonly type: 'proposeCustomOdds'; readonly betKey: string; readonly odds: Odds | null }
  | { readonly type: 'setVip'; readonly betKey: string; readonly isVip: boolean }
  | { readonly type: 'marketsUpdated'; readonly markets: readonly MarketUpdate[] }
  | {
      readonly type: 'matchStatusChanged'
      readonly matchId: string
      readonly matchStatus: MatchStatus
    }
  | { readonly type: 'providerUnavailable'; readonly provider: string }
  | { readonly type: 'providerAvailable'; readonly provider: string }
  | { readonly type: 'rulesChanged' }
  | { readonly type: 'acceptOddsChanges' }
  | { readonly type: 'cleanOut' }
  | { readonly type: 'clear' }
  | ({ readonly type: 'setCurrency' } & BetCurrency)
  | { readonly type: 'setBonus'; readonly betKey: string; readonly bonus: SlipBonus }
  | { readonly type: 'removeBonus'; readonly betKey: string }
  | {
      readonly type: 'bonusesLoaded'
      readonly betKey: string
      readonly bonuses: AvailableBonuses
    }
  | {
      readonly type: 'jackpotsLoaded'
      readonly betKey: string
      readonly jackpots: readonly string[]
    }
  | { readonly type: 'placeRequested'; readonly context: PlacementContext }
  | { readonly type: 'placementSucceeded'; readonly placedBets: readonly PlacedBet[] }
  | {
      readonly type: 'placementFailed'
      /** Null for a failure without a code and for an unauthorised call. */
      readonly error: SlipError | null
      /** The book's current price by selection id, where the answer names it. */
      readonly currentOdds?: Readonly<Record<string, Odds>>
    }
  | {
      readonly type: 'reuseSelections'
      /** The markets as they stand now; a selection that is in none of them is not available. */
      readonly markets: readonly MarketUpdate[]
    }
  | { readonly type: 'restoreStarted' }
  | {
      readonly type: 'restoreFinished'
      readonly bets: readonly SlipBet[]
      /** What the look-up found; a selection that is in none of them is not available. */
      readonly markets: readonly MarketUpdate[]
    }
  | { readonly type: 'restoreFailed' }
  | {
      readonly type: 'sharedBetLoaded'
      readonly bets: readonly SlipBet[]
      readonly markets: readonly MarketUpdate[]
    }
  | {
      /** Another window of the same player changed the slip. */
      readonly type: 'slipShared'
      readonly bets: readonly SlipBet[]
      /** Markets of legs that are new here. */
      readonly markets: readonly MarketUpdate[]
    }
