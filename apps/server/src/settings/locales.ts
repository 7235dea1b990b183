import { baseOf, LOCALES as CODES, wireLanguage, type LocaleCode } from '@touchline/contract'
import { NAMES } from '@touchline/i18n'

export { isLocale, type LocaleCode } from '@touchline/contract'

/** The languages of the site, each with its own name for itself. */
export const LOCALES = CODES.map((code) => ({ code, nameInLocale: NAMES[code] ?? code }))

/** The languages with texts of their own, each with the variants that read the same. */
export const LANGUAGES: readonly (readonly [LocaleCode, readonly LocaleCode[]])[] = CODES.filter(
  (code) => baseOf(code) === code,
).map((base) => [base, CODES.filter((code) => baseOf(code) === base)])

/**
 * The first language of an `Accept-Language` header that is spoken here: exact, else by the part
 * before the dash.
 */
export function pickLocale(header: string | undefined, fallback: LocaleCode): LocaleCode {
  const wanted = (header ?? '').split(',').map((part) => (part.split(';')[0] ?? '').trim())
  for (const language of wanted) {
    const found = spokenAs(language.toLowerCase()) ?? spokenAs(baseOf(language.toLowerCase()))
    if (found !== undefined) return found
  }
  return fallback
}

function spokenAs(language: string): LocaleCode | undefined {
  return CODES.find((code) => wireLanguage(code).toLowerCase() === language)
}
