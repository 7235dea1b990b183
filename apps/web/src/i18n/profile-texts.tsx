import type { ReactNode } from 'react'

import type { PageState } from '../base/environment.ts'
import { accountMessages, AccountTexts } from './account-texts.tsx'
import { createLateTexts } from './late-texts.ts'
import { LateTextsProvider } from './late-texts-provider.tsx'
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
      <LateTextsProvider name="profile" texts={texts}>
        {children}
      </LateTextsProvider>
    </AccountTexts>
  )
}
