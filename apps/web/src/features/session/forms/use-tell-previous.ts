import type { SignInRecord } from '@touchline/contract'
import { useTranslations } from 'use-intl'

import { useServices } from '../../../base/services.ts'
import { useDeviceWords } from '../../../parts/devices/place.ts'
import { useFormatting } from '../../../preferences/use-formatting.ts'

/** Long enough to be read, and to be wondered at. */
const SHOWN_MS = 8_000

/** FAIR-32: says to a player who has signed in when and where they did before. */
export function useTellPrevious(): (previous: SignInRecord | null) => void {
  const t = useTranslations('account')
  const { alerts } = useServices()
  const { dateTime } = useFormatting()
  const { device, place } = useDeviceWords()
  return (previous) => {
    if (previous === null) return
    alerts.queue.push({
      tone: 'info',
      title: t('previousSignIn', { time: dateTime(previous.at) }),
      description: `${device(previous)} · ${place(previous)}`,
      durationMs: SHOWN_MS,
      key: 'previous-sign-in',
    })
  }
}
