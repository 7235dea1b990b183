import {
  directionOf as scriptDirectionOf,
  isLocale,
  LOCALES,
  type LocaleCode,
} from '@touchline/contract'
import { ALIASES } from '@touchline/i18n'

export { isLocale, LOCALES, type LocaleCode }

/** Same setting as the server's DEFAULT_LOCALE; baked in at build time. */
export const DEFAULT_LOCALE: LocaleCode = 'en'

/** The locale that a text spells in any case or by an alias, and nothing near it. */
export function sameLocale(text: string): LocaleCode | undefined {
  const wanted = text.toLowerCase()
  const alias = Object.entries(ALIASES).find(([from]) => from.toLowerCase() === wanted)?.[1]
  return LOCALES.find((locale) => locale.toLowerCase() === wanted || locale === alias)
}

/**
 * I18N-03: exact supported match, alias, language part before the dash, by itself or of another country,
 * default locale, `en`.
 * @param wanted a language tag in any case: `de-AT`
 */
export function resolveLocale(
  wanted: string,
  supported: readonly string[] = LOCALES,
  defaultLocale: string = DEFAULT_LOCALE,
): string {
  const fallback = supported.includes(defaultLocale) ? defaultLocale : 'en'
  return spokenLocale(wanted, supported) ?? fallback
}

/** The locale that stands for a wanted one, or undefined where nothing like it is supported. */
export function spokenLocale(wanted: string, supported: readonly string[]): string | undefined {
  const language = wanted.split('-')[0] ?? ''
  return named(wanted, supported) ?? named(language, supported) ?? variantOf(language, supported)
}

function named(text: string, supported: readonly string[]): string | undefined {
  const wanted = text.toLowerCase()
  const exact = supported.find((locale) => locale.toLowerCase() === wanted)
  if (exact !== undefined) return exact
  const alias = Object.entries(ALIASES).find(([from]) => from.toLowerCase() === wanted)?.[1]
  return alias !== undefined && supported.includes(alias) ? alias : undefined
}

/** Where a site has a language for one country alone. */
function variantOf(language: string, supported: readonly string[]): string | undefined {
  return supported.find((locale) => locale.startsWith(`${language.toLowerCase()}-`))
}

/** Right-to-left scripts are honoured only where the locale is enabled (I18N-08). */
export function directionOf(locale: string, enabled: readonly string[]): 'ltr' | 'rtl' {
  return enabled.includes(locale) ? scriptDirectionOf(locale) : 'ltr'
}
