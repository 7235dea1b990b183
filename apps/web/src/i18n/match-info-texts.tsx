import { intlLocale } from '@touchline/contract'
import { use, type ReactNode } from 'react'
import { IntlProvider } from 'use-intl'

import { useServices } from '../base/services.ts'
import type { PageState } from '../base/environment.ts'
import { createLateTexts } from './late-texts.ts'
import { byLanguage } from './loaders.ts'
import type { MatchInfoMessages } from './messages.ts'

const texts = createLateTexts(
  'match-info',
  byLanguage(
    import.meta.glob<MatchInfoMessages>('../../../../locales/*/match-info.json', {
      import: 'default',
    }),
  ),
)

/** Fetches them for a page that shows them at once. */
export const askMatchInfoTexts = (page: PageState) => texts.ask(page)

/**
 * Adds the texts of what a player opens on a match: explanations, price history, statistics, chat.
 * Suspends until they are here.
 */
export function MatchInfoTexts({ children }: { children: ReactNode }) {
  const { page, messages } = useServices()
  const info = texts.arrived(page) ?? use(texts.ask(page))
  return (
    <IntlProvider locale={intlLocale(page.locale)} messages={{ ...messages, matchInfo: info }}>
      {children}
    </IntlProvider>
  )
}
