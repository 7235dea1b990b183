import type { ReactNode } from 'react'

import { AccountTexts } from './account-texts.tsx'
import { createLateTexts } from './late-texts.ts'
import { LateTextsProvider } from './late-texts-provider.tsx'
import { byLanguage } from './loaders.ts'
import type { LimitsMessages } from './messages.ts'

const texts = createLateTexts(
  'limits',
  byLanguage(
    import.meta.glob<LimitsMessages>('../../../../locales/*/limits.json', { import: 'default' }),
  ),
)

/** Adds what is said of limits, and of the account beside them. Suspends until it is here. */
export function LimitsTexts({ children }: { children: ReactNode }) {
  return (
    <AccountTexts>
      <LateTextsProvider name="limits" texts={texts}>
        {children}
      </LateTextsProvider>
    </AccountTexts>
  )
}
