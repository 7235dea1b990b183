import type { SessionStore } from './session-store.ts'

/** Resolves once it is settled who is at the page: a player or a visitor. */
export function sessionKnown(session: Pick<SessionStore, 'getState' | 'subscribe'>): Promise<void> {
  const isKnown = () => !['UNKNOWN', 'PENDING'].includes(session.getState().authStatus)
  if (isKnown()) return Promise.resolve()
  return new Promise((resolve) => {
    const stop = session.subscribe(() => {
      if (!isKnown()) return
      stop()
      resolve()
    })
  })
}
