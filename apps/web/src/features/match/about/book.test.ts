import { describe, expect, it } from 'vitest'

import { bookChances } from './book.ts'

const priced = (...prices: readonly [string, number, boolean?][]) =>
  prices.map(([id, odds, active = true]) => ({ id, odds, active }))

describe('[MATCH-01] chances in the prices', () => {
  it('tells the chance in each price, the fair one, and the margin', () => {
    expect(bookChances(priced(['12', 1900], ['13', 1900]))).toEqual({
      chances: [
        { id: '12', odds: 1900, implied: 5263, fair: 5000 },
        { id: '13', odds: 1900, implied: 5263, fair: 5000 },
      ],
      margin: 500,
    })
  })

  it('counts two winners for double chance', () => {
    expect(bookChances(priced(['9', 1400], ['10', 1400], ['11', 1400])).margin).toBe(667)
  })

  it('knows no margin where a price is missing or the outcomes can win together', () => {
    expect(bookChances(priced(['12', 1900], ['13', 1900, false])).margin).toBeNull()
    const scorers = Array.from({ length: 8 }, (_, index): [string, number] => [`p${index}`, 2500])
    expect(bookChances(priced(...scorers))).toMatchObject({
      margin: null,
      chances: [{}, {}, {}, {}, {}, {}, {}, {}],
    })
  })
})
