import type { Favourites, PlacedBet, PushEvent } from '@touchline/contract'

import { oneAtATime } from '../../base/one-at-a-time.ts'
import { isUnauthorized } from '../../data/api/is-unauthorized.ts'
import { completeMessages } from '../../i18n/load-messages.ts'
import { readBonusesAgain } from '../../data/queries/bonuses.ts'
import { guardRailsQuery, limitsQuery } from '../../data/queries/limits.ts'
import { takeNotification } from '../../data/queries/notifications.ts'
import { addBets, applyCashOuts, findBet } from '../../player/bets/bets-cache.ts'
import { inLocalTime } from '../../player/bets/local-acceptance.ts'
import { betsQuery, changeBets } from '../../player/bets/bets-query.ts'
import { tellCashOut } from '../../parts/bets/tell-cash-out.ts'
import type { Services } from '../services.ts'
import { createOfferInbox, type OfferInbox } from '../../player/bets/offer-inbox.ts'

export type PlayerEvents = {
  readonly take: (event: PushEvent) => void
  readonly close: () => void
}

/** What a player's own channel tells goes to whoever shows it. */
export function takePlayerEvents(services: Services): PlayerEvents {
  const { queryClient } = services
  const offers = createOfferInbox((taken) => {
    queryClient.setQueryData(betsQuery(services).queryKey, (data) => applyCashOuts(data, taken))
  })
  const readAccount = oneAtATime(() => readAccountAgain(services))
  return {
    take: (event) => takeEvent({ ...services, offers, readAccount }, event),
    close: offers.close,
  }
}

type Takers = Services & { readonly offers: OfferInbox; readonly readAccount: () => void }

function takeEvent(services: Takers, event: PushEvent): void {
  const { queryClient, session, slip, quickBet, builder, alerts } = services
  const { queryKey } = betsQuery(services)
  switch (event.type) {
    case 'balance_changed':
      return session.applyBalance(event.balance)
    case 'bet_cashout_changed':
      return services.offers.add(event.bet)
    case 'bet_changed': {
      const bet = inLocalTime(event.bet)
      slip.applyBet(bet)
      quickBet.applyBet(bet)
      builder.applyBet(bet)
      // It may have been the last use of it, or given it back.
      if (bet.bonus !== null) askForBonuses(services)
      const known = findBet(queryClient.getQueryData(queryKey), bet.id)
      changeBets(services, (data) => addBets(data, [bet]))
      if (bet.status === 'done') askForPause(services)
      if (known !== undefined) tellCashOut(alerts, known, bet)
      if (bet.status === 'rejected') void tellRejection(services, bet)
      return
    }
    case 'bonus_issued':
      return askForBonuses(services)
    case 'account_changed':
      return services.readAccount()
    case 'favourites_changed':
      return takeFavourites(services, event.favourites)
    case 'notification':
    case 'unread_counters_changed':
      return takeNotification(queryClient, event)
    default:
      return undefined
  }
}

/** Says no where no receipt does: it was put away, or the bet was placed in another tab. */
async function tellRejection(services: Services, { id, ref, isVip }: PlacedBet): Promise<void> {
  const { slip, quickBet, builder, alerts } = services
  const receipts = [slip, builder.getState().builder?.slip].flatMap(
    (place) => place?.getState().receipt ?? [],
  )
  const taps = quickBet.getState().store?.getState().taps ?? []
  const placed = taps.flatMap(({ end }) => (end.kind === 'placed' ? [end.bet] : []))
  const shown = [...receipts, ...placed]
  if (!isVip && shown.some((bet) => bet.id === id)) return
  await completeMessages()
  const t = alerts.translate()
  alerts.queue.push({
    tone: 'warning',
    title: isVip ? t('alerts.vipRejected', { ref }) : t('slip.receipt.rejectedTitle'),
    description: isVip ? t('alerts.vipRejectedHint') : `${ref}. ${t('myBets.stakeBack')}`,
    key: `rejected.${id}`,
  })
}

async function readAccountAgain(services: Services): Promise<void> {
  const { queryClient, session, report } = services
  for (const { queryKey } of [limitsQuery(services), guardRailsQuery(services)]) {
    void queryClient.invalidateQueries({ queryKey })
  }
  try {
    await session.readAgain()
  } catch (error) {
    // The session's own prompt says that it is over.
    if (!isUnauthorized(error)) report(error)
  }
}

/** Those that this page has marked itself are there already. */
function takeFavourites({ favourites }: Services, { type, favoriteIds }: Favourites): void {
  const { status, [type]: known } = favourites.getState()
  const isKnown = known.size === favoriteIds.length && favoriteIds.every((id) => known.has(id))
  if (status === 'ready' && !isKnown) favourites.retry()
}

/** What there is of them, and what could go with the bets that are being made. */
function askForBonuses({ slip, builder, queryClient }: Services): void {
  void readBonusesAgain(queryClient)
  slip.bonusesChanged()
  builder.bonusesChanged()
}

/** A bet that is settled may have begun the pause that a player wants after losses. */
function askForPause({ queryClient, api }: Services): void {
  const { queryKey } = guardRailsQuery({ api })
  if (queryClient.getQueryData(queryKey)?.rails.pause == null) return
  void queryClient.invalidateQueries({ queryKey })
}
