import { Switch } from '@touchline/ui'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'

import { useServices } from '../../base/services.ts'
import { useSystemSettings } from '../../data/queries/system-settings.ts'
import { readDevicePush, turnOffPush, turnOnPush, type DevicePush } from './device-push.ts'

/** PUSH-01: whether this device is told; the browser is asked at the press. */
export function DevicePushSwitch() {
  const t = useTranslations('notifications')
  const { api, alerts, report } = useServices()
  const isOffered = useSystemSettings().features['offline_pages'] !== false
  const [state, setState] = useState<DevicePush | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  useEffect(() => {
    readDevicePush({ api, isOffered }).then(setState, report)
  }, [api, isOffered, report])

  async function choose(isOn: boolean): Promise<void> {
    setIsBusy(true)
    try {
      setState(await (isOn ? turnOnPush : turnOffPush)({ api, isOffered }))
    } catch (error) {
      report(error)
      alerts.raiseError(error)
      await readDevicePush({ api, isOffered }).then(setState, report)
    } finally {
      setIsBusy(false)
    }
  }
  const hints = {
    unsupported: t('push.unsupported'),
    denied: t('push.denied'),
    off: t('push.hint'),
    on: t('push.isOn'),
  }
  return (
    <Switch
      label={t('push.title')}
      hint={hints[state ?? 'off']}
      checked={state === 'on'}
      disabled={isBusy || state === null || state === 'unsupported' || state === 'denied'}
      onChange={(event) => void choose(event.target.checked)}
    />
  )
}
