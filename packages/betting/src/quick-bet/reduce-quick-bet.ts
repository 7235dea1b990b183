import type { FreebetBonus } from '../bets/bonus.ts'
import type { Amount } from '../money/amount.ts'
import { NO_AMOUNT } from '../money/amount.ts'
import type { PlacedBet } from '../my-bets/placed-bet.ts'
import type { Odds } from '../odds/odds.ts'
import type { Blocker, PlacementContext } from '../slip/blockers.ts'
import { betBlockers, blocker, moneyBlockers, pauseBlockers } from '../slip/blockers.ts'
import type { FeedEvent } from '../slip/live-updates.ts'
import { applyAcceptMode, applyFeed, applyPrices } from '../slip/live-updates.ts'
import type { SelectionInput } from '../slip/selection.ts'
import { createSelection } from '../slip/selection.ts'
import type { BetCurrency, SlipBet } from '../slip/slip-bet.ts'
import { createBet } from '../slip/slip-bet.ts'
import type { SlipRules } from '../slip/slip-rules.ts'
import type { SlipError } from '../slip/slip-state.ts'
import { isCoded } from '../slip/slip-state.ts'
import { isBetChanged } from '../slip/ticket.ts'
import type { QuickBetState } from './quick-bet-state.ts'
import { createQuickBet, isEligible, quickStake } from './quick-bet-state.ts'

export type QuickBetEvent =
  | FeedEvent
  | { readonly type: 'toggle' }
  | { readonly type: 'setStake'; readonly stake: Amount }
  /** Stakes the next bet with a freebet; null: with cash again. */
  | { readonly type: 'setFreebet'; readonly freebet: FreebetBonus | null }
  | ({ readonly type: 'setCurrency' } & BetCurrency)
  | { readonly type: 'setApproved'; readonly isApproved: boolean }
  /** Any added selection: one that is not eligible switches quick bet off (see `isQuickBetFor`). */
  | { readonly type: 'addSelection'; readonly selection: SelectionInput; readonly custom?: boolean }
  | { readonly type: 'balanceChanged'; readonly balance: Amount }
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

/** The quick-bet machine: pure, and the same state object when an event changes nothing. */
export function reduceQuickBet(
  state: QuickBetState,
  event: QuickBetEvent,
  rules: SlipRules,
): QuickBetState {
  switch (event.type) {
    case 'toggle':
      return state.state === 'PROCESSING' ? state : toggle(state)
    case 'setStake':
      return setStake(state, event.stake)
    case 'setFreebet':
      return setFreebet(state, event.freebet)
    case 'setCurrency':
      return setCurrency(state, event.currency, event.subunits)
    case 'setApproved':
      return approve(state, event.isApproved)
    case 'addSelection':
      return addSelection(state, event.selection, event.custom ?? false)
    case 'balanceChanged':
      return isShort(state, event.balance) ? approve(state, false) : state
    case 'marketsUpdated':
    case 'matchStatusChanged':
    case 'providerUnavailable':
    case 'providerAvailable':
      return live(state, rules, (bets) => applyFeed(bets, event, rules))
    case 'acceptOddsChanges':
      return live(state, rules, (bets) => applyAcceptMode(bets, { ...rules, acceptMode: 'any' }))
    case 'placeRequested':
      return place(state, event.context)
    case 'placementSucceeded':
      return state.state === 'PROCESSING'
        ? { ...ended(withoutFreebet(state)), state: 'SUCCESS', placedBet: event.placedBet }
        : state
    case 'placementFailed':
      return fail(state, event, rules)
    case 'dismiss':
      return state.state === 'PROCESSING' || isIdle(state) ? state : ended(state)
    case 'signedOut':
      return signedOut(state)
  }
}

function toggle(state: QuickBetState): QuickBetState {
  return { ...ended(state), isEnabled: !state.isEnabled, freebet: null, isApproved: false }
}

function setStake(state: QuickBetState, stake: Amount): QuickBetState {
  if (state.state === 'PROCESSING' || stake < 0n || stake === quickStake(state)) return state
  return staked({ ...state, stake, freebet: null, isApproved: false })
}

function setFreebet(state: QuickBetState, freebet: FreebetBonus | null): QuickBetState {
  if (state.state === 'PROCESSING' || freebet?.id === state.freebet?.id) return state
  if (freebet !== null && freebet.currency !== state.currency) return state
  return staked({ ...state, freebet, isApproved: false })
}

/** A freebet is for one bet, and so is what was agreed to with it. */
function withoutFreebet(state: QuickBetState): QuickBetState {
  return state.freebet === null ? state : { ...state, freebet: null, isApproved: false }
}

/** The bet at hand with the stake that was chosen; a freebet that does not fit it stays, and blocks. */
function staked(state: QuickBetState): QuickBetState {
  const { bet, freebet } = state
  if (bet === null) return state
  const freebetStake = freebet?.freebetStake ?? null
  return { ...state, bet: { ...bet, stake: quickStake(state), bonus: freebet, freebetStake } }
}

function isShort({ freebet, stake }: QuickBetState, balance: Amount): boolean {
  return freebet === null && (balance < stake || balance <= 0n)
}

function setCurrency(state: QuickBetState, currency: string, subunits: number): QuickBetState {
  const isSame = currency === state.currency && subunits === state.subunits
  if (state.state === 'PROCESSING' || isSame) return state
  const bet = state.bet === null ? null : { ...state.bet, currency, subunits }
  const changed = { ...state, currency, subunits, bet, stake: NO_AMOUNT, freebet: null }
  return staked({ ...changed, isApproved: false })
}

function approve(state: QuickBetState, wanted: boolean): QuickBetState {
  const isApproved = wanted && quickStake(state) > 0n
  return isApproved === state.isApproved ? state : { ...state, isApproved }
}

function addSelection(
  state: QuickBetState,
  selection: SelectionInput,
  custom: boolean,
): QuickBetState {
  if (!state.isEnabled || state.state === 'PROCESSING') return state
  if (!isEligible(selection, custom)) return toggle(state)
  const { currency, subunits } = state
  const leg = createSelection(selection)
  const bet = createBet('single', [leg], { currency, subunits })
  // A freebet waits for a press on the bet that it is for.
  const isApproved = state.isApproved && state.freebet === null
  return staked({ ...ended(state), bet, selectedOutcomeIds: [leg.id], isApproved })
}

function live(
  state: QuickBetState,
  rules: SlipRules,
  change: (bets: readonly SlipBet[]) => readonly SlipBet[],
): QuickBetState {
  if (state.bet === null) return state
  const bet = change([state.bet])[0] ?? null
  if (bet === state.bet || bet === null) return state
  if (state.state === 'PROCESSING') return { ...state, bet }
  return staked({
    ...state,
    bet,
    state: isBetChanged(bet, rules) ? 'ODDS_CHANGED' : 'INITIAL',
    error: null,
  })
}

function place(state: QuickBetState, context: PlacementContext): QuickBetState {
  const isReady = state.isEnabled && state.isApproved && quickStake(state) > 0n
  if (!isReady || quickBetBlockers(state, context).length > 0) return state
  return { ...state, state: 'PROCESSING', placedBet: null, error: null }
}

function fail(
  state: QuickBetState,
  { error, currentOdds = {} }: Extract<QuickBetEvent, { type: 'placementFailed' }>,
  rules: SlipRules,
): QuickBetState {
  if (state.state !== 'PROCESSING') return state
  // Only a price can be mended: whatever else was wrong may have been the freebet, or used it.
  if (!isCoded(error)) return ended(withoutFreebet(state))
  const bet = state.bet === null ? null : (applyPrices([state.bet], currentOdds, rules)[0] ?? null)
  const failed = { ...ended(state), state: 'ERROR' as const, bet, error }
  return error.isWrongOddsError ? staked(failed) : withoutFreebet(failed)
}

/** No bet under way: whatever the result, the outcome is free to be tapped again. */
function ended(state: QuickBetState): QuickBetState {
  return {
    ...state,
    state: 'INITIAL',
    bet: null,
    selectedOutcomeIds: [],
    placedBet: null,
    error: null,
  }
}

function isIdle(state: QuickBetState): boolean {
  return state.state === 'INITIAL' && state.bet === null
}

function signedOut(state: QuickBetState): QuickBetState {
  const isOff = !state.isEnabled && !state.isApproved && isIdle(state) && state.stake === 0n
  return isOff ? state : createQuickBet(state)
}

/** Everything that keeps the quick bet from being placed; the context is as for the slip. */
export function quickBetBlockers(
  state: QuickBetState,
  context: PlacementContext,
): readonly Blocker[] {
  const { rules, isConnected } = context
  const { bet, freebet, currency } = state
  const cash = freebet === null ? state.stake : NO_AMOUNT
  if (bet === null) return [blocker('slip_empty')]
  return [
    ...(state.state === 'PROCESSING' ? [blocker('in_progress')] : []),
    ...(isConnected ? [] : [blocker('connection_lost')]),
    ...(rules.isLoggedIn ? [] : [blocker('sign_in_required')]),
    ...pauseBlockers(context),
    ...betBlockers(bet, context),
    ...(rules.isLoggedIn ? moneyBlockers(cash, currency, context) : []),
  ]
}
