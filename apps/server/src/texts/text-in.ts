import { baseOf, type LocaleCode } from '@touchline/contract'

import { ordinalIn } from './ordinal.ts'
import { SENTENCES } from './sentences.ts'
import { translatePhrase } from './translate-phrase.ts'
import { translateSentence } from './translate-sentence.ts'
import { PHRASES } from './translations.ts'

/** A text in some languages; English is always there. */
export type Text = { readonly en: string; readonly [language: string]: string | undefined }

/** Names are asked for with every price that moves, and there are only so many. */
const known = new Map<string, string>()
const MOST_KNOWN = 50_000

/**
 * A text in the wanted language: its own for it, its own for the base language, the translation of
 * the English one, or that itself.
 */
export function textIn(text: Text, locale: LocaleCode): string {
  const language = baseOf(locale)
  return text[locale] ?? text[language] ?? translated(text.en, language)
}

function translated(english: string, language: string): string {
  const phrases = PHRASES[language]
  if (phrases === undefined) return english
  const key = `${language} ${english}`
  const before = known.get(key)
  if (before !== undefined) return before
  if (known.size >= MOST_KNOWN) known.clear()
  const text =
    translateSentence(SENTENCES[language] ?? {}, english) ??
    translatePhrase(phrases, english, (n, gender) => ordinalIn(n, language, gender))
  known.set(key, text)
  return text
}
