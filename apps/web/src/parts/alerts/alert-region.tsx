import { useRouter } from '@tanstack/react-router'
import { ToastRegion } from '@touchline/ui'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl'

import { useServices } from '../../base/services.ts'
import { browserStorages } from '../../base/browser-storage.ts'
import { watchLostParts } from './lost-parts.ts'
import { watchOffline } from './offline-alert.ts'

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
