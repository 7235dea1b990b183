import { isNoWin, OPEN_BET_STATUSES } from '@touchline/betting'
import type { BetResult, PlacedBet, PlacedSelection } from '@touchline/contract'
import type { PillStatus } from '@touchline/ui'

const RESULT_PILLS: Readonly<Record<BetResult, PillStatus>> = {
  no_results: 'pending',
  canceled: 'void',
  win_entire: 'won',
  lose_entire: 'lost',
  refund_entire: 'void',
  refund_half_win_other: 'half-won',
  refund_half_lose_other: 'half-lost',
  cashed_out: 'cashed-out',
}

const LEG_PILLS: Readonly<Record<PlacedSelection['status'], PillStatus>> = {
  open: 'open',
  won: 'won',
  lost: 'lost',
  void: 'void',
  half_won: 'half-won',
  half_lost: 'half-lost',
  dead_heat: 'half-won',
}

type Paid = Pick<PlacedBet, 'result' | 'stake' | 'winAmount' | 'bonus'>

function isToldAsSettled({ result, stake, winAmount, bonus }: Paid): boolean {
  return isNoWin(result, { stake, paid: winAmount, isFree: bonus?.type === 'freebet' })
}

/** Shape and colour of a bet's state: its result once it is settled. */
export function betPill(bet: Paid & Pick<PlacedBet, 'status'>): PillStatus {
  const { status, result } = bet
  switch (status) {
    case 'waiting_results':
      return 'open'
    case 'submitted':
    case 'ready_to_process':
    case 'cashout_in_progress':
      return 'pending'
    case 'cashed_out':
      return 'cashed-out'
    case 'rejected':
      return 'rejected'
    case 'withdrawn':
    case 'cancelled':
      return 'void'
    case 'done':
      return isToldAsSettled(bet) ? 'void' : RESULT_PILLS[result]
  }
}

/** Which text names a bet's state: the result's for a settled bet, the status's for any other. */
export function betStateKey(bet: Paid & Pick<PlacedBet, 'status' | 'isVip'>) {
  if (bet.status === 'submitted' && bet.isVip) return 'waitingApproval' as const
  return bet.status === 'done' && bet.result !== 'no_results' && !isToldAsSettled(bet)
    ? (`outcomes.${bet.result}` as const)
    : (`statuses.${bet.status}` as const)
}

export function legPill(status: PlacedSelection['status']): PillStatus {
  return LEG_PILLS[status]
}

/** Whether a leg still waits for its match: one of a bet that is over is no news any more. */
export function isLegAwaited(
  { status }: Pick<PlacedBet, 'status'>,
  leg: Pick<PlacedSelection, 'status'>,
): boolean {
  return leg.status === 'open' && OPEN_BET_STATUSES.includes(status)
}

/** Which text names a leg's state: of a bet that is over nothing is open, and its match may go on. */
export function legStateKey({ status }: Pick<PlacedSelection, 'status'>, isAwaited: boolean) {
  return status === 'open' && !isAwaited
    ? ('outcomes.no_results' as const)
    : (`legs.${status}` as const)
}
