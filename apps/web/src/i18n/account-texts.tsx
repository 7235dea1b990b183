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
  const language = languageOf(locale)
  const before = asked.get(language)
  if (before !== undefined) return before
  const load = LOADERS[language]
  if (load === undefined) throw new Error('no messages are built in')
  const texts = load().then(({ account }) => {
    arrived.set(language, account)
    return account
  })
  // A chunk that did not arrive is asked for again.
  texts.catch(() => asked.delete(language))
  asked.set(language, texts)
  return texts
}

function languageOf(locale: string): string {
  return locale in LOADERS ? locale : 'en'
}

/** Adds the texts of the account's forms, which most visits are without. Suspends until they are here. */
export function AccountTexts({ children }: { children: ReactNode }) {
  const { page, messages } = useServices()
  const account = arrived.get(languageOf(page.locale)) ?? use(accountMessages(page.locale))
  return (
    <IntlProvider locale={page.locale} messages={{ ...messages, account }}>
      {children}
    </IntlProvider>
  )
}
