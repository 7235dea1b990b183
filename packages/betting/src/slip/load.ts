import {
  allowsMultiSingle,
  dropSelections,
  ordinaryBets,
  ordinaryLegs,
  replaceOrdinary,
  reshape,
  tidy,
} from './composition.ts'
import type { MarketUpdate } from './live-updates.ts'
import { applyLookup, applyMarkets } from './live-updates.ts'
import { isSameList, mapStable } from './map-stable.ts'
import type { SlipSelection } from './selection.ts'
import { acceptOdds, withOdds } from './selection.ts'
import type { SlipBet } from './slip-bet.ts'
import { betKey, refreshBet, withCurrency } from './slip-bet.ts'
import type { SlipRules } from './slip-rules.ts'
import type { SlipState } from './slip-state.ts'
import { withBets, withLiveBets } from './ticket.ts'

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

export type ReusedBets = {
  /** All that were sent, where left out. */
  readonly bets?: readonly SlipBet[]
  /** The markets as they stand now; a selection that is in none of them is not available. */
  readonly markets: readonly MarketUpdate[]
}

/** Puts bets of the receipt back, at the prices of now: those that were sent may have moved. */
export function reuseSelections(
  state: SlipState,
  { bets = state.processingBets, markets }: ReusedBets,
  rules: SlipRules,
): SlipState {
  if (state.ticketState !== 'SUCCESS') return state
  const again = soundBets([...inCurrency(bets, state), ...state.bets], rules)
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

/**
 * Takes over the slip of another window of the same player: its bets, stakes and accepted prices.
 * What this slip knows of the market stays, since each window follows the feed by itself and this
 * one may be ahead. `markets` tells of legs that are new here.
 */
export function shareSlip(
  state: SlipState,
  bets: readonly SlipBet[],
  markets: readonly MarketUpdate[],
  rules: SlipRules,
): SlipState {
  if (state.inProgress || state.isRestoring) return state
  const held = new Map(
    state.bets.flatMap((bet) => bet.selections).map((leg) => [leg.id, leg] as const),
  )
  const merged = inCurrency(bets, state).map((bet) => ({
    ...bet,
    selections: bet.selections.map((leg) => asKnownHere(leg, held.get(leg.id), rules)),
  }))
  const current = applyMarkets(soundBets(merged, rules), markets, rules)
  const next = current.map((bet) => withOwnAnswers(bet, state.bets))
  return isSameSlip(state.bets, next) ? state : withLiveBets(state, next, rules)
}

function asKnownHere(
  leg: SlipSelection,
  held: SlipSelection | undefined,
  { acceptMode }: SlipRules,
): SlipSelection {
  if (held === undefined) return leg
  const { acceptedOdds, initialOdds } = leg
  return withOdds({ ...held, acceptedOdds, initialOdds }, held.odds, acceptMode)
}

/** What the backend told this window of a bet stands as long as the bet has the same legs. */
function withOwnAnswers(bet: SlipBet, own: readonly SlipBet[]): SlipBet {
  const same = own.find((other) => betKey(other) === betKey(bet) && haveSameLegs(other, bet))
  if (same === undefined) return bet
  const { availableBonuses, jackpots, customQuote } = same
  return { ...bet, availableBonuses, jackpots, customQuote: bet.customQuote ?? customQuote }
}

function haveSameLegs(a: SlipBet, b: SlipBet): boolean {
  const ids = ({ selections }: SlipBet) => selections.map(({ id }) => id)
  return a.betType === b.betType && isSameList(ids(a), ids(b))
}

function isSameSlip(a: readonly SlipBet[], b: readonly SlipBet[]): boolean {
  return a.length === b.length && a.every((bet, index) => isSameBet(bet, b[index]))
}

function isSameBet(a: SlipBet, b: SlipBet | undefined): boolean {
  return (
    b !== undefined &&
    haveSameLegs(a, b) &&
    a.stake === b.stake &&
    a.stakeSource === b.stakeSource &&
    a.desiredWin === b.desiredWin &&
    a.systemType?.id === b.systemType?.id &&
    isSameList(a.bankers, b.bankers) &&
    a.customOdds === b.customOdds &&
    a.isCustomOddsProposed === b.isCustomOddsProposed &&
    a.bonus?.id === b.bonus?.id &&
    a.isVip === b.isVip &&
    a.selections.every((leg, index) => isSameLeg(leg, b.selections[index]))
  )
}

function isSameLeg(a: SlipSelection, b: SlipSelection | undefined): boolean {
  return a.acceptedOdds === b?.acceptedOdds && a.odds === b.odds && a.isSuspended === b.isSuspended
}

/**
 * Bets from outside (saved, shared, set as a whole) brought into the form that the slip keeps:
 * no empty bet, each bet once and an outcome once in each, a single with one leg, every combo and
 * system with all legs, one custom bet per match and none where they are not offered.
 */
export function soundBets(bets: readonly SlipBet[], rules: SlipRules): readonly SlipBet[] {
  const sound = withoutRepeats(bets)
    .filter((bet) => bet.betType !== 'custom_bet' || isSoundCustom(bet, rules))
    .map((bet) =>
      isWellShaped(bet, rules) ? refreshBet(bet, rules) : reshape(bet, bet.selections, rules),
    )
  return joinOrdinary(tidy(sound), rules)
}

/** An outcome stands in bets of one sort, custom or ordinary, and once in each of them. */
function withoutRepeats(bets: readonly SlipBet[]): readonly SlipBet[] {
  const ordinary = new Set<string>()
  const custom = new Set<string>()
  return bets.flatMap((bet) => {
    const isCustom = bet.betType === 'custom_bet'
    const taken = isCustom ? new Set([...ordinary, ...custom]) : new Set(custom)
    const selections = bet.selections.filter(({ id }) => !taken.has(id) && taken.add(id))
    for (const { id } of selections) (isCustom ? custom : ordinary).add(id)
    return selections.length === 0 ? [] : [{ ...bet, selections }]
  })
}

function isSoundCustom(bet: SlipBet, rules: SlipRules): boolean {
  const matchId = bet.selections[0]?.matchId
  return rules.customBetEnabled && bet.selections.every((leg) => leg.matchId === matchId)
}

function isWellShaped(bet: SlipBet, rules: SlipRules): boolean {
  switch (bet.betType) {
    case 'custom_bet':
      return true
    case 'single':
      return bet.selections.length === 1
    case 'combo':
      return bet.selections.length > 1
    case 'system':
      return rules.systemTypes.some(
        ({ id, totalCount }) => id === bet.systemType?.id && totalCount === bet.selections.length,
      )
  }
}

function joinOrdinary(bets: readonly SlipBet[], rules: SlipRules): readonly SlipBet[] {
  const present = ordinaryBets(bets)
  const [first] = present
  if (first === undefined || present.length === 1) return bets
  const selections = ordinaryLegs(bets)
  const singles = present.filter((bet) => bet.betType === 'single')
  const multiples = present
    .filter((bet) => bet.betType !== 'single')
    .map((bet) =>
      bet.selections.length === selections.length ? bet : reshape(bet, selections, rules),
    )
  const kept = selections.length === 1 || allowsMultiSingle(selections, rules) ? singles : []
  if (kept.length === 0 && multiples.length === 0) {
    return replaceOrdinary(bets, [reshape(first, selections, rules)])
  }
  return replaceOrdinary(bets, tidy([...kept, ...multiples]))
}
