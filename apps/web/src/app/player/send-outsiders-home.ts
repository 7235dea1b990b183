import { isLoggedIn } from '../../player/session/session-state.ts'
import type { SessionStore } from '../../player/session/session-store.ts'

type Options = {
  session: Pick<SessionStore, 'getState' | 'subscribe'>
  /** Players of it stay. */
  group: string
  leave: () => void
}

/** ROLE-07: a player outside of the group is sent away, once; visitors stay. @returns stops it */
export function sendOutsidersHome({ session, group, leave }: Options): () => void {
  let hasLeft = false
  const check = () => {
    const state = session.getState()
    if (hasLeft || !isLoggedIn(state) || state.profile?.statuses.includes(group)) return
    hasLeft = true
    leave()
  }
  const unsubscribe = session.subscribe(check)
  check()
  return unsubscribe
}
