import type { Amount } from '../money/amount.ts'
import type { PlacedBet } from './placed-bet.ts'

/** Takes in a pushed bet: a rejected VIP bet leaves the list, any other replaces its own entry. */
export function applyBetUpdate(
  bets: readonly PlacedBet[],
  update: PlacedBet,
): readonly PlacedBet[] {
  const index = bets.findIndex(({ id }) => id === update.id)
  if (index < 0) return bets
  return update.isVip && update.status === 'rejected'
    ? bets.toSpliced(index, 1)
    : bets.with(index, update)
}

/** Takes in a pushed cash-out offer; null withdraws it. The same list when nothing differs. */
export function applyCashOutUpdate(
  bets: readonly PlacedBet[],
  id: string,
  toCashout: Amount | null,
): readonly PlacedBet[] {
  const index = bets.findIndex((bet) => bet.id === id)
  const bet = bets[index]
  if (bet === undefined || bet.toCashout === toCashout) return bets
  return bets.with(index, { ...bet, toCashout })
}

/** A bet can be cashed out while it waits for results and has an offer. */
export function canCashOut(bet: PlacedBet): boolean {
  return bet.status === 'waiting_results' && bet.toCashout !== null && bet.toCashout > 0n
}
