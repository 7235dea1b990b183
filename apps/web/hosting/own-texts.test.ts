import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, onTestFinished, test } from 'vitest'
import { PAGE_TEXT_FILES } from '@touchline/i18n'
import { createTextLibrary, LOCALES_FOLDER } from '@touchline/i18n/folder'

import { readOwnTexts } from './own-texts.ts'

test('what an operator says in other words comes with the page, and nothing besides', () => {
  const folder = mkdtempSync(join(tmpdir(), 'touchline-own-texts-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(join(folder, 'de'))
  const app = { 'layout.home': 'Zum Start', 'layout.copyright': '© {year} Wettbüro.' }
  writeFileSync(join(folder, 'de/app.json'), JSON.stringify(app))
  const ownTexts = readOwnTexts(folder)({})
  const layout = { home: 'Zum Start', copyright: ['© ', ['year'], ' Wettbüro.'] }
  expect(ownTexts('de')).toEqual({ app: { layout } })
  expect(ownTexts('de-CH')).toEqual({ app: { layout } })
  expect(ownTexts('en')).toBeNull()
  expect(readOwnTexts(undefined)({})('de')).toBeNull()
})

test('every file of texts that pages show can be said in other words', () => {
  const folder = mkdtempSync(join(tmpdir(), 'touchline-own-texts-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(join(folder, 'en'))
  const said = createTextLibrary(LOCALES_FOLDER)
  for (const file of PAGE_TEXT_FILES) {
    const [key] = Object.keys(said.texts(file, 'en'))
    writeFileSync(join(folder, `en/${file}.json`), JSON.stringify({ [key!]: 'Ours' }))
  }
  const ownTexts = readOwnTexts(folder)({})('en') ?? {}
  expect(Object.keys(ownTexts)).toEqual([...PAGE_TEXT_FILES])
})

test('what the site document says goes before the folder, in the languages that read it alone', () => {
  const folder = mkdtempSync(join(tmpdir(), 'touchline-own-texts-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(join(folder, 'de'))
  const app = { 'layout.home': 'Zum Start', 'layout.live': 'Jetzt' }
  writeFileSync(join(folder, 'de/app.json'), JSON.stringify(app))
  const textsOf = readOwnTexts(folder)
  const said = {
    de: { app: { 'layout.home': 'Anfang' } },
    'de-CH': { app: { 'layout.live': 'Itz' } },
  }
  const own = textsOf(said)
  expect(own('de')).toEqual({ app: { layout: { home: 'Anfang', live: 'Jetzt' } } })
  expect(own('de-CH')).toEqual({ app: { layout: { home: 'Anfang', live: 'Itz' } } })
  expect(own('fr')).toBeNull()
  expect(textsOf({})('de')).toEqual({ app: { layout: { home: 'Zum Start', live: 'Jetzt' } } })
  expect(readOwnTexts(undefined)(said)('de')).toEqual({ app: { layout: { home: 'Anfang' } } })
})
