import { expect, test } from 'vitest'

import { MARKET_DESCRIPTIONS } from '../feed/markets/find-description.ts'
import { PHRASES } from './translations.ts'
import { translatePhrase } from './translate-phrase.ts'

const french = (text: string) => translatePhrase(PHRASES['fr'] ?? {}, text, (n) => `${n}e`)

test.each([
  ['Both teams to score', 'Les deux équipes marquent'],
  [
    '1st half - total {total} & both teams to score',
    '1re mi-temps - total {total} & les deux équipes marquent',
  ],
  ['{$competitor1} total', '{$competitor1}: total'],
  ['{$competitor1} or draw', '{$competitor1} ou nul'],
  ['{$competitor2} by 3+', '{$competitor2}: 3+'],
  ['Draw ({hcp})', 'Nul ({hcp})'],
  ['{$competitor1} ({+hcp})', '{$competitor1} ({+hcp})'],
  ['Winner (incl. overtime)', 'Vainqueur (prolongation incl.)'],
  ['2nd set', '2e set'],
  ['Premier League', 'Premier League'],
  ['This or that wins. It counts.', 'This or that wins. It counts.'],
])('[I18N-01] %s is %s', (english, translated) => {
  expect(french(english)).toBe(translated)
})

const templates = MARKET_DESCRIPTIONS.flatMap(({ name, outcomes }) => [
  name.en,
  ...outcomes.map((outcome) => outcome.name.en),
])
const placeholders = (text: string) => [...text.matchAll(/\{[^}]+\}/g)].map(String).toSorted()

test.each(Object.keys(PHRASES))(
  '[I18N-01] names in %s keep what is filled into them',
  (language) => {
    const wrong = templates.filter((text) => {
      const translated = translatePhrase(PHRASES[language] ?? {}, text, String)
      return placeholders(translated).join() !== placeholders(text).join()
    })
    expect(wrong).toEqual([])
  },
)
