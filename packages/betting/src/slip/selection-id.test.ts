import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isSameMarket, parseSelectionId, selectionId } from './selection-id.ts'

test('names match, market, line and outcome', () => {
  const key = { matchId: '7', marketId: 18, specifier: 'total=2.5', outcomeId: '12' }
  expect(selectionId(key)).toBe('7:18:total=2.5:12')
  expect(selectionId({ ...key, marketId: 1, specifier: '' })).toBe('7:1::12')
  expect(isSameMarket(key, { ...key, outcomeId: '13' })).toBe(true)
  expect(isSameMarket(key, { ...key, specifier: 'total=3.5' })).toBe(false)
})

test('leads back to its parts, whatever they hold', () => {
  const text = fc.string({ minLength: 1 })
  fc.assert(
    fc.property(text, fc.nat(), fc.string(), text, (matchId, marketId, specifier, outcomeId) => {
      const key = { matchId, marketId, specifier, outcomeId }
      expect(parseSelectionId(selectionId(key))).toEqual(key)
    }),
  )
})

test('anything else is refused', () => {
  for (const id of ['', '1:2:3', '1:2:3:4:5', ':1::1', '1:x::1', '1:01::1', '1:1::', '1:9e99::1']) {
    expect(parseSelectionId(id)).toBeNull()
  }
})
