import { intlLocale } from '@touchline/contract'
import { useTranslations } from 'use-intl'

import { useServices } from '../../base/services.ts'

type Where = { browser: string | null; system: string | null; country: string | null }

/** How a device and its place are called: `Firefox on Linux`, `Austria`. */
export function useDeviceWords() {
  const t = useTranslations('account')
  const { page } = useServices()
  const names = new Intl.DisplayNames(intlLocale(page.locale), { type: 'region' })
  return {
    device: ({ browser, system }: Pick<Where, 'browser' | 'system'>) =>
      browser === null || system === null ? t('unknownDevice') : t('device', { browser, system }),
    /** Only the proxy of an installation knows it; without one it is said to be unknown. */
    place: ({ country }: Pick<Where, 'country'>) =>
      country === null ? t('unknownPlace') : (names.of(country) ?? country),
  }
}
