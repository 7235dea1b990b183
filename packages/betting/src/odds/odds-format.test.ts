import { expect, test } from 'vitest'
import { normalizeOddsFormat, ODDS_FORMATS, offeredOddsFormat } from './odds-format.ts'

test('[ODDS-05] an unknown format becomes european', () => {
  expect(normalizeOddsFormat('xyz')).toBe('european')
  expect(normalizeOddsFormat(null)).toBe('european')
  expect(normalizeOddsFormat(undefined)).toBe('european')
  expect(ODDS_FORMATS.map(normalizeOddsFormat)).toEqual(ODDS_FORMATS)
})

test('[ODDS-05] a format that the operator does not offer gives way to one that it does', () => {
  expect(offeredOddsFormat('british', ['british', 'american'], 'american')).toBe('british')
  expect(offeredOddsFormat('percent', ['british', 'american'], 'american')).toBe('american')
  expect(offeredOddsFormat('percent', ['british', 'american'], 'malaysian')).toBe('british')
  expect(offeredOddsFormat('percent', [], 'malaysian')).toBe('percent')
})
