import type { PlacedBet } from '../my-bets/placed-bet.ts'

export function placedBet(id: string, more: Partial<PlacedBet> = {}): PlacedBet {
  return {
    id,
    type: 'single',
    ref: `T-${id}`,
    status: 'waiting_results',
    result: 'no_results',
    stake: 1000n,
    currency: 'EUR',
    subunits: 100,
    winAmount: 2000n,
    odds: 2000n,
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
