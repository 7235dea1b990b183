import type { SessionNews, SessionTabs } from '../session-tabs.ts'

/** One tab and what it hears: `hear` is another tab's voice. */
export function fakeTabs() {
  const told: SessionNews[] = []
  const listeners = new Set<(news: SessionNews) => void>()
  const tabs: SessionTabs = {
    tell: (news) => void told.push(news),
    listen(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
  return { tabs, told, hear: (news: SessionNews) => listeners.forEach((each) => each(news)) }
}
