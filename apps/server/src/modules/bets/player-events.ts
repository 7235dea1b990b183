import type { Amount } from '@touchline/betting'
import { channels, encodePushEvent } from '@touchline/contract'
import type { PushEvent } from '@touchline/contract'
import type { Publisher } from '../../realtime/publisher.ts'
import { LANGUAGES } from '../../settings/locales.ts'
import type { Clock } from '../clock.ts'
import type { StoredBet } from './bet-repository.ts'
import type { Offer, OfferBasis, QuotedBet } from './cash-out/quote-bet.ts'
import { presentBet } from './present-bet.ts'

/** Tells every open page of a player, in every language, about his bets and balances. */
export type PlayerEvents = {
  betChanged(bet: StoredBet): void
  /** Null withdraws the offer. */
  cashOutChanged(bet: Pick<QuotedBet, 'id' | 'player_id'>, offer: Offer | null): void
  balanceChanged(playerId: number, currency: string, amount: Amount): void
}

export function createPlayerEvents(
  publisher: Publisher,
  basis: OfferBasis,
  clock: Pick<Clock, 'now'>,
): PlayerEvents {
  const wanted = (playerId: number) => {
    if (publisher.isOwnerWanted?.(String(playerId)) === false) return []
    return LANGUAGES.map(([language, codes]) => {
      const names = codes.map((code) => channels.player(code, String(playerId)))
      return { language, names: names.filter((name) => publisher.isWanted?.(name) ?? true) }
    }).filter(({ names }) => names.length > 0)
  }
  const publish = (names: readonly string[], event: PushEvent) => {
    const data = encodePushEvent(event)
    for (const name of names) void publisher.publish(name, data)
  }
  const publishToAll = (playerId: number, event: PushEvent) =>
    publish(
      wanted(playerId).flatMap(({ names }) => names),
      event,
    )
  return {
    betChanged(bet) {
      const now = clock.now()
      for (const { language, names } of wanted(bet.player_id)) {
        publish(names, {
          type: 'bet_changed',
          bet: presentBet(bet, { ...basis, locale: language, now }),
        })
      }
    },
    cashOutChanged({ id, player_id: playerId }, offer) {
      const changed = {
        id: String(id),
        toCashout: offer?.amount ?? null,
        cashoutExpiresAt: offer === null ? null : new Date(offer.expiresAt).toISOString(),
      }
      publishToAll(playerId, { type: 'bet_cashout_changed', bet: changed })
    },
    balanceChanged(playerId, currency, amount) {
      publishToAll(playerId, { type: 'balance_changed', balance: { currency, amount } })
    },
  }
}
