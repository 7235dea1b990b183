import { useServices } from '../../base/services.ts'
import { useSession } from '../../player/session/use-session.ts'

/** Who looks: null for a visitor, undefined while that is not known. */
export function useWhose(): string | null | undefined {
  const { page } = useServices()
  return useSession(({ authStatus, profile }) => {
    if (authStatus === 'LOGGED_IN') return profile?.id ?? null
    if (authStatus === 'NOT_LOGGED_IN' || !page.preferences.hasSession) return null
    return undefined
  })
}
