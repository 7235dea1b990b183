import type { PlacedBet } from '../my-bets/placed-bet.ts'
import type { BetCurrency, SlipBet } from '../slip/slip-bet.ts'
import type { SlipError, TicketState } from '../slip/slip-state.ts'

export type QuickBetState = {
  readonly isEnabled: boolean
  readonly state: TicketState
  /** The bet of the tapped selection; null while there is none. */
  readonly bet: SlipBet | null
  readonly selectedOutcomeIds: readonly string[]
  /** Smallest units of `currency`. */
  readonly stake: bigint
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
    stake: 0n,
    currency,
    subunits,
    isApproved: false,
    placedBet: null,
    error: null,
  }
}
