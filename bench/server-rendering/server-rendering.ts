import type { FetchLike } from '@touchline/contract'
import { bodyFor, createPageCache, renderPage } from '@touchline/web/hosting'
import { renderToString } from 'react-dom/server'

import { builtPages } from '../built-pages.ts'
import { compare } from '../measure.ts'
import { openBackend, startPriced } from '../site.ts'
import { inMilliseconds, type Row } from '../table.ts'
import { elementsOf } from './react-floor.ts'

const HOME = 'http://localhost/sports'

export const bench = {
  title: 'Server rendering of the home page',
  async run(): Promise<Row[]> {
    const { backend, remove } = await openBackend()
    await startPriced(backend)
    try {
      return await measure(recording(backend.app))
    } finally {
      await remove()
    }
  },
}

async function measure(fetch: FetchLike): Promise<Row[]> {
  const handler = await builtPages()
  const preferences = {
    theme: null,
    oddsType: null,
    timeZone: null,
    hasSession: false,
    pinned: 0,
  }
  const visitor = { preferences, country: null }
  const own = { nonce: 'nonce', preferences }
  const render = () =>
    renderPage(handler, HOME, {
      fetch,
      defaultLocale: 'en',
      localePrefixRequired: false,
      locales: ['en'],
      hiddenPages: [],
      iconsUrl: '/fe-api/icons.svg',
      themeUrl: null,
      ownTexts: () => null,
      textsMark: '0',
      userCountry: null,
      preview: null,
      requestId: null,
      publicUrl: 'http://localhost',
      preferences,
      report: (error) => console.error(error),
    })
  const body = bodyFor(await render(), own).toString()
  const elements = elementsOf(body)
  const cache = createPageCache({
    maxBytes: 16_000_000,
    keptMs: 60_000,
    failedMs: 0,
  })
  const buttons = body.match(/data-outcome-id=/g)?.length ?? 0
  const [full, floor, fixed, cached] = await compare(
    [
      { name: `home, ${buttons} odds buttons`, run: render },
      { name: "React's floor: the same elements", run: () => renderToString(elements) },
      { name: 'a static string', run: () => new Response(body).text() },
      {
        name: 'home from the page cache',
        run: async () => bodyFor(await cache('/sports', visitor, render), own),
      },
    ],
    { rounds: 11, warmUp: 30 },
  )
  if (!full || !floor || !fixed || !cached) throw new Error('a candidate has no timing')
  return [
    row(full, floor, { sign: '<', ratio: 12 }),
    row(full, fixed),
    row(cached, fixed, { sign: '<', ratio: 2 }),
  ]
}

type Timing = { name: string; microseconds: number }

function row(candidate: Timing, peer: Timing, limit?: Row['limit']): Row {
  return {
    what: candidate.name,
    value: inMilliseconds(candidate.microseconds),
    peer: peer.name,
    peerValue: inMilliseconds(peer.microseconds),
    ratio: candidate.microseconds / peer.microseconds,
    ...(limit === undefined ? {} : { limit }),
  }
}

/** Answers from the backend, kept: the bench is about rendering, not about reading the book. */
function recording(app: Awaited<ReturnType<typeof openBackend>>['backend']['app']): FetchLike {
  const known = new Map<string, { status: number; body: string }>()
  return async (url, init) => {
    const key = `${init.method} ${url} ${init.body ?? ''}`
    const answer = known.get(key) ?? (await ask(app, url, init))
    known.set(key, answer)
    return { status: answer.status, ok: answer.status < 300, text: async () => answer.body }
  }
}

async function ask(
  app: Parameters<typeof recording>[0],
  url: string,
  init: Parameters<FetchLike>[1],
): Promise<{ status: number; body: string }> {
  const response = await app.inject({
    url,
    method: init.method === 'POST' ? 'POST' : 'GET',
    headers: init.headers,
    ...(init.body === undefined ? {} : { payload: init.body }),
  })
  return { status: response.statusCode, body: response.body }
}
