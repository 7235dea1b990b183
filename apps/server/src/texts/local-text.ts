import { baseOf, LOCALES, type LocaleCode } from '@touchline/contract'

import { siteTexts } from './site-texts.ts'

/** What a feed calls something, in the languages that it speaks; English is always there. */
export type LocalText = { readonly en: string; readonly [language: string]: string }

/** In the wanted language, else in its base, else in English. */
export function textIn(text: LocalText, locale: LocaleCode): string {
  return text[locale] ?? text[baseOf(locale)] ?? text.en
}

/**
 * A name of the catalogue as a feed says it: in each language, in a variant only where that differs.
 * Undefined where nobody named it.
 */
export function catalogueText(
  key: string,
  params?: Readonly<Record<string, string | number>>,
): LocalText | undefined {
  const said = (locale: LocaleCode) => siteTexts().say('catalogue', key, locale, params)
  const english = said('en')
  if (english === undefined) return undefined
  const text: Record<string, string> & { en: string } = { en: english }
  for (const locale of LOCALES) {
    const name = said(locale)
    if (name === undefined) continue
    if (baseOf(locale) === locale || name !== textIn(text, locale)) text[locale] = name
  }
  return text
}
