import { INTL_LOCALES, LOCALES, RIGHT_TO_LEFT, TAGS } from './languages.gen.ts'

/** A language or variant that has a folder, in the spelling of addresses and channels. */
export type LocaleCode = (typeof LOCALES)[number]

export function isLocale(text: string): text is LocaleCode {
  return (LOCALES as readonly string[]).includes(text)
}

/** The direction of a language's script. */
export function directionOf(locale: string): 'ltr' | 'rtl' {
  return RIGHT_TO_LEFT.includes(locale) ? 'rtl' : 'ltr'
}

/** What the world calls a language: `br` is Brazilian Portuguese here and Breton to everyone else. */
export function wireLanguage(locale: string): string {
  return TAGS[locale] ?? locale
}

/**
 * The locale to hand to `Intl`. Prices, scores and stakes are written in European digits in every
 * language, so everything else is too; a language says in its folder what else it needs.
 */
export function intlLocale(locale: string): string {
  return INTL_LOCALES[locale] ?? wireLanguage(locale)
}

/** The same for dates: those of plain English have the day first and 24 hours, as the world writes. */
export function dateLocale(locale: string): string {
  return locale === 'en' ? 'en-GB' : intlLocale(locale)
}
