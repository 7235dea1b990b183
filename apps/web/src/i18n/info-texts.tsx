import { intlLocale } from '@touchline/contract'
import { use, type ReactNode } from 'react'
import { IntlProvider } from 'use-intl'

import type { PageState } from '../base/environment.ts'
import { useServices } from '../base/services.ts'
import { createLateTexts } from './late-texts.ts'
import { byLanguage } from './loaders.ts'
import type { InfoMessages } from './messages.ts'

const texts = createLateTexts(
  'info',
  byLanguage(
    import.meta.glob<InfoMessages>('../../../../locales/*/info.json', { import: 'default' }),
  ),
)

/** Fetches them for a page that shows them at once. */
export const infoMessages = (page: Pick<PageState, 'locale' | 'ownTexts'>) => texts.ask(page)

/** Adds the texts of rules, terms and help. Suspends until they are here. */
export function InfoTexts({ children }: { children: ReactNode }) {
  const { page, messages } = useServices()
  const info = texts.arrived(page) ?? use(texts.ask(page))
  return (
    <IntlProvider locale={intlLocale(page.locale)} messages={{ ...messages, info }}>
      {children}
    </IntlProvider>
  )
}
