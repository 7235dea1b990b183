import type { ReactNode } from 'react'

import type { PageState } from '../base/environment.ts'
import { createLateTexts } from './late-texts.ts'
import { LateTextsProvider } from './late-texts-provider.tsx'
import { byLanguage } from './loaders.ts'
import type { InfoMessages } from './messages.ts'

const texts = createLateTexts(
  'info',
  byLanguage(
    import.meta.glob<InfoMessages>('../../../../locales/*/info.json', { import: 'default' }),
  ),
)

/** Fetches them for a page that shows them at once. */
export const infoMessages = (page: Pick<PageState, 'locale' | 'ownTexts'>) => texts.ask(page)

/** Adds the texts of rules, terms and help. Suspends until they are here. */
export function InfoTexts({ children }: { children: ReactNode }) {
  return (
    <LateTextsProvider name="info" texts={texts}>
      {children}
    </LateTextsProvider>
  )
}
