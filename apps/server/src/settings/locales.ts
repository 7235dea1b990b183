import { wireLanguage } from '@touchline/contract'

export const LOCALES = [
  { code: 'en', nameInLocale: 'English' },
  { code: 'de', nameInLocale: 'Deutsch' },
] as const

export type LocaleCode = (typeof LOCALES)[number]['code']

export function isLocale(code: string): code is LocaleCode {
  return LOCALES.some((locale) => locale.code === code)
}

/**
 * The first language of an `Accept-Language` header that is spoken here: exact, else by the part
 * before the dash.
 */
export function pickLocale(header: string | undefined, fallback: LocaleCode): LocaleCode {
  const wanted = (header ?? '').split(',').map((part) => (part.split(';')[0] ?? '').trim())
  for (const language of wanted) {
    const found = LOCALES.find((locale) => matches(language, locale.code))
    if (found !== undefined) return found.code
  }
  return fallback
}

function matches(language: string, code: LocaleCode): boolean {
  const spelled = wireLanguage(code).toLowerCase()
  const asked = language.toLowerCase()
  return asked === spelled || asked.split('-')[0] === spelled
}
