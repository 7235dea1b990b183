import { withCurrency } from './bet-stake.ts'
import { addSelection, cleanOut, removeSelection, toggleSelection } from './compose-slip.ts'
import { acceptQuote, withCustomQuote } from './custom-price.ts'
import { applyAcceptMode, applyMarkets, applyMatchStatus, applyProvider } from './live-updates.ts'
import { finishRestore, loadSharedBets, reuseSelections, setBets } from './load-bets.ts'
import { mapStable } from './map-stable.ts'
import { failPlacement, finishPlacement, requestPlacement } from './placement.ts'
import type { BetEvent } from './reduce-bet.ts'
import { reduceBet } from './reduce-bet.ts'
import { acceptOdds } from './selection.ts'
import type { SlipBet } from './slip-bet.ts'
import { betKey } from './slip-bet.ts'
import type { SlipEvent } from './slip-event.ts'
import type { SlipRules } from './slip-rules.ts'
import type { SlipState } from './slip-state.ts'
import { createSlip } from './slip-state.ts'
import { shareSlip } from './share-slip.ts'
import { withBets, withLiveBets } from './ticket.ts'
import { setBetType, setSystemType } from './type-change.ts'

/** The slip machine: pure, and the same state object when an event changes nothing. */
export function reduceSlip(state: SlipState, event: SlipEvent, rules: SlipRules): SlipState {
  switch (event.type) {
    case 'addSelection':
      return addSelection(state, event.selection, event.custom ?? false, rules)
    case 'toggleSelection':
      return toggleSelection(state, event.selection, event.custom ?? false, rules)
    case 'removeSelection':
      return removeSelection(state, event.selectionId, rules)
    case 'cleanOut':
      return cleanOut(state, rules)
    case 'clear':
      return clear(state)
    case 'setBets':
      return setBets(state, event.bets, rules)
    case 'setBetType':
      return edit(state, setBetType(state.bets, event.betType, rules), rules)
    case 'setSystemType':
      return edit(state, setSystemType(state.bets, event.systemType, rules), rules)
    case 'setCurrency':
      return setCurrency(state, event.currency, event.subunits, rules)
    case 'marketsUpdated':
      return withLiveBets(state, applyMarkets(state.bets, event.markets, rules), rules)
    case 'matchStatusChanged': {
      const { matchId, matchStatus } = event
      return withLiveBets(state, applyMatchStatus(state.bets, matchId, matchStatus, rules), rules)
    }
    case 'providerUnavailable':
      return withLiveBets(state, applyProvider(state.bets, event.provider, false, rules), rules)
    case 'providerAvailable':
      return withLiveBets(state, applyProvider(state.bets, event.provider, true, rules), rules)
    case 'rulesChanged':
      return withLiveBets(state, underNewRules(state.bets, rules), rules)
    case 'acceptOddsChanges':
      return acceptOddsChanges(state, rules)
    case 'placeRequested':
      return requestPlacement(state, event.context)
    case 'placementSucceeded':
      return finishPlacement(state, event.placedBets, rules)
    case 'placementFailed':
      return failPlacement(state, event.error, event.currentOdds ?? {}, rules)
    case 'reuseSelections':
      return reuseSelections(state, event.markets, rules)
    case 'restoreStarted':
      return state.isRestoring || state.inProgress ? state : { ...state, isRestoring: true }
    case 'restoreFinished':
      return finishRestore(state, event.bets, event.markets, rules)
    case 'restoreFailed':
      return state.isRestoring ? { ...state, isRestoring: false } : state
    case 'sharedBetLoaded':
      return loadSharedBets(state, event.bets, event.markets, rules)
    case 'slipShared':
      return shareSlip(state, event.bets, event.markets, rules)
    default:
      return reduceOneBet(state, event, rules)
  }
}

function reduceOneBet(state: SlipState, event: BetEvent, rules: SlipRules): SlipState {
  const bets = mapStable(state.bets, (bet) =>
    event.betKey === undefined || event.betKey === betKey(bet) ? reduceBet(bet, event, rules) : bet,
  )
  return edit(state, bets, rules)
}

/** What the player changes is frozen while a placement is under way. */
function edit(state: SlipState, bets: readonly SlipBet[], rules: SlipRules): SlipState {
  return state.inProgress || bets === state.bets ? state : withBets(state, bets, rules)
}

function clear(state: SlipState): SlipState {
  if (state.inProgress) return state
  const isClear = state.bets.length === 0 && state.ticketState === 'INITIAL' && !state.isRestoring
  return isClear ? state : { ...createSlip(state), systemTypes: state.systemTypes }
}

function setCurrency(
  state: SlipState,
  currency: string,
  subunits: number,
  rules: SlipRules,
): SlipState {
  if (currency === state.currency && subunits === state.subunits) return state
  const bets = state.bets.map((bet) => withCurrency(bet, currency, subunits))
  return withLiveBets({ ...state, currency, subunits }, bets, rules)
}

function acceptOddsChanges(state: SlipState, rules: SlipRules): SlipState {
  const bets = mapStable(state.bets, (bet) => {
    const selections = mapStable(bet.selections, acceptOdds)
    return acceptQuote(selections === bet.selections ? bet : { ...bet, selections }, rules)
  })
  const isDone = bets === state.bets && state.ticketState !== 'ERROR'
  return state.inProgress || isDone ? state : withBets(state, bets, rules)
}

function underNewRules(bets: readonly SlipBet[], rules: SlipRules): readonly SlipBet[] {
  return mapStable(applyAcceptMode(bets, rules), (bet) => {
    const ids = bet.selections.map(({ id }) => id)
    return bet.customQuote === null ? bet : withCustomQuote(bet, ids, bet.customQuote, rules)
  })
}
