import { expect, test } from 'vitest'
import { freebet } from '../testing/bonuses.ts'
import { add, idOf, rules, run } from '../testing/slip.ts'
import { slipSummary } from './slip-summary.ts'

const multi = { provider: 'multi' }
const two = run([add('1', multi), add('2', { ...multi, odds: 3000 })])

test('[SLIP-34] stakes are valid when every bet has one, and add up to the total', () => {
  const part = run([{ type: 'setStake', stake: 1000n, betKey: idOf('1') }], two)
  expect(slipSummary(part, rules)).toMatchObject({ totalStake: 1000n, isStakeValid: false })
  const full = run([{ type: 'setStake', stake: 500n, betKey: idOf('2') }], part)
  expect(slipSummary(full, rules)).toMatchObject({
    totalStake: 1500n,
    potentialWin: 3500n,
    potentialNet: 2000n,
    isStakeValid: true,
    lines: 2n,
    selectionCount: 2,
    totalOdds: null,
  })
})

test('[FREE-02] a freebet takes nothing from the balance', () => {
  const free = run(
    [
      { type: 'setBonus', betKey: idOf('1'), bonus: freebet },
      { type: 'setStake', stake: 100n, betKey: idOf('2') },
    ],
    two,
  )
  expect(slipSummary(free, rules)).toMatchObject({
    totalStake: 100n,
    freebetStake: 500n,
    potentialWin: 800n,
    isStakeValid: true,
  })
})

test('an empty slip has no figures', () => {
  expect(slipSummary(run([]), rules)).toMatchObject({
    totalStake: 0n,
    potentialWin: 0n,
    totalOdds: null,
    isStakeValid: false,
  })
})
