import { expect, test } from 'vitest'
import {
  agreedOdds,
  dropCap,
  isOddsChangeFlagged,
  isPriceAcceptable,
  jointPriceMode,
  normalizeAcceptMode,
  ODDS_ACCEPT_MODES,
} from './accept-mode.ts'
import { oddsOf } from './odds.ts'

const flags = (mode: 'none' | 'higher' | 'any') =>
  [1900, 2000, 2100].map((current) => isOddsChangeFlagged(oddsOf(2000), oddsOf(current), mode))

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
  expect(isPriceAcceptable(oddsOf(2000), oddsOf(2100), 'higher')).toBe(true)
  expect(isPriceAcceptable(oddsOf(2000), oddsOf(1900), 'higher')).toBe(false)
  expect(isPriceAcceptable(oddsOf(2000), oddsOf(2100), 'none')).toBe(false)
})

test('[ODDS-06] [AMB-22] a setting is one of the modes or a boolean, anything else the default', () => {
  expect(
    ['none', 'higher', 'any', 'any:2', 'any:3', true, false, 'x', null].map(normalizeAcceptMode),
  ).toEqual(['none', 'higher', 'any', 'any:2', 'none', 'any', 'none', 'none', 'none'])
})

test('[P5] a cap takes rises and small drops, and asks about greater ones', () => {
  const flagged = (current: number) => isOddsChangeFlagged(oddsOf(2000), oddsOf(current), 'any:2')
  expect([3000, 2000, 1960, 1959].map(flagged)).toEqual([false, false, false, true])
  expect(ODDS_ACCEPT_MODES.map(dropCap)).toEqual([null, null, 1, 2, 5, 10, null])
})

test('[P5] small drops do not add up to more than the cap', () => {
  expect(agreedOdds(oddsOf(2000), oddsOf(1970), 'any:2')).toBe(2000)
  expect(agreedOdds(oddsOf(2000), oddsOf(2100), 'any:2')).toBe(2100)
  expect(agreedOdds(oddsOf(2000), oddsOf(1970), 'any')).toBe(1970)
  expect([jointPriceMode('any:2'), jointPriceMode('any')]).toEqual(['higher', 'any'])
})
