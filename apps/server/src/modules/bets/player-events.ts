import { channels, encodePushEvent } from '@touchline/contract'
import type { PushEvent } from '@touchline/contract'
import type { Book } from '../../feed/book/book.ts'
import type { Publisher } from '../../realtime/publisher.ts'
import { LOCALES } from '../../settings/locales.ts'
import type { Clock } from '../clock.ts'
import type { StoredBet } from './bet-repository.ts'
import type { Offer, QuotedBet } from './cash-out/quote-bet.ts'
import { presentBet } from './present-bet.ts'

/** Tells every open page of a player, in every language, about his bets and balances. */
export type PlayerEvents = {
  betChanged(bet: StoredBet): void
  /** Null withdraws the offer. */
  cashOutChanged(bet: Pick<QuotedBet, 'id' | 'player_id'>, offer: Offer | null): void
  balanceChanged(playerId: number, currency: string, amount: bigint): void
}

export function createPlayerEvents(
  publisher: Publisher,
  book: Book,
  clock: Pick<Clock, 'now'>,
): PlayerEvents {
  const publish = (playerId: number, locale: string, event: PushEvent) =>
    void publisher.publish(channels.player(locale, String(playerId)), encodePushEvent(event))
  return {
    betChanged(bet) {
      const now = clock.now()
      for (const { code } of LOCALES) {
        publish(bet.player_id, code, { type: 'bet_changed', bet: presentBet(bet, book, code, now) })
      }
    },
    cashOutChanged({ id, player_id: playerId }, offer) {
      const changed = {
        id: String(id),
        toCashout: offer?.amount ?? null,
        cashoutExpiresAt: offer === null ? null : new Date(offer.expiresAt).toISOString(),
      }
      for (const { code } of LOCALES) {
        publish(playerId, code, { type: 'bet_cashout_changed', bet: changed })
      }
    },
    balanceChanged(playerId, currency, amount) {
      for (const { code } of LOCALES) {
        publish(playerId, code, { type: 'balance_changed', balance: { currency, amount } })
      }
    },
  }
}
