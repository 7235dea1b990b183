import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, onTestFinished, test } from 'vitest'

import { readLateStyles } from './late-styles.ts'

/** What a build leaves: the styles of each file, and what the browser's build says of it. */
function build(styles: Record<string, string>, manifest: object): string {
  const folder = mkdtempSync(join(tmpdir(), 'touchline-styles-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(join(folder, 'assets'))
  mkdirSync(join(folder, '.vite'))
  for (const [name, text] of Object.entries(styles)) {
    writeFileSync(join(folder, 'assets', name), text)
  }
  writeFileSync(join(folder, '.vite/manifest.json'), JSON.stringify(manifest))
  return folder
}

const built = () =>
  build(
    {
      'index.css': '.page-aaaa{color:red}',
      'part.css': '.card-K5-k .title-K5-k:hover{color:red}',
      'kit.css': '.row--9BX,.wide-9_9z{color:red}',
      'other.css': '.never-cccc{color:red}',
    },
    {
      'part.tsx': { file: 'assets/part.js', css: ['assets/part.css'], imports: ['_kit.js'] },
      '_kit.js': { file: 'assets/kit.js', css: ['assets/kit.css'], imports: ['part.tsx'] },
      'client.tsx': { file: 'assets/index.js', css: ['assets/index.css'] },
      'other.tsx': { file: 'assets/other.js', css: ['assets/other.css'] },
    },
  )

const own = '<link rel="stylesheet" href="/assets/index.css" data-precedence="default"/>'
const theme = '<link rel="stylesheet" href="/theme.css"/>'
const page = (classes: string) =>
  `<html><head>${own}${theme}</head><body class="page-aaaa"><p class="${classes}"></p></body></html>`

const hrefs = (html: string) => [...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)

test('[BLOCK-01] a page names the styles of late parts that it shows, those of shared parts first', () => {
  const html = readLateStyles(built())(page('card-K5-k row--9BX'), 'abc')
  expect(hrefs(html)).toEqual([
    '/assets/index.css',
    '/assets/kit.css',
    '/assets/part.css',
    '/theme.css',
  ])
  expect(html).toContain('<link rel="stylesheet" href="/assets/kit.css" nonce="abc" data-prec')
})

test('a page without late parts, or whose classes are of nobody, stays as it is', () => {
  const withStyles = readLateStyles(built())
  for (const classes of ['', 'page-aaaa', 'strange cccc', 'x-dddd']) {
    expect(withStyles(page(classes), 'abc')).toBe(page(classes))
  }
})

test('a page without a style sheet of its own gets them at the end of its head', () => {
  const html = '<html><head><title>x</title></head><body class="wide-9_9z"></body></html>'
  expect(readLateStyles(built())(html, 'abc')).toMatch(/<\/title><link [^>]*kit\.css[^>]*><\/head>/)
})

test('a build that lists nothing changes no page', () => {
  expect(readLateStyles(tmpdir())(page('card-K5-k'), 'abc')).toBe(page('card-K5-k'))
})
