import type { KeyValueStorage } from '../base/browser-storage.ts'
import { rememberForFirstPaint } from './cookies.ts'

/** I18N-07: where the device remembers the language. */
export const LOCALE_KEY = 'locale'

/** Keeps the language for pages whose address names none; the server reads the cookie. */
export function keepLocale(storage: KeyValueStorage, locale: string): void {
  storage.setItem(LOCALE_KEY, locale)
  rememberForFirstPaint('locale', locale)
}
