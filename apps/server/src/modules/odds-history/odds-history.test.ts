import { describe, expect, it } from 'vitest'

import { createBook } from '../../feed/book/create-book.ts'
import { fixture, prices, total } from '../../feed/testing/book-messages.ts'
import { createManualClock } from '../testing/manual-clock.ts'
import { keepOddsHistory } from './odds-history.ts'
import { addPoint, MOST_POINTS, type PricePoint } from './price-line.ts'

describe('[MATCH-01] the history of prices', () => {
  it('keeps every other price of an open market, with its time', () => {
    const clock = createManualClock(1000)
    const book = createBook(() => clock.now())
    book.apply([fixture('1'), prices('1', 1, total('2.5', 1900))])
    const history = keepOddsHistory(book, clock)
    clock.advance(5000)
    book.apply([prices('1', 2, total('2.5', 2050))])
    clock.advance(5000)
    book.apply([prices('1', 3, total('2.5', 2050))])
    expect(history.lines('1', 18, 'total=2.5')?.get('12')).toEqual([
      { at: 1000, odds: 1900 },
      { at: 6000, odds: 2050 },
    ])
    expect(history.lines('1', 18, 'total=3.5')).toBeUndefined()
    history.stop()
  })

  it('leaves out what nobody could bet on', () => {
    const clock = createManualClock(0)
    const book = createBook(() => clock.now())
    const history = keepOddsHistory(book, clock)
    book.apply([fixture('1'), prices('1', 1, total('2.5', 1900))])
    book.apply([prices('1', 2, total('2.5', 9000, -1))])
    expect(history.lines('1', 18, 'total=2.5')?.get('12')).toHaveLength(1)
    history.stop()
    book.apply([prices('1', 3, total('2.5', 3000))])
    expect(history.lines('1', 18, 'total=2.5')?.get('12')).toHaveLength(1)
  })

  it('is bounded, and still reaches back to the first price', () => {
    const line: PricePoint[] = []
    for (let at = 0; at < 10_000; at += 1) addPoint(line, { at, odds: 1000 + at })
    expect(line.length).toBeLessThanOrEqual(MOST_POINTS)
    expect(line[0]).toEqual({ at: 0, odds: 1000 })
    expect(line.at(-1)).toEqual({ at: 9999, odds: 10_999 })
  })
})
