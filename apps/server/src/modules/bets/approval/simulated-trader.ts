import { timesAmount } from '@touchline/betting'

import type { Trader } from './trader.ts'

/** So many times the greatest stake are still approved. */
export const APPROVED_UP_TO = 5n

/** Stands for the traders of an operator: approves up to five times the greatest stake. */
export function createSimulatedTrader(answersAfterMs: number): Trader {
  return {
    answersAfterMs,
    async decide({ stake, maxStake }) {
      return stake <= timesAmount(maxStake, APPROVED_UP_TO)
        ? { approved: true }
        : { approved: false, reason: 'error.place_bets.not_approved' }
    },
  }
}
