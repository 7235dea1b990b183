import { expect, test } from 'vitest'
import { BET_ERROR } from './errors.ts'
import { REFUSAL_CODES } from './refusals.ts'

const OF_A_PLACEMENT: ReadonlySet<number> = new Set(Object.values(BET_ERROR))

test('[PLACE-06] the code of a refusal says which rule it is, but for those that a placement shares', () => {
  const rules = Map.groupBy(Object.entries(REFUSAL_CODES), ([, code]) => code)
  const shared = [...rules].filter(([code, keys]) => keys.length > 1 && !OF_A_PLACEMENT.has(code))
  expect(shared).toEqual([])
})
