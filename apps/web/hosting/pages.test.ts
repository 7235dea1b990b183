import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'

import fastify from 'fastify'
import { expect, onTestFinished, test, vi } from 'vitest'

import { LOCALES } from '../src/i18n/locales.ts'
import { collectGarbage } from '../src/testing/collect-garbage.ts'
import { registerPages, type PagesOptions } from './pages.ts'

type Answer = (
  url: URL,
  nonce: string,
  fetch: PagesOptions['fetch'],
  report: PagesOptions['report'],
) => Response | Promise<Response>
type Opening = Partial<Pick<PagesOptions, 'sharedMs' | 'clientDirectory' | 'fetch' | 'report'>>

/** The pages of a site whose renderings are what `answer` says, and the addresses that were rendered. */
async function openSite(answer: Answer, { sharedMs = 60_000, ...files }: Opening = {}) {
  const app = fastify({ requestIdHeader: 'request-id' })
  onTestFinished(() => app.close())
  const rendered: string[] = []
  await registerPages(app, {
    handler: {
      fetch: ({ url }, { context }) => {
        rendered.push(url)
        return answer(new URL(url), context.nonce, context.fetch, context.report)
      },
    },
    fetch: () => Promise.reject(new Error('no page of this site reads anything')),
    publicUrl: () => 'https://bets.example',
    defaultLocale: 'en',
    localePrefixRequired: false,
    locales: LOCALES,
    countryOf: () => null,
    limitVisitors: () => () => undefined,
    imageHosts: [],
    offlinePages: false,
    hiddenPages: [],
    sessionCookies: ['session'],
    foreignHosts: { push: [], streams: [], frames: [], hosts: [] },
    cacheMs: 60_000,
    sharedMs,
    report: (error) => {
      throw error
    },
    ...files,
  })
  return {
    get: (url: string, headers = {}) => app.inject({ url, headers }),
    /** Asks for the page without reading it. */
    head: (url: string) => app.inject({ url, method: 'HEAD' }),
    rendered,
  }
}

/** Megabytes that are in use. */
async function heapInUse(): Promise<number> {
  await collectGarbage()
  const { heapUsed, external } = process.memoryUsage()
  return (heapUsed + external) / 1_000_000
}

const found = (body: string) => new Response(body, { headers: { 'content-type': 'text/html' } })

test('each visitor gets a nonce of their own in a page that was rendered once', async () => {
  const { get, rendered } = await openSite((_, nonce) => found(`<i nonce="${nonce}"/>ü${nonce}.`))
  const [first, second] = await Promise.all([get('/sports'), get('/sports')])
  const nonce = /nonce="([^"]+)"/.exec(first.body)?.[1] ?? ''
  expect(first.body).toBe(`<i nonce="${nonce}"/>ü${nonce}.`)
  expect(first.headers['content-security-policy']).toContain(`'nonce-${nonce}'`)
  expect(second.body).not.toContain(nonce)
  expect(rendered).toHaveLength(1)
})

test('[P19] what a page asks for carries its own number, and whom it is for', async () => {
  const asked: unknown[] = []
  const { get } = await openSite(
    async (_, __, fetch) => {
      await fetch('/api', { method: 'GET', headers: { a: 'b' }, credentials: 'include' })
      return found('')
    },
    {
      fetch: (url, init) => {
        asked.push({ url, ...init })
        return Promise.resolve({ status: 200, ok: true, text: () => Promise.resolve('') })
      },
    },
  )
  await get('/sports', { 'request-id': 'page-7' })
  const headers = { a: 'b', 'x-request-id': 'page-7' }
  expect(asked).toContainEqual(
    expect.objectContaining({ url: '/api', headers, visitor: '127.0.0.1' }),
  )
})

test('[R9] what no page reads in an address leads to no rendering of its own', async () => {
  const { get, rendered } = await openSite(({ search }) => found(search))
  expect((await get('/sports?x=1&tab=live')).body).toBe('?tab=live')
  expect((await get('/sports?tab=live&utm_source=a&sport=&x=2')).body).toBe('?sport=&tab=live')
  expect((await get('/sports?%74ab=live&gclid=7')).body).toBe('?%74ab=live')
  expect(rendered).toHaveLength(3)
  for (let n = 0; n < 20; n += 1) await get(`/sports?x${n}=${n}&tab=live&t%61b=${n < 0}`)
  expect(rendered).toHaveLength(4)
})

const MOMENT = 'public, max-age=0, s-maxage=60, stale-while-revalidate=2'

test('caches before the site may keep the pages of visitors for a moment, each for whom it is', async () => {
  const { get } = await openSite(() => found(''))
  const kept = async (url: string, headers = {}) => {
    const answer = await get(url, headers)
    return [answer.headers['cache-control'], answer.headers['vary']]
  }
  const byLanguage = 'accept-language, cookie, sec-fetch-dest, sec-fetch-mode'
  expect(await kept('/sports')).toEqual([MOMENT, byLanguage])
  expect(await kept('/de/sports?tab=live')).toEqual([MOMENT, 'cookie'])
  expect(await kept('/de/sports', { cookie: 'theme=dark' })).toEqual([MOMENT, 'cookie'])
})

test('no cache before the site keeps a page of a player, a draft, a secret or a fault', async () => {
  const { get } = await openSite(
    ({ pathname }) => new Response('', { status: pathname.endsWith('gone') ? 404 : 200 }),
  )
  const kept = async (url: string, headers = {}) =>
    (await get(url, headers)).headers['cache-control']
  const own = 'private, no-cache'
  expect(await kept('/sports', { cookie: 'theme=dark; session=abc' })).toBe(own)
  expect(await kept('/sports', { cookie: 'session=' })).toBe(own)
  expect(await kept('/sports/gone')).toBe(own)
  for (const name of ['unlock_token', 'reset%5Fpassword_token', 'confirmation_token', 'x_token']) {
    expect(await kept(`/sports?tab=live&${name}=1`)).toBe(own)
  }
  for (const token of ['abc', '']) expect(await kept(`/sports?preview=${token}`)).toBe('no-store')
  const { get: byCountry } = await openSite(() => found(''), { sharedMs: 0 })
  expect((await byCountry('/sports')).headers['cache-control']).toBe(own)
})

test('a site that keeps nothing in browsers takes back what they kept', async () => {
  const { get } = await openSite(() => found(''))
  const { statusCode, headers, body } = await get('/service-worker.js')
  expect({ statusCode, kept: headers['cache-control'] }).toEqual({
    statusCode: 200,
    kept: 'no-cache',
  })
  const dropped: unknown[] = []
  const ends: Promise<unknown>[] = []
  const browser = {
    addEventListener: (name: string, run: (event: object) => void) =>
      run({ name, waitUntil: (end: Promise<unknown>) => ends.push(end) }),
    skipWaiting: () => dropped.push('waiting'),
    caches: {
      keys: () => Promise.resolve(['touchline-pages-1', 'host', 'touchline-player-1']),
      delete: (name: string) => Promise.resolve(dropped.push(name)),
    },
    registration: { unregister: () => Promise.resolve(dropped.push('worker')) },
  }
  runInNewContext(body, browser)
  await Promise.all(ends)
  expect(dropped).toEqual(['waiting', 'touchline-pages-1', 'touchline-player-1', 'worker'])
})

test('[P27] every redirection keeps the query whole', async () => {
  const { get } = await openSite(() => found(''))
  const sentTo = async (url: string) => (await get(url)).headers['location']
  expect(await sentTo('/?betcode=ABCD2345&x=1')).toBe('/sports?betcode=ABCD2345&x=1')
  expect(await sentTo('/?betcode=A?b')).toBe('/sports?betcode=A?b')
  expect(await sentTo('/')).toBe('/sports')
  expect(await sentTo('/en/sports?betcode=A?b')).toBe('/sports?betcode=A?b')
})

test('[R9] a redirection hands on what no page reads', async () => {
  const to = (location: string) => new Response(null, { status: 301, headers: { location } })
  const { get } = await openSite(({ pathname, search }) => to(`${pathname}-m1${search}`))
  expect((await get('/sports/soccer/a?btag=7&view=stats')).headers['location']).toBe(
    '/sports/soccer/a-m1?view=stats&btag=7',
  )
  expect((await get('/sports/soccer/a?btag=8')).headers['location']).toBe(
    '/sports/soccer/a-m1?btag=8',
  )
})

test('[R9] 1,000 pages in twelve languages and 5,000 random queries leave at most 20 MB', async () => {
  const page = 'مباراة'.repeat(8_000)
  const { head } = await openSite(({ href }) => found(`${href} ${page}`))
  const languages = LOCALES.slice(0, 12)
  expect(languages).toHaveLength(12)
  await head('/sports')
  const before = await heapInUse()
  for (let n = 0; n < 1_000; n += 1) {
    const locale = languages[n % 12] === 'en' ? '' : `/${languages[n % 12]}`
    await head(`${locale}/sports/soccer/match-m${n}`)
  }
  const afterPages = await heapInUse()
  expect(afterPages - before).toBeLessThan(20)
  for (let n = 0; n < 5_000; n += 1) {
    await head(n % 10 === 0 ? `/sports?sport=s${n}` : `/sports?x=${Math.random()}`)
  }
  expect((await heapInUse()) - afterPages).toBeLessThan(20)
})

test('[REPORT-02] a match that is gone is no failure, what could not be read is one', async () => {
  const gone = Object.assign(new Error('getMatch: 404'), { status: 404 })
  const away = Object.assign(new Error('getMatch: 503'), { status: 503 })
  const report = vi.fn()
  const { get } = await openSite(
    (_, _nonce, _fetch, tell) => {
      tell(gone)
      tell(away)
      return found('')
    },
    { report },
  )
  await get('/sports/soccer/gone-m1', { 'request-id': '7' })
  expect(report.mock.calls).toEqual([[away, '7']])
})

test.each(['identity', 'br'])(
  'hosts may load the loader as their own, sent as %s',
  async (coding) => {
    const clientDirectory = mkdtempSync(join(tmpdir(), 'pages-'))
    onTestFinished(() => rmSync(clientDirectory, { recursive: true }))
    mkdirSync(join(clientDirectory, 'assets'))
    for (const name of ['embed.js', 'embed.js.br', 'other.js', 'other.js.br']) {
      writeFileSync(join(clientDirectory, name), '0')
    }
    const { get } = await openSite(() => found(''), { clientDirectory })
    const allowed = async (path: string) =>
      (await get(path, { 'accept-encoding': coding })).headers['access-control-allow-origin']
    expect(await allowed('/embed.js')).toBe('*')
    expect(await allowed('/other.js')).toBeUndefined()
  },
)
