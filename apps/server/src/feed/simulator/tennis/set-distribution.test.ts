import { describe, expect, test } from 'vitest'
import { holdChance, tieBreakChance, tieBreakServer } from './serve.ts'
import { isSetOver, setEnds } from './set-distribution.ts'

describe('serve', () => {
  test('holding follows the closed form from love all', () => {
    const p = 0.62
    const q = 1 - p
    const deuce = (p * p) / (p * p + q * q)
    const closed = p ** 4 * (1 + 4 * q + 10 * q * q) + 20 * p ** 3 * q ** 3 * deuce
    expect(holdChance(p)).toBeCloseTo(closed, 12)
    expect(holdChance(0.5)).toBeCloseTo(0.5, 12)
  })

  test('a tie-break is even between equals and favours the better server', () => {
    expect(tieBreakChance({ serve: [0.64, 0.64] }, 0)).toBeCloseTo(0.5, 9)
    expect(tieBreakChance({ serve: [0.7, 0.6] }, 1)).toBeGreaterThan(0.55)
    expect(tieBreakChance({ serve: [0.64, 0.64] }, 0, 6, 0)).toBeGreaterThan(0.98)
  })

  test('changes the server after the first point, then every second', () => {
    const servers = [0, 1, 2, 3, 4, 5, 6].map((point) => tieBreakServer(0, point))
    expect(servers).toEqual([0, 1, 1, 0, 0, 1, 1])
  })
})

describe('setEnds', () => {
  test('adds up to 1 over the fourteen possible scores', () => {
    const ends = setEnds({ serve: [0.66, 0.61] }, { games: [0, 0], points: [0, 0], server: 0 })
    expect(ends.length).toBe(14)
    expect(ends.reduce((sum, { p }) => sum + p, 0)).toBeCloseTo(1, 12)
    for (const { own, other } of ends) expect(isSetOver(own, other)).toBe(true)
  })

  test('mirrors when the players change sides', () => {
    const ends = setEnds({ serve: [0.66, 0.61] }, { games: [2, 3], points: [1, 0], server: 0 })
    const mirrored = setEnds({ serve: [0.61, 0.66] }, { games: [3, 2], points: [0, 1], server: 1 })
    for (const { own, other, p } of ends) {
      const twin = mirrored.find((end) => end.own === other && end.other === own)
      expect(twin?.p).toBeCloseTo(p, 12)
    }
  })

  test('knows who serves next', () => {
    const ends = setEnds({ serve: [0.6, 0.6] }, { games: [5, 0], points: [0, 0], server: 0 })
    expect(ends.find(({ own, other }) => own === 6 && other === 0)?.nextServer).toBe(1)
  })
})
