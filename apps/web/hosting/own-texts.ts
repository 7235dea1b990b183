import { PAGE_TEXT_FILES } from '@touchline/i18n'
import { compiledTexts, createTextLibrary, LOCALES_FOLDER } from '@touchline/i18n/folder'

import type { OwnTextsByFile } from '../src/base/environment.ts'

/**
 * What an operator says in other words on pages, by language. It comes with every page, so that
 * the browser asks for nothing more, and only what differs.
 * @param overrides the operator's folder; undefined: the texts stand as they are
 */
export function readOwnTexts(
  overrides: string | undefined,
): (locale: string) => OwnTextsByFile | null {
  if (overrides === undefined) return () => null
  const shipped = createTextLibrary(LOCALES_FOLDER)
  const said = createTextLibrary(LOCALES_FOLDER, overrides)
  const known = new Map<string, OwnTextsByFile | null>()

  function read(locale: string): OwnTextsByFile | null {
    const files = PAGE_TEXT_FILES.map((file) => {
      const before = shipped.texts(file, locale)
      const texts = Object.entries(said.texts(file, locale))
      return [file, texts.filter(([key, text]) => text !== before[key])] as const
    }).filter(([, texts]) => texts.length > 0)
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
