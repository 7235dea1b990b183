import { assert, property, string } from 'fast-check'
import { describe, expect, test } from 'vitest'

import { crestInitials, designCrest } from './crest-design.ts'

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

describe('designCrest', () => {
  test('is the same for the same name, whatever its case and spaces', () => {
    assert(
      property(string(), (name) => {
        const design = designCrest(name)
        expect(designCrest(` ${name.toLowerCase()} `)).toMatchObject({ primary: design.primary })
        expect(design.primary).not.toBe(design.secondary)
      }),
      { examples: [['Ä'], ['']] },
    )
  })

  test('spreads names over many designs', () => {
    const designs = Array.from({ length: 200 }, (_, index) => {
      const { primary, secondary, pattern } = designCrest(`Club ${index}`)
      return `${primary}${secondary}${pattern}`
    })
    expect(new Set(designs).size).toBeGreaterThan(40)
  })
})
