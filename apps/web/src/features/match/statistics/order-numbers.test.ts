import { expect, it } from 'vitest'

import { homeShare, orderNumbers } from './order-numbers.ts'

const count = (key: string) => ({ key, home: 1, away: 2, unit: 'count' as const })

it('[MATCH-05] shows the known numbers in their order and keeps those of a provider', () => {
  const keys = orderNumbers(['throw_ins', 'corners', 'possession'].map(count)).map(({ key }) => key)
  expect(keys).toEqual(['possession', 'corners', 'throw_ins'])
})

it('[MATCH-05] shares a bar by the numbers, evenly while there are none', () => {
  expect(homeShare({ home: 3, away: 1 })).toBe(75)
  expect(homeShare({ home: 0, away: 0 })).toBe(50)
})
