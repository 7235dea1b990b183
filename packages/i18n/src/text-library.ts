import { baseOf, type TextFile, type Texts } from './files.ts'
import { compileMessage, type Message, type Params } from './message.ts'
import { readTexts } from './read-folder.ts'

export type TextLibrary = {
  /** All texts of a file as a locale reads them: its own, then its base's, then the English ones. */
  texts(file: TextFile, locale: string): Texts
  /** One of them, undefined where not even English has it. */
  text(file: TextFile, key: string, locale: string): string | undefined
  /** The same, ready for its arguments. */
  message(file: TextFile, key: string, locale: string): Message | undefined
  /** The same with its arguments filled in. */
  say(file: TextFile, key: string, locale: string, params?: Params): string | undefined
}

/**
 * The texts of a folder of languages, each file read when it is first asked for.
 * @param overrides a folder like it, of an operator: what stands there goes before
 */
export function createTextLibrary(folder: string, overrides?: string): TextLibrary {
  const known = new Map<string, Texts>()
  const compiled = new Map<string, Message>()

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

  function message(file: TextFile, key: string, locale: string): Message | undefined {
    const text = texts(file, locale)[key]
    if (text === undefined) return undefined
    // What is said in English follows the English plurals.
    const language = texts(file, 'en')[key] === text ? 'en' : locale
    const id = `${language} ${text}`
    const before = compiled.get(id)
    if (before !== undefined) return before
    const made = compileMessage(text, language)
    compiled.set(id, made)
    return made
  }

  return {
    texts,
    text: (file, key, locale) => texts(file, locale)[key],
    message,
    say: (file, key, locale, params) => message(file, key, locale)?.(params),
  }
}

/** From the last that is asked to the first. */
function fallbacks(locale: string): readonly string[] {
  return [...new Set(['en', baseOf(locale), locale])]
}
