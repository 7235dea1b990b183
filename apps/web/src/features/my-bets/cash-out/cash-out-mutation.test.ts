import { MutationObserver, QueryClient } from '@tanstack/react-query'
import { amountOf } from '@touchline/betting'
import type { PlacedBet } from '@touchline/contract'
import { describe, expect, test } from 'vitest'

import { createAlerts } from '../../../parts/alerts/alerts.ts'
import { findBet, type BetsData } from '../../../player/bets/bets-cache.ts'
import { betsQuery } from '../../../player/bets/bets-query.ts'
import { messages } from '../../../testing/messages.ts'
import type { PageData } from '../../../data/page-data.ts'
import { fakeApi, noAnswer, refusal } from '../../../testing/fake-api.ts'
import { aPlacedBet } from '../../../testing/placed-bets.ts'
import { cashOutMutation } from './cash-out-mutation.ts'

const open = aPlacedBet({ id: '7', toCashout: amountOf(700n) })

function setUp(answer: () => PlacedBet) {
  const { api, sent } = fakeApi({ cashOutBet: () => ({ data: answer() }) })
  const queryClient = new QueryClient()
  const alerts = createAlerts(() => ({ locale: 'en', messages }))
  const page = { locale: 'de' } as PageData['page']
  const services = { api, queryClient, alerts, page }
  const { queryKey } = betsQuery(services)
  const pagination = { total: 1, page: 1, limit: 500, lastPage: 1 }
  const data: BetsData = {
    pages: [{ data: [open], meta: { pagination } }],
    pageParams: [{ page: 1, before: null }],
  }
  queryClient.setQueryData(queryKey, data)
  const observer = new MutationObserver(queryClient, cashOutMutation(services, '7'))
  return {
    sent,
    run: () =>
      observer
        .mutate({ bet: open, toCashout: amountOf(700n), least: null, locale: 'de' })
        .catch(() => undefined),
    listed: () => findBet(queryClient.getQueryData(queryKey), '7'),
    isStale: () => queryClient.getQueryState(queryKey)?.isInvalidated,
    alert: () => alerts.queue.getSnapshot(),
  }
}

describe('the cash-out mutation', () => {
  test('[CASH-01] [CASH-02] sends the bet and the amount, in the language of the page', async () => {
    const { run, sent } = setUp(() => open)
    await run()
    expect(sent).toEqual([{ name: 'cashOutBet', input: { body: { betId: '7', toCashout: 700n } } }])
  })

  test('[CASH-04] shows the bet as the answer has it', async () => {
    const ended = { status: 'cashed_out', result: 'cashed_out', winAmount: amountOf(700n) } as const
    const { run, listed, alert } = setUp(() => aPlacedBet({ id: '7', ...ended }))
    await run()
    expect(listed()).toMatchObject(ended)
    expect(alert()).toMatchObject({ tone: 'success' })
  })

  test('[CASH-03] a changed amount is taken over and said', async () => {
    const { run, listed, alert } = setUp(() => {
      throw refusal(422, {
        code: 140,
        localizedMessage: 'Das Angebot hat sich geändert.',
        details: { to_cashout: 650, cashout_expires_at: '2026-11-20T20:00:00.000Z' },
      })
    })
    await run()
    expect(listed()).toMatchObject({ status: 'waiting_results', toCashout: 650n })
    expect(alert()).toMatchObject({ tone: 'warning', title: 'Das Angebot hat sich geändert.' })
  })

  test('without an answer the list is read again', async () => {
    const { run, isStale, alert } = setUp(() => {
      throw noAnswer()
    })
    await run()
    expect(isStale()).toBe(true)
    expect(alert()?.title).toBe(messages.error.connection.title)
  })
})
