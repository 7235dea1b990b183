import type { ReactNode } from 'react'

import type { PageState } from '../base/environment.ts'
import { createLateTexts } from './late-texts.ts'
import { LateTextsProvider } from './late-texts-provider.tsx'
import { byLanguage } from './loaders.ts'
import type { WalletMessages } from './messages.ts'

const texts = createLateTexts(
  'wallet',
  byLanguage(
    import.meta.glob<WalletMessages>('../../../../locales/*/wallet.json', { import: 'default' }),
  ),
)

/** Texts of deposits and withdrawals in a page's language; the same promise every time. */
export function walletMessages(
  page: Pick<PageState, 'locale' | 'ownTexts'>,
): Promise<WalletMessages> {
  return texts.ask(page)
}

/** Adds the texts of deposits and withdrawals. Suspends until they are here. */
export function WalletTexts({ children }: { children: ReactNode }) {
  return (
    <LateTextsProvider name="wallet" texts={texts}>
      {children}
    </LateTextsProvider>
  )
}
