import type { BetType } from '../bets/bet-type.ts'
import type { BonusType } from '../bets/bonus.ts'
import type { Money } from '../money/money.ts'
import type { PlacedBet } from '../my-bets/placed-bet.ts'
import type { Odds } from '../odds/odds.ts'
import type { PlacementContext } from './blockers.ts'
import { slipBlockers } from './blockers.ts'
import { dropSelections } from './composition.ts'
import { applyPrices } from './live-updates.ts'
import { isSameList } from './map-stable.ts'
import type { SelectionKey } from './selection-id.ts'
import type { SlipBet } from './slip-bet.ts'
import { betKey, slipSystem } from './slip-bet.ts'
import type { SlipRules } from './slip-rules.ts'
import type { SlipError, SlipState } from './slip-state.ts'
import { isCoded } from './slip-state.ts'
import { evaluateTicket, holdBets, withBets } from './ticket.ts'

/**
 * Starts a placement of the bets that have a stake. Passes through INITIAL, which clears what an
 * earlier placement left, to PROCESSING. The same state when anything blocks it; for a visitor the
 * ticket is reset and the page asks for sign-in.
 */
export function requestPlacement(state: SlipState, context: PlacementContext): SlipState {
  const { rules } = context
  if (state.inProgress) return state
  if (!rules.isLoggedIn) return evaluateTicket(state, rules)
  const staked = state.bets.filter((bet) => bet.stake > 0n)
  if (staked.length === 0 || slipBlockers(state, context).length > 0) return state
  return {
    ...evaluateTicket(state, rules),
    ticketState: 'PROCESSING',
    inProgress: true,
    processingBets: staked,
  }
}

/** Takes the placed bets and their legs out of the slip; `processingBets` keeps them for the receipt. */
export function finishPlacement(
  state: SlipState,
  placedBets: readonly PlacedBet[],
  rules: SlipRules,
): SlipState {
  if (!state.inProgress) return state
  const placed = state.processingBets
  const legs = new Set(placed.flatMap((bet) => bet.selections.map(({ id }) => id)))
  const left = dropSelections(
    state.bets.filter((bet) => !placed.some((sent) => isSameMade(sent, bet))),
    ({ id }) => legs.has(id),
    rules,
  )
  return {
    ...holdBets(state, left, rules),
    ticketState: 'SUCCESS',
    inProgress: false,
    placedBets,
    error: null,
  }
}

/** A combo with other legs is another bet, built since. */
function isSameMade(a: SlipBet, b: SlipBet): boolean {
  const ids = ({ selections }: SlipBet) => selections.map(({ id }) => id)
  return betKey(a) === betKey(b) && isSameList(ids(a), ids(b))
}

/** A coded error stays with the ticket; any other failure leaves the slip as it was. */
export function failPlacement(
  state: SlipState,
  error: SlipError | null,
  currentOdds: Readonly<Record<string, Odds>>,
  rules: SlipRules,
): SlipState {
  if (!state.inProgress) return state
  const bets = applyPrices(state.bets, currentOdds, rules)
  const idle = withBets({ ...state, inProgress: false }, bets, rules)
  return isCoded(error) ? { ...idle, ticketState: 'ERROR', error } : idle
}

export type PlacementSelection = SelectionKey & {
  /** The price that the player accepted. */
  readonly odds: Odds
}

/** One bet as it is asked for. */
export type PlacementBet = {
  readonly type: BetType
  readonly stake: Money
  readonly selections: readonly PlacementSelection[]
  readonly systemId?: string
  /** Places of the legs that stand in every line of a system. */
  readonly bankers?: readonly number[]
  readonly customOdds?: Odds
  readonly bonus?: { readonly id: string; readonly type: BonusType; readonly odds: Odds | null }
  readonly isVip?: true
}

/** The bets that a placement under way has to send. */
export function toPlacementBets(state: Pick<SlipState, 'processingBets'>): readonly PlacementBet[] {
  return state.processingBets.map(toPlacementBet)
}

export function toPlacementBet(bet: SlipBet): PlacementBet {
  const { betType, stake, currency, systemType, customOdds, bonus, bonusOdds } = bet
  const system = slipSystem(bet)
  return {
    type: betType,
    stake: { amount: stake, currency },
    selections: bet.selections.map(({ matchId, marketId, specifier, outcomeId, acceptedOdds }) => ({
      matchId,
      marketId,
      specifier,
      outcomeId,
      odds: acceptedOdds,
    })),
    ...(betType === 'system' && systemType !== null && { systemId: systemType.id }),
    ...(system?.bankers !== undefined && { bankers: system.bankers }),
    ...(betType === 'custom_bet' && customOdds !== null && { customOdds }),
    ...(bonus !== null && { bonus: { id: bonus.id, type: bonus.type, odds: bonusOdds } }),
    ...(bet.isVip && { isVip: true as const }),
  }
}
