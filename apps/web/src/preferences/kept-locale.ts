import { string } from '@touchline/contract/schema'

import type { KeyValueStorage } from '../base/browser-storage.ts'
import { storedText } from '../base/stored.ts'
import { rememberForFirstPaint } from './cookies.ts'

/** I18N-07: where the device remembers the language. */
export const LOCALE = storedText('locale', string())

/** Keeps the language for pages whose address names none; the server reads the cookie. */
export function keepLocale(storage: KeyValueStorage, locale: string): void {
  LOCALE.write(storage, locale)
  rememberForFirstPaint('locale', locale)
}
