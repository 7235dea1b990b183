import { picklist, safeParse } from '@touchline/contract/schema'

import { tabChannel } from '../../base/tabs.ts'

const NEWS = picklist(['signedIn', 'signedOut', 'expired', 'limit'])

/** What one tab tells the others of the same browser. */
export type SessionNews = (typeof NEWS.options)[number]

export type SessionTabs = {
  tell: (news: SessionNews) => void
  listen: (listener: (news: SessionNews) => void) => () => void
}

export function browserSessionTabs(): SessionTabs {
  const channel = tabChannel('touchline.session')
  return {
    tell: channel.post,
    listen: (listener) =>
      channel.listen((message) => {
        const result = safeParse(NEWS, message)
        if (result.success) listener(result.output)
      }),
  }
}
