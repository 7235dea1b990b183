import type { BetType } from '../bets/bet-type.ts'
import type { BonusType } from '../bets/bonus.ts'
import type { Money } from '../money/money.ts'
import type { Odds } from '../odds/odds.ts'
import type { SelectionKey } from './selection-id.ts'
import type { SlipBet } from './slip-bet.ts'
import type { SlipState } from './slip-state.ts'

export type PlacementSelection = SelectionKey & {
  /** The price that the player accepted. */
  readonly odds: Odds
}

/** One bet as it is asked for. */
export type PlacementBet = {
  readonly type: BetType
  readonly stake: Money
  readonly selections: readonly PlacementSelection[]
  readonly systemId?: string
  readonly customOdds?: Odds
  readonly bonus?: { readonly id: string; readonly type: BonusType; readonly odds: Odds | null }
  readonly isVip?: true
}

/** The bets that a placement under way has to send. */
export function toPlacementBets(state: Pick<SlipState, 'processingBets'>): readonly PlacementBet[] {
  return state.processingBets.map(toPlacementBet)
}

export function toPlacementBet(bet: SlipBet): PlacementBet {
  const { betType, stake, currency, systemType, customOdds, bonus, bonusOdds } = bet
  return {
    type: betType,
    stake: { amount: stake, currency },
    selections: bet.selections.map(({ matchId, marketId, specifier, outcomeId, acceptedOdds }) => ({
      matchId,
      marketId,
      specifier,
      outcomeId,
      odds: acceptedOdds,
    })),
    ...(betType === 'system' && systemType !== null && { systemId: systemType.id }),
    ...(betType === 'custom_bet' && customOdds !== null && { customOdds }),
    ...(bonus !== null && { bonus: { id: bonus.id, type: bonus.type, odds: bonusOdds } }),
    ...(bet.isVip && { isVip: true as const }),
  }
}
