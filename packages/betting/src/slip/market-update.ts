import type { MarketStatus } from '../bets/market-status.ts'
import type { Odds } from '../odds/odds.ts'

/** A market as it stands now, with all its outcomes: one that is not listed is gone. */
export type MarketUpdate = {
  readonly matchId: string
  readonly marketId: number
  readonly specifier: string
  readonly status: MarketStatus
  readonly outcomes: readonly {
    readonly outcomeId: string
    readonly active: boolean
    /** Null while the outcome has no price. */
    readonly odds: Odds | null
  }[]
}
