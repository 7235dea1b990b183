import type { Amount } from '@touchline/betting'
import { createPlayerChannels } from '../../realtime/player-channels.ts'
import type { Publisher } from '../../realtime/publisher.ts'
import type { Clock } from '../clock.ts'
import type { StoredBet } from './bet-repository.ts'
import type { Offer, OffersBasis, QuotedBet } from './cash-out/quote-bet.ts'
import { presentBet } from './present-bet.ts'

/** Tells every open page of a player, in every language, about his bets and balances. */
export type PlayerEvents = {
  /** Whether any page may follow the player; it is not known of every push server. */
  isHeard(playerId: number): boolean
  betChanged(bet: StoredBet): void
  /** Null withdraws the offer. */
  cashOutChanged(bet: Pick<QuotedBet, 'id' | 'player_id'>, offer: Offer | null): void
  balanceChanged(playerId: number, currency: string, amount: Amount): void
}

export function createPlayerEvents(
  publisher: Publisher,
  basis: OffersBasis,
  clock: Pick<Clock, 'now'>,
): PlayerEvents {
  const pages = createPlayerChannels(publisher)
  return {
    isHeard: (playerId) => publisher.isOwnerWanted?.(String(playerId)) ?? true,
    betChanged(bet) {
      const now = clock.now()
      pages.tellInLanguages(bet.player_id, (locale) => ({
        type: 'bet_changed',
        bet: presentBet(bet, { ...basis, locale, now }),
      }))
    },
    cashOutChanged({ id, player_id: playerId }, offer) {
      const changed = {
        id: String(id),
        toCashout: offer?.amount ?? null,
        cashoutExpiresAt: offer === null ? null : new Date(offer.expiresAt).toISOString(),
      }
      pages.tell(playerId, { type: 'bet_cashout_changed', bet: changed })
    },
    balanceChanged(playerId, currency, amount) {
      pages.tell(playerId, { type: 'balance_changed', balance: { currency, amount } })
    },
  }
}
