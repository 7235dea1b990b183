import fastify from 'fastify'
import { expect, onTestFinished, test, vi } from 'vitest'

import { registerPages } from './pages.ts'

const A_MOMENT_MS = 301

/** A site of the version that `now` says; whoever has the token sees the draft. */
type Now = { version: number; texts?: object }

async function openSite(now: Now, hosts: readonly string[] = []) {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const app = fastify()
  onTestFinished(() => app.close())
  let rendered = 0
  await registerPages(app, {
    handler: {
      fetch: (_, { context }) => {
        rendered += 1
        const { preview, themeUrl, hiddenPages, textsMark } = context
        const { timeZone } = context.preferences
        const ownTexts = context.ownTexts('de')
        return Response.json({ preview, themeUrl, timeZone, hiddenPages, textsMark, ownTexts })
      },
    },
    fetch: (_, { headers }) => {
      const isDraft = headers['X-Site-Preview'] === 'token'
      const data = {
        version: isDraft ? now.version + 1 : now.version,
        hidden_pages: [`of-${now.version}`],
        timezone: 'Asia/Tokyo',
        embed_origins: [`https://host-${now.version}.example`],
        texts_mark: now.texts === undefined ? '0' : `of-${now.version}`,
        texts: now.texts ?? {},
        theme_css: isDraft ? ':root { --brand: red; }' : null,
      }
      return Promise.resolve({
        status: 200,
        ok: true,
        text: () => Promise.resolve(JSON.stringify({ data })),
      })
    },
    publicUrl: () => 'https://bets.example',
    defaultLocale: 'en',
    localePrefixRequired: false,
    locales: ['en'],
    countryOf: () => null,
    limitVisitors: () => () => undefined,
    imageHosts: [],
    offlinePages: false,
    hiddenPages: [],
    sessionCookies: [],
    foreignHosts: { push: [], streams: [], frames: [], hosts },
    cacheMs: 60_000,
    sharedMs: 60_000,
    report: (error) => {
      throw error
    },
  })
  return { get: (url: string) => app.inject({ url }), count: () => rendered }
}

test('a page that was kept is rendered anew once another version is published', async () => {
  const now = { version: 1 }
  const { get, count } = await openSite(now)
  expect((await get('/sports')).json()).toMatchObject({ hiddenPages: ['of-1'] })
  await get('/sports')
  expect(count()).toBe(1)
  now.version = 2
  vi.setSystemTime(Date.now() + A_MOMENT_MS)
  expect((await get('/sports')).json()).toMatchObject({ hiddenPages: ['of-2'] })
  expect(count()).toBe(2)
})

test('[GAP-55] a first page is in the zone that the operator names', async () => {
  const { get } = await openSite({ version: 1 })
  expect((await get('/sports')).json()).toMatchObject({ timeZone: 'Asia/Tokyo' })
})

test('a preview is never kept, and shows the draft with its theme to whoever has the token', async () => {
  const { get, count } = await openSite({ version: 1 })
  const draft = await get('/sports?preview=token')
  expect(draft.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
  const { preview, themeUrl } = draft.json<{ preview: string; themeUrl: string }>()
  expect(preview).toBe('token')
  expect((await get(themeUrl)).body).toBe(':root { --brand: red; }')
  await get('/sports?preview=token')
  expect(count()).toBe(2)
  expect((await get('/sports')).json()).toMatchObject({ preview: null, themeUrl: null })
  expect((await get('/fe-api/themes/none.css')).statusCode).toBe(404)
})

test.each([
  ['a sign beyond Latin', '%E2%82%AC'],
  ['two lines', 'a%0D%0Ab'],
  ['nothing', ''],
  ['too many letters', 'a'.repeat(4_001)],
  ['a space', 'a%20b'],
])(
  'a preview by what no token can be, %s, is the page as it is published, and not kept',
  async (_, token) => {
    const { get } = await openSite({ version: 1 })
    const page = await get(`/sports?preview=${token}`)
    expect(page.statusCode).toBe(200)
    expect(page.headers['cache-control']).toBe('no-store')
    // The page sends it with its calls, in a header.
    expect(page.json()).toMatchObject({ preview: null, hiddenPages: ['of-1'] })
  },
)

test('[ASVS 3.4.6] who may frame a page is as it is published, unless this process says it', async () => {
  const now = { version: 1 }
  const policyOf = async (site: Awaited<ReturnType<typeof openSite>>) =>
    (await site.get('/sports')).headers['content-security-policy']
  const site = await openSite(now)
  expect(await policyOf(site)).toContain("frame-ancestors 'self' https://host-1.example;")
  now.version = 2
  vi.setSystemTime(Date.now() + A_MOMENT_MS)
  expect(await policyOf(site)).toContain("frame-ancestors 'self' https://host-2.example;")
  const own = await openSite(now, ['https://own.example'])
  expect(await policyOf(own)).toContain("frame-ancestors 'self' https://own.example;")
})

test('texts in other words come with a page, and by their mark to pages that were open before', async () => {
  const now: Now = { version: 1 }
  const { get } = await openSite(now)
  expect((await get('/sports')).json()).toMatchObject({ textsMark: '0', ownTexts: null })
  Object.assign(now, { version: 2, texts: { de: { app: { 'layout.home': 'Anfang' } } } })
  // Whoever heard of it asks here before a page was rendered with it.
  const own = await get('/fe-api/texts/of-2/de.json')
  expect(own.json()).toEqual({ data: { app: { layout: { home: 'Anfang' } } } })
  expect(own.headers['cache-control']).toContain('immutable')
  expect((await get('/fe-api/texts/of-2/fr.json')).json()).toEqual({ data: null })
  vi.setSystemTime(Date.now() + A_MOMENT_MS)
  expect((await get('/sports')).json()).toMatchObject({
    textsMark: 'of-2',
    ownTexts: { app: { layout: { home: 'Anfang' } } },
  })
  const plain = await get('/fe-api/texts/0/de.json')
  expect([plain.json(), plain.headers['cache-control']]).toEqual([{ data: null }, 'no-cache'])
  expect((await get('/fe-api/texts/of-9/de.json')).statusCode).toBe(404)
  expect((await get('/fe-api/texts/of-2/xx.json')).statusCode).toBe(404)
})
