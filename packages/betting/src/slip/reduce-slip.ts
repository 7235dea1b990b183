import type { BetType } from '../bets/bet-type.ts'
import type { AvailableBonuses, SlipBonus } from '../bets/bonus.ts'
import type { SystemType } from '../bets/system-type.ts'
import type { Amount } from '../money/amount.ts'
import type { PlacedBet } from '../my-bets/placed-bet.ts'
import type { Odds } from '../odds/odds.ts'
import type { PlacementContext } from './blockers.ts'
import { addSelection, cleanOut, removeSelection, toggleSelection } from './compose-slip.ts'
import type { FeedEvent, MarketUpdate } from './live-updates.ts'
import { tidy, withOffered } from './composition.ts'
import { applyAcceptMode, applyFeed } from './live-updates.ts'
import type { ReusedBets } from './load.ts'
import { finishRestore, loadSharedBets, reuseSelections, setBets, shareSlip } from './load.ts'
import { isSameList, mapStable } from './map-stable.ts'
import { failPlacement, finishPlacement, requestPlacement } from './placement.ts'
import type { SelectionInput } from './selection.ts'
import { acceptOdds } from './selection.ts'
import type { BetCurrency, SlipBet } from './slip-bet.ts'
import {
  acceptQuote,
  betKey,
  bonusesLoaded,
  refreshBet,
  removeBonus,
  setBonus,
  toggleBanker,
  withCurrency,
  withCustomQuote,
  withDesiredWin,
  withProposedOdds,
  withStake,
} from './slip-bet.ts'
import type { SlipRules } from './slip-rules.ts'
import type { SlipError, SlipState } from './slip-state.ts'
import { createSlip } from './slip-state.ts'
import { holdBets, withBets, withLiveBets } from './ticket.ts'
import { setBetType, setSystemType } from './type-change.ts'

/** `betKey` names one bet of the slip (see `betKey`); left out, the event means every bet. */
type StakeEvent = { readonly stake: Amount; readonly betKey?: string }

export type SlipEvent =
  | FeedEvent
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
  | { readonly type: 'setPotentialWin'; readonly amount: Amount; readonly betKey: string }
  | {
      readonly type: 'customOddsQuoted'
      readonly betKey: string
      /** The legs that were priced; an answer to other legs is too late and ignored. */
      readonly selectionIds: readonly string[]
      readonly odds: Odds
    }
  | { readonly type: 'proposeCustomOdds'; readonly betKey: string; readonly odds: Odds | null }
  | { readonly type: 'setVip'; readonly betKey: string; readonly isVip: boolean }
  | { readonly type: 'toggleBanker'; readonly betKey: string; readonly selectionId: string }
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
  | ({ readonly type: 'reuseSelections' } & ReusedBets)
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
    case 'matchStatusChanged':
    case 'providerUnavailable':
    case 'providerAvailable':
      return withLiveBets(state, applyFeed(state.bets, event, rules), rules)
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
      return reuseSelections(state, event, rules)
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

/** A bet that is on offer and not in the slip yet comes into it with what is said of it. */
function reduceOneBet(state: SlipState, event: BetEvent, rules: SlipRules): SlipState {
  const { betKey: key } = event
  const held = key === undefined ? state.bets : withOffered(state.bets, key, state, rules)
  const bets = mapStable(held, (bet) =>
    key === undefined || key === betKey(bet) ? reduceBet(bet, event, rules) : bet,
  )
  if (bets === held) return state
  return isKnowledge(event, held, bets)
    ? holdBets(state, bets, rules)
    : edit(state, tidy(bets), rules)
}

/** What is only known of a bet leaves the ticket as it is: a refusal stays to be read. */
function isKnowledge(
  { type }: BetEvent,
  before: readonly SlipBet[],
  after: readonly SlipBet[],
): boolean {
  if (type !== 'bonusesLoaded' && type !== 'jackpotsLoaded') return false
  return after.every(
    (bet, place) =>
      bet.bonus?.id === before[place]?.bonus?.id &&
      bet.bonusOdds === before[place]?.bonusOdds &&
      bet.stake === before[place]?.stake,
  )
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
  const isSame = currency === state.currency && subunits === state.subunits
  if (state.inProgress || isSame) return state
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

/** The events that concern one bet of the slip and leave its legs alone. */
type BetEvent = Extract<
  SlipEvent,
  {
    type:
      | 'setStake'
      | 'setRecommendedStake'
      | 'setPotentialWin'
      | 'setBonus'
      | 'removeBonus'
      | 'bonusesLoaded'
      | 'jackpotsLoaded'
      | 'customOddsQuoted'
      | 'proposeCustomOdds'
      | 'setVip'
      | 'toggleBanker'
  }
>

/** The same bet when the event changes nothing. */
export function reduceBet(bet: SlipBet, event: BetEvent, rules: SlipRules): SlipBet {
  switch (event.type) {
    case 'setStake':
      return withStake(bet, event.stake, null)
    case 'setRecommendedStake':
      return withStake(bet, event.stake, 'recommended_stake')
    case 'setPotentialWin':
      return withDesiredWin(bet, event.amount, rules)
    case 'setBonus':
      return refreshBet(setBonus(bet, event.bonus), rules)
    case 'removeBonus':
      return removeBonus(bet)
    case 'bonusesLoaded':
      return refreshBet(bonusesLoaded(bet, event.bonuses), rules)
    case 'jackpotsLoaded':
      return isSameList(bet.jackpots, event.jackpots) ? bet : { ...bet, jackpots: event.jackpots }
    case 'customOddsQuoted':
      return withCustomQuote(bet, event.selectionIds, event.odds, rules)
    case 'proposeCustomOdds':
      return withProposedOdds(bet, event.odds, rules)
    case 'toggleBanker':
      return toggleBanker(bet, event.selectionId)
    case 'setVip':
      return bet.isVip === event.isVip ? bet : { ...bet, isVip: event.isVip }
  }
}
