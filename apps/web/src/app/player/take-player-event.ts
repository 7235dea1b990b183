import type { PushEvent } from '@touchline/contract'

import { guardRailsQuery } from '../../data/queries/limits.ts'
import { takeNotification } from '../../data/queries/notifications.ts'
import { addBets, applyCashOuts, findBet } from '../../player/bets/bets-cache.ts'
import { inLocalTime } from '../../player/bets/local-acceptance.ts'
import { betsQuery, changeBets } from '../../player/bets/bets-query.ts'
import { tellCashOut } from '../../parts/bets/tell-cash-out.ts'
import type { Services } from '../services.ts'
import { createOfferInbox, type OfferInbox } from '../../player/bets/offer-inbox.ts'

export type PlayerEvents = { readonly take: (event: PushEvent) => void; readonly close: () => void }

/** What a player's own channel tells goes to whoever shows it. */
export function takePlayerEvents(services: Services): PlayerEvents {
  const { queryClient } = services
  const offers = createOfferInbox((taken) => {
    queryClient.setQueryData(betsQuery(services).queryKey, (data) => applyCashOuts(data, taken))
  })
  return { take: (event) => takeEvent(services, offers, event), close: offers.close }
}

function takeEvent(services: Services, offers: OfferInbox, event: PushEvent): void {
  const { queryClient, session, slip, quickBet, builder, alerts } = services
  const { queryKey } = betsQuery(services)
  switch (event.type) {
    case 'balance_changed':
      return session.applyBalance(event.balance)
    case 'bet_cashout_changed':
      return offers.add(event.bet)
    case 'bet_changed': {
      const bet = inLocalTime(event.bet)
      slip.applyBet(bet)
      quickBet.applyBet(bet)
      builder.applyBet(bet)
      const known = findBet(queryClient.getQueryData(queryKey), bet.id)
      changeBets(services, (data) => addBets(data, [bet]))
      if (bet.status === 'done') askForPause(services)
      if (known !== undefined) tellCashOut(alerts, known, bet)
      if (bet.isVip && bet.status === 'rejected') {
        const title = alerts.translate()('alerts.vipRejected', { ref: bet.ref })
        const description = alerts.translate()('alerts.vipRejectedHint')
        alerts.queue.push({ tone: 'warning', title, description })
      }
      return
    }
    case 'notification':
    case 'unread_counters_changed':
      return takeNotification(queryClient, event)
    default:
      return undefined
  }
}

/** A bet that is settled may have begun the pause that a player wants after losses. */
function askForPause({ queryClient, api }: Services): void {
  const { queryKey } = guardRailsQuery({ api })
  if (queryClient.getQueryData(queryKey)?.rails.pause == null) return
  void queryClient.invalidateQueries({ queryKey })
}
