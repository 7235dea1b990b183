import fastify from 'fastify'
import { expect, test } from 'vitest'

import { inProcessFetch } from './in-process-fetch.ts'

test('what a page asks for counts as its visitor’s, not as everybody’s', async () => {
  const app = fastify()
  app.get('/who', ({ ip }) => ip)
  const fetch = inProcessFetch(app)
  const ask = async (visitor?: string) => {
    const init = { method: 'GET', headers: {}, credentials: 'include' } as const
    return (await fetch('/who', { ...init, ...(visitor === undefined ? {} : { visitor }) })).text()
  }
  expect(await ask('192.0.2.7')).toBe('192.0.2.7')
  expect(await ask('2001:db8::7')).toBe('2001:db8::7')
  expect(await ask()).toBe('127.0.0.1')
})
