import { expect, test } from 'vitest'
import { defaultSystemTypes } from '../bets/system-type.ts'
import { fittingSystemType } from './system-fit.ts'

const catalogue = defaultSystemTypes()

test('[SYS-08] the same win count, else the largest smaller one', () => {
  expect(fittingSystemType(4, 3, catalogue)?.id).toBe('3/4')
  expect(fittingSystemType(3, 3, catalogue)?.id).toBe('2/3')
  const large = [{ id: '3/4', totalCount: 4, winCount: 3 }]
  expect(fittingSystemType(4, 2, large)?.id).toBe('3/4')
})

test('[SYS-07] none where no type has the size', () => {
  expect(fittingSystemType(2, 2, catalogue)).toBeNull()
})
