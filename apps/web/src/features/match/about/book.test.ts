import { oddsOf } from '@touchline/betting'
import { describe, expect, it } from 'vitest'

import { bookChances } from './book.ts'

const priced = (...prices: readonly [string, number, boolean?][]) =>
  prices.map(([id, odds, active = true]) => ({ id, odds: oddsOf(odds), active }))

describe('[MATCH-01] chances in the prices', () => {
  it('[M6] tells the chance in each price, the fair one with its odds, and one margin', () => {
    expect(bookChances(priced(['12', 1900], ['13', 1900]))).toEqual({
      chances: [
        { id: '12', odds: 1900, implied: 5263, fair: { chance: 5000, odds: 2000 } },
        { id: '13', odds: 1900, implied: 5263, fair: { chance: 5000, odds: 2000 } },
      ],
      book: { sum: 10_526, whole: 10_000, margin: 526 },
    })
  })

  it('[M6] the margin is what the sum exceeds a fair one by', () => {
    const { book } = bookChances(priced(['1', 1580], ['2', 3900], ['3', 5500]))
    expect(book).toEqual({ sum: 10_711, whole: 10_000, margin: 711 })
  })

  it('counts two winners for double chance', () => {
    const { book } = bookChances(priced(['9', 1400], ['10', 1400], ['11', 1400]))
    expect(book).toEqual({ sum: 21_429, whole: 20_000, margin: 714 })
  })

  it('knows no margin where a price is missing or the outcomes can win together', () => {
    expect(bookChances(priced(['12', 1900], ['13', 1900, false])).book).toBeNull()
    const scorers = Array.from({ length: 8 }, (_, index): [string, number] => [`p${index}`, 2500])
    expect(bookChances(priced(...scorers))).toMatchObject({
      book: null,
      chances: [{}, {}, {}, {}, {}, {}, {}, {}],
    })
  })
})
