import { dateLocale } from '@touchline/contract'

import { serverNow } from '../base/clock/clock-skew.ts'
import { useServices } from '../base/services.ts'
import { usePreferences } from './use-preferences.ts'

const SIX_DAYS_MS = 6 * 86_400_000

/**
 * A moment soon to come, in a sentence: `20:45` today, `Sat 20:45` within six days, else
 * `28 Nov 20:45`. Browser only.
 */
export function useMoment(): (timestamp: number) => string {
  const { page } = useServices()
  const { locale } = page
  const timeZone = usePreferences((preferences) => preferences.timeZone)
  const write = (language: string, options: Intl.DateTimeFormatOptions, time: number) =>
    new Intl.DateTimeFormat(language, { timeZone, ...options }).format(time)
  return (timestamp) => {
    const now = serverNow(page)
    const dates = dateLocale(locale)
    const clock = write(dates, { hour: '2-digit', minute: '2-digit' }, timestamp)
    const dayOf = (time: number) => write('en-CA', { dateStyle: 'short' }, time)
    if (dayOf(timestamp) === dayOf(now)) return clock
    const day: Intl.DateTimeFormatOptions =
      timestamp - now < SIX_DAYS_MS ? { weekday: 'short' } : { day: 'numeric', month: 'short' }
    return `${write(dates, day, timestamp)} ${clock}`
  }
}
