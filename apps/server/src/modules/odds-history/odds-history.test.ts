import { oddsOf } from '@touchline/betting'
import { describe, expect, it } from 'vitest'

import { createBook } from '../../feed/book/create-book.ts'
import { fixture, prices, total } from '../../feed/testing/book-messages.ts'
import { createManualClock } from '../testing/manual-clock.ts'
import { keepOddsHistory } from './odds-history.ts'
import { MatchPrices, MOST_POINTS, POINTS_PER_OUTCOME } from './match-prices.ts'

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

  it('forgets a line that is withdrawn, and begins anew when it comes back', () => {
    const clock = createManualClock(0)
    const book = createBook(() => clock.now())
    const history = keepOddsHistory(book, clock)
    book.apply([fixture('1'), prices('1', 1, total('2.5', 1900), total('3.5', 2900))])
    book.apply([prices('1', 2, total('2.5', 2000), total('3.5', 3000))])
    book.apply([prices('1', 3, total('2.5', 2000, 0))])
    expect(history.lines('1', 18, 'total=2.5')).toBeUndefined()
    book.apply([prices('1', 4, total('2.5', 2200))])
    expect(history.lines('1', 18, 'total=2.5')?.get('12')).toEqual([{ at: 0, odds: 2200 }])
    expect(history.lines('1', 18, 'total=3.5')?.get('13')).toEqual([
      { at: 0, odds: 2900 },
      { at: 0, odds: 3000 },
    ])
    history.stop()
  })

  it('keeps the first price before a match, then the last one of each half hour', () => {
    const clock = createManualClock(0)
    const book = createBook(() => clock.now())
    const history = keepOddsHistory(book, clock)
    book.apply([fixture('1')])
    for (let minute = 0; minute <= 90; minute += 1) {
      book.apply([prices('1', minute + 1, total('2.5', 2000 + minute))])
      clock.advance(60_000)
    }
    expect(history.lines('1', 18, 'total=2.5')?.get('12')).toEqual([
      { at: 0, odds: 2000 },
      { at: 29 * 60_000, odds: 2029 },
      { at: 59 * 60_000, odds: 2059 },
      { at: 89 * 60_000, odds: 2089 },
      { at: 90 * 60_000, odds: 2090 },
    ])
    history.stop()
  })
})

const outcome = (id: string, odds: number) => ({
  id,
  active: true,
  odds: oddsOf(odds),
  previous: oddsOf(odds),
  probability: 0.5,
})

describe('[R9] the prices of one match', () => {
  it('are bounded for each outcome, and still reach back to the first price', () => {
    const kept = new MatchPrices(0)
    for (let n = 0; n < 10_000; n += 1) {
      kept.note('18|total=2.5', [outcome('12', 1000 + n), outcome('13', 3000)], n * 1000, false)
    }
    const line = kept.read('18|total=2.5')?.get('12') ?? []
    expect(line.length).toBeLessThanOrEqual(MOST_POINTS)
    expect(line.length).toBeGreaterThan(MOST_POINTS / 2)
    expect(line[0]).toEqual({ at: 0, odds: 1000 })
    expect(line.at(-1)).toEqual({ at: 9_999_000, odds: 10_999 })
    expect(line.map(({ at }) => at)).toEqual(line.map(({ at }) => at).toSorted((x, y) => x - y))
    expect(kept.read('18|total=2.5')?.get('13')).toEqual([{ at: 0, odds: 3000 }])
  })

  it('are bounded together, whatever comes and goes', () => {
    const kept = new MatchPrices(0)
    const offered = 40
    for (let n = 0; n < 4_000; n += 1) {
      const key = `18|total=${n % (2 * offered)}`
      kept.note(key, [outcome('12', 1500 + n), outcome('13', 2500 + n)], n * 1000, false)
      kept.drop(`18|total=${(n + offered) % (2 * offered)}`)
    }
    for (let n = 0; n < 20_000; n += 1) {
      const outcomes = [outcome('12', 1500 + n), outcome('13', 2500 + n)]
      kept.note(`18|total=${n % offered}`, outcomes, (4_000 + n) * 1000, false)
    }
    expect(kept.byteLength).toBeLessThan(2.5 * offered * 2 * (POINTS_PER_OUTCOME * 8 + 9))
    const line = kept.read('18|total=7')?.get('13') ?? []
    expect(line.length).toBeGreaterThan(5)
    expect(line.at(-1)?.odds).toBe(2500 + 19_967)
  })

  it('take nothing for a price that never moved but its place', () => {
    const kept = new MatchPrices(0)
    for (let n = 0; n < 1_000; n += 1) kept.note(`1|n=${n}`, [outcome('1', 2000)], n, false)
    const before = kept.byteLength
    for (let n = 0; n < 1_000; n += 1) kept.note(`1|n=${n}`, [outcome('1', 2000)], n * 9000, false)
    expect(kept.byteLength).toBe(before)
    expect(before).toBeLessThan(1_000 * 9 * 1.6)
  })

  it('stay with their outcomes when these stand in another order, and when one is added', () => {
    const kept = new MatchPrices(0)
    kept.note('1', [outcome('1', 2000), outcome('2', 3000)], 0, false)
    kept.note('1', [outcome('2', 3100), outcome('1', 2100)], 1000, false)
    expect(
      kept
        .read('1')
        ?.get('2')
        ?.map(({ odds }) => odds),
    ).toEqual([3000, 3100])
    kept.note('1', [outcome('1', 2100), outcome('3', 9000), outcome('2', 3100)], 2000, false)
    expect(kept.read('1')?.get('3')).toEqual([{ at: 2000, odds: 9000 }])
    kept.note('2', [outcome('1', 16_000_000)], 3_600_000, false)
    kept.note('2', [outcome('1', 15_999_999)], 7_200_000, false)
    expect(kept.read('2')?.get('1')).toEqual([
      { at: 3_600_000, odds: 16_000_000 },
      { at: 7_200_000, odds: 15_999_999 },
    ])
  })
})
