import pg from 'pg'
import { expect, test, vi } from 'vitest'

import { onceReady } from './once-ready.ts'

const LIMIT_MS = 60_000

function refusal(code: string): pg.DatabaseError {
  const error = new pg.DatabaseError('the database system is starting up', 0, 'error')
  error.code = code
  return error
}

test.each([
  ['starting up', refusal('57P03')],
  ['shut down by whoever had it before', refusal('57P01')],
  ['ending the session', new Error('Connection terminated unexpectedly')],
])('a server that is %s is asked again', async (_, error) => {
  const attempt = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(error)
    .mockRejectedValueOnce(error)
    .mockResolvedValue('ready')
  expect(await onceReady(attempt, LIMIT_MS)).toBe('ready')
  expect(attempt).toHaveBeenCalledTimes(3)
})

test.each([
  ['a password that is wrong', refusal('28P01')],
  ['[R10] a folder that cannot be made', Object.assign(new Error('mkdir'), { code: 'ENOENT' })],
])('what waiting does not mend is thrown at once: %s', async (_, error) => {
  const attempt = vi.fn(() => Promise.reject(error))
  await expect(onceReady(attempt, LIMIT_MS)).rejects.toThrow()
  expect(attempt).toHaveBeenCalledOnce()
})

test('a server that never gets ready is given up with its own words', async () => {
  const attempt = vi.fn(() => Promise.reject(refusal('57P03')))
  await expect(onceReady(attempt, -1)).rejects.toThrow('the database system is starting up')
})
