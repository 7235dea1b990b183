import { withCurrency } from './bet-stake.ts'
import { applyMarkets } from './live-updates.ts'
import { isSameList } from './map-stable.ts'
import type { MarketUpdate } from './market-update.ts'
import type { SlipSelection } from './selection.ts'
import { withOdds } from './selection.ts'
import type { SlipBet } from './slip-bet.ts'
import { betKey } from './slip-bet.ts'
import type { SlipRules } from './slip-rules.ts'
import type { SlipState } from './slip-state.ts'
import { soundBets } from './sound-bets.ts'
import { withLiveBets } from './ticket.ts'

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
  const merged = bets.map((bet) => ({
    ...inCurrency(bet, state),
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

function inCurrency(bet: SlipBet, { currency, subunits }: SlipState): SlipBet {
  return bet.currency === currency ? bet : withCurrency(bet, currency, subunits)
}
