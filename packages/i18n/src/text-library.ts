import compile from 'icu-minify/compile'
import format, { type CompiledMessage } from 'icu-minify/format'

import { baseOf, type TextFile, type Texts } from './files.ts'
import { readTexts } from './read-folder.ts'

export type Params = Readonly<Record<string, string | number>>

export type TextLibrary = {
  /** All texts of a file as a locale reads them: its own, then its base's, then the English ones. */
  texts(file: TextFile, locale: string): Texts
  /** One of them, undefined where not even English has it. */
  text(file: TextFile, key: string, locale: string): string | undefined
  /** The same with its arguments filled in. */
  say(file: TextFile, key: string, locale: string, params?: Params): string | undefined
}

/**
 * The texts of a folder of languages, each file read when it is first asked for.
 * @param overrides a folder like it, of an operator: what stands there goes before
 */
export function createTextLibrary(folder: string, overrides?: string): TextLibrary {
  const known = new Map<string, Texts>()
  const compiled = new Map<string, CompiledMessage>()

  function own(file: TextFile, language: string): Texts {
    const shipped = readTexts(folder, language, file)
    return overrides === undefined
      ? shipped
      : { ...shipped, ...readTexts(overrides, language, file) }
  }

  function texts(file: TextFile, locale: string): Texts {
    const id = `${locale}/${file}`
    const before = known.get(id)
    if (before !== undefined) return before
    const all: Record<string, string> = {}
    for (const language of fallbacks(locale)) Object.assign(all, own(file, language))
    known.set(id, all)
    return all
  }

  function find(file: TextFile, key: string, locale: string): CompiledMessage | undefined {
    const text = texts(file, locale)[key]
    if (text === undefined) return undefined
    const before = compiled.get(text)
    if (before !== undefined) return before
    const message = compile(text)
    compiled.set(text, message)
    return message
  }

  return {
    texts,
    text: (file, key, locale) => texts(file, locale)[key],
    say(file, key, locale, params) {
      const found = find(file, key, locale)
      return found === undefined ? undefined : String(format(found, locale, params, { formatters }))
    },
  }
}

/** From the last that is asked to the first. */
function fallbacks(locale: string): readonly string[] {
  return [...new Set(['en', baseOf(locale), locale])]
}

const formatters = {
  getDateTimeFormat: (...of: ConstructorParameters<typeof Intl.DateTimeFormat>) =>
    new Intl.DateTimeFormat(...of),
  getNumberFormat: (...of: ConstructorParameters<typeof Intl.NumberFormat>) =>
    new Intl.NumberFormat(...of),
  getPluralRules: (...of: ConstructorParameters<typeof Intl.PluralRules>) =>
    new Intl.PluralRules(...of),
}
