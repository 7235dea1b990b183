import type { ReactNode } from 'react'

import type { PageState } from '../base/environment.ts'
import { createLateTexts } from './late-texts.ts'
import { LateTextsProvider } from './late-texts-provider.tsx'
import { byLanguage } from './loaders.ts'
import type { NotificationsMessages } from './messages.ts'

const texts = createLateTexts(
  'notifications',
  byLanguage(
    import.meta.glob<NotificationsMessages>('../../../../locales/*/notifications.json', {
      import: 'default',
    }),
  ),
)

/** The same for what no component says; the same promise every time. */
export function notificationsMessages(
  page: Pick<PageState, 'locale' | 'ownTexts'>,
): Promise<NotificationsMessages> {
  return texts.ask(page)
}

/** Adds the texts of notifications. Suspends until they are here. */
export function NotificationsTexts({ children }: { children: ReactNode }) {
  return (
    <LateTextsProvider name="notifications" texts={texts}>
      {children}
    </LateTextsProvider>
  )
}
