import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

import { contrast, contrastFaults, OWED, parseThemes } from './contrast.ts'

/** What is drawn: the design system and the pages. */
function sources(pattern: string) {
  return ['../..', '../../../apps/web/src'].flatMap((folder) => {
    const root = fileURLToPath(new URL(`${folder}/`, import.meta.url))
    return globSync(pattern, { cwd: root, exclude: ['**/node_modules/**'] }).map((file) => ({
      file,
      text: readFileSync(`${root}/${file}`, 'utf8'),
    }))
  })
}

const themes = parseThemes(readFileSync(new URL('tokens.css', import.meta.url), 'utf8'))

test.each(Object.entries(themes))(
  '[THEME-01] the %s theme gives its readers what it owes them',
  (_name, theme) => {
    const missed = OWED.filter(({ front, back, least }) => contrast(theme, front, back) < least)
    expect(missed).toEqual([])
    expect(OWED.length).toBeGreaterThan(60)
  },
)

test('[THEME-01] an operator’s colour is judged where it stands, in hex and in oklch', () => {
  expect(contrastFaults(themes.light, { brand: '#ffb020', 'radius-control': '4px' })).toEqual([])
  expect(contrastFaults(themes.light, { brand: '#333' })).toEqual([
    { token: 'brand', says: 'makes on-brand on brand 1.5 to 1, and it has to be 7' },
  ])
  expect(contrastFaults(themes.dark, { text: 'oklch(40% 0 0)' }).length).toBeGreaterThan(4)
  expect(contrastFaults(themes.dark, { text: 'red' })).toEqual([
    { token: 'text', says: 'must be a colour as #0a7d4f' },
  ])
})

test('[THEME-01] the attribute decides, else the system does', () => {
  const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8')
  expect(css).toMatch(/:root \{\s*color-scheme: light dark;/)
  expect(css).toMatch(/:root\[data-theme='dark'\] \{\s*color-scheme: dark;/)
  expect(css).toMatch(/:root\[data-theme='light'\] \{\s*color-scheme: light;/)
  // On paper neither does: what is dark there has light words on white.
  expect(css).toMatch(/@media print \{\s*:root:root \{\s*color-scheme: light;/)
})

test('[A1] who asks for more contrast reads what is said in passing as the rest, within edges that show', () => {
  const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8')
  const [, more = ''] = /@media \(prefers-contrast: more\) \{([^}]*)\}/.exec(css) ?? []
  expect(more).toMatch(/--text-muted: var\(--text\);\s*--border: var\(--border-strong\);/)
})

test('[A1] forced colours leave a bar of two sides and a red card their fill, which is all they are', () => {
  const drawn = ['pitch/pitch', 'statistics/statistics', 'header/match-header', 'row/match-row']
  const left = sources('**/*.module.css').flatMap(({ file, text }) =>
    drawn
      .filter((name) => file.endsWith(`${name}.module.css`))
      .map((name) => {
        const [, rule = ''] = /\n\.(?:bar|reds) \{([^}]*)\}/.exec(text) ?? []
        return { name, isLeft: rule.includes('forced-color-adjust: none') }
      }),
  )
  expect(
    left
      .filter(({ isLeft }) => isLeft)
      .map(({ name }) => name)
      .toSorted(),
  ).toEqual(drawn.toSorted())
})

test('amber fills a chosen price and what commits money, nothing else', () => {
  const sheets = sources('**/*.module.css').map(({ file, text: css }) => ({ file, css }))
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
  const physical =
    /[\s;{](?:(?:margin|padding|border)-(?:left|right|top|bottom)|left|right|top|bottom|width|height)\s*:/
  const sheets = sources('**/*.css')
  const found = sheets.flatMap(({ file, text }) => {
    const css = text.replaceAll(/\/\*[\s\S]*?\*\/|@(?:media|container)[^{]*/g, '')
    const [words] = physical.exec(css) ?? []
    return words === undefined ? [] : [`${file}: ${words.trim()}`]
  })
  expect(sheets.length).toBeGreaterThan(100)
  expect(found).toEqual([])
})

test('each token is used by a style sheet or a component', () => {
  const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8')
  const tokens = new Set([...css.matchAll(/^\s*(--[\w-]+):/gm)].map(([, name = '']) => name))
  const used = sources('**/*.{css,ts,tsx}').map(({ text }) =>
    text.replaceAll(/^\s*--[\w-]+:/gm, ''),
  )
  const all = used.join('\n')
  const idle = [...tokens].filter((name) => !new RegExp(`${name}(?![\\w-])`).test(all))
  expect(idle).toEqual([])
})
