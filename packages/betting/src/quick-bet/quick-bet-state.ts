import type { FreebetBonus } from '../bets/bonus.ts'
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
  /** Stakes the next bet in place of `stake`, once; null while cash is staked. */
  readonly freebet: FreebetBonus | null
  /** The player agreed to place this stake with one tap; with a freebet, the one bet. */
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
    freebet: null,
    isApproved: false,
    placedBet: null,
    error: null,
  }
}

/** What decides whether one tap can bet on an outcome. */
type QuickBetOutcome = Pick<SelectionInput, 'type' | 'matchStatus' | 'odds'>

/** Only outcomes of live matches, and no custom bets, can be bet on with one tap. */
export function isEligible(selection: QuickBetOutcome, custom: boolean): boolean {
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
  selection: QuickBetOutcome,
  custom: boolean = false,
): boolean {
  return state.isEnabled && isEligible(selection, custom)
}

/** What the next bet stakes. */
export function quickStake({ freebet, stake }: Pick<QuickBetState, 'freebet' | 'stake'>): Amount {
  return freebet?.freebetStake ?? stake
}

/** Whether a freebet can go with a single bet on a match in play at all. */
export function isForQuickBet(freebet: FreebetBonus, currency: string): boolean {
  const { selectionCountFrom: least, matchStatus } = freebet
  return (
    freebet.currency === currency &&
    (least ?? 0) <= 1 &&
    (matchStatus === null || matchStatus === MATCH_STATUS.live)
  )
}
