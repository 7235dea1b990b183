import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

import fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { registerPages } from './pages.ts'

const CONFIGURATION = join(import.meta.dirname, '../../../deploy/nginx.conf')
const MAIN = `daemon off;
master_process off;
pid nginx.pid;
error_log stderr crit;
events {}
http {
  access_log off;
  client_body_temp_path body;
  proxy_temp_path proxy;
  fastcgi_temp_path fastcgi;
  uwsgi_temp_path uwsgi;
  scgi_temp_path scgi;
  include site.conf;
}
`

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  await new Promise((resolve) => probe.close(resolve))
  return port
}

/** `deploy/nginx.conf` as it stands, but for where it listens, keeps pages and finds those of the site. */
async function startNginx(web: string): Promise<{ url: string; stop: () => Promise<void> }> {
  const program = process.env['TEST_NGINX_PATH']
  if (program === undefined) {
    throw new Error(
      'TEST_NGINX_PATH is not set: run `npm run test:integration`, which finds or installs nginx.',
    )
  }
  const port = await freePort()
  const folder = mkdtempSync(join(tmpdir(), 'touchline-pages-'))
  let site = readFileSync(CONFIGURATION, 'utf8')
  for (const [from, to] of [
    ['listen 80;', `listen 127.0.0.1:${port};`],
    ['/var/cache/nginx/pages', 'pages'],
    ['http://web:3000', web],
  ] as const) {
    if (!site.includes(from)) throw new Error(`deploy/nginx.conf has no "${from}"`)
    site = site.replace(from, () => to)
  }
  writeFileSync(join(folder, 'site.conf'), site)
  writeFileSync(join(folder, 'nginx.conf'), MAIN)
  const options = ['-p', folder, '-c', 'nginx.conf', '-e', 'stderr']
  const server = spawn(program, options, { stdio: ['ignore', 'ignore', 'inherit'] })
  const url = `http://127.0.0.1:${port}`
  while (!(await fetch(`${url}/healthz`).catch(() => null))) {
    if (server.exitCode !== null) throw new Error(`nginx ended with ${server.exitCode}`)
    await pause(20)
  }
  return {
    url,
    async stop() {
      const gone = once(server, 'exit')
      server.kill('SIGKILL')
      await gone
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** The pages of a site that say how often they were rendered, and for whom. */
async function openPages() {
  let rendered = 0
  const app = fastify()
  await registerPages(app, {
    handler: {
      fetch: (_, { context: { nonce, preferences, preview } }) => {
        rendered += 1
        const { theme, hasSession } = preferences
        return Response.json({ rendered, nonce, theme, hasSession, preview })
      },
    },
    fetch: () => Promise.reject(new Error('no page of this site reads anything')),
    publicUrl: () => 'https://bets.example',
    defaultLocale: 'en',
    localePrefixRequired: false,
    locales: ['en', 'de'],
    countryOf: () => null,
    imageHosts: [],
    offlinePages: false,
    hiddenPages: [],
    sessionCookies: ['session'],
    foreignHosts: { push: [], streams: [], frames: [], hosts: [] },
    // The site itself renders each page anew: whatever is kept, nginx keeps.
    cacheMs: 0,
    sharedMs: 1_000,
    report: (error) => {
      throw error
    },
  })
  return { url: await app.listen({ port: 0 }), close: () => app.close(), count: () => rendered }
}

type Page = { rendered: number; theme: string | null; hasSession: boolean; preview: string | null }

let site: Awaited<ReturnType<typeof openPages>>
let nginx: Awaited<ReturnType<typeof startNginx>>
beforeAll(async () => {
  site = await openPages()
  nginx = await startNginx(site.url)
})
afterAll(async () => {
  await nginx.stop()
  await site.close()
})

async function get(path: string, headers: Record<string, string> = {}) {
  const answer = await fetch(`${nginx.url}${path}`, { headers, redirect: 'manual' })
  const text = await answer.text()
  const kept = answer.headers.get('x-cache')
  return { answer, kept, page: (text.startsWith('{') ? JSON.parse(text) : null) as Page }
}

test('nginx keeps the pages of visitors, and renews an old one while it serves it', async () => {
  const first = await get('/sports')
  expect(first.kept).toBe('MISS')
  const seen = new Set<string | null>()
  await expect
    .poll(async () => {
      const { kept, page } = await get('/sports')
      seen.add(kept)
      return page.rendered
    })
    .toBeGreaterThan(first.page.rendered + 1)
  expect(seen).toContain('HIT')
  expect(seen).toContain('STALE')
  const policy = first.answer.headers.get('content-security-policy')
  expect(policy).toContain("script-src 'nonce-")
})

test('what a visitor chose has a page of its own, and a language too', async () => {
  const shown = async (headers: Record<string, string>) => (await get('/sports/live', headers)).page
  for (let n = 0; n < 3; n += 1) {
    expect(await shown({ cookie: 'theme=dark' })).toMatchObject({ theme: 'dark' })
    expect(await shown({ cookie: 'theme=light' })).toMatchObject({ theme: 'light' })
    expect(await shown({})).toMatchObject({ theme: null })
    const german = await get('/sports/live', { 'accept-language': 'de' })
    expect(german.answer.headers.get('location')).toBe('/de/sports/live')
    expect(await shown({ 'accept-language': 'en' })).toMatchObject({ theme: null })
  }
})

test("a player's page is nobody's, and a player gets no visitor's", async () => {
  const before = site.count()
  await get('/sports/soccer')
  for (let n = 1; n <= 3; n += 1) {
    const { kept, page, answer } = await get('/sports/soccer', { cookie: `session=${n}` })
    expect({ kept, hasSession: page.hasSession }).toEqual({ kept: 'MISS', hasSession: true })
    expect(answer.headers.get('cache-control')).toBe('private, no-cache')
    const again = await get('/sports/soccer', { cookie: `session=${n}` })
    expect(again.kept).toBe('MISS')
    expect((await get('/sports/soccer')).page.hasSession).toBe(false)
  }
  expect(site.count()).toBeGreaterThanOrEqual(before + 7)
})

test('a draft and an address with a secret are never kept', async () => {
  for (const path of ['/sports?preview=token', '/sports?unlock_token=a']) {
    const { page } = await get(path)
    const again = await get(path)
    expect(again.kept).toBe('MISS')
    expect(again.page.rendered).toBeGreaterThan(page.rendered)
  }
  expect((await get('/sports')).page.preview).toBe(null)
})

test('files of the site go through as before', async () => {
  expect((await fetch(`${nginx.url}/fe-api/icons.svg`)).status).toBe(200)
})
