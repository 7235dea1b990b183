import fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { startNginx, type Nginx } from '../../../scripts/system/nginx-server.ts'
import { registerPages } from './pages.ts'

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
    limitVisitors: () => () => undefined,
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
let nginx: Nginx
beforeAll(async () => {
  site = await openPages()
  nginx = await startNginx([['http://web:3000', site.url]])
})
afterAll(async () => {
  await nginx.remove()
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
