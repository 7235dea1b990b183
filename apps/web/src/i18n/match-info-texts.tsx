import { use, type ReactNode } from 'react'
import { IntlProvider } from 'use-intl'

import { useServices } from '../lib/services.ts'
import type { matchInfo } from './messages/en/match-info.ts'

export type MatchInfoMessages = typeof matchInfo

const LOADERS: Readonly<Record<string, () => Promise<{ matchInfo: MatchInfoMessages }>>> = {
  en: () => import('./messages/en/match-info.ts'),
  de: () => import('./messages/de/match-info.ts'),
}

const asked = new Map<string, Promise<MatchInfoMessages>>()
/** What has arrived is used at once: the server renders a page in one go. */
const arrived = new Map<string, MatchInfoMessages>()

/** Texts about a match beside its prices, in a language; the same promise every time. */
function matchInfoMessages(language: string): Promise<MatchInfoMessages> {
  const before = asked.get(language)
  if (before !== undefined) return before
  const load = LOADERS[language]
  if (load === undefined) throw new Error('no messages are built in')
  const texts = load().then((module) => {
    arrived.set(language, module.matchInfo)
    return module.matchInfo
  })
  // A chunk that did not arrive is asked for again.
  texts.catch(() => asked.delete(language))
  asked.set(language, texts)
  return texts
}

/**
 * Adds the texts of what a player opens on a match: explanations, price history, statistics, chat.
 * Suspends until they are here.
 */
export function MatchInfoTexts({ children }: { children: ReactNode }) {
  const { page, messages } = useServices()
  const language = page.locale in LOADERS ? page.locale : 'en'
  const info = arrived.get(language) ?? use(matchInfoMessages(language))
  return (
    <IntlProvider locale={page.locale} messages={{ ...messages, matchInfo: info }}>
      {children}
    </IntlProvider>
  )
}
