import type { MarketStatus } from '../bets/market-status.ts'
import { isMarketGone, isMarketOpen, MARKET_STATUS } from '../bets/market-status.ts'
import type { MatchStatus } from '../bets/match-status.ts'
import { isBettable, isOver } from '../bets/match-status.ts'
import type { OddsAcceptMode } from '../odds/accept-mode.ts'
import { agreedOdds, isOddsChangeFlagged } from '../odds/accept-mode.ts'
import type { Odds } from '../odds/odds.ts'
import type { EventSpan } from './event-span.ts'
import type { SelectionKey } from './selection-id.ts'
import { selectionId } from './selection-id.ts'

export const SELECTION_TYPES = ['match', 'stage', 'season', 'simple_tournament'] as const

export type SelectionType = (typeof SELECTION_TYPES)[number]

export type SlipSelection = SelectionKey & {
  /** See `selectionId`. */
  readonly id: string
  readonly matchUrnId: string
  /** The current price, the last known one while the outcome is suspended. */
  readonly odds: Odds
  /** The price the player agreed to; what is asked for when placing. */
  readonly acceptedOdds: Odds
  /** The price at which the selection was added. */
  readonly initialOdds: Odds
  readonly provider: string
  readonly type: SelectionType
  /** Null where it is not known: what the end of a season hangs on is then for the backend to say. */
  readonly span: EventSpan | null
  readonly matchStatus: MatchStatus
  readonly marketStatus: MarketStatus
  /** Whether the outcome is there and active in its market. */
  readonly active: boolean
  readonly isProviderActive: boolean
  /** Cannot be bet on now: derived from the four fields above. */
  readonly isSuspended: boolean
  /** Suspended for good: the market or the match is over or gone. */
  readonly isNotAvailable: boolean
  /** The price moved in a way that the player has to confirm. */
  readonly isChanged: boolean
}

/** What is known of an outcome when the player picks it. */
export type SelectionInput = SelectionKey & {
  readonly matchUrnId: string
  readonly odds: Odds
  readonly provider: string
  readonly type: SelectionType
  readonly span?: EventSpan | null
  readonly matchStatus: MatchStatus
  /** Open unless told. */
  readonly marketStatus?: MarketStatus
  /** True unless told. */
  readonly active?: boolean
  /** True unless told. */
  readonly isProviderActive?: boolean
}

/** A fresh selection: the price it is added at is the accepted one. */
export function createSelection(input: SelectionInput): SlipSelection {
  const { matchId, marketId, specifier, outcomeId, matchUrnId, odds, provider, type } = input
  return withAvailability({
    id: selectionId(input),
    matchId,
    marketId,
    specifier,
    outcomeId,
    matchUrnId,
    odds,
    acceptedOdds: odds,
    initialOdds: odds,
    provider,
    type,
    span: input.span ?? null,
    matchStatus: input.matchStatus,
    marketStatus: input.marketStatus ?? MARKET_STATUS.open,
    active: input.active ?? true,
    isProviderActive: input.isProviderActive ?? true,
    isSuspended: false,
    isNotAvailable: false,
    isChanged: false,
  })
}

/** Derives suspension and availability anew; the same object when nothing differs. */
export function withAvailability(selection: SlipSelection): SlipSelection {
  const isNotAvailable = isMarketGone(selection.marketStatus) || isOver(selection.matchStatus)
  const isSuspended =
    isNotAvailable ||
    !isMarketOpen(selection.marketStatus) ||
    !isBettable(selection.matchStatus) ||
    !selection.active ||
    !selection.isProviderActive
  return isSuspended === selection.isSuspended && isNotAvailable === selection.isNotAvailable
    ? selection
    : { ...selection, isSuspended, isNotAvailable }
}

/** Takes a price: silently where the mode allows it, else flagged until the player accepts. */
export function withOdds(
  selection: SlipSelection,
  odds: Odds,
  mode: OddsAcceptMode,
): SlipSelection {
  const isChanged = isOddsChangeFlagged(selection.acceptedOdds, odds, mode)
  const accepted = selection.acceptedOdds
  const acceptedOdds = isChanged ? accepted : agreedOdds(accepted, odds, mode)
  const same =
    odds === selection.odds &&
    isChanged === selection.isChanged &&
    acceptedOdds === selection.acceptedOdds
  return same ? selection : { ...selection, odds, acceptedOdds, isChanged }
}

/** Makes the current price the accepted one. */
export function acceptOdds(selection: SlipSelection): SlipSelection {
  return withOdds(selection, selection.odds, 'any')
}
