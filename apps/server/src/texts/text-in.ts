import { baseOf, type LocaleCode } from '@touchline/contract'

import { TRANSLATIONS } from './translations.ts'

/** A text in some languages; English is always there. */
export type Text = { readonly en: string; readonly [language: string]: string | undefined }

/**
 * A text in the wanted language: its own for it, its own for the base language, the translation of
 * the English one, or that itself.
 */
export function textIn(text: Text, locale: LocaleCode): string {
  const language = baseOf(locale)
  return text[locale] ?? text[language] ?? TRANSLATIONS[language]?.[text.en] ?? text.en
}
