import { expect, test } from 'vitest'

import { decode } from '../wire/codec.ts'
import { placedSelection } from './bets.ts'
import { competitor } from './catalogue.ts'
import { outcome } from './markets.ts'

const side = { id: '1', name: 'Leeds North', abbreviation: 'LEN', country_code: null, logo: null }
const price = {
  id: '1',
  name: 'Leeds North',
  short_name: '1',
  side: 'home',
  active: true,
  odds: 1850,
}

test.each([
  [side, 'Leeds North'],
  [{ ...side, name: '' }, 'LEN'],
  [{ ...side, name: ' ', abbreviation: '' }, '?'],
])('a side that has no name yet goes by its letters, or by none', (wire, name) => {
  expect(decode(competitor, wire)).toMatchObject({ value: { name } })
})

test.each([
  [price, 'Leeds North'],
  [{ ...price, name: '' }, '1'],
  [{ ...price, name: '', short_name: '' }, '?'],
])('an outcome without a name goes by its column', (wire, name) => {
  expect(decode(outcome, wire)).toMatchObject({ value: { name } })
})

test('a leg of a bet has a name for its outcome and both sides', () => {
  const { outcome: won, match } = placedSelection.entries
  expect(decode(won, { id: '1', name: '' })).toMatchObject({ value: { name: '?' } })
  const { home, away } = match.entries
  expect([decode(home, ' '), decode(away, 'Bari Colli')]).toMatchObject([
    { value: '?' },
    { value: 'Bari Colli' },
  ])
})
