import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

import { startWhenLoaded } from '../../base/start-when-loaded.ts'
import { useServices } from '../../base/services.ts'
import { knownSettings } from '../../data/queries/system-settings.ts'
import { useSession } from '../../player/session/use-session.ts'

/** BON-19: says what bonuses come, to who is signed in; all of it comes with a player alone. */
export function BonusToasts(): null {
  const services = useServices()
  const router = useRouter()
  const playerId = useSession(({ profile }) => profile?.id ?? null)
  useEffect(() => {
    if (playerId === null) return undefined
    return startWhenLoaded(async () => {
      const { followBonuses } = await import('./follow-bonuses.ts')
      const { bonusToasts: rules } = knownSettings(services)?.platform ?? {}
      return followBonuses({ ...services, router }, playerId, rules)
    })
  }, [services, router, playerId])
  return null
}
