import { intlLocale } from '@touchline/contract'
import { use, type ReactNode } from 'react'
import { IntlProvider, useMessages } from 'use-intl'

import type { PageState } from '../base/environment.ts'
import { useServices } from '../base/services.ts'
import { accountMessages, AccountTexts } from './account-texts.tsx'
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
  return (
    <AccountTexts>
      <OwnTexts>{children}</OwnTexts>
    </AccountTexts>
  )
}

/**
 * Waits for one kind of texts alone: to React two promises of one component that suspends are the
 * same where the first of them is not asked for any more.
 */
function OwnTexts({ children }: { children: ReactNode }) {
  const { page } = useServices()
  const around = useMessages()
  const profile = texts.arrived(page) ?? use(texts.ask(page))
  return (
    <IntlProvider locale={intlLocale(page.locale)} messages={{ ...around, profile }}>
      {children}
    </IntlProvider>
  )
}
