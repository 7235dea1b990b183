import { useServices } from '../../base/services.ts'
import { useStore } from '../../base/use-store.ts'
import type { SessionState } from './session-state.ts'
import type { SessionStore } from './session-store.ts'

export function useSession<Part>(select: (state: SessionState) => Part): Part {
  return useStore(useServices().session, select)
}

/** Nobody is signed in, nor expected to be: a session that came along counts until it is read. */
export function useIsVisitor(): boolean {
  const { page } = useServices()
  return useSession(
    ({ authStatus }) =>
      authStatus === 'NOT_LOGGED_IN' ||
      (authStatus !== 'LOGGED_IN' && !page.preferences.hasSession),
  )
}

export function useSessionActions(): SessionStore {
  return useServices().session
}
