import type { ReactNode } from 'react'

import type { PageState } from '../base/environment.ts'
import { createLateTexts } from './late-texts.ts'
import { LateTextsProvider } from './late-texts-provider.tsx'
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
  return (
    <LateTextsProvider name="account" texts={texts}>
      {children}
    </LateTextsProvider>
  )
}
