import { baseOf, type SaidTexts, type TextFile, type Texts } from './files.ts'
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
  return libraryOf((file, language) => ownTexts(folder, overrides, { file, language }))
}

type Place = { readonly file: TextFile; readonly language: string }

function ownTexts(folder: string, overrides: string | undefined, { file, language }: Place): Texts {
  const shipped = readTexts(folder, language, file)
  return overrides === undefined ? shipped : { ...shipped, ...readTexts(overrides, language, file) }
}

/**
 * The same library where some texts are said in other words: what none of them touches is its own.
 * @param plain of the folders, without them
 */
export function sayOtherwise(
  plain: TextLibrary,
  said: SaidTexts,
  { folder, overrides }: { readonly folder: string; readonly overrides?: string | undefined },
): TextLibrary {
  const isTouched = (file: TextFile, locale: string) => touches(said, file, locale)
  const changed = libraryOf((file, language) => ({
    ...ownTexts(folder, overrides, { file, language }),
    ...said[language]?.[file],
  }))
  const of = (file: TextFile, locale: string) => (isTouched(file, locale) ? changed : plain)
  return {
    texts: (file, locale) => of(file, locale).texts(file, locale),
    text: (file, key, locale) => of(file, locale).text(file, key, locale),
    message: (file, key, locale) => of(file, locale).message(file, key, locale),
    say: (file, key, locale, params) => of(file, locale).say(file, key, locale, params),
  }
}

/** Whether a locale reads any of them in a file: its own, its base's, or English ones. */
export function touches(said: SaidTexts, file: TextFile, locale: string): boolean {
  return [locale, baseOf(locale), 'en'].some((owner) => said[owner]?.[file] !== undefined)
}

function libraryOf(own: (file: TextFile, language: string) => Texts): TextLibrary {
  const known = new Map<string, Texts>()
  /** By language, then by text. */
  const compiled = new Map<string, Map<string, Message>>()

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
