import { isLocale } from './locales.ts'

/** Which languages stand in addresses: all but the default one, or all. */
export type LocalePrefix = { defaultLocale: string; prefixRequired: boolean }

/** The locale that a path names as its first segment, or undefined. */
export function localeOfPath(pathname: string): string | undefined {
  const first = pathname.split('/')[1] ?? ''
  return isLocale(first) ? first : undefined
}

/**
 * Where a path with a wrongly placed or redundant locale belongs, or undefined if it is canonical:
 * `/sports/de/live`, `/de` and, where `en` is the default, `/en/sports/live`.
 */
export function canonicalLocalePath(pathname: string, settings: LocalePrefix): string | undefined {
  const segments = pathname.split('/').slice(1)
  const [first = '', second = '', ...rest] = segments
  if (first === 'sports' && isLocale(second)) {
    return withLocale(second, ['sports', ...rest], settings)
  }
  if (isLocale(first) && second === '') return withLocale(first, ['sports'], settings)
  if (isLocale(first) && first === settings.defaultLocale && !settings.prefixRequired) {
    return `/${segments.slice(1).join('/')}`
  }
  if (first === 'sports' && settings.prefixRequired) {
    return withLocale(settings.defaultLocale, segments, settings)
  }
  return undefined
}

function withLocale(locale: string, segments: readonly string[], settings: LocalePrefix): string {
  const prefix = locale === settings.defaultLocale && !settings.prefixRequired ? [] : [locale]
  return `/${[...prefix, ...segments].join('/')}`
}

/** I18N-04: the address of the same page in another language. */
export function pathInLocale(pathname: string, locale: string, settings: LocalePrefix): string {
  const segments = pathname.split('/').slice(1)
  const bare = localeOfPath(pathname) === undefined ? segments : segments.slice(1)
  return withLocale(locale, bare, settings)
}
