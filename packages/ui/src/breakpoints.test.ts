import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

import { CONTENT_BREAKPOINTS, LOW_HEIGHT, MOBILE_WIDTH, SCREEN_BREAKPOINTS } from './breakpoints.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const sheets = globSync('{apps/web,packages/ui}/src/**/*.css', { cwd: root })

const HEIGHT = /\([^()]*height[^()]*\)/g

/** Widths, px, that the queries of one kind ask for in all style sheets. */
function widthsAsked(kind: '@media' | '@container'): number[] {
  return pixelsOf(kind, (query) => query.replaceAll(HEIGHT, ''))
}

function pixelsOf(kind: '@media' | '@container', part: (query: string) => string): number[] {
  const found = new Set<number>()
  for (const file of sheets) {
    const css = readFileSync(`${root}/${file}`, 'utf8')
    for (const [query] of css.matchAll(new RegExp(`${kind}[^{]*`, 'g'))) {
      for (const [, px] of part(query).matchAll(/([\d.]+)px/g)) found.add(Number(px))
    }
  }
  return [...found]
}

test('[THEME-04] [AMB-37] screens are told apart at 720, 960, 1280, 1600 and 1920 px and where mobile ends', () => {
  expect(Object.entries(SCREEN_BREAKPOINTS)).toEqual([
    ['sm', 720],
    ['md', 960],
    ['lg', 1280],
    ['wide', 1600],
    ['xl', 1920],
  ])
  const known = [...Object.values(SCREEN_BREAKPOINTS), MOBILE_WIDTH + 1]
  const eitherSide = new Set(known.flatMap((width) => [width - 1, width]))
  const asked = widthsAsked('@media')
  expect(asked.length).toBeGreaterThan(3)
  expect(asked.filter((width) => !eitherSide.has(width))).toEqual([])
})

test('[A6] heights are told apart where bars would leave no room', () => {
  const heights = pixelsOf('@media', (query) => query.match(HEIGHT)?.join() ?? '')
  expect(heights).toEqual([LOW_HEIGHT])
})

test('[THEME-05] [GAP-53] columns of content are told apart at 360, 480, 780 and 1024 px', () => {
  expect(Object.entries(CONTENT_BREAKPOINTS)).toEqual([
    ['xs', 360],
    ['sm', 480],
    ['md', 780],
    ['lg', 1024],
  ])
  const asked = widthsAsked('@container')
  expect(asked).toContain(CONTENT_BREAKPOINTS.md)
  const known = new Set<number>(Object.values(CONTENT_BREAKPOINTS))
  expect(asked.filter((width) => !known.has(width))).toEqual([])
})
