import { expect, test } from 'vitest'
import { isOddsChangeFlagged, isPriceAcceptable, normalizeAcceptMode } from './accept-mode.ts'

const flags = (mode: 'none' | 'higher' | 'any') =>
  [1900, 2000, 2100].map((current) => isOddsChangeFlagged(2000, current, mode))

test('[ODDS-07] mode none flags any change', () => {
  expect(flags('none')).toEqual([true, false, true])
})

test('[ODDS-08] mode higher flags a drop only', () => {
  expect(flags('higher')).toEqual([true, false, false])
})

test('[ODDS-09] mode any accepts all', () => {
  expect(flags('any')).toEqual([false, false, false])
})

test('[ODDS-06] a price is acceptable where its change would not be flagged', () => {
  expect(isPriceAcceptable(2000, 2100, 'higher')).toBe(true)
  expect(isPriceAcceptable(2000, 1900, 'higher')).toBe(false)
  expect(isPriceAcceptable(2000, 2100, 'none')).toBe(false)
})

test('[ODDS-06] a setting is one of the modes or a boolean, anything else the default', () => {
  expect(['none', 'higher', 'any', true, false, 'x', null].map(normalizeAcceptMode)).toEqual([
    'none',
    'higher',
    'any',
    'any',
    'none',
    'none',
    'none',
  ])
})
