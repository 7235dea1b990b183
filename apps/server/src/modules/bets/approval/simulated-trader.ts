import { timesAmount } from '@touchline/betting'

import type { Trader } from './trader.ts'

/** So many times the greatest stake and the greatest payout are still approved. */
const APPROVED_UP_TO = 5n

/** Stands for the traders of an operator. */
export function createSimulatedTrader(answersAfterMs: number): Trader {
  return {
    answersAfterMs,
    async decide({ stake, maxStake, potentialWin, maxPayout }) {
      const isWithin =
        stake <= timesAmount(maxStake, APPROVED_UP_TO) &&
        potentialWin <= timesAmount(maxPayout, APPROVED_UP_TO)
      return isWithin
        ? { approved: true }
        : { approved: false, reason: 'error.place_bets.not_approved' }
    },
  }
}
