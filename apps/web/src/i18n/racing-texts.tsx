import type { ReactNode } from 'react'

import type { PageState } from '../base/environment.ts'
import { createLateTexts } from './late-texts.ts'
import { LateTextsProvider } from './late-texts-provider.tsx'
import { byLanguage } from './loaders.ts'
import type { RacingMessages } from './messages.ts'

const texts = createLateTexts(
  'racing',
  byLanguage(
    import.meta.glob<RacingMessages>('../../../../locales/*/racing.json', { import: 'default' }),
  ),
)

/** Fetches them for a page that shows them at once. */
export const racingMessages = (page: Pick<PageState, 'locale' | 'ownTexts'>) => texts.ask(page)

/** Adds the texts of horse racing. Suspends until they are here. */
export function RacingTexts({ children }: { children: ReactNode }) {
  return (
    <LateTextsProvider name="racing" texts={texts}>
      {children}
    </LateTextsProvider>
  )
}
