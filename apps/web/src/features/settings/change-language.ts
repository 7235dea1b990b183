import type { ApiClient } from '@touchline/contract'

import { pathInLocale, type LocalePrefix } from '../../i18n/locale-path.ts'
import { resolveLocale } from '../../i18n/locales.ts'

type LanguageChange = {
  api: ApiClient
  /** Remembers it on the device (I18N-07). */
  keep: (locale: string) => void
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
  const { api, keep, isLoggedIn, prefix, location, open } = change
  const language = isLoggedIn ? await saveLanguage(api, locale) : locale
  keep(language)
  open(`${pathInLocale(location.pathname, language, prefix)}${location.search}${location.hash}`)
}

async function saveLanguage(api: ApiClient, locale: string): Promise<string> {
  const { data } = await api('updateLocale', { body: { locale } })
  return resolveLocale(data.language)
}
