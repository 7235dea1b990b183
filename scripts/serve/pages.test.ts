import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

import { loadSettings } from '@touchline/server'
import type { PageHandler } from '@touchline/web/hosting'
import { expect, onTestFinished, test } from 'vitest'

import { servesPages } from './serves-pages.ts'
import { openPages } from './site.ts'

/** A backend that answers with the path that it is asked for. */
async function startBackend(): Promise<string> {
  const server = createServer((request, response) => response.end(request.url))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** A page that shows what its call was answered. */
const pages: PageHandler = {
  async fetch(_, { context }) {
    const answer = await context.fetch('/api/sportsbook/sports?x=1', {
      method: 'GET',
      headers: {},
      credentials: 'include',
    })
    return new Response(`${answer.status} ${await answer.text()}`)
  },
}

const open = async (env: Record<string, string>) => {
  const settings = loadSettings({ ROLE: 'web', PORT: '0', LOG_LEVEL: 'silent', ...env })
  const site = await openPages(settings, { pages, cacheMs: 0 })
  onTestFinished(() => site.stop())
  return site.url
}

test('a process of pages alone asks its backend over HTTP', async () => {
  const url = await open({ BACKEND_URL: await startBackend() })
  expect(await (await fetch(`${url}/sports`)).text()).toBe('200 /api/sportsbook/sports?x=1')
  expect(await (await fetch(`${url}/readyz`)).json()).toEqual({ status: 'ready' })
})

test('it is not ready while nobody answers there', async () => {
  const url = await open({ BACKEND_URL: 'http://127.0.0.1:1' })
  const answer = await fetch(`${url}/readyz`)
  expect(answer.status).toBe(503)
  expect(await answer.json()).toEqual({ status: 'not ready', missing: 'backend' })
})

test('its pages may connect to the push server that they name', async () => {
  const BACKEND_URL = await startBackend()
  const url = await open({ BACKEND_URL, CENTRIFUGO_PUBLIC_URL: 'wss://push.test/connection' })
  const policy = (await fetch(`${url}/sports`)).headers.get('content-security-policy')
  expect(policy).toContain("connect-src 'self' wss://push.test https://push.test;")
})

test('[STREAM-03] its pages may play streams of the hosts that the operator names', async () => {
  const BACKEND_URL = await startBackend()
  const url = await open({ BACKEND_URL, STREAM_HOSTS: 'cdn.example, *.streams.example' })
  const policy = (await fetch(`${url}/sports`)).headers.get('content-security-policy')
  expect(policy).toContain("media-src 'self' blob: cdn.example *.streams.example;")
  expect(policy).toContain("connect-src 'self' cdn.example *.streams.example;")
})

test('calls and feed need no built pages', () => {
  expect(['all', 'web', undefined].map(servesPages)).toEqual([true, true, true])
  expect(['api', 'feed'].map(servesPages)).toEqual([false, false])
})
