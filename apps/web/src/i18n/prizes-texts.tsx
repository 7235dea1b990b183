import type { ReactNode } from 'react'

import type { PageState } from '../base/environment.ts'
import { createLateTexts } from './late-texts.ts'
import { LateTextsProvider } from './late-texts-provider.tsx'
import { byLanguage } from './loaders.ts'
import type { PrizesMessages } from './messages.ts'

const texts = createLateTexts(
  'prizes',
  byLanguage(
    import.meta.glob<PrizesMessages>('../../../../locales/*/prizes.json', { import: 'default' }),
  ),
)

/** Fetches them for a page that shows them at once. */
export const prizesMessages = (page: Pick<PageState, 'locale' | 'ownTexts'>) => texts.ask(page)

/** Adds the texts of jackpots, predictions and promotions. Suspends until they are here. */
export function PrizesTexts({ children }: { children: ReactNode }) {
  return (
    <LateTextsProvider name="prizes" texts={texts}>
      {children}
    </LateTextsProvider>
  )
}
