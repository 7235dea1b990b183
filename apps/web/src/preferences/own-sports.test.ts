import { expect, test } from 'vitest'

import { aPlacedBet, aPlacedLeg } from '../testing/placed-bets.ts'
import { ownSports, readOwnSports } from './own-sports.ts'

const betOn = (day: number, ...sports: readonly string[]) =>
  aPlacedBet({
    createdAt: new Date(Date.UTC(2026, 10, day)).toISOString(),
    selections: sports.map((sportKey) =>
      aPlacedLeg({ match: { ...aPlacedLeg().match, sportKey } }),
    ),
  })

test('own sports are those of the most bets, the newest ones, three at most', () => {
  const bets = [
    betOn(1, 'soccer', 'soccer'),
    betOn(2, 'tennis'),
    betOn(3, 'tennis', 'darts'),
    betOn(4, 'cricket'),
    betOn(5, 'cricket'),
    betOn(6, 'cricket'),
  ]
  expect(readOwnSports(ownSports(bets))).toEqual(['cricket', 'tennis', 'darts'])
  const old = Array.from({ length: 60 }, () => betOn(1, 'rugby'))
  expect(ownSports([...old, ...bets]).split('.')).toContain('cricket')
  expect(ownSports([])).toBe('')
})

test('what is no sport in the cookie is left out', () => {
  expect(readOwnSports('darts.<b>.darts.9x.tennis.a.b')).toEqual(['darts', 'tennis', 'a'])
  expect(readOwnSports(undefined)).toEqual([])
})
