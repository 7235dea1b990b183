import { expect, test } from 'vitest'
import { add, price, rules, run } from '../testing/slip.ts'
import { changeEffect } from './change-effect.ts'

const stake = { type: 'setStake', stake: 1000n } as const
const combo = run([add('1'), add('2', { odds: 3000 }), stake])

test('[P5] a changed price changes the return of the whole bet', () => {
  expect(changeEffect(combo, rules)).toEqual({ before: 6000n, after: 6000n })
  expect(changeEffect(run([price('1', 1500)], combo), rules)).toEqual({
    before: 6000n,
    after: 4500n,
  })
})

test('[P5] without a stake there is no return to change', () => {
  const bare = run([price('1', 1500)], run([add('1')]))
  expect(changeEffect(bare, rules)).toEqual({ before: 0n, after: 0n })
})
