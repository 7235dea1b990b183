import type { Amount } from '@touchline/betting'
import type { KeptParam } from '../../db/notification-schema.ts'
import type { NewNotification, NoticeWith } from '../notifications/add-notifications.ts'
import type { StoredBet } from './bet-repository.ts'

export type BetEnd = {
  readonly bet: StoredBet
  readonly payout: Amount
  /** Of the settlement; more than 1 where a result was corrected. */
  readonly number: number
}

/** What a player is told when a bet has ended. */
export function betNotification({ bet, payout, number }: BetEnd): NewNotification {
  const id = String(bet.id)
  const { currency } = bet
  return {
    playerId: bet.player_id,
    cause: `settlement:${id}:${number}`,
    type: 'bet',
    object: { type: 'bet', id },
    says: {
      text: nameOf(bet, payout, number),
      params: {
        amount: { amount: String(payout), currency },
        stake: { amount: String(bet.stake), currency },
        event: eventOf(bet),
      },
    },
  }
}

/**
 * What a player is told when the house has said no at the end of the delay: the page with the receipt
 * may be gone, and rejected bets are in no list that a press could lead to.
 */
export function rejectionNotification(bet: StoredBet): NewNotification {
  const stake = { amount: String(bet.stake), currency: bet.currency }
  return {
    playerId: bet.player_id,
    cause: `rejection:${bet.id}`,
    type: 'bet',
    says: { text: 'bet_rejected', params: { stake, event: eventOf(bet) } },
  }
}

function nameOf(bet: StoredBet, payout: Amount, number: number): NoticeWith<'amount' | 'stake'> {
  if (number > 1) return 'bet_corrected'
  switch (bet.settlement?.result) {
    case 'cashed_out':
      return 'bet_cashed_out'
    case 'win_entire':
      return 'bet_won'
    case 'lose_entire':
      return 'bet_lost'
    case 'refund_entire':
    case 'canceled':
      return 'bet_refunded'
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
