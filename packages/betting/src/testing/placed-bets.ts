import { amountOf } from '../money/amount.ts'
import type { PlacedBet } from '../my-bets/placed-bet.ts'
import { totalOddsOf } from '../odds/odds.ts'

export function placedBet(id: string, more: Partial<PlacedBet> = {}): PlacedBet {
  return {
    id,
    type: 'single',
    ref: `T-${id}`,
    status: 'waiting_results',
    result: 'no_results',
    stake: amountOf(1000n),
    currency: 'EUR',
    subunits: 100,
    winAmount: amountOf(2000n),
    odds: totalOddsOf(2000n),
    selections: [],
    createdAt: 0,
    toCashout: null,
    bonus: null,
    systemType: null,
    usedInJackpot: false,
    isVip: false,
    ...more,
  }
}
