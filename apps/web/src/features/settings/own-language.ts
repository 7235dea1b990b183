import { localeOfPath, pathInLocale, type LocalePrefix } from '../../i18n/locale-path.ts'
import { spokenLocale } from '../../i18n/locales.ts'
import { LOCALE } from '../../preferences/kept-locale.ts'
import { isLoggedIn, type SessionState } from '../../player/session/session-state.ts'
import type { KeyValueStorage } from '../../base/browser-storage.ts'
import type { ReadableStore } from '../../base/store.ts'

type OwnLanguage = {
  session: ReadableStore<SessionState>
  storage: KeyValueStorage
  keep: (locale: string) => void
  page: { locale: string; locales: readonly string[] }
  prefix: LocalePrefix
  location: { pathname: string; search: string; hash: string }
  /** The host page of an embedded one chooses the language. */
  isEmbedded: boolean
  /** Takes the place of the document, so that Back does not lead into the other language. */
  replace: (address: string) => void
}

/**
 * AMB-36: keeps the player's language on the device, where the server sees it with the next page.
 * A page that was opened without a language in its address, before the server could know, is opened
 * again in theirs. Who signs in later is not taken out of the page.
 */
export function followOwnLanguage(own: OwnLanguage): () => void {
  let isOpening = true

  function update(): void {
    const state = own.session.getState()
    if (state.authStatus === 'UNKNOWN' || state.authStatus === 'PENDING') return
    const wanted = state.profile?.language ?? LOCALE.read(own.storage)
    const locale = wanted === null ? undefined : spokenLocale(wanted, own.page.locales)
    const wasOpening = isOpening
    isOpening = false
    if (locale === undefined) return
    if (wasOpening || isLoggedIn(state)) own.keep(locale)
    if (wasOpening) openIn(locale)
  }

  function openIn(locale: string): void {
    const { pathname, search, hash } = own.location
    if (own.isEmbedded || locale === own.page.locale || localeOfPath(pathname) !== undefined) return
    own.replace(`${pathInLocale(pathname, locale, own.prefix)}${search}${hash}`)
  }

  update()
  return own.session.subscribe(update)
}
