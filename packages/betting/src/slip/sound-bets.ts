import { refreshBet } from './bet-stake.ts'
import { allowsMultiSingle, ordinaryBets, replaceOrdinary, reshape } from './composition.ts'
import type { SlipBet } from './slip-bet.ts'
import { betKey } from './slip-bet.ts'
import type { SlipRules } from './slip-rules.ts'

/**
 * Bets from outside (saved, shared, set as a whole) brought into the form that the slip keeps:
 * each outcome once, no empty bet, a single with one leg, ordinary bets either singles side by side
 * or one bet of several legs, one custom bet per match and none where they are not offered.
 */
export function soundBets(bets: readonly SlipBet[], rules: SlipRules): readonly SlipBet[] {
  const distinct = withoutRepeats(bets)
    .filter((bet) => bet.betType !== 'custom_bet' || isSoundCustom(bet, rules))
    .map((bet) =>
      isWellShaped(bet, rules) ? refreshBet(bet, rules) : reshape(bet, bet.selections, rules),
    )
  const keys = new Set<string>()
  const kept = distinct.filter((bet) => {
    const key = betKey(bet)
    return bet.betType !== 'custom_bet' || (!keys.has(key) && keys.add(key))
  })
  return joinOrdinary(kept, rules)
}

function withoutRepeats(bets: readonly SlipBet[]): readonly SlipBet[] {
  const seen = new Set<string>()
  return bets.flatMap((bet) => {
    const selections = bet.selections.filter(({ id }) => !seen.has(id) && seen.add(id))
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
  const first = present[0]
  if (first === undefined || present.length === 1) return bets
  const selections = present.flatMap((bet) => bet.selections)
  const areSingles = present.every((bet) => bet.betType === 'single')
  if (areSingles && allowsMultiSingle(selections, rules)) return bets
  return replaceOrdinary(bets, [reshape(first, selections, rules)])
}
