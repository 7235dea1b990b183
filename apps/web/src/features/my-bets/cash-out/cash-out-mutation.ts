import { mutationOptions, type QueryClient, type QueryKey } from '@tanstack/react-query'
import type { Amount } from '@touchline/betting'
import { ApiError, cashOutOffer, decode, type PlacedBet } from '@touchline/contract'

import { isUnauthorized } from '../../../data/api/is-unauthorized.ts'
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

/** What became of a cash-out that failed. */
export type FailedCashOut = {
  /** The bet stands as it was: the backend said so, with the refusal or in the list after it. */
  isKnown: boolean
}

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
    onMutate: (): FailedCashOut => ({ isKnown: false }),
    async onError(error, { bet }, failed) {
      const isRefused = error instanceof ApiError && error.kind === 'refused'
      const message = isRefused ? error.localizedMessage : null
      // AMB-09: the sign-in prompt says it.
      if (!isUnauthorized(error)) {
        if (message === null) alerts.raiseError(error)
        else alerts.queue.push({ tone: 'warning', title: message, key: `cashOut.${bet.id}` })
      }
      const offer = isRefused ? decode(cashOutOffer, error.details) : null
      if (offer?.ok === true) {
        const offers = [{ id: bet.id, ...offer.value }]
        queryClient.setQueryData(queryKey, (data) => applyCashOuts(data, offers))
      } else {
        // What has become of the bet is not known: the backend tells. Until then it is being cashed out.
        await readUntilAnswered(queryClient, queryKey)
      }
      if (failed !== undefined) failed.isKnown = isRefused || isRead(queryClient, queryKey)
    },
  })
}

const FIRST_PAUSE_MS = 1_000
const LONGEST_PAUSE_MS = 15_000

/** Asks for what somebody shows, ever less often; the answer may come to another question, too. */
async function readUntilAnswered(queryClient: QueryClient, queryKey: QueryKey): Promise<void> {
  const cache = queryClient.getQueryCache()
  const isOver = () =>
    cache.find({ queryKey })?.isActive() !== true || isRead(queryClient, queryKey)
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)) {
    await queryClient.invalidateQueries({ queryKey })
    if (isOver()) return
    await new Promise<void>((resolve) => {
      const goOn = () => {
        clearTimeout(timer)
        stop()
        resolve()
      }
      const timer = setTimeout(goOn, pauseMs)
      const stop = cache.subscribe(() => {
        if (isOver()) goOn()
      })
    })
  }
}

function isRead(queryClient: QueryClient, queryKey: QueryKey): boolean {
  const list = queryClient.getQueryState(queryKey)
  return list?.status === 'success' && !list.isInvalidated
}
