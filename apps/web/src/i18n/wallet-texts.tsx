import { intlLocale } from '@touchline/contract'
import { use, type ReactNode } from 'react'
import { IntlProvider, useMessages } from 'use-intl'

import { useServices } from '../base/services.ts'
import type { PageState } from '../base/environment.ts'
import { createLateTexts } from './late-texts.ts'
import { byLanguage } from './loaders.ts'
import type { WalletMessages } from './messages.ts'

const texts = createLateTexts(
  'wallet',
  byLanguage(
    import.meta.glob<WalletMessages>('../../../../locales/*/wallet.json', { import: 'default' }),
  ),
)

/** Texts of deposits and withdrawals in a page's language; the same promise every time. */
export function walletMessages(
  page: Pick<PageState, 'locale' | 'ownTexts'>,
): Promise<WalletMessages> {
  return texts.ask(page)
}

/** Adds the texts of deposits and withdrawals. Suspends until they are here. */
export function WalletTexts({ children }: { children: ReactNode }) {
  const { page } = useServices()
  const around = useMessages()
  const wallet = texts.arrived(page) ?? use(texts.ask(page))
  return (
    <IntlProvider locale={intlLocale(page.locale)} messages={{ ...around, wallet }}>
      {children}
    </IntlProvider>
  )
}
