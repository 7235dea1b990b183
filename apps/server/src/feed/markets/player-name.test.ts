import { describe, expect, test } from 'vitest'
import { COUNTRIES } from '../simulator/catalogue/countries.ts'
import { playerId, playerName } from './player-name.ts'

describe('playerName', () => {
  test('gives no name twice within a squad, whatever the country', () => {
    for (const { code } of COUNTRIES) {
      const names = Array.from({ length: 18 }, (_, n) => playerName(playerId(100_305, code, n + 1)))
      expect(new Set(names).size).toBe(18)
      expect(names.every((name) => name !== undefined && /\S \S/.test(name))).toBe(true)
    }
  })

  test('draws the names of a team without a known country from one country', () => {
    const [first, second] = [1, 2].map((number) => playerId(77, undefined, number))
    expect(playerName(first ?? '')).not.toBe(playerName(second ?? ''))
  })

  test('knows no other outcome', () => {
    expect(playerName('12')).toBeUndefined()
    expect(playerName('sr:player:other')).toBeUndefined()
  })
})
