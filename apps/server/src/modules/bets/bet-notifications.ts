import { isNoWin, NO_AMOUNT, type Amount } from '@touchline/betting'
import type { KeptParam } from '../../db/notification-schema.ts'
import type { MessageWith } from '../../http/messages.ts'
import type { NewNotification, NoticeWith } from '../notifications/add-notifications.ts'
import type { StoredBet } from './bet-repository.ts'

export type BetEnd = {
  readonly bet: StoredBet
  readonly payout: Amount
  /** Stake of a freebet that is given back. */
  readonly freebetReturn?: Amount
  /** What was paid for it before. */
  readonly paid?: { readonly win_amount: Amount } | undefined
}

/** What a player is told when a bet has ended, or is open again. */
export function betNotification(end: BetEnd): NewNotification {
  const { bet } = end
  const id = String(bet.id)
  const { currency } = bet
  const text = nameOf(end)
  return {
    playerId: bet.player_id,
    cause: `settlement:${id}:${bet.settlements}`,
    type: 'bet',
    object: { type: 'bet', id },
    says: {
      text,
      params: {
        amount: { amount: String(amountIn(end, text)), currency },
        stake: { amount: String(bet.stake), currency },
        event: eventOf(bet),
      },
    },
  }
}

function amountIn(
  { payout, paid, freebetReturn }: BetEnd,
  text: ReturnType<typeof nameOf>,
): Amount {
  switch (text) {
    case 'freebet_returned':
      return freebetReturn ?? NO_AMOUNT
    case 'bet_taken_back':
      return paid?.win_amount ?? NO_AMOUNT
    default:
      return payout
  }
}

/** Of what a bet is rejected for, what is said without the bet at hand. */
const REASONS = [
  'error.place_bets.invalid_odds',
  'error.place_bets.invalid_odds_custom_bet',
  'error.place_bets.selection_not_available',
  'error.place_bets.selection_suspended',
  'error.place_bets.selection_stale',
  'error.place_bets.not_approved',
  'error.place_bets.freebet_odds',
  'error.place_bets.break_begun',
  'error.place_bets.limit_lowered',
] as const satisfies readonly MessageWith<never>[]

/**
 * What a player is told when the house has said no at the end of the delay: the page with the receipt
 * may be gone, and rejected bets are in no list that a press could lead to.
 */
export function rejectionNotification(bet: StoredBet): NewNotification {
  const params = {
    reason: { message: REASONS.find((key) => key === bet.rejection_key) ?? '' },
    kind: bet.freebet_mode === null ? 'cash' : 'free',
    stake: { amount: String(bet.stake), currency: bet.currency },
    event: eventOf(bet),
  }
  return {
    playerId: bet.player_id,
    cause: `rejection:${bet.id}`,
    type: 'bet',
    says: { text: 'bet_rejected', params },
  }
}

/**
 * What a player is told when the end of the delay has called off a cash-out: the page that asked for it
 * may be gone, and the bet stands as if nothing had been asked.
 */
export function refusedCashOutNotification(bet: StoredBet, amount: Amount): NewNotification {
  const id = String(bet.id)
  return {
    playerId: bet.player_id,
    cause: `cash-out:${id}:${bet.cashout_at?.getTime()}`,
    type: 'bet',
    object: { type: 'bet', id },
    says: {
      text: 'bet_cash_out_refused',
      params: {
        amount: { amount: String(amount), currency: bet.currency },
        event: eventOf(bet),
      },
    },
  }
}

function nameOf({ bet, payout, paid }: BetEnd): NoticeWith<'amount' | 'stake'> {
  const result = bet.settlement?.result
  if (result === undefined) {
    return (paid?.win_amount ?? NO_AMOUNT) > NO_AMOUNT ? 'bet_taken_back' : 'bet_reopened'
  }
  if (result === 'cashed_out') return 'bet_cashed_out'
  if (bet.settlements > 1) return 'bet_corrected'
  switch (result) {
    case 'win_entire':
      return isNoWin(result, {
        stake: bet.stake,
        paid: payout,
        isFree: bet.freebet_mode !== null,
      })
        ? 'bet_paid'
        : 'bet_won'
    case 'lose_entire':
      return 'bet_lost'
    case 'refund_entire':
    case 'canceled':
      return bet.freebet_mode === null ? 'bet_refunded' : 'freebet_returned'
    default:
      return payout === 0n ? 'bet_lost' : 'bet_paid'
  }
}

/** The first event of a bet, and how many more: `Genova – Torino +2`. */
export function eventOf({ selections }: StoredBet): KeptParam {
  const [first] = selections
  if (first === undefined) return ''
  const { home, away, outright } = first.facts
  const more = selections.length > 1 ? ` +${selections.length - 1}` : ''
  if (outright === undefined) return `${home} – ${away}${more}`
  return {
    text: Object.fromEntries(
      Object.entries(outright).map(([language, name]) => [language, `${name}${more}`]),
    ),
  }
}
