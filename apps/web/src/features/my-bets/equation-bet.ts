import { ODDS_SCALE, type EquationBet, oddsOf } from '@touchline/betting'
import type { PlacedBet } from '@touchline/contract'

/** A bet as its equation needs it; the book's taking back of a whole bet voids every leg. */
export function toEquationBet(bet: PlacedBet): EquationBet {
  const { type, stake, winAmount, systemType, odds, bonus, selections, status } = bet
  const isBoost = bonus?.type === 'comboboost'
  const isCancelled = status === 'cancelled'
  return {
    type: isCancelled ? 'single' : type,
    stake,
    paid: winAmount,
    systemType: isCancelled ? null : systemType,
    odds,
    boostOdds: isBoost && !isCancelled ? (bonus.odds ?? null) : null,
    legs: isCancelled
      ? [{ status: 'void', odds: oddsOf(ODDS_SCALE), deadHeatFactor: null }]
      : selections.map((leg) => ({
          status: leg.status,
          odds: leg.odds,
          deadHeatFactor: leg.deadHeatFactor ?? null,
          race: leg.race ?? null,
        })),
  }
}
