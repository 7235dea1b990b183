import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

import { baseOf, TEXT_FILES, type SaidTexts, type TextFile, type Texts } from './files.ts'
import { readTexts } from './read-folder.ts'
import { readLanguages } from './read-languages.ts'
import { plainShape, readMessage } from './read-message.ts'
import { shapesOf } from './shapes.ts'

export type TextFault = {
  file: TextFile
  key: string
  /** `repeated` is what a variant says as its base does. */
  fault: 'missing' | 'unknown' | 'repeated' | 'empty' | 'unreadable' | 'arguments' | 'plural'
  detail: string
}

/** All that is wrong with what the folder of a language or variant says, by the English texts. */
export function checkTexts(folder: string, language: string): TextFault[] {
  const { tag = language, intl = tag } =
    readLanguages(folder).find(({ code }) => code === language) ?? {}
  const forms = { plurals: pluralForms(intl, 'cardinal'), ordinals: pluralForms(intl, 'ordinal') }
  return TEXT_FILES.flatMap((file) => {
    const english = readTexts(folder, 'en', file)
    const own = readTexts(folder, language, file)
    const faults = Object.entries(own).flatMap(([key, text]) =>
      [...messageFaults(english[key], text), ...pluralFaults(text, forms)].map((found) => ({
        file,
        key,
        ...found,
      })),
    )
    const base = baseOf(language)
    if (base !== language) return [...faults, ...repeated(file, own, readTexts(folder, base, file))]
    const wanted = Object.keys(english).filter((key) => file !== 'markets' || hasWord(english[key]))
    const missing = wanted.filter((key) => !Object.hasOwn(own, key))
    return [...missing.map((key) => fault(file, key, 'missing', english[key])), ...faults]
  })
}

/**
 * What keeps a folder of an operator's own texts from being used, a sentence each.
 * @param folder the texts that it overrides
 */
export function checkOverrides(folder: string, overrides: string): string[] {
  if (!existsSync(overrides)) return [`there is no folder ${overrides}`]
  const languages = new Set(readLanguages(folder).map(({ code }) => code))
  return readdirSync(overrides, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) =>
      languages.has(name)
        ? languageOverrides(folder, overrides, name)
        : [`${name} is no language of Touchline; it knows ${[...languages].join(', ')}`],
    )
}

function languageOverrides(folder: string, overrides: string, language: string): string[] {
  const names = readdirSync(join(overrides, language)).filter((name) => name.endsWith('.json'))
  return names.flatMap((name) => {
    const file = TEXT_FILES.find((known) => `${known}.json` === name)
    if (file === undefined) {
      const known = TEXT_FILES.map((other) => `${other}.json`).join(', ')
      return [`${language}/${name} is none of the files of texts, which are ${known}`]
    }
    return fileFaults(folder, file, readTexts(overrides, language, file)).map(
      ({ key, says }) => `${language}/${name}: ${key} ${says}`,
    )
  })
}

type FaultOfText = { readonly key: string; readonly says: string }

function fileFaults(folder: string, file: TextFile, texts: Texts): FaultOfText[] {
  const english = readTexts(folder, 'en', file)
  const shapes = shapesOf(folder, file)
  return Object.entries(texts).flatMap(([key, text]) =>
    [...messageFaults(english[key], text), ...kindFaults(shapes[key], text)].map(
      ({ fault: kind, detail }) => ({ key, says: `${SAYS[kind]}${detail}` }),
    ),
  )
}

/** What cannot be said of texts in other words, each with its place and the rest of a sentence. */
export function checkSaid(
  folder: string,
  said: SaidTexts,
): (FaultOfText & { readonly language: string; readonly file: TextFile })[] {
  return filesIn(said).flatMap(({ language, file, texts }) =>
    fileFaults(folder, file, texts).map((found) => ({ language, file, ...found })),
  )
}

/** Those of them that this version of the product can say: it may know other keys than another one. */
export function sayable(folder: string, said: SaidTexts): SaidTexts {
  const all: Record<string, Partial<Record<TextFile, Texts>>> = {}
  for (const { language, file, texts } of filesIn(said)) {
    const english = readTexts(folder, 'en', file)
    const fit = Object.entries(texts).filter(
      ([key, text]) => messageFaults(english[key], text).length === 0,
    )
    all[language] = { ...all[language], [file]: Object.fromEntries(fit) }
  }
  return all
}

function filesIn(said: SaidTexts) {
  return Object.entries(said).flatMap(([language, files]) =>
    Object.entries(files).map(([file, texts]) => ({ language, file: file as TextFile, texts })),
  )
}

type MessageFault = Pick<TextFault, 'fault' | 'detail'>

const SAYS: Readonly<Record<TextFault['fault'], string>> = {
  missing: 'is missing',
  unknown: 'is no key that Touchline knows',
  repeated: 'says what its base says',
  empty: 'says nothing',
  unreadable: 'cannot be read: ',
  arguments: 'takes other arguments: ',
  plural: 'lacks forms of a plural: ',
}

function messageFaults(english: string | undefined, text: string): MessageFault[] {
  if (english === undefined) return [{ fault: 'unknown', detail: '' }]
  if (text.trim() === '') return [{ fault: 'empty', detail: '' }]
  // Pages show the key of a text that comes to nothing.
  if (/\{\s*\}/.test(text)) return [{ fault: 'empty', detail: ' in one of its forms' }]
  const wanted = readMessage(english).placeholders.join(', ')
  try {
    const own = readMessage(text).placeholders.join(', ')
    if (own === wanted) return []
    return [{ fault: 'arguments', detail: `${own || 'none'} instead of ${wanted || 'none'}` }]
  } catch (error) {
    return [{ fault: 'unreadable', detail: error instanceof Error ? error.message : String(error) }]
  }
}

/** A number is only handed to arguments that a shipped language has forms for. */
function kindFaults(shape: string | undefined, text: string): MessageFault[] {
  if (shape === undefined) return []
  try {
    const found = [...readMessage(text).shapes]
    return found
      .filter(([name, own]) => own !== plainShape(name) && !shape.includes(own))
      .map(([, own]) => ({ fault: 'arguments' as const, detail: `${own} instead of ${shape}` }))
  } catch {
    return []
  }
}

type Forms = Readonly<Record<'plurals' | 'ordinals', ReadonlySet<string>>>

function pluralFaults(text: string, forms: Forms): MessageFault[] {
  try {
    const message = readMessage(text)
    return (['plurals', 'ordinals'] as const).flatMap((kind) =>
      message[kind]
        .filter((plural) => new Set([...plural, ...forms[kind]]).size !== plural.length)
        .map((plural) => ({
          fault: 'plural' as const,
          detail: `${plural.join(', ')} instead of ${[...forms[kind]].join(', ')}`,
        })),
    )
  } catch {
    return []
  }
}

/** The outcome `2:1` of a market is one in every language, and stands in English alone. */
function hasWord(text = ''): boolean {
  return /\p{L}/u.test(text.replaceAll(/\{[^}]*\}/g, ''))
}

/** Those of counts that a page shows: millions have forms of their own in some languages. */
function pluralForms(intl: string, type: Intl.PluralRuleType): ReadonlySet<string> {
  const rules = new Intl.PluralRules(intl, { type })
  return new Set(Array.from({ length: 1000 }, (_, count) => rules.select(count)))
}

function repeated(file: TextFile, own: Texts, base: Texts): TextFault[] {
  return Object.keys(own)
    .filter((key) => own[key] === base[key])
    .map((key) => fault(file, key, 'repeated', own[key]))
}

function fault(
  file: TextFile,
  key: string,
  kind: TextFault['fault'],
  detail: string | undefined,
): TextFault {
  return { file, key, fault: kind, detail: detail ?? '' }
}
