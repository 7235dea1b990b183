import { createHash } from 'node:crypto'

import type { LocaleCode } from '@touchline/contract'
import type { SaidTexts } from '@touchline/i18n'
import { createTextLibrary, LOCALES_FOLDER, sayable, sayOtherwise } from '@touchline/i18n/folder'
import type { TextLibrary } from '@touchline/i18n/folder'

let overrides: string | undefined
/** Of the folders alone. */
let plain = createTextLibrary(LOCALES_FOLDER)
let library = plain
let mark = ''

/** What this process says, to everybody alike. */
export function siteTexts(): TextLibrary {
  return library
}

/** Takes an operator's own texts, if there are any; called before anything is said. */
export function overrideTexts(folder: string | undefined): void {
  if (folder === overrides) return
  overrides = folder
  plain = library = createTextLibrary(LOCALES_FOLDER, folder)
  mark = ''
}

/** Takes what the site document says in other words, which goes before all else. */
export function sayOwnTexts(said: SaidTexts): void {
  const next = markOfTexts(said)
  if (next === mark) return
  mark = next
  // A key may have gone with an earlier version of the product.
  const fit = sayable(LOCALES_FOLDER, said)
  library =
    Object.keys(fit).length === 0
      ? plain
      : sayOtherwise(plain, fit, { folder: LOCALES_FOLDER, overrides })
}

/** A name of the catalogue where the site document says it in other words than the feed did. */
export function renamed(key: string, locale: LocaleCode): string | undefined {
  if (library === plain) return undefined
  const said = library.text('catalogue', key, locale)
  return said === plain.text('catalogue', key, locale) ? undefined : said
}

/** Another one for other texts. */
export function markOfTexts(said: SaidTexts): string {
  if (Object.keys(said).length === 0) return '0'
  return createHash('sha256').update(JSON.stringify(said)).digest('hex').slice(0, 12)
}

/** Where an operator's own texts stand: other threads have to be told. */
export function ownTexts(): string | undefined {
  return overrides
}
