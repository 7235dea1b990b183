import { baseOf, LOCALES } from '@touchline/contract'
import { describe, expect, test } from 'vitest'

import { MARKET_DESCRIPTIONS } from '../feed/markets/find-description.ts'
import { SETTLEMENT_RULES } from '../feed/markets/settlement-rules.ts'
import { SENTENCES } from './sentences.ts'
import { translateSentence } from './translate-sentence.ts'

const explanations = MARKET_DESCRIPTIONS.map(({ explanation }) => explanation.en)
const rules = Object.values(SETTLEMENT_RULES).map(({ en }) => en)
const everything = [...new Set([...explanations, ...rules])]

const RIGHT_TO_LEFT = new Set(['ar', 'he', 'fa', 'ur'])

const french = (text: string) => translateSentence(SENTENCES['fr'] ?? {}, text)

test.each([
  ['Who wins the match.', 'Qui gagne le match.'],
  ['How many goals the home side scores.', 'Combien de buts marque l’équipe à domicile.'],
  ['How many goals the away side scores.', 'Combien de buts marque l’équipe à l’extérieur.'],
  [
    'Whether the second player wins at least one set.',
    'Si le deuxième joueur gagne au moins un set.',
  ],
  [
    'In the second half alone: the exact score.',
    'En deuxième mi-temps seulement : le score exact.',
  ],
  ['Nobody ever said this.', undefined],
  ['In the second half alone: nobody ever said this.', undefined],
])('[I18N-01] %s is %s', (english, translated) => {
  expect(french(english)).toBe(translated)
})

const LANGUAGES = [...new Set(LOCALES.map(baseOf))].filter((base) => base !== 'en' && base !== 'de')

describe.each(LANGUAGES)('[I18N-01] in %s', (language) => {
  const sentences = SENTENCES[language] ?? {}
  const said = everything.map(
    (english) => [english, translateSentence(sentences, english)] as const,
  )

  test('every market is explained, and every rule of settlement said', () => {
    expect(said.filter(([, text]) => text === undefined).map(String)).toEqual([])
  })

  test('each sentence is whole and differs from any other', () => {
    const texts = said.map(([, text]) => text ?? '')
    expect(texts.filter((text) => !/[.:?؟۔]$/.test(text) || /[[\]|{}]|\s{2}/.test(text))).toEqual(
      [],
    )
    const twice = texts.filter((text, index) => texts.indexOf(text) !== index)
    expect(twice).toEqual([])
  })

  test('nothing is left in English', () => {
    const english = /\b(?:the|which|who|whether|than|and|with|of|fewer)\b/i
    const latin = RIGHT_TO_LEFT.has(language) ? /[a-z]/i : english
    expect(said.filter(([, text]) => text !== undefined && latin.test(text)).map(String)).toEqual(
      [],
    )
  })

  test('nothing is said that no market asks for', () => {
    const asked = new Set<unknown>()
    const watched = new Proxy(sentences, {
      get: (all, key) => asked.add(key) && all[String(key)],
    })
    for (const english of everything) translateSentence(watched, english)
    expect(Object.keys(sentences).filter((key) => !asked.has(key))).toEqual([])
  })
})
