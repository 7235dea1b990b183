import type { Amount } from '../money/amount.ts'
import type { Odds } from '../odds/odds.ts'
import type { BetType } from './bet-type.ts'
import type { FreebetMode } from './bonus.ts'
import type { SystemType } from './system-type.ts'

/** What a bet's figures depend on, whoever holds the bet: slip, server or My bets. */
export type BetTerms = {
  readonly betType: BetType
  /** Smallest units; for a system the whole stake, split over its lines. */
  readonly stake: Amount
  readonly legs: readonly { readonly odds: Odds }[]
  readonly systemType: SystemType | null
  /** The price of a custom bet as a whole; null for every other type. */
  readonly customOdds: Odds | null
  /** Combo boost as a factor in thousandths; null for none. */
  readonly bonusOdds: Odds | null
  /** How a freebet pays; null when the stake is the player's money. */
  readonly freebetMode: FreebetMode | null
  /** The most that the bet returns whatever its price, smallest units; left out for no limit. */
  readonly maxPayout?: Amount | undefined
}
