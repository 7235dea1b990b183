import { mutationOptions } from '@tanstack/react-query'
import type { Amount } from '@touchline/betting'
import { ApiError, cashOutOffer, decode, type PlacedBet } from '@touchline/contract'

import { applyBet, applyCashOuts, findBet } from '../../../player/bets/bets-cache.ts'
import { betsQuery, changeBets } from '../../../player/bets/bets-query.ts'
import { tellCashOut } from '../../../parts/bets/tell-cash-out.ts'
import type { Alerts } from '../../../parts/alerts/alerts.ts'
import type { PageData } from '../../../data/page-data.ts'

/** The bet, the amount agreed to, and the language of what the backend answers. */
export type CashOutOrder = {
  readonly bet: Pick<PlacedBet, 'id'>
  readonly toCashout: Amount
  /** The least that is taken in its place; null for that amount alone. */
  readonly least: Amount | null
  readonly locale: string
}

export function cashOutKey(betId: string) {
  return ['cash-out', betId] as const
}

type Deps = Pick<PageData, 'api' | 'page' | 'queryClient'> & { alerts: Alerts }

/** CASH-02: cashes out a bet and keeps the list of bets true, whatever the answer. */
export function cashOutMutation(services: Deps, betId: string) {
  const { api, queryClient, alerts } = services
  const { queryKey } = betsQuery(services)
  return mutationOptions({
    mutationKey: cashOutKey(betId),
    mutationFn: ({ bet, toCashout, least }: CashOutOrder) =>
      api('cashOutBet', {
        body: { betId: bet.id, toCashout, ...(least === null ? {} : { least }) },
      }),
    onSuccess: ({ data: bet }) => {
      const known = findBet(queryClient.getQueryData(queryKey), bet.id)
      // The channel may have told more by now than the answer knows.
      if (known === undefined || known.status === 'cashed_out') return
      changeBets(services, (data) => applyBet(data, bet))
      tellCashOut(alerts, known, bet)
    },
    onError(error, { bet }) {
      const isRefused = error instanceof ApiError && error.kind === 'refused'
      const offer = isRefused ? decode(cashOutOffer, error.details) : null
      if (offer?.ok === true) {
        const offers = [{ id: bet.id, ...offer.value }]
        queryClient.setQueryData(queryKey, (data) => applyCashOuts(data, offers))
      } else {
        // What has become of the bet is not known: the backend tells.
        void queryClient.invalidateQueries({ queryKey })
      }
      const message = isRefused ? error.localizedMessage : null
      if (message === null) return alerts.raiseError(error)
      alerts.queue.push({ tone: 'warning', title: message, key: `cashOut.${bet.id}` })
    },
  })
}
