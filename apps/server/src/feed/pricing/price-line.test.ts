import { describe, expect, test } from 'vitest'
import { handicap, total } from './lines/numbers.ts'
import { threeWay } from './lines/results.ts'
import { HALF_LOST, HALF_WON, LOST, VOID, WON } from './grade.ts'
import { gradeLine, priceLine } from './price-line.ts'
import { tableOf } from './table.ts'

const place = { marketId: 18, scope: 'match' }

const goals = tableOf([
  [0.2, 0, 0],
  [0.3, 1, 0],
  [0.3, 1, 1],
  [0.2, 2, 1],
])

describe('priceLine', () => {
  test('gives plain chances where no stake comes back', () => {
    expect(priceLine(threeWay({ marketId: 1, scope: 'match' }), goals).fair).toEqual([0.5, 0.5, 0])
    expect(priceLine(total(place, 1.5), goals).fair).toEqual([0.5, 0.5])
  })

  test('leaves a returned stake out of the chance', () => {
    const [over, under] = priceLine(total(place, 2), goals).fair
    expect(over).toBeCloseTo(0.2 / 0.7, 12)
    expect(under).toBeCloseTo(0.5 / 0.7, 12)
  })

  test('splits a quarter line so that the average return is the stake', () => {
    const [over = 0] = priceLine(total(place, 2.25), goals).fair
    const odds = 1 / over
    expect(0.2 * odds + 0.3 * 0.5).toBeCloseTo(1, 12)
  })

  test('says so when nothing can change any more', () => {
    expect(priceLine(total(place, 3.5), goals).decided).toEqual([LOST, WON])
    expect(priceLine(total(place, 2.5), goals).decided).toBeNull()
  })
})

describe('gradeLine', () => {
  test.each([
    [-1, [WON, LOST]],
    [-1.75, [HALF_WON, HALF_LOST]],
    [-2, [VOID, VOID]],
    [-2.25, [HALF_LOST, HALF_WON]],
    [-2.5, [LOST, WON]],
  ] as const)('a 2:0 under the handicap %d', (line, grades) => {
    expect(gradeLine(handicap(place, line), [2, 0, 0, 0])).toEqual(grades)
  })
})
