import { KITS } from '@touchline/contract'
import { crestFile, kitCount } from '@touchline/ui/crest'
import { expect, test } from 'vitest'

import { badgeOf } from './badge-of.ts'

test.each([
  ['tennis', 'player'],
  ['darts', 'player'],
  ['soccer', 'team'],
  ['counter-strike', 'team'],
] as const)('sides of %s have the badge of a %s', (sportKey, badge) => {
  expect(badgeOf(sportKey)).toBe(badge)
})

test('the badge of a player is another than that of a team with the same name', () => {
  expect(crestFile('Ana Lind', 'player')).not.toBe(crestFile('Ana Lind', 'team'))
  expect(crestFile('Ana Lind')).toBe(crestFile('Ana Lind', 'team'))
})

test('every kit that a backend can name is drawn, and in colours of its own', () => {
  expect(kitCount()).toBe(KITS.palettes * KITS.cuts)
  const drawn = Array.from({ length: kitCount() }, (_, kit) => crestFile('Ajax', 'team', kit))
  expect(new Set(drawn).size).toBe(kitCount())
})
