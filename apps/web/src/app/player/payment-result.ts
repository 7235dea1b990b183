import type { QueryClient } from '@tanstack/react-query'
import { intlLocale } from '@touchline/contract'
import { createTranslator } from 'use-intl/core'

import type { PageState } from '../../base/environment.ts'
import { PAYMENTS_KEY } from '../../data/queries/payments.ts'
import { walletMessages } from '../../i18n/wallet-texts.tsx'
import type { Alerts } from '../../parts/alerts/alerts.ts'

const RESULTS = ['success', 'error', 'pending'] as const

type Parts = {
  alerts: Pick<Alerts, 'queue'>
  page: Pick<PageState, 'locale' | 'ownTexts'>
  queryClient: QueryClient
}

/** DEP-08: a payment came back to this page; its notice is shown once, and the address is tidy again. */
export async function tellPaymentResult({ alerts, page, queryClient }: Parts): Promise<void> {
  const url = new URL(location.href)
  const result = RESULTS.find((one) => one === url.searchParams.get('result'))
  url.searchParams.delete('result')
  // The router hears of it as of any change of the address.
  history.replaceState(history.state, '', url)
  if (result === undefined) return
  void queryClient.invalidateQueries({ queryKey: PAYMENTS_KEY })
  const messages = { wallet: await walletMessages(page) }
  const locale = intlLocale(page.locale)
  const t = createTranslator({ locale, messages, namespace: 'wallet.quick-deposit.notification' })
  const key = 'payment-result'
  switch (result) {
    case 'success':
      alerts.queue.push({ tone: 'success', title: t('success'), key })
      return
    case 'pending':
      alerts.queue.push({ tone: 'info', title: t('pending'), key })
      return
    case 'error':
      alerts.queue.push({
        tone: 'error',
        title: t('failed.title'),
        description: t('failed.description'),
        key,
      })
  }
}
