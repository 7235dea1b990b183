import { expect, test } from 'vitest'

import { stageName } from '../feed/simulator/stage-names.ts'
import { marketGroups } from '../modules/system-settings/market-groups.ts'
import { MARKET_DESCRIPTIONS } from '../feed/markets/find-description.ts'
import { ordinalIn } from './ordinal.ts'
import { textIn } from './text-in.ts'
import { PHRASES } from './translations.ts'
import { translatePhrase } from './translate-phrase.ts'

const french = (text: string) =>
  translatePhrase(PHRASES['fr'] ?? {}, text, (n, gender) => ordinalIn(n, 'fr', gender))

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
  ['1st map', '1re carte'],
  ['Top of the 3rd inning', '3e manche, première moitié'],
  ['Over 12.3, 2nd innings', 'Over 12.3, 2e manche'],
  ['Season 12', 'Saison 12'],
  ['Premier League', 'Premier League'],
  ['This or that wins. It counts.', 'This or that wins. It counts.'],
])('[I18N-01] %s is %s', (english, translated) => {
  expect(french(english)).toBe(translated)
})

const templates = MARKET_DESCRIPTIONS.flatMap(({ name, outcomes }) => [
  name.en,
  ...outcomes.map((outcome) => outcome.name.en),
])
const placeholders = (text: string) =>
  [...text.replaceAll(':f}', '}').matchAll(/\{[^}]+\}/g)].map(String).toSorted()

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

test.each(Object.keys(PHRASES))(
  '[I18N-01] %s has every piece that another language has',
  (language) => {
    expect(Object.keys(PHRASES[language] ?? {}).toSorted()).toEqual(
      Object.keys(PHRASES['fr'] ?? {}).toSorted(),
    )
  },
)

/** Whatever the feed calls a part of a match, and the tabs of a match. */
const STAGES =
  'not_started 1st_half half_time overtime penalties break interval in_play ended postponed ' +
  'set_1 quarter_2 period_3 map_1 inning_4 innings_2 leg_5 top_1 bottom_9'
const stages = STAGES.split(' ').map((key) => stageName(key).en)

test.each(['ar', 'he', 'fa', 'ur'] as const)(
  '[I18N-01] no name of a market, an outcome, a tab or a stage is left in English in %s',
  (language) => {
    const said = [...templates, ...stages].map((en) => textIn({ en }, language))
    const tabs = marketGroups(language).map(({ name }) => name)
    const latin = /[a-z]{2}/i
    const left = [...said, ...tabs].filter((text) => latin.test(text.replaceAll(/\{[^}]+\}/g, '')))
    expect(left).toEqual([])
  },
)
