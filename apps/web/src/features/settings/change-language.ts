import type { ApiClient } from '@touchline/contract'
import { calls } from '@touchline/contract/by-name'

import { pathInLocale, type LocalePrefix } from '../../i18n/locale-path.ts'
import { resolveLocale } from '../../i18n/locales.ts'
import type { KeyValueStorage } from '../../storage/browser-storage.ts'

/** I18N-07: where the device remembers the language. */
export const LOCALE_KEY = 'locale'

type LanguageChange = {
  api: ApiClient
  storage: KeyValueStorage
  /** Saves the choice with the player; a visitor's stays on the device. */
  isLoggedIn: boolean
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
  const { api, storage, isLoggedIn, prefix, location, open } = change
  const language = isLoggedIn ? await saveLanguage(api, locale) : locale
  storage.setItem(LOCALE_KEY, language)
  open(`${pathInLocale(location.pathname, language, prefix)}${location.search}${location.hash}`)
}

async function saveLanguage(api: ApiClient, locale: string): Promise<string> {
  const { data } = await api(calls.updateLocale, { body: { locale } })
  return resolveLocale(data.language)
}
