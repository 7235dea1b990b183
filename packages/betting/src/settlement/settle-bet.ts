import { SYSTEM_MAX_WIN_FACTOR } from '../bets/max-win-factor.ts'
import { withinPayout } from '../bets/potential-win.ts'
import type { Amount } from '../money/amount.ts'
import { NO_AMOUNT, subtractAmounts, shareOfAmount } from '../money/amount.ts'
import type { SettlementResult } from '../my-bets/bet-status.ts'
import { returnRate } from './bet-return.ts'
import type { LegResult } from './leg-result.ts'
import { isDecided, isLost, isVoid, LOST, WON } from './leg-result.ts'
import type { BetSettlement, LegCounts, SettlementBet } from './settled-bet.ts'

/** Settles what is certain: a bet stays open as long as an open leg can still change its return. */
export function settleBet(
  bet: SettlementBet,
  maxWinFactor: bigint = SYSTEM_MAX_WIN_FACTOR,
): BetSettlement {
  const worst = returnOf(withOpenLegs(bet, LOST), maxWinFactor)
  const best = returnOf(withOpenLegs(bet, WON), maxWinFactor)
  const legs = countLegs(bet)
  const figures = { legs, currentReturn: paid(bet, worst), maxReturn: paid(bet, best) }
  if (legs.open > 0 && !isLostForSure(bet)) {
    return {
      status: 'open',
      result: 'no_results',
      payout: NO_AMOUNT,
      freebetReturn: NO_AMOUNT,
      ...figures,
    }
  }
  const result = resultOf(bet, worst)
  return { status: 'settled', result, ...payment(bet, worst, result), ...figures }
}

/** The book takes the whole bet back: the stake returns as what it was, money or freebet. */
export function cancelBet(bet: SettlementBet): BetSettlement {
  const result = 'canceled'
  const legs = countLegs(bet)
  const { payout, freebetReturn } = payment(bet, bet.stake, result)
  const figures = { legs, currentReturn: payout, maxReturn: payout }
  return { status: 'settled', result, payout, freebetReturn, ...figures }
}

function returnOf(bet: SettlementBet, maxWinFactor: bigint): Amount {
  return withinPayout(shareOfAmount(bet.stake, returnRate(bet, maxWinFactor)), bet)
}

function withOpenLegs(bet: SettlementBet, result: LegResult): SettlementBet {
  return {
    ...bet,
    legs: bet.legs.map((leg) => (isDecided(leg.result) ? leg : { ...leg, result })),
  }
}

/** Too few legs are left alive for a single line, or a banker is lost, which stands in each. */
function isLostForSure(bet: SettlementBet): boolean {
  const bankers = bet.systemType?.bankers ?? []
  if (bankers.some((place) => bet.legs[place] !== undefined && isLost(bet.legs[place].result))) {
    return true
  }
  const alive = bet.legs.filter(({ result }) => !isLost(result)).length
  const needed = bet.betType === 'system' ? bet.systemType?.winCount : bet.legs.length
  return alive < (needed ?? bet.legs.length)
}

function countLegs({ legs }: SettlementBet): LegCounts {
  const results = legs.map(({ result }) => result)
  const decided = results.filter(isDecided)
  return {
    open: results.length - decided.length,
    void: decided.filter(isVoid).length,
    won: decided.filter((leg) => leg.result === 1 && !isVoid(leg)).length,
    lost: decided.filter((leg) => leg.result === 0 && !isVoid(leg)).length,
  }
}

function resultOf(bet: SettlementBet, grossReturn: Amount): SettlementResult {
  const results = bet.legs.map(({ result }) => result)
  if (isLostForSure(bet)) return 'lose_entire'
  if (results.every(isVoid)) return 'refund_entire'
  if (bet.betType === 'custom_bet' && results.some((leg) => leg.voidFactor !== 0)) {
    return 'refund_entire'
  }
  if (results.some((leg) => leg.voidFactor === 500)) {
    return grossReturn > bet.stake ? 'refund_half_win_other' : 'refund_half_lose_other'
  }
  // A system can return stakes through its void legs alone.
  return results.some((leg) => leg.result === 1) ? 'win_entire' : 'refund_entire'
}

function payment(
  bet: SettlementBet,
  grossReturn: Amount,
  result: SettlementResult,
): { payout: Amount; freebetReturn: Amount } {
  const isReturned = result === 'refund_entire' || result === 'canceled'
  if (bet.freebetMode === null) return { payout: grossReturn, freebetReturn: NO_AMOUNT }
  if (isReturned) return { payout: NO_AMOUNT, freebetReturn: grossReturn }
  const isRefundedLoss = bet.freebetMode === 'no_risk' && result === 'lose_entire'
  return { payout: paid(bet, grossReturn), freebetReturn: isRefundedLoss ? bet.stake : NO_AMOUNT }
}

function paid(bet: SettlementBet, grossReturn: Amount): Amount {
  if (bet.freebetMode !== 'only_win') return grossReturn
  return grossReturn > bet.stake ? subtractAmounts(grossReturn, bet.stake) : NO_AMOUNT
}
