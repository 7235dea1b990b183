import { ODDS_SCALE, potentialWin } from '@touchline/betting'
import type { BetTerms, BetType, Odds, SystemType } from '@touchline/betting'
import type { BetRow } from './bet-repository.ts'

export function betTerms(bet: {
  readonly type: BetType
  readonly stake: bigint
  readonly odds: readonly Odds[]
  readonly systemType: SystemType | null
  /** The one price of a custom bet. */
  readonly customOdds?: Odds | null
  readonly maxPayout?: bigint
}): BetTerms {
  return {
    betType: bet.type,
    stake: bet.stake,
    legs: bet.odds.map((odds) => ({ odds })),
    systemType: bet.systemType,
    customOdds: bet.customOdds ?? null,
    bonusOdds: null,
    freebetMode: null,
    maxPayout: bet.maxPayout,
  }
}

/** The price that a stored custom bet was taken at; null for every other bet. */
export function storedCustomOdds({ type, odds }: Pick<BetRow, 'type' | 'odds'>): Odds | null {
  return type === 'custom_bet' ? Number(odds) : null
}

const MOST_ODDS = BigInt(Number.MAX_SAFE_INTEGER)

/**
 * The figures that a bet keeps. `odds` is the return in thousandths of the stake when every leg
 * wins, rounded down: the product for singles and combos, the mean over its lines for a system. No price
 * is told that is greater than the wire can carry exactly.
 */
export function betFigures(terms: BetTerms): { odds: bigint; potentialWin: bigint } {
  return {
    odds: potentialWin({ ...terms, stake: BigInt(ODDS_SCALE), maxPayout: MOST_ODDS }).amount,
    potentialWin: potentialWin(terms).amount,
  }
}
