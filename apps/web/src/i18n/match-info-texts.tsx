import type { ReactNode } from 'react'

import type { PageState } from '../base/environment.ts'
import { createLateTexts } from './late-texts.ts'
import { LateTextsProvider } from './late-texts-provider.tsx'
import { byLanguage } from './loaders.ts'
import type { MatchInfoMessages } from './messages.ts'

const texts = createLateTexts(
  'match-info',
  byLanguage(
    import.meta.glob<MatchInfoMessages>('../../../../locales/*/match-info.json', {
      import: 'default',
    }),
  ),
)

/** Fetches them for a page that shows them at once. */
export const askMatchInfoTexts = (page: PageState) => texts.ask(page)

/**
 * Adds the texts of what a player opens on a match: explanations, price history, statistics, chat.
 * Suspends until they are here.
 */
export function MatchInfoTexts({ children }: { children: ReactNode }) {
  return (
    <LateTextsProvider name="matchInfo" texts={texts}>
      {children}
    </LateTextsProvider>
  )
}
