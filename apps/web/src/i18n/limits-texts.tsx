import { intlLocale } from '@touchline/contract'
import { use, type ReactNode } from 'react'
import { IntlProvider, useMessages } from 'use-intl'

import { useServices } from '../base/services.ts'
import { AccountTexts } from './account-texts.tsx'
import { createLateTexts } from './late-texts.ts'
import { byLanguage } from './loaders.ts'
import type { LimitsMessages } from './messages.ts'

const texts = createLateTexts(
  'limits',
  byLanguage(
    import.meta.glob<LimitsMessages>('../../../../locales/*/limits.json', { import: 'default' }),
  ),
)

/** Adds what is said of limits, and of the account beside them. Suspends until it is here. */
export function LimitsTexts({ children }: { children: ReactNode }) {
  return (
    <AccountTexts>
      <OwnTexts>{children}</OwnTexts>
    </AccountTexts>
  )
}

/** Waits for one kind of texts alone, as in profile-texts.tsx. */
function OwnTexts({ children }: { children: ReactNode }) {
  const { page } = useServices()
  const around = useMessages()
  const limits = texts.arrived(page) ?? use(texts.ask(page))
  return (
    <IntlProvider locale={intlLocale(page.locale)} messages={{ ...around, limits }}>
      {children}
    </IntlProvider>
  )
}
