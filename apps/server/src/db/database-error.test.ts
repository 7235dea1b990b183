import pg from 'pg'
import { describe, expect, it } from 'vitest'
import { openClient } from './connections.ts'
import { isDatabaseAway, reasonOf } from './database-error.ts'

function stated(code: string): Error {
  return Object.assign(new pg.DatabaseError('it failed', 0, 'error'), { code })
}

function ofSystem(code: string, syscall: string): Error {
  return Object.assign(new Error(`${syscall} ${code}`), { code, syscall })
}

const UNQUERYABLE = 'Client has encountered a connection error and is not queryable'

describe('isDatabaseAway', () => {
  it.each([
    ['a server that is not there', 'postgres://u@127.0.0.1:1/d'],
    ['a socket that is not there', 'postgres://u@/d?host=/nowhere'],
    ['a name that nobody knows', 'postgres://u@nowhere.invalid/d'],
  ])('knows %s', async (_, url) => {
    const error: unknown = await openClient(url).catch((failure: unknown) => failure)
    expect(isDatabaseAway(error)).toBe(true)
    expect(reasonOf(error)).not.toBe('')
  })

  it.each([
    ['a server that shuts down', stated('57P01')],
    ['a connection that failed', stated('08006')],
    ['a connection that ended', new Error('Connection terminated unexpectedly')],
    ['a full pool', new Error('timeout exceeded when trying to connect')],
    ['a connection that was lost while it was taken', new Error(UNQUERYABLE)],
    ['a server that takes no more connections', stated('53300')],
    ['a server that may only read', stated('25006')],
    ['a full disk', stated('53100')],
    ['a disk that fails', stated('58030')],
  ])('knows %s', (_, error) => {
    expect(isDatabaseAway(error)).toBe(true)
  })

  it.each([
    ['a broken rule', stated('23505')],
    ['a missing file', ofSystem('ENOENT', 'open')],
    ['a Redis that is not there', ofSystem('ECONNREFUSED', 'connect')],
    ['a fault of ours', new TypeError('undefined is not a function')],
    ['no error', 'text'],
  ])('leaves %s alone', (_, error) => {
    expect(isDatabaseAway(error)).toBe(false)
  })
})
