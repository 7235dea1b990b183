import { amountOf } from '@touchline/betting'
import { expect, test } from 'vitest'

import { aSystem } from '../../../testing/system-settings.ts'
import { readStakes } from './quick-stakes.ts'

const [currency] = aSystem().currencies
const writing = { currency: currency!, separators: { decimal: '.', group: ',' } }

test('[SLIP-40] stakes are read from the fields, in order and without the empty ones', () => {
  expect(readStakes(['20', '', '5.50'], writing, amountOf(50n))).toEqual({
    problems: [null, null, null],
    stakes: [550n, 2000n],
  })
  expect(readStakes(['', ''], writing, amountOf(50n)).stakes).toEqual([])
})

test('[SLIP-40] a stake below the least, one that is there already and no amount are refused', () => {
  expect(readStakes(['0.49', '5', '5.00', 'x'], writing, amountOf(50n))).toEqual({
    problems: ['below', null, 'twice', 'invalid'],
    stakes: null,
  })
})
