import { createListeners } from '../../../base/listeners.ts'
import type { SessionNews, SessionTabs } from '../session-tabs.ts'

/** One tab and what it hears: `hear` is another tab's voice. */
export function fakeTabs() {
  const told: SessionNews[] = []
  const listeners = createListeners<[SessionNews]>()
  const tabs: SessionTabs = {
    tell: (news) => void told.push(news),
    listen: listeners.add,
  }
  return { tabs, told, hear: listeners.tell }
}
