import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'

import { contrast, parseThemes, type Theme } from './contrast.fixture.ts'

const themes = parseThemes(readFileSync(new URL('tokens.css', import.meta.url), 'utf8'))

const surfaces = ['--surface-0', '--surface-1', '--surface-2', '--surface-3']
const meanings = ['--up', '--down', '--live', '--warning', '--danger', '--success', '--info']
const soft = ['--warning-soft', '--danger-soft', '--success-soft', '--info-soft']

function expectContrast(theme: Theme, front: string, back: string, least: number) {
  const ratio = contrast(theme, front, back)
  expect(ratio, `${front} on ${back} is ${ratio.toFixed(2)}`).toBeGreaterThanOrEqual(least)
}

function expectEach(theme: Theme, fronts: string[], backs: string[], least: number) {
  for (const front of fronts) {
    for (const back of backs) expectContrast(theme, front, back, least)
  }
}

describe.each(Object.entries(themes))('[THEME-01] %s theme', (_name, theme) => {
  test('text has 4.5:1 on every surface', () => {
    expectEach(theme, ['--text', '--text-muted'], surfaces, 4.5)
  })

  test('signs of meaning have 4.5:1 where they stand', () => {
    expectEach(theme, meanings, surfaces.slice(0, 3), 4.5)
  })

  test('tinted boxes keep their text and their sign readable', () => {
    expectEach(theme, ['--text'], soft, 7)
    for (const name of ['--warning', '--danger', '--success', '--info']) {
      expectContrast(theme, name, `${name}-soft`, 4.5)
    }
    expectContrast(theme, '--on-danger', '--danger-fill', 4.5)
  })

  test('odds have 7:1, plain, hovered and selected, and their labels 4.5:1', () => {
    expectEach(theme, ['--text'], ['--surface-1', '--price-cell', '--price-cell-hover'], 7)
    expectEach(theme, ['--text-muted', '--up', '--down'], ['--price-cell'], 4.5)
    expectEach(theme, ['--on-brand'], ['--brand', '--brand-hover'], 7)
  })

  test('control edges and the focus ring have 3:1', () => {
    expectEach(theme, ['--border-strong'], surfaces.slice(0, 3), 3)
    expectEach(theme, ['--focus'], surfaces, 3)
    expectEach(theme, ['--brand-mark', '--touchline'], surfaces.slice(0, 2), 3)
  })

  test('[issue 11] surfaces stand apart: card on page, price on card, the price under the pointer', () => {
    expectContrast(theme, '--surface-1', '--surface-0', 1.1)
    expectContrast(theme, '--price-cell', '--surface-1', 1.35)
    expectContrast(theme, '--price-cell-hover', '--price-cell', 1.25)
  })

  test('[issue 11] a first action that is not about money is readable without amber', () => {
    expectEach(theme, ['--on-strong'], ['--strong', '--strong-hover'], 7)
    expectContrast(theme, '--strong', '--surface-1', 3)
  })
})

test('[THEME-01] the attribute decides, else the system does', () => {
  const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8')
  expect(css).toMatch(/:root \{\s*color-scheme: light dark;/)
  expect(css).toMatch(/:root\[data-theme='dark'\] \{\s*color-scheme: dark;/)
  expect(css).toMatch(/:root\[data-theme='light'\] \{\s*color-scheme: light;/)
})

test('[issue 11] amber fills a chosen price and what commits money, nothing else', () => {
  const sheets = ['../..', '../../../apps/web/src'].flatMap((folder) => {
    const root = fileURLToPath(new URL(`${folder}/`, import.meta.url))
    return globSync('**/*.module.css', { cwd: root, exclude: ['**/node_modules/**'] }).map(
      (file) => ({ file, css: readFileSync(`${root}/${file}`, 'utf8') }),
    )
  })
  expect(sheets.length).toBeGreaterThan(80)
  const filled = sheets.filter(({ css }) => /(?:background|fill)[\w-]*:[^;]*--brand\b/.test(css))
  expect(filled.map(({ file }) => file.replace(/.*\//, '')).toSorted()).toEqual([
    'button.module.css',
    'odds-button.module.css',
    // A ready-made combination is chosen by its price.
    'ready-builder.module.css',
  ])
})

test('[I18N-08] style sheets place by start and end, so that right-to-left needs no second set', () => {
  const folder = fileURLToPath(new URL('.', import.meta.url))
  const physical =
    /[\s;{](?:(?:margin|padding|border)-(?:left|right|top|bottom)|left|right|top|bottom|width|height)\s*:/
  for (const file of globSync('**/*.css', { cwd: folder })) {
    const css = readFileSync(`${folder}/${file}`, 'utf8').replace(
      /\/\*[\s\S]*?\*\/|@media[^{]*/g,
      '',
    )
    expect({ file, physical: physical.exec(css)?.[0] }).toEqual({ file, physical: undefined })
  }
})
