import { expect, test } from 'vitest'

import { nextMove, type PriceMove, type SeenPrice } from './price-move.ts'

const still: PriceMove = { direction: null, count: 0 }
const seen: SeenPrice = { text: '1.85', odds: 1850, version: 1 }

test('a rise is marked once, a further rise restarts the mark', () => {
  const first = nextMove({ seen, move: still }, { text: '1.90', odds: 1900, version: 2 }, 'up')
  expect(first).toEqual({ direction: 'up', count: 1 })
  const now = { text: '1.95', odds: 1950, version: 3 }
  expect(nextMove({ seen: { ...seen, version: 2 }, move: first }, now, 'up').count).toBe(2)
})

test('no mark when the shown text is unchanged', () => {
  const now = { text: '1.85', odds: 1853, version: 2 }
  expect(nextMove({ seen, move: still }, now, 'up')).toEqual(still)
})

test('reopening after a suspension is no rise and no fall', () => {
  const now = { text: '2.40', odds: 2400, version: 2 }
  expect(nextMove({ seen, move: still }, now, null).direction).toBeNull()
})

test('rendering again without a change keeps the mark', () => {
  const move: PriceMove = { direction: 'down', count: 3 }
  expect(nextMove({ seen, move }, seen, 'up')).toBe(move)
})
