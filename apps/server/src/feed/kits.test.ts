import { expect, test } from 'vitest'

import { KITS } from '@touchline/contract'
import { dressed } from './kits.ts'
import { leaguesOf } from './simulator/catalogue/league.ts'
import { LEAGUES } from './simulator/catalogue/leagues.ts'

const clubs = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ name: `Club ${index}` }))
const kits = (count: number) => dressed(clubs(count)).map(({ kit }) => kit)

test('no two of a league wear the same kit, and no two of 24 the same colours', () => {
  const all = KITS.palettes * KITS.cuts
  expect(new Set(kits(all)).size).toBe(all)
  expect(new Set(kits(24).map((kit) => kit % KITS.palettes)).size).toBe(24)
  const doubles = leaguesOf('seed', LEAGUES).filter(
    ({ clubs: members }) => new Set(members.map(({ kit }) => kit)).size < members.length,
  )
  expect(doubles).toEqual([])
})

test('a club keeps its kit over restarts, and by its name', () => {
  expect(kits(40)).toEqual(kits(40))
  expect(dressed([{ name: 'Club 0' }, { name: 'Club 99' }])[0]?.kit).toBe(kits(1)[0])
})
