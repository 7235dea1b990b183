import { isMarketOpen } from '../bets/market-status.ts'
import { isBettable } from '../bets/match-status.ts'
import { isPriceAcceptable } from '../odds/accept-mode.ts'
import { isOdds } from '../odds/odds.ts'
import type { PlacementContext } from '../slip/blockers.ts'
import { legConflicts, ordinaryBets, ordinaryLegs } from '../slip/composition.ts'
import { isSameList } from '../slip/map-stable.ts'
import { toPlacementBets } from '../slip/placement.ts'
import type { SlipEvent } from '../slip/reduce-slip.ts'
import type { SlipBet } from '../slip/slip-bet.ts'
import { betKey, isFreebet } from '../slip/slip-bet.ts'
import type { SlipRules } from '../slip/slip-rules.ts'
import type { SlipState } from '../slip/slip-state.ts'
import { isBetChanged } from '../slip/ticket.ts'
import { slipSummary } from '../slip/summary.ts'
import type { SlipBook } from './slip-book.ts'

/** Far cheaper than an assertion object, which counts over half a million states. */
function hold(condition: boolean, what: string): void {
  if (!condition) throw new Error(`Broken: ${what}`)
}

/** What holds in every state, whatever led to it. */
export function holdSound(state: SlipState, rules: SlipRules): void {
  const ids = [...new Set(state.bets.flatMap((bet) => bet.selections.map(({ id }) => id)))]
  hold(isSameList(state.selectedOutcomeIds, ids), 'selected outcomes are those of the bets')
  const customIds = state.bets
    .filter((bet) => bet.betType === 'custom_bet')
    .flatMap((bet) => bet.selections.map(({ id }) => id))
  const distinct = new Set([...ordinaryLegs(state.bets).map(({ id }) => id), ...customIds])
  hold(
    distinct.size === ordinaryLegs(state.bets).length + customIds.length,
    'an outcome is ordinary or in one custom bet',
  )
  const keys = state.bets.map(betKey)
  hold(new Set(keys).size === keys.length, 'bets are told apart')
  holdTicketState(state, rules)
  holdShapes(state)
  holdTotals(state, rules)
}

function holdTicketState(state: SlipState, rules: SlipRules): void {
  const { ticketState, inProgress, error, processingBets } = state
  const isFlagged = state.bets.some((bet) => isBetChanged(bet, rules))
  hold(inProgress === (ticketState === 'PROCESSING'), 'in progress is PROCESSING')
  hold(ticketState !== 'INITIAL' || !isFlagged, 'INITIAL has no change to accept')
  hold(ticketState !== 'ODDS_CHANGED' || isFlagged, 'ODDS_CHANGED has one')
  hold((error !== null) === (ticketState === 'ERROR'), 'only ERROR has an error')
  const isHolding = ticketState === 'PROCESSING' || ticketState === 'SUCCESS'
  hold(processingBets.length > 0 === isHolding, 'sent bets are held until acknowledged')
}

function holdShapes({ bets, currency }: SlipState): void {
  const ordinary = ordinaryBets(bets)
  const legs = ordinaryLegs(bets).map(({ id }) => id)
  const multiples = ordinary.filter((bet) => bet.betType !== 'single')
  hold(
    multiples.every(({ selections }) => isSameSet(legs, selections)),
    'every combo and system holds all legs',
  )
  hold(multiples.length > 0 || ordinary.length === legs.length, 'else each leg is a single')
  for (const bet of bets) {
    const count = bet.selections.length
    const isSystem = bet.betType === 'system'
    hold(bet.currency === currency, 'one currency')
    hold(count > 0 && (bet.betType !== 'single' || count === 1), 'a single has one leg')
    hold(bet.betType !== 'combo' || count > 1, 'a combo has several')
    hold((bet.systemType?.totalCount ?? null) === (isSystem ? count : null), 'a system fits')
    hold((isFreebet(bet) ? bet.stake : null) === bet.freebetStake, 'a freebet is its stake')
  }
}

function isSameSet(ids: readonly string[], legs: SlipBet['selections']): boolean {
  return ids.length === legs.length && legs.every(({ id }) => ids.includes(id))
}

function holdTotals(state: SlipState, rules: SlipRules): void {
  const summary = slipSummary(state, rules)
  const isMade = (bet: SlipBet) =>
    bet.selections.some((leg) => !leg.isSuspended) &&
    legConflicts({ ...bet, selections: bet.selections.filter((leg) => !leg.isSuspended) })
      .length === 0
  const paid = state.bets.filter((bet) => !isFreebet(bet) && isMade(bet))
  const stake = paid.reduce((sum, bet) => sum + bet.stake, 0n)
  const win = summary.bets.reduce((sum, bet) => sum + bet.potentialWin, 0n)
  hold(summary.totalStake === stake, 'the total stake is the sum')
  hold(summary.potentialWin === win, 'the potential win is the sum')
}

/** Nothing is ever sent at a price that is unknown, stale, suspended or not accepted. */
export function holdSafePlacement(
  state: SlipState,
  context: PlacementContext,
  book: SlipBook,
): void {
  hold(context.rules.isLoggedIn && context.isConnected, 'signed in and connected')
  for (const bet of state.processingBets) {
    const isCustom = bet.betType === 'custom_bet'
    hold(
      !isCustom || (isOdds(bet.customOdds) && isOdds(bet.customQuote)),
      'a custom price is known',
    )
    for (const leg of bet.selections) {
      const mode = isCustom ? 'any' : context.rules.acceptMode
      hold(
        isOdds(leg.odds) && isPriceAcceptable(leg.acceptedOdds, leg.odds, mode),
        'the current price is accepted',
      )
      hold(leg.active && leg.isProviderActive && isMarketOpen(leg.marketStatus), 'it is open')
      hold(book.offers(leg.id, leg.odds), 'the book offers it at this price')
      hold(isBettable(leg.matchStatus), 'its match is on')
      hold(!context.staleSelectionIds.has(leg.id), 'it is fresh')
    }
  }
  for (const bet of toPlacementBets(state)) {
    const matches = new Set(bet.selections.map(({ matchId }) => matchId))
    const wanted = bet.type === 'custom_bet' ? 1 : bet.selections.length
    hold(bet.stake.amount > 0n, 'it has a stake')
    hold(matches.size === wanted, 'one match stands once, but in a custom bet')
  }
}

const STAKE_EVENTS: ReadonlySet<SlipEvent['type']> = new Set([
  'setStake',
  'setRecommendedStake',
  'setPotentialWin',
  'setCurrency',
  'setBonus',
  'removeBonus',
  'bonusesLoaded',
  'reuseSelections',
])

/** A stake that the player chose stays, whatever happens to prices, legs and types. */
export function holdStakesKept(before: SlipState, event: SlipEvent, after: SlipState): void {
  if (STAKE_EVENTS.has(event.type)) return
  const chosen = before.bets.filter((bet) => isOwnStake(bet) && bet.stake > 0n)
  const kept = new Map(chosen.map((bet) => [betKey(bet), bet.stake]))
  for (const bet of after.bets) {
    const stake = kept.get(betKey(bet))
    hold(stake === undefined || bet.stake === stake, `a stake stays with its bet: ${event.type}`)
  }
  const [first, ...besides] = ordinaryBets(before.bets)
  const [now] = ordinaryBets(after.bets)
  if (first === undefined || now === undefined || !isOwnStake(first)) return
  // Of several kinds beside each other each keeps its own stake, as above.
  if (besides.length > 0 && [first, ...besides].some((bet) => bet.betType !== 'single')) return
  const ids = new Set(first.selections.map(({ id }) => id))
  const isSameBet = now.selections.some(({ id }) => ids.has(id))
  hold(!isSameBet || now.stake === first.stake, 'the first stake stays through changes of type')
}

function isOwnStake(bet: SlipBet): boolean {
  return !isFreebet(bet) && bet.stakeSource !== 'potential_win'
}
