import type { BetType } from '../bets/bet-type.ts'
import type { BonusType } from '../bets/bonus.ts'
import type { SystemType } from '../bets/system-type.ts'
import type { Amount } from '../money/amount.ts'
import type { Odds, TotalOdds } from '../odds/odds.ts'
import type { BetStatus, SettlementResult } from './bet-status.ts'

export type PlacedSelection = {
  readonly id: string
  readonly status: SettlementResult
  readonly matchId: string
  readonly marketId: number
  readonly specifier: string
  readonly outcomeId: string
  readonly odds: Odds
  /** Display names as the backend localised them. */
  readonly match: string
  readonly market: string
  readonly outcome: string
  /** Milliseconds since the epoch; null when the start is not known. */
  readonly startTime: number | null
}

export type PlacedBonus = {
  readonly id: string
  readonly type: BonusType
  readonly odds: Odds | null
}

export type PlacedBet = {
  readonly id: string
  readonly type: BetType
  /** The number that player and support name the bet by. */
  readonly ref: string
  readonly status: BetStatus
  readonly result: SettlementResult
  /** Smallest units of `currency`. */
  readonly stake: Amount
  readonly currency: string
  readonly subunits: number
  /** Paid out when settled, the potential win while open. */
  readonly winAmount: Amount
  /** Total odds in thousandths. */
  readonly odds: TotalOdds
  readonly selections: readonly PlacedSelection[]
  /** Milliseconds since the epoch. */
  readonly createdAt: number
  /** The current cash-out offer; null when there is none. */
  readonly toCashout: Amount | null
  readonly bonus: PlacedBonus | null
  readonly systemType: SystemType | null
  readonly usedInJackpot: boolean
  readonly isVip: boolean
}
