import { expect, test } from 'vitest'
import { HALF_LOST, HALF_WON, LOST, VOID, WON } from '../leg-result.ts'
import { settleOutcome } from './settle-outcome.ts'
import { specifierValue } from './specifier.ts'

const score = { home: 2, away: 1 }

test.each([
  [1, '', '1', WON],
  [1, '', '2', LOST],
  [10, '', '9', WON],
  [10, '', '11', LOST],
  [11, '', '4', WON],
  [16, 'hcp=-1', '1714', VOID],
  [16, 'hcp=-1.25', '1714', HALF_LOST],
  [16, 'hcp=-1.25', '1715', HALF_WON],
  [18, 'total=2.5', '12', WON],
  [18, 'total=2.5', '13', LOST],
  [26, '', '70', WON],
  [29, '', '74', WON],
  [29, '', '76', LOST],
  [45, '', '288', WON],
  [45, '', '324', LOST],
  [186, '', '5', LOST],
  [225, 'total=3', '13', VOID],
] as const)('market %s %s outcome %s', (marketId, specifier, outcomeId, result) => {
  expect(settleOutcome(marketId, specifier, outcomeId, score)).toEqual(result)
})

test('a level winner market gives the stake back', () => {
  expect(settleOutcome(219, '', '4', { home: 1, away: 1 })).toEqual(VOID)
  expect(settleOutcome(45, '', '324', { home: 5, away: 1 })).toEqual(WON)
})

test('what is not covered has no result', () => {
  expect(settleOutcome(999, '', '1', score)).toBeNull()
  expect(settleOutcome(1, '', '9', score)).toBeNull()
  expect(settleOutcome(18, '', '12', score)).toBeNull()
  expect(settleOutcome(18, 'total=2.5', '1714', score)).toBeNull()
  expect(settleOutcome(16, 'hcp=0:1', '1714', score)).toBeNull()
  expect(settleOutcome(45, '', '1', score)).toBeNull()
})

test('reads one entry of a specifier', () => {
  expect(specifierValue('setnr=1|total=9.5', 'total')).toBe('9.5')
  expect(specifierValue('setnr=1', 'total')).toBeNull()
})
