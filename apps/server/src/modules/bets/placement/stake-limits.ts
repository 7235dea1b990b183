import { amountToDecimalString, maxStakeOf, potentialWin } from '@touchline/betting'
import type { BetTerms } from '@touchline/betting'
import { BET_ERROR } from '@touchline/contract'
import type { BetProblem } from '../../../http/problem.ts'
import type { OfferedCurrency } from '../../../settings/currencies.ts'

export function checkStake(terms: BetTerms, currency: OfferedCurrency): BetProblem | null {
  const { minStake } = currency
  const maxStake = maxStakeOf(terms, currency)
  const params = (amount: bigint) => ({
    amount: amountToDecimalString(amount, currency),
    currency: currency.code,
  })
  if (terms.stake > maxStake) {
    return {
      code: BET_ERROR.stakeTooHigh,
      messageKey: 'error.place_bets.stake_too_high',
      params: params(maxStake),
    }
  }
  if (terms.stake < minStake) {
    return {
      code: BET_ERROR.stakeTooLow,
      messageKey: 'error.place_bets.stake_too_low',
      params: params(minStake),
    }
  }
  if (potentialWin(terms).amount <= terms.stake) {
    return {
      code: BET_ERROR.potentialWinTooLow,
      messageKey: 'error.potential_win.equal_or_less',
    }
  }
  return null
}
