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
  /** By language, then by text. */
  const compiled = new Map<string, Map<string, Message>>()

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
    const base = baseOf(locale)
    const fallback = locale === 'en' ? {} : texts(file, locale === base ? 'en' : base)
    const said = own(file, locale)
    // Most variants say nothing of their own, and are their base then.
    const all = Object.keys(said).length === 0 ? fallback : { ...fallback, ...said }
    known.set(id, all)
    return all
  }

  function message(file: TextFile, key: string, locale: string): Message | undefined {
    const text = texts(file, locale)[key]
    if (text === undefined) return undefined
    // What is said in English follows the English plurals.
    const owners = ['en', baseOf(locale)]
    const language = owners.find((owner) => texts(file, owner)[key] === text) ?? locale
    const messages = compiled.get(language) ?? new Map<string, Message>()
    compiled.set(language, messages)
    const before = messages.get(text)
    if (before !== undefined) return before
    const made = compileMessage(text, language)
    messages.set(text, made)
    return made
  }

  return {
    texts,
    text: (file, key, locale) => texts(file, locale)[key],
    message,
    say: (file, key, locale, params) => message(file, key, locale)?.(params),
  }
}
