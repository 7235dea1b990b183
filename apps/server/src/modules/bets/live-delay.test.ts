import { expect, it } from 'vitest'
import { createBook } from '../../feed/book/create-book.ts'
import { state, world } from '../testing/world.ts'
import { liveDelayMs } from './live-delay.ts'

const NOW = 1_000_000

it('is the longest of the matches in play, by their sports', () => {
  const book = createBook(() => NOW)
  // Match 2, football, is live; match 4 is tennis.
  book.apply(world(NOW))
  const delays = { standardMs: 3000, bySport: { tennis: 5000 } }
  expect(liveDelayMs(book, delays, ['1', '4'])).toBe(0)
  expect(liveDelayMs(book, delays, ['1', '2', 'gone'])).toBe(3000)
  book.apply([state('4', NOW, 1)])
  expect(liveDelayMs(book, delays, ['2', '4'])).toBe(5000)
  expect(liveDelayMs(book, { ...delays, bySport: { sport: 100, tennis: 50 } }, ['2', '4'])).toBe(
    100,
  )
})
