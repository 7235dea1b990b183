import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, onTestFinished, test } from 'vitest'

import { checkOverrides, checkTexts } from './check-texts.ts'
import { LOCALES_FOLDER } from './read-folder.ts'

type Files = Record<string, object>

function folderOf(files: Files): string {
  const folder = mkdtempSync(join(tmpdir(), 'touchline-locales-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(join(folder, path, '..'), { recursive: true })
    writeFileSync(join(folder, path), JSON.stringify(content))
  }
  return folder
}

const english = {
  'en/language.json': { name: 'English', order: 1 },
  'en/app.json': {
    bye: 'Bye',
    bets: '{count, plural, one {# bet} other {# bets}}',
    hi: 'Hi {name}',
  },
}
const arabic = { 'ar/language.json': { name: 'العربية', order: 2 } }

test.each([
  ['a text that it lacks', { hi: 'مرحبا {name}', bye: 'وداعا' }, 'missing bets'],
  ['a key that means nothing', { hello: 'x' }, 'unknown hello'],
  ['another argument', { hi: 'مرحبا {nom}' }, 'arguments hi'],
  ['a plural without all forms', { bets: '{count, plural, one {#} other {#}}' }, 'plural bets'],
  ['what cannot be read', { bye: 'وداعا {' }, 'unreadable bye'],
  ['nothing', { bye: ' ' }, 'empty bye'],
  ['a form of nothing', { bets: '{count, plural, =0 {} other {#}}' }, 'empty bets'],
])('[I18N-01] a language is told of %s', (_, texts, expected) => {
  const folder = folderOf({ ...english, ...arabic, 'ar/app.json': texts })
  const faults = checkTexts(folder, 'ar').map(({ fault, key }) => `${fault} ${key}`)
  expect(faults).toContain(expected)
})

test('[I18N-01] a market needs a name in every language, and an outcome without a word in none', () => {
  const markets = {
    goal: '{nr, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} goal',
    score: '{home} 2:1',
  }
  const french = { goal: '{nr, selectordinal, other {#e}} but' }
  const folder = folderOf({
    ...english,
    'en/markets.json': markets,
    'fr/language.json': { name: 'Français', order: 2 },
    'fr/markets.json': french,
  })
  expect(checkTexts(folder, 'en')).toEqual([])
  const faults = checkTexts(folder, 'fr').filter(({ file }) => file === 'markets')
  const detail = 'other instead of other, one'
  expect(faults).toEqual([{ file: 'markets', key: 'goal', fault: 'plural', detail }])
})

test('[I18N-03] a variant says what differs and nothing else', () => {
  const variant = { 'en-AU/language.json': { name: 'English (Australia)', order: 2 } }
  const folder = folderOf({ ...english, ...variant, 'en-AU/app.json': { bye: 'Bye' } })
  expect(checkTexts(folder, 'en-AU')).toEqual([
    { file: 'app', key: 'bye', fault: 'repeated', detail: 'Bye' },
  ])
})

test.each([
  ['xx/app.json', {}, /^xx is no language of Touchline; it knows en, /],
  ['de/apps.json', {}, /^de\/apps\.json is none of the files of texts, which are app\.json, /],
  [
    'de/app.json',
    { 'slip.opne': 'x' },
    /^de\/app\.json: slip\.opne is no key that Touchline knows/,
  ],
  ['de/app.json', { 'layout.home': 'Start {' }, /^de\/app\.json: layout\.home cannot be read: /],
  [
    'de/app.json',
    { 'layout.copyright': '© {jahr} Touchline.' },
    /^de\/app\.json: layout\.copyright takes other arguments: jahr instead of year/,
  ],
  [
    'en/app.json',
    { 'layout.copyright': '© {year, plural, other {#}} Touchline.' },
    /^en\/app\.json: layout\.copyright takes other arguments: \{year, plural/,
  ],
])("an operator's %s with %j is refused", (path, texts, sentence) => {
  expect(checkOverrides(LOCALES_FOLDER, folderOf({ [path]: texts }))).toEqual([
    expect.stringMatching(sentence),
  ])
})

test("an operator's texts that fit are taken", () => {
  const own = {
    'de/app.json': {
      'layout.home': 'Start',
      'catalogue.redCards': '{count, plural, other {# Rot}}',
    },
    'README.md': {},
  }
  expect(checkOverrides(LOCALES_FOLDER, folderOf(own))).toEqual([])
  expect(checkOverrides(LOCALES_FOLDER, '/nowhere')).toEqual(['there is no folder /nowhere'])
})
