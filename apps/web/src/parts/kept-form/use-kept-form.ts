import { useEffectEvent, useLayoutEffect } from 'react'

import { browserStorages } from '../../base/browser-storage.ts'
import { keepForms, takeFields, type KeptFields } from '../../base/kept-fields.ts'
import { useServices } from '../../base/services.ts'
import { useSession } from '../../player/session/use-session.ts'

/**
 * What is typed into the form of this name is there again where the page comes in another language, and
 * where the player comes back after a session that ended by itself.
 * @param take takes over what was kept; called with nothing where nothing was
 */
export function useKeptForm(name: string | undefined, take: (kept: KeptFields) => void): void {
  const { session } = useServices()
  const whose = useSession((state) => state.profile?.id ?? null)
  const takeKept = useEffectEvent(take)
  useLayoutEffect(() => {
    if (name === undefined) return undefined
    const storage = browserStorages().session
    takeKept(takeFields(storage, whose, name))
    // The page of the player is still there then.
    return session.onSignedOut((reason) => {
      if (reason !== 'player') keepForms(storage, whose)
    })
  }, [session, name, whose])
}
