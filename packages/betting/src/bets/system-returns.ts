import type { Amount } from '../money/amount.ts'
import { oddsOf } from '../odds/odds.ts'
import type { BetTerms } from './bet-terms.ts'
import { combinationsCount } from './combinations.ts'
import { potentialWin } from './potential-win.ts'
import { otherLegs } from './system-type.ts'

/** What a system still pays when some of its legs lose and all others win. */
export type SystemReturn = {
  /** Number of legs that lose. */
  readonly lost: number
  /** Lines that win. */
  readonly lines: bigint
  /** Smallest units when the legs with the highest odds lose. */
  readonly least: Amount
  /** Smallest units when the legs with the lowest odds lose. */
  readonly most: Amount
}

/** From no leg lost up to the most that leave a line; empty for a bet that is no system. */
export function systemReturns(bet: BetTerms, maxWinFactor?: bigint): readonly SystemReturn[] {
  const { systemType } = bet
  if (bet.betType !== 'system' || systemType === null) return []
  const { totalCount, winCount, bankers = [] } = systemType
  // With a banker every line is lost: the others are what may lose.
  const byOdds = [...otherLegs(systemType)].toSorted(
    (a, b) => (bet.legs[b]?.odds ?? 0) - (bet.legs[a]?.odds ?? 0),
  )
  return Array.from({ length: totalCount - winCount + 1 }, (_, lost) => ({
    lost,
    lines: combinationsCount(totalCount - bankers.length - lost, winCount - bankers.length),
    least: winWithout(bet, new Set(byOdds.slice(0, lost)), maxWinFactor),
    most: winWithout(bet, new Set(byOdds.slice(byOdds.length - lost)), maxWinFactor),
  }))
}

/** A leg at such a price returns nothing. */
const NOTHING = oddsOf(0)

/** What the bet pays when the legs at these indexes lose and all others win. Smallest units. */
export function winWithout(
  bet: BetTerms,
  lost: ReadonlySet<number>,
  maxWinFactor?: bigint,
): Amount {
  const legs = bet.legs.map((leg, index) => (lost.has(index) ? { ...leg, odds: NOTHING } : leg))
  return potentialWin({ ...bet, legs }, maxWinFactor).amount
}
