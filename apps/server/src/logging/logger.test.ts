import { expect, it } from 'vitest'
import { createLogger, formatFor, requestLogger, plainLine } from './logger.ts'

it('[P19] is for people in a terminal and for machines elsewhere', () => {
  expect(formatFor({ isTTY: true })).toBe('plain')
  expect(formatFor({})).toBe('json')
})

it('[P19] keeps requests quiet for people, unless they ask for them', () => {
  expect(requestLogger(createLogger('info', 'plain'), 'plain').level).toBe('warn')
  expect(requestLogger(createLogger('debug', 'plain'), 'plain').level).toBe('debug')
  expect(requestLogger(createLogger('info'), 'json').level).toBe('info')
})

it('[P19] writes an entry as one line, and where an error happened below it', () => {
  const time = '2026-05-01T12:00:03.250Z'
  expect(
    plainLine(JSON.stringify({ level: 30, time, failures: 7, msg: 'Redis answers again' })),
  ).toBe('12:00:03 info Redis answers again failures=7\n')
  const err = { type: 'Error', message: 'gone', stack: 'Error: gone\n    at here' }
  expect(
    plainLine(JSON.stringify({ level: 50, time, err, task: 'two words', msg: 'reported' })),
  ).toBe('12:00:03 ERROR reported task="two words"\n    Error: gone\n        at here\n')
  expect(plainLine('no entry\n')).toBe('no entry\n')
})

it('[R2] tells of an error what it says, not the connection on which it came', () => {
  const lines: object[] = []
  const write = (line: string | Uint8Array) => lines.push(JSON.parse(String(line)) as object) > 0
  const logger = createLogger('info', 'json', { write })
  const error = new Error('Connection terminated', { cause: new Error('reset by peer') })
  logger.error({ err: Object.assign(error, { code: '57P01', client: { host: 'db' } }) }, 'reported')
  logger.error(Object.assign(new Error('alone'), { client: {} }))
  expect(lines).toMatchObject([
    { err: { type: 'Error', message: 'Connection terminated: reset by peer', code: '57P01' } },
    { err: { message: 'alone' }, msg: 'alone' },
  ])
  expect(JSON.stringify(lines)).not.toContain('client')
  expect(JSON.stringify(lines)).toContain('logger.test.ts')
})

it('[R11] takes a request that its client has cut for no error, whoever tells of it', () => {
  const lines: unknown[] = []
  const logger = createLogger('info', 'json', {
    write: (line: string | Uint8Array) => lines.push(JSON.parse(String(line))) > 0,
  })
  const request = logger.child({ reqId: '1' })
  const reset = Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' })
  request.error({ err: reset, responseTime: 4 }, 'request errored')
  request.warn(Object.assign(new Error('Premature close'), { code: 'ERR_STREAM_PREMATURE_CLOSE' }))
  expect(lines).toMatchObject([
    { level: 30, reqId: '1', reason: 'ECONNRESET', msg: 'request cut by its client' },
    { level: 30, reqId: '1', reason: 'ERR_STREAM_PREMATURE_CLOSE' },
  ])
  request.error(new Error('a fault of ours'))
  logger.error({ err: reset }, 'somebody else reset a connection')
  expect(lines.slice(2)).toMatchObject([{ level: 50 }, { level: 50 }])
})
