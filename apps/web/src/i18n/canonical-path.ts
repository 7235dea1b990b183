import { withLocale, type LocalePrefix } from './locale-path.ts'
import { isLocale, sameLocale } from './locales.ts'

/**
 * Where a path belongs that is not spelled as it should be, or undefined if it is canonical: a
 * locale in the wrong place, case or spelling (`/sports/de/live`, `/DE/sports`, `/pt-BR/sports`),
 * a variant of a language that has none (`/de-AT/sports`), one without a page or, where `en` is the
 * default, `/en/sports/live`; capital letters (`/SPORTS`); slashes too many; `/about`, which stood
 * beside the sports once.
 */
export function canonicalLocalePath(pathname: string, settings: LocalePrefix): string | undefined {
  const given = pathname.split('/').filter((segment) => segment !== '')
  const [first = '', ...others] = belowSports(given)
  const spelled = isPageRoot(first)
    ? inSmallLetters([first, ...others])
    : [spelledLocale(first), ...(isPageRoot(others[0]) ? inSmallLetters(others) : others)]
  const tidy = `/${spelled.join('/')}`
  return placedLocale(spelled, settings) ?? (tidy === pathname ? undefined : tidy)
}

/** The first segments of pages, besides a locale. */
export const PAGE_ROOTS: readonly string[] = [
  'sports',
  'profile',
  'terms-and-conditions',
  'help-center',
  'responsible-gambling',
]

const ONCE_BESIDE_SPORTS: readonly string[] = ['general-rules', 'about']

function belowSports(segments: readonly string[]): readonly string[] {
  const before = segments.slice(0, -1)
  const page = segments.at(-1)?.toLowerCase() ?? ''
  const isMoved = ONCE_BESIDE_SPORTS.includes(page) && before.length < 2
  if (!isMoved || !before.every((segment) => isLocale(spelledLocale(segment)))) return segments
  return [...before, 'sports', page]
}

function isPageRoot(segment: string | undefined): boolean {
  return segment !== undefined && PAGE_ROOTS.includes(segment.toLowerCase())
}

/** Every address of a page is in small letters; a locale that stands in the wrong place keeps its own. */
function inSmallLetters(segments: readonly string[]): string[] {
  return segments.map((segment) => (isLocale(segment) ? segment : segment.toLowerCase()))
}

const VARIANT = /^([a-z]{2})-[a-z]{2}$/i

/** `de-CH` for `de-ch`, `br` for `pt-BR`, `de` for `de-AT`; other texts stay as they are. */
function spelledLocale(text: string): string {
  const language = VARIANT.exec(text)?.[1]?.toLowerCase()
  return sameLocale(text) ?? (language === undefined ? text : (sameLocale(language) ?? text))
}

function placedLocale(segments: readonly string[], settings: LocalePrefix): string | undefined {
  const [first = '', second = '', ...rest] = segments
  if (isPageRoot(first) && isLocale(second)) {
    return withLocale(second, [first, ...rest], settings)
  }
  if (isLocale(first) && second === '') return withLocale(first, ['sports'], settings)
  if (isLocale(first) && first === settings.defaultLocale && !settings.prefixRequired) {
    return `/${segments.slice(1).join('/')}`
  }
  if (isPageRoot(first) && settings.prefixRequired) {
    return withLocale(settings.defaultLocale, segments, settings)
  }
  return undefined
}
