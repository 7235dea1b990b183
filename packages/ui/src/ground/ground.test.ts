import { expect, test } from 'vitest'

import { buildSprite } from '../icons/sprite.ts'
import { SPORTS_WITH_ICON } from '../icons/sport-icons.ts'
import { groundSymbol } from './ground.tsx'

const { svg } = buildSprite()

test.each([...SPORTS_WITH_ICON, 'kabaddi', 'constructor'])(
  '%s has a ground in the sprite, in lines that keep their width',
  (sport) => {
    const id = groundSymbol(sport)
    const symbol = new RegExp(`<symbol id="${id}".*?</symbol>`).exec(svg)?.[0] ?? ''
    expect(symbol).toContain('viewBox="0 0 100 56"')
    const lines = symbol.match(/<(path|rect|circle) (?![^>]*stroke="none")/g) ?? []
    expect(symbol.match(/vector-effect/g)).toHaveLength(lines.length)
  },
)

test('a sport that nobody has drawn has two plain halves', () => {
  expect(groundSymbol('soccer')).not.toBe(groundSymbol('tennis'))
  expect(groundSymbol('constructor')).toBe('ground-plain')
})
