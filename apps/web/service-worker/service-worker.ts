import { ExpirationPlugin } from 'workbox-expiration'
import { registerRoute, setCatchHandler } from 'workbox-routing'
import { CacheFirst, NetworkFirst } from 'workbox-strategies'

import { offlinePage, type OfflineTexts } from './offline-page.ts'
import { readPushed, type Pushed } from './pushed.ts'
import {
  CACHES,
  isHtml,
  isOfProxy,
  isToBeKept,
  keptAs,
  markedAsKept,
  traitsOf,
  type Order,
} from './what-is-kept.ts'

declare const self: ServiceWorkerGlobalScope
/** By locale, filled in when this file is built. */
declare const OFFLINE_TEXTS: Record<string, OfflineTexts>

const A_WEEK_S = 7 * 24 * 3600
/** A line that says nothing for so long is none. */
const PATIENCE_S = 10
const LISTED = 6

const onlyWhole = (response: Response) => (response.status === 200 ? response : null)

const pages = new NetworkFirst({
  cacheName: CACHES.pages,
  matchOptions: { ignoreVary: true },
  networkTimeoutSeconds: PATIENCE_S,
  plugins: [
    {
      fetchDidSucceed: async ({ response, state }) => {
        if (!isOfProxy(response)) return response
        if (state !== undefined) state['isSiteAway'] = true
        throw new TypeError(`status ${response.status}`)
      },
      handlerDidError: ({ request, state }) =>
        withoutSite(new URL(request.url), state?.['isSiteAway'] === true),
      cacheWillUpdate: async ({ response }) => (isHtml(response) ? onlyWhole(response) : null),
      cachedResponseWillBeUsed: async ({ cachedResponse }) =>
        cachedResponse ? asKept(cachedResponse) : null,
    },
    new ExpirationPlugin({ maxEntries: 40, maxAgeSeconds: A_WEEK_S, purgeOnQuotaError: true }),
  ],
})
const files = new CacheFirst({
  cacheName: CACHES.files,
  plugins: [
    {
      cacheWillUpdate: async ({ response }) => (isToBeKept(response) ? onlyWhole(response) : null),
    },
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

setCatchHandler(async () => Response.error())

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([self.clients.claim(), dropOlder()]))
})

self.addEventListener('message', (event) => {
  const order = event.data as Order
  if (order.kind === 'take-over') event.waitUntil(self.skipWaiting())
  else event.waitUntil(keep(event, order))
})

self.addEventListener('push', (event) => {
  const { title, options } = readPushed(event.data?.text() ?? '', self.location.host)
  event.waitUntil(self.registration.showNotification(title, options))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const { path } = event.notification.data as Pushed['options']['data']
  event.waitUntil(openPage(path))
})

/** In a tab of this site that is there already, else in a new one. */
async function openPage(path: string): Promise<void> {
  const { href } = new URL(path, self.location.origin)
  const [tab] = await self.clients.matchAll({ type: 'window' })
  if (tab === undefined) return void (await self.clients.openWindow(href))
  const there = await tab.navigate(href)
  await there?.focus()
}

/** What the page before the first worker was made of, which no worker has seen. */
async function keep(event: ExtendableEvent, order: Extract<Order, { kind: 'keep' }>) {
  const { origin } = self.location
  const seen = [
    { kind: 'pages', url: order.page, mode: 'navigate' } as const,
    ...order.files.map((url) => ({ kind: 'files', url, mode: 'cors' }) as const),
  ]
  const kept = seen.filter(
    ({ kind, url, mode }) => keptAs({ method: 'GET', mode, url }, origin) === kind,
  )
  await Promise.all(
    kept.map(async ({ kind, url }) => {
      const [answer, done] = strategies[kind].handleAll({ event, request: new Request(url) })
      await answer
      await done
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

/** In the language of its address; without one, and in its theme, as the page that was seen last. */
async function withoutSite(url: URL, isSiteAway: boolean): Promise<Response> {
  const kept = await keptPages()
  const [first = ''] = url.pathname.split('/').filter(Boolean)
  const { lang, theme } = kept[0] ?? { lang: null, theme: null }
  const languages = Object.entries(OFFLINE_TEXTS)
  const [, texts] =
    languages.find(([locale]) => locale.toLowerCase() === first.toLowerCase()) ??
    languages.find(([, { lang: known }]) => known === lang) ??
    languages.find(([locale]) => locale === 'en') ??
    []
  if (texts === undefined) return Response.error()
  return offlinePage({ texts, isSiteAway, theme, kept, nonce: crypto.randomUUID() })
}

/** The latest first. */
async function keptPages() {
  const cache = await caches.open(CACHES.pages)
  const requests = (await cache.keys()).toReversed().slice(0, LISTED)
  return Promise.all(
    requests.map(async (request) => {
      const { pathname, search } = new URL(request.url)
      const html = (await (await cache.match(request, { ignoreVary: true }))?.text()) ?? ''
      const title = /<title>([^<]*)/.exec(html)?.[1] ?? pathname
      return { titleHtml: title, path: pathname + search, ...traitsOf(html) }
    }),
  )
}
