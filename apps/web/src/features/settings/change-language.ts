import type { ApiClient } from '@touchline/contract'

import { browserStorages } from '../../base/browser-storage.ts'
import { keepForms } from '../../base/kept-fields.ts'
import type { useServices } from '../../base/services.ts'
import { keepPlace } from '../../i18n/kept-place.ts'
import { pathInLocale, type LocalePrefix } from '../../i18n/locale-path.ts'
import { resolveLocale } from '../../i18n/locales.ts'
import { isLoggedIn } from '../../player/session/session-state.ts'
import { keepLocale } from '../../preferences/kept-locale.ts'

type LanguageChange = {
  api: ApiClient
  /** Remembers it on the device (I18N-07). */
  keep: (locale: string) => void
  /** Saves the choice with the player; a visitor's stays on the device. */
  isPlayer: boolean
  prefix: LocalePrefix
  location: { pathname: string; search: string; hash: string }
  /** Loads a document: messages, direction and every text of the backend change with it. */
  open: (address: string) => void
}

/**
 * I18N-04, I18N-05: the same page in another language. Where the backend refuses, nothing has
 * changed. @throws ApiError
 */
export async function changeLanguage(locale: string, change: LanguageChange): Promise<void> {
  const { api, keep, isPlayer, prefix, location, open } = change
  const language = isPlayer ? await saveLanguage(api, locale) : locale
  keep(language)
  open(`${pathInLocale(location.pathname, language, prefix)}${location.search}${location.hash}`)
}

/** The same for the page that is open; its place and what stands in its forms come along. */
export function changeLanguageHere(
  locale: string,
  { api, session, page }: Pick<ReturnType<typeof useServices>, 'api' | 'session' | 'page'>,
  prefixRequired: boolean,
  how: 'assign' | 'replace' = 'assign',
): Promise<void> {
  const { local, session: storage } = browserStorages()
  return changeLanguage(locale, {
    api,
    keep: (language) => keepLocale(local, language),
    isPlayer: isLoggedIn(session.getState()),
    prefix: { defaultLocale: page.defaultLocale, prefixRequired },
    location: window.location,
    open: (address) => {
      keepPlace(storage, address, window.scrollY)
      keepForms(storage, session.getState().profile?.id ?? null)
      window.location[how](address)
    },
  })
}

async function saveLanguage(api: ApiClient, locale: string): Promise<string> {
  const { data } = await api('updateLocale', { body: { locale } })
  return resolveLocale(data.language)
}
