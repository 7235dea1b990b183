import { useState } from 'react'

import { keepPlace } from '../../i18n/kept-place.ts'
import { isLocale } from '../../i18n/locales.ts'
import { useServices } from '../../base/services.ts'
import { keepLocale } from '../../preferences/kept-locale.ts'
import { useSystemSettings } from '../../data/queries/system-settings.ts'
import { isLoggedIn } from '../../player/session/session-state.ts'
import { browserStorages } from '../../base/browser-storage.ts'
import { fieldsToKeep, keepFields } from '../../base/kept-fields.ts'

/** I18N-01: the languages that the site offers and has texts for, each in its own name. */
export function useLanguage() {
  const { page, api, session, alerts, report } = useServices()
  const { locales, localePrefixRequired } = useSystemSettings()
  const [isChanging, setChanging] = useState(false)

  async function choose(locale: string): Promise<void> {
    if (locale === page.locale || isChanging) return
    setChanging(true)
    try {
      const { changeLanguage } = await import('./change-language.ts')
      await changeLanguage(locale, {
        api,
        keep: (language) => keepLocale(browserStorages().local, language),
        isLoggedIn: isLoggedIn(session.getState()),
        prefix: { defaultLocale: page.defaultLocale, prefixRequired: localePrefixRequired },
        location: window.location,
        open: (address) => {
          const { session: storage } = browserStorages()
          keepPlace(storage, address, window.scrollY)
          for (const form of document.forms) {
            const name = form.getAttribute('name')
            if (name !== null) keepFields(storage, name, fieldsToKeep(fieldsIn(form)))
          }
          window.location.assign(address)
        },
      })
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

function fieldsIn(form: HTMLFormElement): (HTMLInputElement | HTMLSelectElement)[] {
  return [...form.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')]
}
