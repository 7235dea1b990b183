import { expect, test } from 'vitest'

import { sampleMarket, sampleOutcome } from '../../testing/sample-match.ts'
import { aMatch } from '../../testing/matches.ts'
import { legsFragment, pickLegs, readLegs } from './ready-legs.ts'

const match = aMatch({ id: '10' })
const result = sampleMarket({ matchId: '10', id: 1, outcomes: [sampleOutcome({ id: '1' })] })
const total = sampleMarket({
  matchId: '10',
  id: 18,
  specifier: 'total=2.5',
  outcomes: [sampleOutcome({ id: '12' }), sampleOutcome({ id: '13', active: false })],
})
const legs = [
  { market: result, outcomeId: '1' },
  { market: total, outcomeId: '12' },
]

test('an address brings back the legs that it was made of', () => {
  const fragment = legsFragment(legs)
  expect(fragment).toBe('build=1::1,18:total=2.5:12')
  const picked = pickLegs(match, [total, result], readLegs(fragment))
  expect(picked?.map(({ outcome }) => outcome.id)).toEqual(['1', '12'])
})

test('legs of which one is not offered are none', () => {
  expect(pickLegs(match, [result], readLegs('build=1::1,18:total=2.5:12'))).toBeNull()
  expect(pickLegs(match, [total], readLegs('build=18:total=2.5:13'))).toBeNull()
})

test('what is no list of legs names none', () => {
  for (const text of ['', 'markets', 'build=', 'build=1::1,x', 'build=1:<b>:1']) {
    expect(readLegs(text)).toEqual([])
  }
})
