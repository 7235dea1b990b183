import { useState } from 'react'

import { isLocale } from '../../i18n/locales.ts'
import { useServices } from '../../base/services.ts'
import { useSystemSettings } from '../../data/queries/system-settings.ts'

/** I18N-01: the languages that the site offers and has texts for, each in its own name. */
export function useLanguage() {
  const services = useServices()
  const { page, alerts, report } = services
  const { locales, localePrefixRequired } = useSystemSettings()
  const [isChanging, setChanging] = useState(false)

  async function choose(locale: string): Promise<void> {
    if (locale === page.locale || isChanging) return
    setChanging(true)
    try {
      const { changeLanguageHere } = await import('./change-language.ts')
      await changeLanguageHere(locale, services, localePrefixRequired)
    } catch (error) {
      report(error)
      alerts.raiseError(error)
      setChanging(false)
    }
  }

  return {
    chosen: page.locale,
    choices: locales.filter(({ code }) => isLocale(code)),
    isChanging,
    choose: (locale: string) => void choose(locale),
  }
}
