import { bonusMismatch } from '../bets/bonus-conditions.ts'
import { STAKE_CAP } from '../money/stake-cap.ts'
import { isOdds } from '../odds/odds.ts'
import { betFigures } from './bet-figures.ts'
import type { Blocker, PlacementContext } from './blocker.ts'
import { blocker } from './blocker.ts'
import { matchConflicts } from './match-conflicts.ts'
import type { SlipSelection } from './selection.ts'
import type { SlipBet } from './slip-bet.ts'
import { betKey, isFreebet } from './slip-bet.ts'
import { isBetChanged } from './ticket.ts'

/** Everything that keeps one bet from being placed. */
export function betBlockers(bet: SlipBet, context: PlacementContext): readonly Blocker[] {
  return [
    ...bet.selections.flatMap((selection) => selectionBlockers(selection, context)),
    ...priceBlockers(bet, context),
    ...matchConflicts(bet).map(({ selection, other }) =>
      blocker('same_match_conflict', { selectionId: selection.id, otherSelectionId: other.id }),
    ),
    ...stakeBlockers(bet, context),
    ...bonusBlockers(bet),
  ]
}

function selectionBlockers(
  selection: SlipSelection,
  { staleSelectionIds }: PlacementContext,
): readonly Blocker[] {
  const place = { selectionId: selection.id }
  if (selection.isNotAvailable) return [blocker('selection_unavailable', place)]
  if (selection.isSuspended) return [blocker('selection_suspended', place)]
  if (!isOdds(selection.odds)) return [blocker('unknown_price', place)]
  const { odds, acceptedOdds: accepted } = selection
  return [
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
  const maximum = maxStakeByBet[key] ?? STAKE_CAP * BigInt(bet.subunits)
  const isBelow = minStake !== null && !isFreebet(bet) && stake < minStake
  const { isPossible, potentialWin } = betFigures(bet, rules)
  const isWhole = isPossible && !bet.selections.some(({ isSuspended }) => isSuspended)
  const gain = potentialWin - (isFreebet(bet) ? 0n : stake)
  return [
    ...(isBelow ? [blocker('stake_below_minimum', place, { minimum: minStake, currency })] : []),
    // A bet over the maximum may be sent for approval instead.
    ...(stake > maximum && !bet.isVip
      ? [blocker('stake_above_maximum', place, { maximum, currency })]
      : []),
    ...(isWhole && gain <= 0n ? [blocker('potential_win_not_above_stake', place)] : []),
  ]
}

function bonusBlockers(bet: SlipBet): readonly Blocker[] {
  const reason = bet.bonus === null ? null : bonusMismatch(bet.bonus, bet)
  return reason === null ? [] : [blocker('bonus_conditions', { betKey: betKey(bet) }, { reason })]
}
