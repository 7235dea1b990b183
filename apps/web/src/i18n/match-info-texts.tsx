import { intlLocale } from '@touchline/contract'
import { use, type ReactNode } from 'react'
import { IntlProvider } from 'use-intl'

import { useServices } from '../base/services.ts'
import { createLateTexts } from './late-texts.ts'
import type { matchInfo } from './messages/en/match-info.ts'

export type MatchInfoMessages = typeof matchInfo

const texts = createLateTexts<MatchInfoMessages>(
  {
    en: async () => (await import('./messages/en/match-info.ts')).matchInfo,
    de: async () => (await import('./messages/de/match-info.ts')).matchInfo,
  },
  async () => (await import('./further-match-info.ts')).FURTHER_MATCH_INFO,
)

/**
 * Adds the texts of what a player opens on a match: explanations, price history, statistics, chat.
 * Suspends until they are here.
 */
export function MatchInfoTexts({ children }: { children: ReactNode }) {
  const { page, messages } = useServices()
  const info = texts.arrived(page.locale) ?? use(texts.ask(page.locale))
  return (
    <IntlProvider locale={intlLocale(page.locale)} messages={{ ...messages, matchInfo: info }}>
      {children}
    </IntlProvider>
  )
}
