import type { PageState } from '../base/environment.ts'
import { loadFirstMessages, loadMessages } from './load-messages.ts'
import type { Messages } from './messages.ts'

/** Pages whose first view is a list of matches; every other one needs all messages to react. */
const LISTS: ReadonlySet<string | undefined> = new Set([
  'home',
  'live',
  'sport',
  'category',
  'league',
])

/** The messages without which the page that the server rendered cannot be taken over. */
export function loadPageMessages(state: Pick<PageState, 'locale' | 'ownTexts'>): Promise<Messages> {
  const isInBrowser = typeof document !== 'undefined'
  const page = isInBrowser ? document.documentElement.dataset['page'] : undefined
  return LISTS.has(page) ? loadFirstMessages(state) : loadMessages(state)
}
