import { readFileSync } from 'node:fs'

import { assert, property, string } from 'fast-check'
import { describe, expect, test } from 'vitest'

import { contrast } from '../contrast.ts'
import { crestInitials } from './crest-initials.ts'
import { kitCount, kitOf, PALETTES } from './kit.ts'
import { palettes } from './palettes.ts'

describe('crestInitials', () => {
  test.each([
    ['Manchester United', 'MU'],
    ['FC Bayern München', 'BM'],
    ['Real Madrid CF', 'RM'],
    ['AC', 'A'],
    ['Beşiktaş', 'B'],
    ['Örebro SK', 'Ö'],
    ['1. FC Köln', '1K'],
    ['الهلال', 'ا'],
    ['', '?'],
    ['—', '?'],
  ])('%s gives %s', (name, initials) => {
    expect(crestInitials(name)).toBe(initials)
  })
})

describe('kitOf', () => {
  test('is the same for the same name, whatever its case and spaces', () => {
    assert(
      property(string(), (name) => {
        expect(kitOf(` ${name.toLowerCase()} `)).toEqual(kitOf(name))
      }),
      { examples: [['Ä'], ['']] },
    )
  })

  test('has a number for each of 24 palettes, 12 patterns and 4 shapes', () => {
    expect(kitCount()).toBe(24 * 12 * 4)
    expect(palettes).toHaveLength(PALETTES)
    const kits = Array.from({ length: kitCount() }, (_, number) => kitOf('', number))
    expect(new Set(kits.map((kit) => JSON.stringify(kit))).size).toBe(kitCount())
  })
})

test('pages and pictures dye kits alike', () => {
  const css = readFileSync(new URL('kits.css', import.meta.url), 'utf8')
  const rules = Array.from(
    css.matchAll(
      /\[data-kit='(\d+)'\] \{\s*--kit-1: (#\w{6});\s*--kit-2: (#\w{6});\s*--kit-ink: (#\w{6});/g,
    ),
    ([, place, ...colours]) => [Number(place), colours],
  )
  expect(rules).toEqual(Array.from(palettes.entries(), ([place, colours]) => [place, [...colours]]))
})

test('both colours of a kit are told apart, and letters are read on the first', () => {
  for (const [first, second, ink] of palettes) {
    const theme = new Map([first, second, ink].map((hex) => [hex, linear(hex)]))
    expect(contrast(theme, first, second), `${first} ${second}`).toBeGreaterThan(1.5)
    expect(contrast(theme, ink, first), `${ink} on ${first}`).toBeGreaterThanOrEqual(4.5)
  }
})

function linear(hex: string): [number, number, number] {
  const channel = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return [channel(1), channel(3), channel(5)]
}
