import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, onTestFinished, test } from 'vitest'

import { readOwnTexts } from './own-texts.ts'

test('what an operator says in other words comes with the page, and nothing besides', () => {
  const folder = mkdtempSync(join(tmpdir(), 'touchline-own-texts-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(join(folder, 'de'))
  const app = { 'layout.home': 'Zum Start', 'layout.copyright': '© {year} Wettbüro.' }
  writeFileSync(join(folder, 'de/app.json'), JSON.stringify(app))
  const ownTexts = readOwnTexts(folder)
  const layout = { home: 'Zum Start', copyright: ['© ', ['year'], ' Wettbüro.'] }
  expect(ownTexts('de')).toEqual({ app: { layout } })
  expect(ownTexts('de-CH')).toEqual({ app: { layout } })
  expect(ownTexts('en')).toBeNull()
  expect(readOwnTexts(undefined)('de')).toBeNull()
})
