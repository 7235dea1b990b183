import { expect, test, vi } from 'vitest'

import { shareMemberships } from './live-service.ts'

test('many followers share one membership, which ends with the last of them', () => {
  const leave = vi.fn<() => void>()
  const join = vi.fn(() => ({ leave, resync: () => undefined }))
  const follow = shareMemberships(join)
  const [first, second] = [follow('7'), follow('7')]
  expect(join).toHaveBeenCalledExactlyOnceWith('7')
  first()
  first()
  expect(leave).not.toHaveBeenCalled()
  second()
  expect(leave).toHaveBeenCalledOnce()
  follow('7')
  expect(join).toHaveBeenCalledTimes(2)
})
