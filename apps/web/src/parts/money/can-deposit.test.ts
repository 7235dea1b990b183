import { expect, test } from 'vitest'

import { canDepositInFrame, canQuickDeposit } from './can-deposit.ts'

test('[DEP-05] nobody deposits inside another page that does not listen', () => {
  const own = {} as Window & typeof globalThis
  expect(canDepositInFrame({ parent: own, self: own })).toBe(true)
  expect(canDepositInFrame({ parent: {} as Window, self: own })).toBe(false)
})

test.each([
  { quick_deposit: true, quick_deposit_test: false, player: true, tester: true },
  { quick_deposit: false, quick_deposit_test: true, player: false, tester: true },
  { quick_deposit: false, quick_deposit_test: false, player: false, tester: false },
])('[DEP-16] [FLAG-01] [FLAG-02] with the flags of %o', ({ player, tester, ...flags }) => {
  const settings = { features: { payments: true, ...flags } }
  expect(canQuickDeposit(settings, { statuses: ['vip'] })).toBe(player)
  expect(canQuickDeposit(settings, { statuses: ['vip', 'spi_test'] })).toBe(tester)
  expect(canQuickDeposit(settings, null)).toBe(false)
  const closed = { features: { ...flags, payments: false } }
  expect(canQuickDeposit(closed, { statuses: ['spi_test'] })).toBe(false)
})
