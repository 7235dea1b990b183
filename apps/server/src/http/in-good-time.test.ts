import { API_BASES, acceptHeader, calls } from '@touchline/contract'
import Fastify from 'fastify'
import { expect, it, onTestFinished } from 'vitest'
import { createManualClock } from '../modules/testing/manual-clock.ts'
import { createCallRoutes } from './call-routes.ts'
import { createPatience } from './in-good-time.ts'

const PATIENCE_MS = 3_000
/** Lets what has been promised come to its end. */
const settled = () => new Promise((resolve) => setImmediate(resolve))

/** Calls of which none is ever answered. */
function openRoutes(databaseAnswers: () => Promise<boolean>) {
  const clock = createManualClock()
  const app = Fastify()
  onTestFinished(() => app.close())
  const never = () => new Promise<never>(() => undefined)
  const routes = createCallRoutes(app, {
    defaultLocale: 'en',
    origins: () => [],
    authenticate: async () => ({ id: 1 }),
    tellWhy: async () => undefined,
    inGoodTime: createPatience({ clock, databaseAnswers }),
  })
  routes.signedIn(calls.getPlayer, never)
  routes.open(calls.signIn, never)
  const answers: [string, number][] = []
  for (const call of [calls.getPlayer, calls.signIn] as const) {
    const { method, path, version, name } = call
    const asked = app.inject({
      method,
      url: `${API_BASES.platform}${path}`,
      headers: { accept: acceptHeader(version) },
      ...(method === 'POST' && {
        payload: { email: 'ada@example.test', password: 'Secret-pass-1' },
      }),
    })
    void asked.then(({ statusCode }) => answers.push([name, statusCode]))
  }
  const pass = async (ms: number) => {
    await settled()
    clock.advance(ms)
    await settled()
    await settled()
  }
  return { answers, pass }
}

it('[R2] gives a read up whose database has become silent, and waits for what changes something', async () => {
  const { answers, pass } = openRoutes(async () => false)
  await pass(PATIENCE_MS - 1)
  expect(answers).toEqual([])
  await pass(1)
  expect(answers).toEqual([['getPlayer', 503]])
  await pass(60_000)
  expect(answers).toHaveLength(1)
})

it('[R2] waits on for as long as the database answers, and asks it once for all that wait', async () => {
  const asked: ((answers: boolean) => void)[] = []
  const clock = createManualClock()
  const inGoodTime = createPatience({
    clock,
    databaseAnswers: () => new Promise((resolve) => asked.push(resolve)),
  })
  const { promise: late, resolve: answer } = Promise.withResolvers<string>()
  const reads = Promise.allSettled([inGoodTime(late), inGoodTime(late)])
  clock.advance(PATIENCE_MS)
  expect(asked).toHaveLength(1)
  asked[0]?.(true)
  await settled()
  clock.advance(PATIENCE_MS)
  expect(asked).toHaveLength(2)
  answer('late')
  expect(await reads).toEqual([
    { status: 'fulfilled', value: 'late' },
    { status: 'fulfilled', value: 'late' },
  ])
  // Nobody asks any more.
  asked[1]?.(true)
  await settled()
  clock.advance(PATIENCE_MS)
  expect(asked).toHaveLength(2)
})
