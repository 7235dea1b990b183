import { describe, expect, test } from 'vitest'
import { COUNTRIES } from '../simulator/catalogue/countries.ts'
import { findPlayer, playerId } from './player-name.ts'

describe('findPlayer', () => {
  test('gives no name twice within a squad, whatever the country', () => {
    for (const { code } of COUNTRIES) {
      const names = Array.from(
        { length: 18 },
        (_, n) => findPlayer(playerId(100_305, code, n + 1))?.name,
      )
      expect(new Set(names).size).toBe(18)
      expect(names.every((name) => name !== undefined && /\S \S/.test(name))).toBe(true)
    }
  })

  test('draws the names of a team without a known country from one country', () => {
    const [first, second] = [1, 2].map((number) => playerId(77, undefined, number))
    expect(findPlayer(first ?? '')?.name).not.toBe(findPlayer(second ?? '')?.name)
    expect(findPlayer(first ?? '')?.competitorId).toBe(77)
  })

  test('knows no other outcome', () => {
    expect(findPlayer('12')).toBeUndefined()
    expect(findPlayer('sr:player:other')).toBeUndefined()
  })
})
