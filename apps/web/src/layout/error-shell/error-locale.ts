import { LOCALES, resolveLocale } from '../../i18n/locales.ts'

/**
 * ERRP-11: what the error pages can say by themselves: every language of the product, whatever
 * languages the site offers.
 */
export const ERROR_LOCALES = LOCALES

export function isErrorLocale(text: string): boolean {
  return ERROR_LOCALES.some((locale) => locale.toLowerCase() === text.toLowerCase())
}

/**
 * Language of an error page: what its address asks for, then the page's own, then English.
 * @param pathname its first segment may name a locale: `/fr-CH/sports/404`
 */
export function errorLocaleOf(pathname: string, pageLocale: string): string {
  const first = pathname.split('/')[1] ?? ''
  return resolveLocale(isErrorLocale(first) ? first : pageLocale, ERROR_LOCALES, 'en')
}
