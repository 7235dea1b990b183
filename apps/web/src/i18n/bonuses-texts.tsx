import type { ReactNode } from 'react'

import type { PageState } from '../base/environment.ts'
import { createLateTexts } from './late-texts.ts'
import { LateTextsProvider } from './late-texts-provider.tsx'
import { byLanguage } from './loaders.ts'
import type { BonusesMessages } from './messages.ts'

const texts = createLateTexts(
  'bonuses',
  byLanguage(
    import.meta.glob<BonusesMessages>('../../../../locales/*/bonuses.json', {
      import: 'default',
    }),
  ),
)

export function bonusesMessages(
  page: Pick<PageState, 'locale' | 'ownTexts'>,
): Promise<BonusesMessages> {
  return texts.ask(page)
}

/** Adds the texts of bonuses. Suspends until they are here. */
export function BonusesTexts({ children }: { children: ReactNode }) {
  return (
    <LateTextsProvider name="bonuses" texts={texts}>
      {children}
    </LateTextsProvider>
  )
}
