import type { ReactNode } from 'react'

import type { PageState } from '../base/environment.ts'
import { createLateTexts } from './late-texts.ts'
import { LateTextsProvider } from './late-texts-provider.tsx'
import { byLanguage } from './loaders.ts'
import type { LotteriesMessages } from './messages.ts'

const texts = createLateTexts(
  'lotteries',
  byLanguage(
    import.meta.glob<LotteriesMessages>('../../../../locales/*/lotteries.json', {
      import: 'default',
    }),
  ),
)

/** Fetches them for a page that shows them at once. */
export const lotteriesMessages = (page: Pick<PageState, 'locale' | 'ownTexts'>) => texts.ask(page)

/** Adds the texts of lotteries. Suspends until they are here. */
export function LotteriesTexts({ children }: { children: ReactNode }) {
  return (
    <LateTextsProvider name="lotteries" texts={texts}>
      {children}
    </LateTextsProvider>
  )
}
