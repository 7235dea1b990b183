import { PAGE_TEXT_FILES, type SaidTexts } from '@touchline/i18n'
import {
  compiledTexts,
  createTextLibrary,
  LOCALES_FOLDER,
  sayOtherwise,
  touches,
} from '@touchline/i18n/folder'

import type { OwnTextsByFile } from '../src/base/environment.ts'

/** By language; the same object every time. */
export type OwnTextsOf = (locale: string) => OwnTextsByFile | null

/**
 * What an operator says in other words on pages. It comes with every page, so that the browser asks
 * for nothing more, and only what differs.
 * @param overrides the operator's folder; undefined: the texts stand as they are
 * @returns of what the site document says, which goes before the folder
 */
export function readOwnTexts(overrides: string | undefined): (said: SaidTexts) => OwnTextsOf {
  const shipped = createTextLibrary(LOCALES_FOLDER)
  const plain = overrides === undefined ? shipped : createTextLibrary(LOCALES_FOLDER, overrides)

  return (said) => {
    const now = sayOtherwise(plain, said, { folder: LOCALES_FOLDER, overrides })
    const known = new Map<string, OwnTextsByFile | null>()

    function read(locale: string): OwnTextsByFile | null {
      const files = PAGE_TEXT_FILES.filter(
        (file) => overrides !== undefined || touches(said, file, locale),
      )
        .map((file) => {
          const before = shipped.texts(file, locale)
          const texts = Object.entries(now.texts(file, locale))
          return [file, texts.filter(([key, text]) => text !== before[key])] as const
        })
        .filter(([, texts]) => texts.length > 0)
      if (files.length === 0) return null
      return Object.fromEntries(
        files.map(([file, texts]) => [file, compiledTexts(Object.fromEntries(texts))]),
      )
    }

    return (locale) => {
      const before = known.get(locale)
      if (before !== undefined) return before
      const texts = read(locale)
      known.set(locale, texts)
      return texts
    }
  }
}
