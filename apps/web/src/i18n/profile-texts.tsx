import { intlLocale } from '@touchline/contract'
import { use, type ReactNode } from 'react'
import { IntlProvider } from 'use-intl'

import type { PageState } from '../base/environment.ts'
import { useServices } from '../base/services.ts'
import { accountMessages, useAccountMessages } from './account-texts.tsx'
import { createLateTexts } from './late-texts.ts'
import { byLanguage } from './loaders.ts'
import type { ProfileMessages } from './messages.ts'

const texts = createLateTexts(
  'profile',
  byLanguage(
    import.meta.glob<ProfileMessages>('../../../../locales/*/profile.json', { import: 'default' }),
  ),
)

/** Texts of the account's pages, which show forms of the account too. */
export async function profileMessages(
  page: Pick<PageState, 'locale' | 'ownTexts'>,
): Promise<ProfileMessages> {
  const [profile] = await Promise.all([texts.ask(page), accountMessages(page)])
  return profile
}

/** Adds the texts of the account's pages. Suspends until they are here. */
export function ProfileTexts({ children }: { children: ReactNode }) {
  const { page, messages } = useServices()
  const account = useAccountMessages()
  const profile = texts.arrived(page) ?? use(texts.ask(page))
  return (
    <IntlProvider locale={intlLocale(page.locale)} messages={{ ...messages, account, profile }}>
      {children}
    </IntlProvider>
  )
}
