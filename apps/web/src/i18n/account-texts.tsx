import { intlLocale } from '@touchline/contract'
import { use, type ReactNode } from 'react'
import { IntlProvider, useMessages } from 'use-intl'

import type { PageState } from '../base/environment.ts'
import { useServices } from '../base/services.ts'
import { createLateTexts } from './late-texts.ts'
import { byLanguage } from './loaders.ts'
import type { AccountMessages } from './messages.ts'

const texts = createLateTexts(
  'account',
  byLanguage(
    import.meta.glob<AccountMessages>('../../../../locales/*/account.json', { import: 'default' }),
  ),
)

/** Texts of the account's forms in a page's language; the same promise every time. */
export function accountMessages(
  page: Pick<PageState, 'locale' | 'ownTexts'>,
): Promise<AccountMessages> {
  return texts.ask(page)
}

/** Adds the texts of the account's forms, which most visits are without. Suspends until they are here. */
export function AccountTexts({ children }: { children: ReactNode }) {
  const { page } = useServices()
  const around = useMessages()
  const account = texts.arrived(page) ?? use(texts.ask(page))
  return (
    <IntlProvider locale={intlLocale(page.locale)} messages={{ ...around, account }}>
      {children}
    </IntlProvider>
  )
}
