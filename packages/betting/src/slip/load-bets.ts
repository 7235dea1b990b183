import { withCurrency } from './bet-stake.ts'
import { dropSelections } from './composition.ts'
import { applyLookup } from './live-updates.ts'
import { mapStable } from './map-stable.ts'
import type { MarketUpdate } from './market-update.ts'
import { acceptOdds } from './selection.ts'
import type { SlipBet } from './slip-bet.ts'
import type { SlipRules } from './slip-rules.ts'
import type { SlipState } from './slip-state.ts'
import { soundBets } from './sound-bets.ts'
import { withBets } from './ticket.ts'

/** Replaces the bets as a whole. */
export function setBets(state: SlipState, bets: readonly SlipBet[], rules: SlipRules): SlipState {
  if (state.inProgress) return state
  return withBets(state, soundBets(inCurrency(bets, state), rules), rules)
}

/** Brings saved bets back with the prices of now; what the look-up did not find is marked. */
export function finishRestore(
  state: SlipState,
  bets: readonly SlipBet[],
  markets: readonly MarketUpdate[],
  rules: SlipRules,
): SlipState {
  if (!state.isRestoring) return state
  const sound = unquoted(soundBets(inCurrency(bets, state), rules))
  return withBets({ ...state, isRestoring: false }, applyLookup(sound, markets, rules), rules)
}

/** Loads somebody else's bets at the prices of now; the slip stays when none is available. */
export function loadSharedBets(
  state: SlipState,
  bets: readonly SlipBet[],
  markets: readonly MarketUpdate[],
  rules: SlipRules,
): SlipState {
  if (state.inProgress) return state
  const shared = inCurrency(bets, state).map((bet) => ({
    ...bet,
    stakeSource: 'sharing' as const,
    desiredWin: null,
  }))
  const current = applyLookup(unquoted(soundBets(shared, rules)), markets, rules)
  const present = dropSelections(current, ({ isNotAvailable }) => isNotAvailable, rules)
  if (present.length === 0) return state.isRestoring ? { ...state, isRestoring: false } : state
  return withBets({ ...state, isRestoring: false }, present.map(asAccepted), rules)
}

/** Puts the bets of the receipt back, at the prices of now: those that were sent may have moved. */
export function reuseSelections(
  state: SlipState,
  markets: readonly MarketUpdate[],
  rules: SlipRules,
): SlipState {
  if (state.ticketState !== 'SUCCESS') return state
  const again = soundBets([...inCurrency(state.processingBets, state), ...state.bets], rules)
  return withBets(state, applyLookup(unquoted(again), markets, rules).map(asAccepted), rules)
}

/** Loading is accepting: the player has seen no other price of these selections. */
function asAccepted(bet: SlipBet): SlipBet {
  const selections = mapStable(bet.selections, (selection) => ({
    ...acceptOdds(selection),
    initialOdds: selection.odds,
  }))
  return { ...bet, selections }
}

/** The book is asked again for the price of a custom bet. */
function unquoted(bets: readonly SlipBet[]): readonly SlipBet[] {
  return mapStable(bets, (bet) => (bet.customQuote === null ? bet : { ...bet, customQuote: null }))
}

function inCurrency(bets: readonly SlipBet[], state: SlipState): readonly SlipBet[] {
  return bets.map((bet) =>
    bet.currency === state.currency ? bet : withCurrency(bet, state.currency, state.subunits),
  )
}
