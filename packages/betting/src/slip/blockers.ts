import { bonusMismatch } from '../bets/bonus-conditions.ts'
import { totalStake } from '../bets/total-stake.ts'
import type { HeldRails } from '../limits/own-limits.ts'
import type { Room, StakeRoom } from '../limits/stake-room.ts'
import type { Amount } from '../money/amount.ts'
import { MATCH_STATUS } from '../bets/match-status.ts'
import { stakeCeiling } from '../money/stake-cap.ts'
import { isOdds } from '../odds/odds.ts'
import { legConflicts } from './composition.ts'
import type { SlipSelection } from './selection.ts'
import type { SlipBet } from './slip-bet.ts'
import { betKey, betsToPlace, bonusSubject, isFreebet, slipBetTerms } from './slip-bet.ts'
import type { SlipRules } from './slip-rules.ts'
import type { SlipState } from './slip-state.ts'
import { isBetChanged } from './ticket.ts'
import { betFigures } from './summary.ts'

export const BLOCKER_CODES = [
  'sign_in_required',
  'in_progress',
  'connection_lost',
  'slip_empty',
  'too_many_selections',
  'stake_missing',
  'stake_below_minimum',
  'stake_above_maximum',
  'over_limit',
  'paused',
  'no_live',
  'balance_unknown',
  'balance_too_low',
  'odds_changed',
  'unknown_price',
  'selection_suspended',
  'selection_unavailable',
  'selection_stale',
  'legs_conflict',
  'potential_win_not_above_stake',
  'bonus_conditions',
  'custom_bet_disabled',
] as const

export type BlockerCode = (typeof BLOCKER_CODES)[number]

export type Blocker = {
  readonly code: BlockerCode
  /** `prompt` asks for a step that the page can offer; `error` has to be mended in the slip. */
  readonly severity: 'prompt' | 'error'
  readonly betKey?: string
  readonly selectionId?: string
  readonly otherSelectionId?: string
  readonly messageKey: string
  /** Amounts are in smallest units. */
  readonly params: Readonly<Record<string, string | number | Amount>>
  /** `over_limit`: the player's own limit, and what it leaves. */
  readonly room?: Room
}

/** What must be known and fresh, besides the slip itself, before a bet may be placed. */
export type PlacementContext = {
  readonly rules: SlipRules
  /** Smallest units of the slip's currency; null while it is not known. */
  readonly balance: Amount | null
  /** Per bet key; a bet that is not listed has the general ceiling. */
  readonly maxStakeByBet: Readonly<Record<string, Amount>>
  /** What the player's own limits leave. */
  readonly room: StakeRoom
  /** What they forbid now, whatever the stake. */
  readonly held: HeldRails
  /** Smallest stake of one bet; null for none. */
  readonly minStake: Amount | null
  /** Selections whose price is too old to bet on. */
  readonly staleSelectionIds: ReadonlySet<string>
  /** Whether live prices are arriving; false blocks everything. */
  readonly isConnected: boolean
}

const PROMPTS: ReadonlySet<BlockerCode> = new Set([
  'sign_in_required',
  'stake_missing',
  'odds_changed',
  'slip_empty',
])

/** Where the rules name a message key of their own. */
const MESSAGE_KEYS: Partial<Record<BlockerCode, string>> = {
  potential_win_not_above_stake: 'error.potential_win.equal_or_less',
}

type Place = Pick<Blocker, 'betKey' | 'selectionId' | 'otherSelectionId'>

export function blocker(
  code: BlockerCode,
  place: Place = {},
  params: Blocker['params'] = {},
): Blocker {
  return {
    code,
    severity: PROMPTS.has(code) ? 'prompt' : 'error',
    ...place,
    messageKey: MESSAGE_KEYS[code] ?? `slip.blocker.${code}`,
    params,
  }
}

/**
 * Everything that keeps the slip from being placed, in the order to show it; empty when ready. A bet
 * without a stake is in nobody's way while another one has one: it stays in the slip.
 */
export function slipBlockers(state: SlipState, context: PlacementContext): readonly Blocker[] {
  return [
    ...slipWideBlockers(state, context),
    ...pauseBlockers(context),
    ...eachOnce(betsToPlace(state.bets).flatMap((bet) => betBlockers(bet, context))),
    ...totalBlockers(state, context),
  ]
}

/** A leg may stand in several bets: what is in its way is said once. */
function eachOnce(blockers: readonly Blocker[]): readonly Blocker[] {
  const placeOf = ({ code, betKey: key, selectionId, otherSelectionId }: Blocker) =>
    [code, key, selectionId, otherSelectionId].join()
  return [...new Map(blockers.map((found) => [placeOf(found), found])).values()]
}

function slipWideBlockers(state: SlipState, context: PlacementContext): readonly Blocker[] {
  const { maxSelections: maximum, isLoggedIn } = context.rules
  const isTooLarge = state.selectedOutcomeIds.length > maximum
  return [
    ...(state.bets.length === 0 ? [blocker('slip_empty')] : []),
    ...(state.inProgress || state.isRestoring ? [blocker('in_progress')] : []),
    ...(context.isConnected ? [] : [blocker('connection_lost')]),
    ...(isTooLarge ? [blocker('too_many_selections', {}, { maximum })] : []),
    ...(isLoggedIn ? [] : [blocker('sign_in_required')]),
  ]
}

/** @param context `params.until` is an instant, in milliseconds since 1970 */
export function pauseBlockers({ rules, held }: PlacementContext): readonly Blocker[] {
  const { pauseUntil: until } = held
  return rules.isLoggedIn && until !== null ? [blocker('paused', {}, { until })] : []
}

function totalBlockers(state: SlipState, context: PlacementContext): readonly Blocker[] {
  const { rules } = context
  const stake = totalStake(state.bets.map((bet) => slipBetTerms(bet, rules)))
  return rules.isLoggedIn && stake > 0n ? moneyBlockers(stake, state.currency, context) : []
}

/** What the player's limits and balance say to all stakes together. */
export function moneyBlockers(
  stake: Amount,
  currency: string,
  { balance, room }: Pick<PlacementContext, 'balance' | 'room'>,
): readonly Blocker[] {
  const over = overRoom(stake, room.total)
  if (balance === null) return [...over, blocker('balance_unknown')]
  return balance < stake
    ? [...over, blocker('balance_too_low', {}, { balance, stake, currency })]
    : over
}

function overRoom(stake: Amount, room: Room | null, place: Place = {}): readonly Blocker[] {
  return room === null || stake <= room.left ? [] : [{ ...blocker('over_limit', place), room }]
}

/** Everything that keeps one bet from being placed. */
export function betBlockers(bet: SlipBet, context: PlacementContext): readonly Blocker[] {
  return [
    ...bet.selections.flatMap((selection) => selectionBlockers(selection, context)),
    ...priceBlockers(bet, context),
    ...legConflicts(bet).map(({ selection, other }) =>
      blocker('legs_conflict', { selectionId: selection.id, otherSelectionId: other.id }),
    ),
    ...stakeBlockers(bet, context),
    ...bonusBlockers(bet),
  ]
}

function selectionBlockers(
  selection: SlipSelection,
  { staleSelectionIds, held: { noLiveUntil: until } }: PlacementContext,
): readonly Blocker[] {
  const place = { selectionId: selection.id }
  if (selection.isNotAvailable) return [blocker('selection_unavailable', place)]
  if (selection.isSuspended) return [blocker('selection_suspended', place)]
  if (!isOdds(selection.odds)) return [blocker('unknown_price', place)]
  const { odds, acceptedOdds: accepted } = selection
  const isQuiet = until !== null && selection.matchStatus === MATCH_STATUS.live
  return [
    ...(isQuiet ? [blocker('no_live', place, { until })] : []),
    ...(staleSelectionIds.has(selection.id) ? [blocker('selection_stale', place)] : []),
    ...(selection.isChanged ? [blocker('odds_changed', place, { accepted, odds })] : []),
  ]
}

function priceBlockers(bet: SlipBet, { rules }: PlacementContext): readonly Blocker[] {
  if (bet.betType !== 'custom_bet') return []
  const place = { betKey: betKey(bet) }
  const { customOdds, customQuote } = bet
  if (!rules.customBetEnabled) return [blocker('custom_bet_disabled', place)]
  if (!isOdds(customOdds) || !isOdds(customQuote)) return [blocker('unknown_price', place)]
  return isBetChanged(bet, rules)
    ? [blocker('odds_changed', place, { accepted: customOdds, odds: customQuote })]
    : []
}

function stakeBlockers(bet: SlipBet, context: PlacementContext): readonly Blocker[] {
  const key = betKey(bet)
  const place = { betKey: key }
  const { stake, currency } = bet
  if (stake <= 0n) return [blocker('stake_missing', place)]
  const { minStake, maxStakeByBet, rules } = context
  const maximum = maxStakeByBet[key] ?? stakeCeiling({ ...rules.limits, subunits: bet.subunits })
  const isBelow = minStake !== null && !isFreebet(bet) && stake < minStake
  const { isPossible, potentialWin } = betFigures(bet, rules)
  const isWhole = isPossible && !bet.selections.some(({ isSuspended }) => isSuspended)
  const gain = potentialWin - (isFreebet(bet) ? 0n : stake)
  // A bet over the maximum may be sent for approval instead.
  const isAbove = stake > maximum && !bet.isVip
  return [
    ...(isBelow ? [blocker('stake_below_minimum', place, { minimum: minStake, currency })] : []),
    ...(isAbove ? [blocker('stake_above_maximum', place, { maximum, currency })] : []),
    ...overRoom(stake, isFreebet(bet) ? null : context.room.each, place),
    // Above the maximum the greatest return may be what leaves no gain.
    ...(isWhole && gain <= 0n && !isAbove ? [blocker('potential_win_not_above_stake', place)] : []),
  ]
}

function bonusBlockers(bet: SlipBet): readonly Blocker[] {
  const reason = bet.bonus === null ? null : bonusMismatch(bet.bonus, bonusSubject(bet))
  return reason === null ? [] : [blocker('bonus_conditions', { betKey: betKey(bet) }, { reason })]
}
