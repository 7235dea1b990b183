import { expect, test } from 'vitest'
import { BONUS_TYPES, NO_BONUSES, parseFreebetMode } from './bonus.ts'

test('[SLIP-12] available bonuses are grouped by the five types', () => {
  expect(Object.keys(NO_BONUSES).toSorted()).toEqual([...BONUS_TYPES].toSorted())
})

test('[FREE-02] [AMB-13] modes are read in underscore and hyphen form', () => {
  expect(['no_risk', 'no-risk', 'all-win', 'only_win', 'x'].map(parseFreebetMode)).toEqual([
    'no_risk',
    'no_risk',
    'all_win',
    'only_win',
    null,
  ])
})
