import pg from 'pg'
import { describe, expect, it } from 'vitest'
import { isConnectionLost } from './database-error.ts'

function stated(code: string): Error {
  return Object.assign(new pg.DatabaseError('it failed', 0, 'error'), { code })
}

function ofSystem(code: string, syscall: string): Error {
  return Object.assign(new Error(`${syscall} ${code}`), { code, syscall })
}

describe('isConnectionLost', () => {
  it.each([
    ['a server that shuts down', stated('57P01')],
    ['a connection that failed', stated('08006')],
    ['a connection that ended', new Error('Connection terminated unexpectedly')],
    ['a full pool', new Error('timeout exceeded when trying to connect')],
    ['a server that is not there', ofSystem('ECONNREFUSED', 'connect')],
    ['a socket that is not there', ofSystem('ENOENT', 'connect')],
  ])('knows %s', (_, error) => {
    expect(isConnectionLost(error)).toBe(true)
  })

  it.each([
    ['a broken rule', stated('23505')],
    ['a missing file', ofSystem('ENOENT', 'open')],
    ['a fault of ours', new TypeError('undefined is not a function')],
    ['no error', 'text'],
  ])('leaves %s alone', (_, error) => {
    expect(isConnectionLost(error)).toBe(false)
  })
})
