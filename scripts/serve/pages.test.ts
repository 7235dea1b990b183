import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

import { loadSettings } from '@touchline/server'
import type { PageHandler } from '@touchline/web/hosting'
import { expect, onTestFinished, test } from 'vitest'

import { freePort } from '../system/free-port.ts'
import { checkAddress } from './address-check.ts'
import { servesPages } from './serves-pages.ts'
import { openPages } from './site.ts'

/** A backend that answers with the path that it is asked for, and for whom. */
async function startBackend(): Promise<string> {
  const server = createServer(({ url, headers }, response) =>
    response.end(`${url} ${String(headers['x-forwarded-for'])}`),
  )
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

/** What that page shows. */
const answered = '200 /api/sportsbook/sports?x=1 127.0.0.1'

const open = async (env: Record<string, string>) => {
  const settings = loadSettings({
    ROLE: 'web',
    PORT: '0',
    LOG_LEVEL: 'silent',
    DRAIN_SECONDS: '0',
    ...env,
  })
  const site = await openPages(settings, { pages, cacheMs: 0 })
  onTestFinished(() => site.stop({ now: true }))
  return site.url
}

test('a process of pages alone asks its backend over HTTP', async () => {
  const url = await open({ BACKEND_URL: await startBackend() })
  expect(await (await fetch(`${url}/sports`)).text()).toBe(answered)
  expect(await (await fetch(`${url}/readyz`)).json()).toEqual({ status: 'ready' })
})

test('it is not ready while nobody answers there', async () => {
  const url = await open({ BACKEND_URL: 'http://127.0.0.1:1' })
  const answer = await fetch(`${url}/readyz`)
  expect(answer.status).toBe(503)
  expect(await answer.json()).toEqual({ status: 'not ready', missing: 'backend' })
})

test('[R8] it says that it is not ready before it ends, and goes at once when told twice', async () => {
  const settings = loadSettings({
    ROLE: 'web',
    PORT: '0',
    LOG_LEVEL: 'silent',
    DRAIN_SECONDS: '600',
    BACKEND_URL: await startBackend(),
  })
  const site = await openPages(settings, { pages, cacheMs: 0 })
  const stopping = site.stop()
  const answer = await fetch(`${site.url}/readyz`)
  expect(answer.status).toBe(503)
  expect(await answer.json()).toEqual({ status: 'not ready', missing: 'stopping' })
  await site.stop({ now: true })
  await stopping
  await expect(fetch(`${site.url}/readyz`)).rejects.toThrow()
})

test('[R10] an address where it cannot listen is said at once, with the way out', async () => {
  const taken = Number(new URL(await startBackend()).port)
  await expect(checkAddress({ host: '127.0.0.1', port: taken })).rejects.toThrow(
    `PORT ${taken} of 127.0.0.1 is taken by another program. Stop that, or set PORT to another one; 0 takes a free one.`,
  )
  for (const host of ['203.0.113.7', 'nowhere.invalid']) {
    await expect(checkAddress({ host, port: 0 })).rejects.toThrow(
      `HOST ${host} is no address of this machine. Set HOST to 127.0.0.1`,
    )
  }
  await checkAddress({ host: '127.0.0.1', port: 0 })
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

test('[BLOCK-05] its pages may frame pages of the hosts that the operator names', async () => {
  const BACKEND_URL = await startBackend()
  const url = await open({ BACKEND_URL, FRAME_HOSTS: 'radio.example, *.maps.example' })
  const policy = (await fetch(`${url}/sports`)).headers.get('content-security-policy')
  expect(policy).toContain("frame-src 'self' radio.example *.maps.example;")
})

test.each([
  ['livechat:1234567', 'https://secure.livechatinc.com'],
  ['crisp:8f1c-22', 'https://go.crisp.chat'],
  ['frame:https://help.example/chat?x=1', 'https://help.example'],
])('[CHAT-01] its pages may frame the chat that the operator chooses: %s', async (chat, origin) => {
  const BACKEND_URL = await startBackend()
  const policyWith = async (env: Record<string, string>) =>
    (await fetch(`${await open({ BACKEND_URL, ...env })}/sports`)).headers.get(
      'content-security-policy',
    )
  expect(await policyWith({ CHAT_SUPPORT: chat })).toContain(`frame-src 'self' ${origin};`)
  expect(await policyWith({})).toContain("frame-src 'self';")
})

test('[S1] [ASVS 3.4.6] only the site and the origins that the operator names may frame a page', async () => {
  const BACKEND_URL = await startBackend()
  const alone = await fetch(`${await open({ BACKEND_URL })}/sports`)
  expect(alone.headers.get('content-security-policy')).toContain("frame-ancestors 'self';")
  const url = await open({ BACKEND_URL, EMBED_ORIGINS: 'https://host.example,https://b.example' })
  const policy = (await fetch(`${url}/sports`)).headers.get('content-security-policy')
  expect(policy).toContain("frame-ancestors 'self' https://host.example https://b.example;")
})

test('[S1] [ASVS 3.4.1] a site behind TLS keeps browsers there, and no page asks for a device', async () => {
  const BACKEND_URL = await startBackend()
  const plain = await fetch(`${await open({ BACKEND_URL })}/sports`)
  expect(plain.headers.get('strict-transport-security')).toBeNull()
  expect(plain.headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups')
  expect(plain.headers.get('permissions-policy')).toContain('camera=(), microphone=()')
  const port = await freePort()
  await open({ BACKEND_URL, PORT: String(port), PUBLIC_URL: 'https://bets.example' })
  for (const path of ['/sports', '/healthz', '/api/platform/nowhere']) {
    const { headers } = await fetch(`http://127.0.0.1:${port}${path}`)
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000')
  }
})

test('[A5] an address of broken escapes is a page like any other, and a page can only be read', async () => {
  const url = await open({ BACKEND_URL: await startBackend() })
  for (const path of ['/sports/%', '/sports/%zz', '/sports/%ED%A0%80']) {
    const answer = await fetch(`${url}${path}`)
    expect([answer.status, await answer.text()]).toEqual([200, answered])
  }
  const sent = await fetch(`${url}/sports`, { method: 'POST' })
  expect([sent.status, sent.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  expect((await fetch(`${url}/api/nowhere`, { method: 'POST' })).status).toBe(404)
  const capitals = await fetch(`${url}/SPORTS?x=1`, { redirect: 'manual' })
  expect([capitals.status, capitals.headers.get('location')]).toEqual([301, '/sports?x=1'])
})

test('calls and feed need no built pages', () => {
  expect(['all', 'web', undefined].map(servesPages)).toEqual([true, true, true])
  expect(['api', 'feed'].map(servesPages)).toEqual([false, false])
})
