import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'

import { groundDrawings } from '../ground/ground-drawings.ts'
import { iconFiles } from './icon-names.ts'
import { SPORTS_WITH_ICON, sportSymbol } from './sport-icons.ts'
import { buildSprite } from './sprite.ts'

describe('buildSprite', () => {
  const { svg, hash } = buildSprite()
  const ids = Array.from(svg.matchAll(/<symbol id="([^"]+)"/g), (match) => match[1])

  test('[IMG-03] holds the general and the sport icons and the grounds, each once', () => {
    const expected = [
      ...Object.keys(iconFiles),
      ...SPORTS_WITH_ICON.map((key) => `sport-${key}`),
      ...Object.keys(groundDrawings).map((name) => `ground-${name}`),
    ]
    expect(new Set(ids)).toEqual(new Set(expected))
    expect(ids).toHaveLength(expected.length)
  })

  test('every symbol draws something, in the colour of the text', () => {
    for (const symbol of svg.match(/<symbol.*?<\/symbol>/g) ?? []) {
      expect(symbol).toContain('currentColor')
      expect(symbol).toMatch(/<(path|circle|rect|line|polyline|polygon|ellipse)/)
      expect(symbol).not.toContain('M0 0h24v24H0z')
    }
  })

  test('the hash follows the content alone', () => {
    expect(hash).toMatch(/^[0-9a-f]{8}$/)
    expect(buildSprite().hash).toBe(hash)
  })

  test('a sport without a drawing gets the trophy', () => {
    expect(sportSymbol('soccer')).toBe('sport-soccer')
    expect(sportSymbol('kabaddi')).toBe('trophy')
    expect(sportSymbol('constructor')).toBe('trophy')
    expect(ids).toContain(sportSymbol('kabaddi'))
  })

  test('every general icon is shown somewhere, by a component or by what an operator writes', () => {
    const root = fileURLToPath(new URL('../../../../', import.meta.url))
    const sources = globSync('{apps/web/src,packages/ui/src,packages/contract/src}/**/*.{ts,tsx}', {
      cwd: root,
      exclude: ['**/*.test.*', '**/icon-names.ts'],
    }).map((file) => readFileSync(`${root}/${file}`, 'utf8'))
    const all = sources.join('\n')
    const idle = Object.keys(iconFiles).filter(
      (name) => !new RegExp(`['"\`]${name}['"\`]`).test(all),
    )
    expect(idle).toEqual([])
  })
})
