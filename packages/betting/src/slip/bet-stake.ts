import { stakeForWin } from '../bets/potential-win.ts'
import { refreshBonus } from './bet-bonus.ts'
import type { SlipBet, StakeSource } from './slip-bet.ts'
import { isFreebet, slipBetTerms } from './slip-bet.ts'
import type { SlipRules } from './slip-rules.ts'

/** A stake that the player chose; the same bet when nothing differs or a freebet fixes the stake. */
export function withStake(bet: SlipBet, stake: bigint, stakeSource: StakeSource | null): SlipBet {
  if (isFreebet(bet) || stake < 0n) return bet
  const same = bet.stake === stake && bet.stakeSource === stakeSource && bet.desiredWin === null
  return same ? bet : { ...bet, stake, stakeSource, desiredWin: null }
}

/** The stake that the wanted win needs, kept in step with the price from now on. */
export function withDesiredWin(bet: SlipBet, amount: bigint, rules: SlipRules): SlipBet {
  if (isFreebet(bet) || amount < 0n || bet.desiredWin === amount) return bet
  return rescaleStake({ ...bet, stakeSource: 'potential_win', desiredWin: amount }, rules)
}

/** What follows from a bet's legs and prices: its bonus, and a stake that came from a wanted win. */
export function refreshBet(bet: SlipBet, rules: SlipRules): SlipBet {
  return rescaleStake(refreshBonus(bet), rules)
}

/** After a change of legs the stake stands as it is: the wanted win was for other legs. */
export function forgetDesiredWin(bet: SlipBet): SlipBet {
  return bet.desiredWin === null ? bet : { ...bet, desiredWin: null, stakeSource: null }
}

/** A stake in another currency starts from nothing. */
export function withCurrency(bet: SlipBet, currency: string, subunits: number): SlipBet {
  const changed = refreshBonus({ ...bet, currency, subunits, stake: 0n, desiredWin: null })
  return { ...changed, stakeSource: 'sharing' }
}

function rescaleStake(bet: SlipBet, rules: SlipRules): SlipBet {
  const unpriced = bet.betType === 'custom_bet' && bet.customOdds === null
  if (bet.desiredWin === null || unpriced) return bet
  const stake = stakeForWin(bet.desiredWin, slipBetTerms(bet, rules), rules.systemMaxWinFactor)
  return stake === bet.stake ? bet : { ...bet, stake }
}
