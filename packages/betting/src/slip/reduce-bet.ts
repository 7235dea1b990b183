import { bonusesLoaded, removeBonus, setBonus } from './bet-bonus.ts'
import { refreshBet, withDesiredWin, withStake } from './bet-stake.ts'
import { withCustomQuote, withProposedOdds } from './custom-price.ts'
import { isSameList } from './map-stable.ts'
import type { SlipBet } from './slip-bet.ts'
import type { SlipEvent } from './slip-event.ts'
import type { SlipRules } from './slip-rules.ts'

/** The events that concern one bet of the slip and leave its legs alone. */
export type BetEvent = Extract<
  SlipEvent,
  {
    type:
      | 'setStake'
      | 'setRecommendedStake'
      | 'setPotentialWin'
      | 'setBonus'
      | 'removeBonus'
      | 'bonusesLoaded'
      | 'jackpotsLoaded'
      | 'customOddsQuoted'
      | 'proposeCustomOdds'
      | 'setVip'
  }
>

/** The same bet when the event changes nothing. */
export function reduceBet(bet: SlipBet, event: BetEvent, rules: SlipRules): SlipBet {
  switch (event.type) {
    case 'setStake':
      return withStake(bet, event.stake, null)
    case 'setRecommendedStake':
      return withStake(bet, event.stake, 'recommended_stake')
    case 'setPotentialWin':
      return withDesiredWin(bet, event.amount, rules)
    case 'setBonus':
      return refreshBet(setBonus(bet, event.bonus), rules)
    case 'removeBonus':
      return removeBonus(bet)
    case 'bonusesLoaded':
      return refreshBet(bonusesLoaded(bet, event.bonuses), rules)
    case 'jackpotsLoaded':
      return isSameList(bet.jackpots, event.jackpots) ? bet : { ...bet, jackpots: event.jackpots }
    case 'customOddsQuoted':
      return withCustomQuote(bet, event.selectionIds, event.odds, rules)
    case 'proposeCustomOdds':
      return withProposedOdds(bet, event.odds, rules)
    case 'setVip':
      return bet.isVip === event.isVip ? bet : { ...bet, isVip: event.isVip }
  }
}
