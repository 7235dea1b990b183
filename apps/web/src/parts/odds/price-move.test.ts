import { oddsOf } from '@touchline/betting'
import type { OutcomeSnapshot } from '@touchline/live'
import { expect, test } from 'vitest'

import { priceMove } from './price-move.ts'

const text = (odds: number) => (odds / 1000).toFixed(2)

const risen: OutcomeSnapshot = {
  odds: oddsOf(1900),
  oddsBefore: oddsOf(1850),
  state: 'open',
  direction: 'up',
  changedAt: 1,
  version: 2,
}

test('a rise is marked once, a further rise restarts the mark', () => {
  const first = priceMove(risen, 1, text)
  expect(first.direction).toBe('up')
  expect(priceMove({ ...risen }, 1, text)).toEqual(first)
  const further = priceMove(
    { ...risen, odds: oddsOf(1950), oddsBefore: oddsOf(1900), version: 3 },
    1,
    text,
  )
  expect(further.direction).toBe('up')
  expect(further.count % 2).not.toBe(first.count % 2)
})

test('no mark when the shown text is unchanged', () => {
  expect(priceMove({ ...risen, odds: oddsOf(1853) }, 1, text).direction).toBeNull()
})

test('reopening after a suspension is no rise and no fall', () => {
  expect(priceMove({ ...risen, odds: oddsOf(2400), direction: null }, 1, text).direction).toBeNull()
})

test('what moved before the player saw it bears no mark', () => {
  expect(priceMove(risen, 2, text).direction).toBeNull()
  expect(priceMove(undefined, 0, text).direction).toBeNull()
})
