import { intlLocale, type LocaleCode } from '@touchline/contract'

import { textIn, type LocalText } from './local-text.ts'
import { renamed } from './site-texts.ts'

const COUNTRY = /^[A-Z]{2}$/

const known = new Map<LocaleCode, Intl.DisplayNames>()

/** A country by its name in the wanted language; any other place by its own texts. */
export function placeIn(
  place: { readonly name: LocalText; readonly countryCode: string | null },
  locale: LocaleCode,
): string {
  const { name, countryCode } = place
  const said = renamed(`place.${countryCode ?? 'international'}`, locale)
  if (said !== undefined) return said
  if (name[locale] !== undefined || countryCode === null || !COUNTRY.test(countryCode)) {
    return textIn(name, locale)
  }
  const names = known.get(locale) ?? new Intl.DisplayNames(intlLocale(locale), { type: 'region' })
  known.set(locale, names)
  return names.of(countryCode) ?? textIn(name, locale)
}
