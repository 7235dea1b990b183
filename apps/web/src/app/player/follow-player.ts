import type { PushEvent, UserSettings } from '@touchline/contract'

import { addBets, applyBet, applyCashOuts, findBet } from '../../player/bets/bets-cache.ts'
import { inLocalTime } from '../../player/bets/local-acceptance.ts'
import { betsQuery } from '../../player/bets/bets-query.ts'
import { tellCashOut } from '../../parts/bets/tell-cash-out.ts'
import type { Services } from '../services.ts'
import type { AuthStatus } from '../../player/session/session-state.ts'
import { createOfferInbox, type OfferInbox } from '../../player/bets/offer-inbox.ts'

const PUSH_STATUS = {
  UNKNOWN: 'unknown',
  PENDING: 'pending',
  LOGGED_IN: 'logged_in',
  NOT_LOGGED_IN: 'not_logged_in',
} as const satisfies Record<AuthStatus, string>

/** Tells the push connection who is signed in, and follows the player's own channel meanwhile. */
export function followPlayer(services: Services): () => void {
  const { session, live, queryClient } = services
  const offers = createOfferInbox((taken) => {
    queryClient.setQueryData(betsQuery(services).queryKey, (data) => applyCashOuts(data, taken))
  })
  let followed: { playerId: string; stop: () => void } | null = null
  let settings: UserSettings | null = null

  function update(): void {
    const { authStatus, profile, ...state } = session.getState()
    if (state.settings !== settings && state.settings !== null) {
      settings = state.settings
      live.setProviders(settings.providerStatuses)
    }
    const playerId = profile?.id ?? null
    live.setAuth(PUSH_STATUS[authStatus], profile?.id)
    if (playerId === (followed?.playerId ?? null)) return
    followed?.stop()
    followed = null
    if (playerId === null) return
    const stop = live.followPlayer(playerId, {
      onEvent: (event) => takeEvent(services, offers, event),
      onMissed: () => readAgain(services),
    })
    followed = { playerId, stop }
  }

  const unsubscribe = session.subscribe(update)
  update()
  return () => {
    unsubscribe()
    offers.close()
    followed?.stop()
  }
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
      queryClient.setQueryData(queryKey, (data) =>
        known === undefined ? addBets(data, [bet]) : applyBet(data, bet),
      )
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
      return void import('../../data/queries/notifications.ts').then(({ takeNotification }) =>
        takeNotification(queryClient, event),
      )
    default:
      return undefined
  }
}

/** Events were missed: what they would have told is read from the backend. */
function readAgain(services: Services): void {
  void services.session.refreshAccounts()
  void services.queryClient.invalidateQueries({ queryKey: ['player'] })
  void services.queryClient.invalidateQueries({ queryKey: betsQuery(services).queryKey })
}
