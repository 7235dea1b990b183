import { expect, test } from 'vitest'
import { add, run } from '../testing/slip.ts'
import { persistSlip } from './persist-slip.ts'

test('[SLIP-36] the slip is saved as versioned text with amounts as strings', () => {
  const state = run([add('1'), { type: 'setStake', stake: 12_345_678_901_234n }])
  const saved: unknown = JSON.parse(persistSlip(state))
  expect(saved).toMatchObject({
    version: 1,
    currency: 'EUR',
    subunits: 100,
    bets: [{ betType: 'single', stake: '12345678901234' }],
  })
})
