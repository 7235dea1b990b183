/** What pages show, by the file of a language's folder that it stands in. */
export const PAGE_TEXT_FILES = [
  'app',
  'betting',
  'account',
  'match-info',
  'wallet',
  'prizes',
  'racing',
  'lotteries',
  'profile',
  'limits',
  'notifications',
  'bonuses',
  'info',
  'error-pages',
] as const

export type PageTextFile = (typeof PAGE_TEXT_FILES)[number]

/** The files of a language's folder; what stands in one is loaded together. */
export const TEXT_FILES = [...PAGE_TEXT_FILES, 'server', 'mail', 'markets', 'catalogue'] as const

export type TextFile = (typeof TEXT_FILES)[number]

/** Messages in the ICU syntax by their key, whose parts have dots between them. */
export type Texts = Readonly<Record<string, string>>

/** What somebody says in other words: by language or variant, then by file. */
export type SaidTexts = Readonly<Record<string, Readonly<Partial<Record<TextFile, Texts>>>>>

/** The language that a variant inherits from: `de` of `de-CH`; any other is its own. */
export function baseOf(locale: string): string {
  return locale.split('-')[0] ?? locale
}

/** `{count, plural, other {}}` asks for `count`. */
type NameIn<Inside extends string> = Inside extends `${infer Name},${string}` ? Name : Inside

/** The arguments that a text asks for, by its shape in the types that are made from the folders. */
export type ArgumentsIn<Shape extends string> =
  Shape extends `${string}{${infer Inside}}${infer Rest}`
    ? NameIn<Inside> | ArgumentsIn<Rest>
    : never
