import { useRouter } from '@tanstack/react-router'
import { ToastRegion } from '@touchline/ui'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { useServices } from '../../base/services.ts'
import { browserStorages } from '../../base/browser-storage.ts'
import { watchLostParts } from './lost-parts.ts'
import type { Alerts } from './alerts.ts'
import { CONNECTION_ALERT } from './alerts.ts'

/** ALERT-02: the page's alerts, one at a time at the bottom centre. Once per page. */
export function AlertRegion() {
  const t = useTranslations('alerts')
  const { alerts } = useServices()
  const router = useRouter()
  useEffect(() => watchOffline(alerts), [alerts])
  useEffect(
    () =>
      watchLostParts({
        page: window,
        alerts,
        storage: browserStorages().session,
        isOnline: () => window.navigator.onLine,
        isOpeningPage: () => router.state.status === 'pending',
        isDialogOpen: () => document.querySelector('dialog[open]') !== null,
        reload: () => window.location.reload(),
      }),
    [alerts, router],
  )
  return <ToastRegion queue={alerts.queue} label={t('region')} closeLabel={t('dismiss')} />
}

/**
 * Raises the alert whenever the browser loses its connection, and takes it back with the line; the
 * returned function ends it.
 */
function watchOffline(alerts: Alerts): () => void {
  const raise = () => alerts.raiseOffline()
  const takeBack = () => alerts.queue.withdraw(CONNECTION_ALERT)
  if (!window.navigator.onLine) raise()
  window.addEventListener('offline', raise)
  window.addEventListener('online', takeBack)
  return () => {
    window.removeEventListener('offline', raise)
    window.removeEventListener('online', takeBack)
  }
}
