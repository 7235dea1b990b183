import type { BetTerms } from '../bets/bet-terms.ts'
import { amountOf } from '../money/amount.ts'
import { oddsOf } from '../odds/odds.ts'

/** A bet of 10.00 with the given prices. */
export function termsOf(odds: readonly number[], more: Partial<BetTerms> = {}): BetTerms {
  return {
    betType: odds.length === 1 ? 'single' : 'combo',
    stake: amountOf(1000n),
    legs: odds.map((leg) => ({ odds: oddsOf(leg) })),
    systemType: null,
    customOdds: null,
    bonusOdds: null,
    freebetMode: null,
    ...more,
  }
}

/** The same as a system of lines of `winCount`. */
export function systemOf(
  odds: readonly number[],
  winCount: number,
  more: Partial<BetTerms> = {},
): BetTerms {
  const totalCount = odds.length
  const systemType = { id: `${winCount}/${totalCount}`, totalCount, winCount }
  return termsOf(odds, { betType: 'system', systemType, ...more })
}
