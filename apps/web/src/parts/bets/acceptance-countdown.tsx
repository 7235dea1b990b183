import { useTranslations } from 'use-intl'

import { useDeviceTick } from '../../base/clock/use-tick.ts'

/** How long a live bet still waits to be accepted. @param end ms since 1970 by this device */
export function AcceptanceCountdown({ end }: { end: number }) {
  const t = useTranslations('myBets')
  const seconds = useDeviceTick((now) => Math.max(0, Math.ceil((end - now) / 1000)))
  return seconds > 0 ? t('acceptedIn', { seconds: String(seconds) }) : t('acceptedSoon')
}
