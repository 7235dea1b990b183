/** What one tab tells the others of the same browser. */
export type SessionNews = 'signedIn' | 'signedOut' | 'expired' | 'limit'

export type SessionTabs = {
  tell: (news: SessionNews) => void
  listen: (listener: (news: SessionNews) => void) => () => void
}

const CHANNEL = 'touchline.session'
const NEWS: ReadonlySet<unknown> = new Set<SessionNews>([
  'signedIn',
  'signedOut',
  'expired',
  'limit',
])

/** Browser only. */
export function browserSessionTabs(): SessionTabs {
  const channel = new BroadcastChannel(CHANNEL)
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel never leaves its origin
    tell: (news) => channel.postMessage(news),
    listen(listener) {
      const take = ({ data }: MessageEvent<unknown>) => {
        if (NEWS.has(data)) listener(data as SessionNews)
      }
      channel.addEventListener('message', take)
      return () => channel.removeEventListener('message', take)
    },
  }
}
