/** The files of a language's folder; what stands in one is loaded together. */
export const TEXT_FILES = [
  'app',
  'betting',
  'account',
  'match-info',
  'error-pages',
  'server',
  'mail',
  'markets',
  'catalogue',
] as const

export type TextFile = (typeof TEXT_FILES)[number]

/** Messages in the ICU syntax by their key, whose parts have dots between them. */
export type Texts = Readonly<Record<string, string>>

/** The language that a variant inherits from: `de` of `de-CH`; any other is its own. */
export function baseOf(locale: string): string {
  return locale.split('-')[0] ?? locale
}
