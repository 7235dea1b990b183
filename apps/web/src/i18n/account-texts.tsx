import { baseOf, intlLocale } from '@touchline/contract'
import { use, type ReactNode } from 'react'
import { IntlProvider } from 'use-intl'

import { useServices } from '../lib/services.ts'
import type { account } from './messages/en/account.ts'

export type AccountMessages = typeof account

const LOADERS: Readonly<Record<string, () => Promise<{ account: AccountMessages }>>> = {
  en: () => import('./messages/en/account.ts'),
  de: () => import('./messages/de/account.ts'),
}

const asked = new Map<string, Promise<AccountMessages>>()
/** What has arrived is used at once: the server renders a page in one go. */
const arrived = new Map<string, AccountMessages>()

/** Texts of the account's forms in a language; the same promise every time. */
export function accountMessages(locale: string): Promise<AccountMessages> {
  const before = asked.get(locale)
  if (before !== undefined) return before
  const texts = load(locale).then((account) => {
    arrived.set(locale, account)
    return account
  })
  // A chunk that did not arrive is asked for again.
  texts.catch(() => asked.delete(locale))
  asked.set(locale, texts)
  return texts
}

async function load(locale: string): Promise<AccountMessages> {
  const own = LOADERS[locale] ?? (await import('./further-account.ts')).FURTHER_ACCOUNT[locale]
  if (own !== undefined) return (await own()).account
  const base = baseOf(locale)
  return load(base === locale ? 'en' : base)
}

/** Adds the texts of the account's forms, which most visits are without. Suspends until they are here. */
export function AccountTexts({ children }: { children: ReactNode }) {
  const { page, messages } = useServices()
  const account = arrived.get(page.locale) ?? use(accountMessages(page.locale))
  return (
    <IntlProvider locale={intlLocale(page.locale)} messages={{ ...messages, account }}>
      {children}
    </IntlProvider>
  )
}
