import { ExpirationPlugin } from 'workbox-expiration'
import { registerRoute, setCatchHandler } from 'workbox-routing'
import { CacheFirst, NetworkFirst } from 'workbox-strategies'

import { offlinePage, type KeptPage, type OfflineTexts } from './offline-page.ts'
import { CACHES, keptAs, markedAsKept, type Order } from './what-is-kept.ts'

declare const self: ServiceWorkerGlobalScope
/** By locale, filled in when this file is built. */
declare const OFFLINE_TEXTS: Record<string, OfflineTexts & { direction: 'ltr' | 'rtl' }>

const A_WEEK_S = 7 * 24 * 3600
/** A line that says nothing for so long is none. */
const PATIENCE_S = 10
const LISTED = 6
const HTML = /^text\/html/

const onlyWhole = (response: Response) => (response.status === 200 ? response : null)

const pages = new NetworkFirst({
  cacheName: CACHES.pages,
  matchOptions: { ignoreVary: true },
  networkTimeoutSeconds: PATIENCE_S,
  plugins: [
    {
      cacheWillUpdate: async ({ response }) =>
        HTML.test(response.headers.get('content-type') ?? '') ? onlyWhole(response) : null,
      cachedResponseWillBeUsed: async ({ cachedResponse }) =>
        cachedResponse ? asKept(cachedResponse) : null,
    },
    new ExpirationPlugin({ maxEntries: 40, maxAgeSeconds: A_WEEK_S, purgeOnQuotaError: true }),
  ],
})
const files = new CacheFirst({
  cacheName: CACHES.files,
  plugins: [
    { cacheWillUpdate: async ({ response }) => onlyWhole(response) },
    new ExpirationPlugin({ maxEntries: 500, maxAgeSeconds: 4 * A_WEEK_S, purgeOnQuotaError: true }),
  ],
})
const player = new NetworkFirst({
  cacheName: CACHES.player,
  plugins: [
    {
      cacheWillUpdate: async ({ response }) => {
        // Whoever was signed in is so no more.
        if (response.status === 401) await caches.delete(CACHES.player)
        return onlyWhole(response)
      },
    },
    new ExpirationPlugin({ maxEntries: 60, maxAgeSeconds: A_WEEK_S, purgeOnQuotaError: true }),
  ],
})
const strategies = { pages, files, player }

for (const kind of ['pages', 'files', 'player'] as const) {
  registerRoute(({ request }) => keptAs(request, self.location.origin) === kind, strategies[kind])
}

setCatchHandler(async ({ request }) =>
  request.mode === 'navigate' ? withoutLine(new URL(request.url)) : Response.error(),
)

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([self.clients.claim(), dropOlder()]))
})

self.addEventListener('message', (event) => {
  const order = event.data as Order
  if (order.kind === 'take-over') event.waitUntil(self.skipWaiting())
  else event.waitUntil(keep(order))
})

/** What the page before the first worker was made of, which no worker has seen. */
async function keep({ page, files: urls }: Extract<Order, { kind: 'keep' }>): Promise<void> {
  const cache = await caches.open(CACHES.pages)
  const answer = await fetch(page, { headers: { accept: 'text/html' } })
  if (onlyWhole(answer) !== null) await cache.put(page, answer)
  const missing = await caches.open(CACHES.files)
  await Promise.all(
    urls.map(async (url) => {
      if ((await missing.match(url)) === undefined) await missing.add(url)
    }),
  )
}

async function dropOlder(): Promise<void> {
  const known: readonly string[] = Object.values(CACHES)
  const others = (await caches.keys()).filter(
    (name) => name.startsWith('touchline-') && !known.includes(name),
  )
  await Promise.all(others.map((name) => caches.delete(name)))
}

async function asKept(response: Response): Promise<Response> {
  const at = Date.parse(response.headers.get('date') ?? '')
  const headers = new Headers(response.headers)
  headers.delete('content-encoding')
  headers.delete('content-length')
  const html = markedAsKept(await response.text(), Number.isNaN(at) ? 0 : at)
  return new Response(html, { status: response.status, headers })
}

async function withoutLine(url: URL): Promise<Response> {
  const [first = ''] = url.pathname.split('/').filter(Boolean)
  const named = Object.keys(OFFLINE_TEXTS).find((locale) => locale.toLowerCase() === first)
  const locale = named ?? 'en'
  const { direction = 'ltr', ...texts } = OFFLINE_TEXTS[locale] ?? {
    title: '',
    description: '',
    retry: '',
  }
  return offlinePage({
    locale,
    direction,
    texts,
    kept: await keptPages(),
    nonce: crypto.randomUUID(),
  })
}

/** The latest first. */
async function keptPages(): Promise<KeptPage[]> {
  const cache = await caches.open(CACHES.pages)
  const requests = (await cache.keys()).toReversed().slice(0, LISTED)
  return Promise.all(
    requests.map(async (request) => {
      const { pathname, search } = new URL(request.url)
      const html = (await (await cache.match(request))?.text()) ?? ''
      const title = /<title>([^<]*)/.exec(html)?.[1] ?? pathname
      return { title: plain(title), path: pathname + search }
    }),
  )
}

function plain(html: string): string {
  return html.replace(/&(amp|lt|gt|quot|#x27|#39);/g, (entity) => ENTITIES[entity] ?? entity)
}

const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
  '&#39;': "'",
}
