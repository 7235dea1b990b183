/** The languages of the product, in the spelling of addresses and channels. */
export const LOCALES = [
  'en',
  'en-CA',
  'en-AU',
  'en-NZ',
  'en-ZA',
  'en-AR',
  'de',
  'de-CH',
  'fr',
  'fr-CA',
  'fr-CH',
  'it',
  'no',
  'fi',
  'es',
  'br',
  'ar',
  'he',
  'fa',
  'ur',
] as const

export type LocaleCode = (typeof LOCALES)[number]

export function isLocale(text: string): text is LocaleCode {
  return (LOCALES as readonly string[]).includes(text)
}

/** The language that a variant inherits from: `de` of `de-CH`; any other is its own. */
export function baseOf(locale: string): string {
  return locale.split('-')[0] ?? locale
}

const RIGHT_TO_LEFT: readonly string[] = ['ar', 'he', 'fa', 'ur']

/** The direction of a language's script. */
export function directionOf(locale: string): 'ltr' | 'rtl' {
  return RIGHT_TO_LEFT.includes(locale) ? 'rtl' : 'ltr'
}

/** `br` is Brazilian Portuguese here and Breton to everyone else. */
export function wireLanguage(locale: string): string {
  return locale === 'br' ? 'pt-BR' : locale
}

/**
 * The locale to hand to `Intl`. Prices, scores and stakes are written in European digits in every
 * language, so everything else is too.
 */
export function intlLocale(locale: string): string {
  if (locale === 'no') return 'nb'
  // Plain English is written the international way: day first, by 24 hours.
  if (locale === 'en-AR') return 'en-001'
  // Its halves of a day are said in Latin letters, which turn a time around.
  if (locale === 'ur') return 'ur-u-hc-h23'
  return locale === 'ar' || locale === 'fa' ? `${locale}-u-nu-latn` : wireLanguage(locale)
}
