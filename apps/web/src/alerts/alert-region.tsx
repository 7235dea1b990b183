import { ToastRegion } from '@touchline/ui'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl'

import { useServices } from '../lib/services.ts'
import { watchOffline } from './offline-alert.ts'

/** ALERT-02: the page's alerts, one at a time at the bottom centre. Once per page. */
export function AlertRegion() {
  const t = useTranslations('alerts')
  const { alerts } = useServices()
  useEffect(() => watchOffline(alerts), [alerts])
  return <ToastRegion queue={alerts.queue} label={t('region')} closeLabel={t('dismiss')} />
}
