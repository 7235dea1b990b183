import { MATCH_STATUS } from '../bets/match-status.ts'
import type { Amount } from '../money/amount.ts'
import { NO_AMOUNT } from '../money/amount.ts'
import type { PlacedBet } from '../my-bets/placed-bet.ts'
import { isOdds } from '../odds/odds.ts'
import type { SelectionInput } from '../slip/selection.ts'
import type { BetCurrency, SlipBet } from '../slip/slip-bet.ts'
import type { SlipError, TicketState } from '../slip/slip-state.ts'

export type QuickBetState = {
  readonly isEnabled: boolean
  readonly state: TicketState
  /** The bet of the tapped selection; null while there is none. */
  readonly bet: SlipBet | null
  readonly selectedOutcomeIds: readonly string[]
  /** Smallest units of `currency`. */
  readonly stake: Amount
  readonly currency: string
  readonly subunits: number
  /** The player agreed to place this stake with one tap. */
  readonly isApproved: boolean
  readonly placedBet: PlacedBet | null
  readonly error: SlipError | null
}

export function createQuickBet({ currency, subunits }: BetCurrency): QuickBetState {
  return {
    isEnabled: false,
    state: 'INITIAL',
    bet: null,
    selectedOutcomeIds: [],
    stake: NO_AMOUNT,
    currency,
    subunits,
    isApproved: false,
    placedBet: null,
    error: null,
  }
}

/** Only outcomes of live matches, and no custom bets, can be bet on with one tap. */
export function isEligible(selection: SelectionInput, custom: boolean): boolean {
  return (
    !custom &&
    selection.type === 'match' &&
    selection.matchStatus === MATCH_STATUS.live &&
    isOdds(selection.odds)
  )
}

/** Whether adding this selection starts a quick bet; if not, it goes to the slip. */
export function isQuickBetFor(
  state: Pick<QuickBetState, 'isEnabled'>,
  selection: SelectionInput,
  custom: boolean = false,
): boolean {
  return state.isEnabled && isEligible(selection, custom)
}
