import { MATCH_STATUS, type FetchLike } from '@touchline/contract'
import { bodyFor, createPageCache, renderPage, type RenderedPage } from '@touchline/web/hosting'
import { renderToString } from 'react-dom/server'

import { inProcessFetch } from '../../scripts/serve/site.ts'
import { builtPages } from '../built-pages.ts'
import { compare } from '../measure.ts'
import { openBackend, startPriced, type BenchBackend } from '../site.ts'
import { inMilliseconds, type Row } from '../table.ts'
import { viewsOfAMinute, type Preferences } from './page-views.ts'
import { elementsOf } from './react-floor.ts'

const VISITOR: Preferences = {
  theme: null,
  oddsType: null,
  timeZone: null,
  hasSession: false,
  pinned: 0,
}

export const bench = {
  title: 'Server rendering of pages',
  async run(): Promise<Row[]> {
    const { backend, remove } = await openBackend()
    await startPriced(backend)
    try {
      return await measure(backend)
    } finally {
      await remove()
    }
  },
}

async function measure({ app, book }: BenchBackend['backend']): Promise<Row[]> {
  const handler = await builtPages()
  const backend = inProcessFetch(app)
  const asText = fetchByText(app)
  const kept = moving(asText)
  const renderer = (path: string, fetch: FetchLike, preferences = VISITOR) =>
    renderPage(handler, `http://localhost${path}`, {
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
  const matches = book.matches().filter(({ race, outright }) => !race && !outright)
  const addressOf = ({ id, sportKey }: (typeof matches)[number]) => `/sports/${sportKey}/m-m${id}`
  const inPlay = book
    .matches({ statuses: [MATCH_STATUS.live] })
    .toSorted((a, b) => book.markets(b.id).length - book.markets(a.id).length)[0]
  if (inPlay === undefined) throw new Error('no match is in play')
  const live = await settled(renderer, addressOf(inPlay), kept)
  const signedIn = { ...VISITOR, hasSession: true }
  const pages = [
    { name: 'home', path: '/sports', preferences: VISITOR },
    { name: 'sport', path: '/sports/soccer', preferences: VISITOR },
    { name: 'live match', path: live, preferences: VISITOR },
    {
      name: 'live page, signed in',
      path: '/sports/live',
      preferences: signedIn,
    },
  ]
  const rows: Row[] = []
  for (const { name, path, preferences } of pages) {
    const page = (fetch: FetchLike) => renderer(path, fetch, preferences)
    const own = { nonce: 'nonce', preferences }
    const body = bodyFor(await page(kept), own).toString()
    const elements = elementsOf(body)
    const buttons = body.match(/data-outcome-id=/g)?.length ?? 0
    const cache = createPageCache({
      maxBytes: 16_000_000,
      keptMs: 60_000,
      failedMs: 0,
    })
    const visitor = { preferences, country: null }
    const [full, whole, byText, floor, fixed, cached] = await compare(
      [
        { name: `${name}, ${buttons} odds buttons`, run: () => page(kept) },
        { name: `${name} with its calls`, run: () => page(backend) },
        { name: 'the same, answers by text', run: () => page(asText) },
        {
          name: "React's floor: the same elements",
          run: () => renderToString(elements),
        },
        { name: 'a static string', run: () => new Response(body).text() },
        {
          name: `${name} from the page cache`,
          run: async () => bodyFor(await cache(path, visitor, () => page(kept)), own),
        },
      ],
      { rounds: 5, warmUp: 20 },
    )
    if (!full || !whole || !byText || !floor || !fixed || !cached) throw new Error('no timing')
    const guard = name === 'home' ? ({ sign: '<', ratio: 12 } as const) : undefined
    rows.push(
      row(full, floor, guard),
      row(whole, floor),
      row(whole, byText),
      row(cached, fixed, { sign: '<', ratio: 2 }),
    )
  }
  const known = new Map<string, Promise<RenderedPage>>()
  const render = (path: string) => {
    const rendered = known.get(path) ?? renderer(path, backend)
    known.set(path, rendered)
    return rendered
  }
  const addresses = matches.slice(0, 1_000).map(addressOf)
  return [...rows, await viewsOfAMinute({ matches: addresses, render })]
}

/** Where the address of a match leads, which has its name in it. */
async function settled(
  render: (path: string, fetch: FetchLike) => Promise<RenderedPage>,
  path: string,
  fetch: FetchLike,
): Promise<string> {
  const { headers } = await render(path, fetch)
  return headers.find(([name]) => name === 'location')?.[1] ?? path
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

/** As a process asks that is not the backend's own. */
function fetchByText(app: BenchBackend['backend']['app']): FetchLike {
  return async (url, { method, headers, body }) => {
    const payload = body === undefined ? {} : { payload: body }
    const options = {
      url,
      method: method === 'POST' ? 'POST' : 'GET',
      headers,
      ...payload,
    } as const
    const response = await app.inject(options)
    const { statusCode: status } = response
    return {
      status,
      ok: status < 300,
      text: () => Promise.resolve(response.body),
    }
  }
}

const TURNS = 10

/**
 * Answers of the backend that were kept, for rendering alone, without the book. Each time one price in
 * ten is another one: what is kept by the text of an answer gains nothing here.
 */
function moving(backend: FetchLike): FetchLike {
  const known = new Map<string, { status: number; texts: string[]; turn: number }>()
  return async (url, init) => {
    const key = `${init.method} ${url} ${init.body ?? ''}`
    let answer = known.get(key)
    if (answer === undefined) {
      const { status, text } = await backend(url, init).then(async (response) => ({
        status: response.status,
        text: await response.text(),
      }))
      answer = { status, texts: turnsOf(text), turn: 0 }
      known.set(key, answer)
    }
    answer.turn = (answer.turn + 1) % TURNS
    const text = answer.texts[answer.turn] ?? ''
    return {
      status: answer.status,
      ok: answer.status < 300,
      text: () => Promise.resolve(text),
    }
  }
}

function turnsOf(text: string): string[] {
  return Array.from({ length: TURNS }, (_, turn) => {
    let index = 0
    return text.replaceAll(/"odds":(\d+)/g, (field, odds: string) => {
      index += 1
      return index % TURNS === turn ? `"odds":${Number(odds) + 10}` : field
    })
  })
}
