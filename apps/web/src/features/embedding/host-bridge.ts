import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

import { useServices } from '../../base/services.ts'
import { startWhenLoaded } from '../../base/start-when-loaded.ts'
import { isEmbedded } from '../../layout/document/embedded.ts'
import type { ChangeLanguage } from './host-services.ts'

/** EMBED-01: the line to a host's page, where there is one. */
export function HostBridge({ changeLanguage }: { changeLanguage: ChangeLanguage }) {
  const services = useServices()
  const router = useRouter()
  useEffect(() => {
    if (!isEmbedded()) return undefined
    return startWhenLoaded(async () => {
      const { followHost } = await import('./follow-host.ts')
      return followHost(services, router, changeLanguage)
    })
  }, [services, router, changeLanguage])
  return null
}
