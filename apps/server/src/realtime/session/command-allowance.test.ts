import { expect, it } from 'vitest'
import { CommandAllowance } from './command-allowance.ts'

it('takes a burst and then so many a second; who goes on regardless is cut off', () => {
  let now = 0
  const allowance = new CommandAllowance({ commandBurst: 3, commandsPerSecond: 2 }, () => now)
  const take = (count: number) => Array.from({ length: count }, () => allowance.take())
  expect(take(4)).toEqual(['run', 'run', 'run', 'refuse'])
  now += 1_000
  expect(take(2)).toEqual(['run', 'refuse'])
  now += 60_000
  expect(take(7)).toEqual(['run', 'run', 'run', 'refuse', 'refuse', 'refuse', 'end'])
})
