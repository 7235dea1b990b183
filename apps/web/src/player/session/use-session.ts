import { useServices } from '../../base/services.ts'
import { useStore } from '../../base/use-store.ts'
import type { SessionState } from './session-state.ts'
import type { SessionStore } from './session-store.ts'

export function useSession<Part>(select: (state: SessionState) => Part): Part {
  return useStore(useServices().session, select)
}

export function useSessionActions(): SessionStore {
  return useServices().session
}
