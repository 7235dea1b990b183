import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { expect, it, onTestFinished } from 'vitest'
import { firstOutput, startNode } from '../db/testing/child-process.ts'
import { createTestDatabase, engines } from '../db/testing/test-database.ts'
import { clientAt, testRedisUrl } from './testing/processes.ts'

const START = fileURLToPath(new URL('../../../../scripts/start.ts', import.meta.url))

const NOBODY = { email: 'nobody@touchline.example', password: 'whatever it is' }

/** A fault that nobody catches, at a word. */
const FAULT = `process.on('SIGUSR2', () => void Promise.reject(new Error('nobody heard this')))`

it('[R8] a fault that nobody caught is told with its place, answers what is under way and ends the process', async () => {
  const [engine] = engines
  if (engine === undefined) throw new Error('No PostgreSQL')
  const database = await createTestDatabase(engine)
  onTestFinished(() => database.close())
  const child = startNode(['--import', `data:text/javascript,${FAULT}`, START], {
    ...process.env,
    ROLE: 'api',
    PORT: '0',
    DATABASE_URL: database.pool.options.connectionString,
    REDIS_URL: testRedisUrl(),
    DRAIN_SECONDS: '600',
    LOG_LEVEL: 'warn',
  })
  const [address = ''] = /http:\S+/.exec(await firstOutput(child)) ?? []
  const log = text(child.stdout)

  const holder = await database.pool.connect()
  onTestFinished(() => holder.release())
  await holder.query('begin; lock table players in access exclusive mode')
  const signingIn = Promise.allSettled([clientAt(address, undefined)('signIn', { body: NOBODY })])
  const waiting = `select from pg_locks where relation = 'players'::regclass and not granted`
  await expect.poll(async () => (await holder.query(waiting)).rowCount).toBe(1)

  const ended = once(child, 'exit')
  child.kill('SIGUSR2')
  await expect.poll(() => answers(address)).toBe(false)
  await holder.query('commit')
  expect(await signingIn).toMatchObject([{ reason: { status: 401 } }])
  expect(await ended).toEqual([1, null])
  const lines = (await log).trim().split('\n')
  const told = lines.map((line) => JSON.parse(line) as { level: number; err?: { stack: string } })
  const fatal = told.filter(({ level }) => level === 60)
  expect(fatal).toMatchObject([{ msg: 'uncaught', origin: 'unhandledRejection' }])
  expect(fatal[0]?.err?.stack).toMatch(/^Error: nobody heard this\n +at /)
})

const answers = (address: string): Promise<boolean> =>
  fetch(`${address}/healthz`).then(
    () => true,
    () => false,
  )
