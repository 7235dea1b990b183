import { potentialWin } from '../bets/potential-win.ts'
import { sumAmounts, type Amount, NO_AMOUNT, subtractAmounts } from '../money/amount.ts'
import { totalOdds } from '../odds/combined-odds.ts'
import type { TotalOdds } from '../odds/odds.ts'
import { totalOddsOf } from '../odds/odds.ts'
import { bettablePart, legConflicts } from './composition.ts'
import type { SlipBet } from './slip-bet.ts'
import { betKey, betsToPlace, isFreebet, linesOf, slipBetTerms } from './slip-bet.ts'
import type { SlipRules } from './slip-rules.ts'
import type { SlipState } from './slip-state.ts'

export type SlipSummary = {
  readonly bets: readonly BetFigures[]
  readonly selectionCount: number
  /** Lines of all bets together. */
  readonly lines: bigint
  /** Thousandths, where one bet with one price is placed; null otherwise. */
  readonly totalOdds: TotalOdds | null
  /** Taken from the balance: without the stakes that freebets pay. */
  readonly totalStake: Amount
  readonly freebetStake: Amount
  readonly potentialWin: Amount
  /** Potential win less total stake. */
  readonly potentialNet: Amount
  /** Whether the maximum win cut any of the bets. */
  readonly isCapped: boolean
  /** Some bet has a stake above 0, and with it what is placed: bets without one stay behind. */
  readonly isStakeValid: boolean
  /** Bets that are placed, and all of the slip's. */
  readonly placedCount: number
  readonly betCount: number
  /** Whether any bet can be made as it stands: without one there are no figures to show. */
  readonly isPossible: boolean
}

/** Derived, never stored: what the slip shows below its bets. Amounts in smallest units. */
export function slipSummary(state: SlipState, rules: SlipRules): SlipSummary {
  const bets = state.bets.map((bet) => betFigures(bet, rules))
  const placed = new Set(betsToPlace(state.bets).map(betKey))
  const free = new Set(state.bets.filter(isFreebet).map(betKey))
  const counted = bets.filter((figures) => placed.has(figures.betKey))
  const stakeOf = (list: readonly BetFigures[]) => sumAmounts(list.map(({ stake }) => stake))
  const stake = stakeOf(counted.filter((figures) => !free.has(figures.betKey)))
  const win = sumAmounts(counted.map((figures) => figures.potentialWin))
  return {
    bets,
    selectionCount: state.selectedOutcomeIds.length,
    lines: counted.reduce((lines, figures) => lines + figures.lines, 0n),
    totalOdds: counted.length === 1 ? (counted[0]?.totalOdds ?? null) : null,
    totalStake: stake,
    freebetStake: stakeOf(counted.filter((figures) => free.has(figures.betKey))),
    potentialWin: win,
    potentialNet: subtractAmounts(win, stake),
    isCapped: counted.some((figures) => figures.isCapped),
    isStakeValid: state.bets.some((bet) => bet.stake > 0n),
    placedCount: counted.length,
    betCount: bets.length,
    isPossible: counted.some((figures) => figures.isPossible),
  }
}

export type BetFigures = {
  readonly betKey: string
  /** Number of lines that the stake is split over. */
  readonly lines: bigint
  /** Thousandths; null for a system, which has no single price, and for an unpriced custom bet. */
  readonly totalOdds: TotalOdds | null
  readonly stake: Amount
  readonly potentialWin: Amount
  readonly isCapped: boolean
  /** Whether there is such a bet at all: some leg can be bet on, and the legs go together. */
  readonly isPossible: boolean
}

/** Legs that cannot be bet on now count in no figure, and a bet that cannot be made has none. */
export function betFigures(bet: SlipBet, rules: SlipRules): BetFigures {
  const key = betKey(bet)
  const part = bettablePart(bet, rules)
  if (part === null || legConflicts(part).length > 0) return { betKey: key, ...NO_FIGURES }
  const win = potentialWin(slipBetTerms(part, rules), rules.systemMaxWinFactor)
  return {
    betKey: key,
    lines: linesOf(part),
    totalOdds: oddsOfBet(part),
    stake: part.stake,
    potentialWin: win.amount,
    isCapped: win.capped,
    isPossible: true,
  }
}

const NO_FIGURES: Omit<BetFigures, 'betKey'> = {
  lines: 0n,
  totalOdds: null,
  stake: NO_AMOUNT,
  potentialWin: NO_AMOUNT,
  isCapped: false,
  isPossible: false,
}

function oddsOfBet(bet: SlipBet): TotalOdds | null {
  switch (bet.betType) {
    case 'system':
      return null
    case 'custom_bet':
      return bet.customOdds === null ? null : totalOddsOf(BigInt(bet.customOdds))
    case 'single':
    case 'combo':
      return totalOdds(bet.selections.map((selection) => selection.odds))
  }
}

/** The possible return at the prices that the player agreed to, and at those of now. */
export type ChangeEffect = { readonly before: Amount; readonly after: Amount }

/** What accepting the changed prices does to the return of what would be placed. */
export function changeEffect({ bets }: Pick<SlipState, 'bets'>, rules: SlipRules): ChangeEffect {
  const placed = betsToPlace(bets)
  const winOf = (list: readonly SlipBet[]) =>
    sumAmounts(list.map((bet) => betFigures(bet, rules).potentialWin))
  return { before: winOf(placed.map(asAgreed)), after: winOf(placed.map(asOffered)) }
}

function asAgreed(bet: SlipBet): SlipBet {
  return {
    ...bet,
    selections: bet.selections.map((leg) => ({ ...leg, odds: leg.acceptedOdds })),
  }
}

/** The book's joint price of now, unless the player asks for another one. */
function asOffered(bet: SlipBet): SlipBet {
  const { isCustomOddsProposed, customOdds, customQuote } = bet
  return { ...bet, customOdds: isCustomOddsProposed ? customOdds : (customQuote ?? customOdds) }
}
