import { isLocale } from './locales.ts'

/** Which languages stand in addresses: all but the default one, or all. */
export type LocalePrefix = { defaultLocale: string; prefixRequired: boolean }

/** The locale that a path names as its first segment, or undefined. */
export function localeOfPath(pathname: string): string | undefined {
  const first = pathname.split('/')[1] ?? ''
  return isLocale(first) ? first : undefined
}

/** The address of a page below a locale, which the default one may do without. */
export function withLocale(
  locale: string,
  segments: readonly string[],
  settings: LocalePrefix,
): string {
  const prefix = locale === settings.defaultLocale && !settings.prefixRequired ? [] : [locale]
  return `/${[...prefix, ...segments].join('/')}`
}

/** I18N-04: the address of the same page in another language. */
export function pathInLocale(pathname: string, locale: string, settings: LocalePrefix): string {
  const segments = pathname.split('/').filter(Boolean)
  const bare = localeOfPath(pathname) === undefined ? segments : segments.slice(1)
  return withLocale(locale, bare, settings)
}
