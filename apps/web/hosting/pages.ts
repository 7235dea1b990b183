import { randomBytes } from 'node:crypto'
import { join } from 'node:path'

import fastifyStatic from '@fastify/static'
import { API_BASES, createApiClient, HTTP_STATUS, type FetchLike } from '@touchline/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import type { RequestPreferences } from '../src/base/environment.ts'
import { isNotFound } from '../src/base/report.ts'
import { divideQuery } from '../src/addresses/page-parameters.ts'
import { canonicalLocalePath } from '../src/i18n/canonical-path.ts'
import { pathInLocale } from '../src/i18n/locale-path.ts'
import { divideAddress, withQuery } from './address-query.ts'
import { registerAssets } from './assets.ts'
import { registerCards } from './cards/register-cards.ts'
import { contentSecurityPolicy, type ForeignHosts } from './content-security-policy.ts'
import { registerImages } from './images/register-images.ts'
import {
  addressInOwnLanguage,
  isWithoutLocale,
  OWN_LANGUAGE_HEADERS,
  ownLocale,
} from './own-language.ts'
import { followSite, type FollowedSite } from './follow-site.ts'
import type { LimitVisitors } from './limit-visitors.ts'
import { LIFETIME } from './lifetimes.ts'
import { readLateStyles, type LateStyles } from './late-styles.ts'
import { registerPictures } from './pictures.ts'
import { createPageCache, type PageCache } from './page-cache.ts'
import { readPreferences } from './preferences.ts'
import { bodyFor, renderPage, type PageHandler, type RenderedPage } from './render-page.ts'
import { registerTheme } from './theme.ts'

export { createPageCache } from './page-cache.ts'
export { bodyFor, renderPage, type PageHandler, type RenderedPage } from './render-page.ts'

export type PagesOptions = {
  handler: PageHandler
  /** Absolute path of dist/client; absent in development, where Vite serves the files. */
  clientDirectory?: string
  fetch: FetchLike
  /** Known only once the server listens. */
  publicUrl: () => string
  defaultLocale: string
  /** ISO 3166-1 alpha-2 of a request's visitor, null where it is not known. */
  countryOf: (request: FastifyRequest) => string | null
  localePrefixRequired: boolean
  /** Languages that the site offers. */
  locales: readonly string[]
  /** Path of a style sheet that overrides the theme's tokens. */
  themeFile?: string | undefined
  /** Path of a folder of the operator's own texts. */
  localesDir?: string | undefined
  limitVisitors: LimitVisitors
  /** Hosts that foreign pictures may come from. */
  imageHosts: readonly string[]
  /** Browsers keep pages for when there is no line. */
  offlinePages: boolean
  /** Pages that search engines shall not list. */
  hiddenPages: readonly string[]
  /** Names of the cookies that a signed-in browser may send. */
  sessionCookies: readonly string[]
  /** Hosts besides its own that a page may ask. */
  foreignHosts: ForeignHosts
  /** How long a rendered page serves others; 0 in development. */
  cacheMs: number
  /**
   * How long caches before the site may keep a visitor's page; 0 where a proxy says from which country
   * a visitor comes, for a cache in its place would know nothing of it.
   */
  sharedMs: number
  /** Development only: Vite needs inline scripts of its own. */
  relaxed?: boolean
  /** @param requestId of the rendering that failed, where it was one */
  report: (error: unknown, requestId?: string) => void
}

/** Prefixes of the backends: an unknown path below them is theirs to refuse. */
const NOT_PAGES = /^\/(api|fe-api|connection|assets|docs)\//
const SERVICE_WORKER = 'service-worker.js'
/** Bytes of rendered pages: about what one processor renders in their lifetime. */
const MOST_CACHED = 16_000_000
/** How long a page serves while the next one is rendered, here and in caches before the site. */
const STALE_SECONDS = 2

/** Nothing that a page for betting needs of a device; a full screen and sound are for streams. */
const PERMISSIONS =
  'camera=(), microphone=(), geolocation=(), usb=(), serial=(), midi=(), display-capture=(), ' +
  'browsing-topics=(), fullscreen=(self), autoplay=(self)'

/** Pages that stand in hosts' frames alone. */
const OF_HOSTS = /\/sports\/(?:init-sportsbook|widgets\/)/

/** The loader of hosts' pages, and what they prove them by; compressed or not. */
const LOADER = /[/\\]embed(?:-away|-check)?\.m?js(?:\.(?:br|gz))?$/

/** Serves the players' pages and their files from a Fastify instance. */
export async function registerPages(app: FastifyInstance, options: PagesOptions): Promise<void> {
  await registerClientFiles(app, options)
  if (!options.offlinePages) registerEndingWorker(app)
  const { iconsUrl } = registerPictures(app)
  const ownThemeUrl = await registerTheme(app, options.themeFile)
  const embedOrigins = options.foreignHosts.hosts
  const site = followSite(app, { ...options, embedOrigins, ownThemeUrl })
  registerCards(app, {
    apiFor: (request) =>
      createApiClient({
        bases: API_BASES,
        fetch: fetchFor(request, options.fetch),
        language: () => 'en',
      }),
    limitVisitors: options.limitVisitors,
    report: options.report,
  })
  registerImages(app, { hosts: options.imageHosts, limitVisitors: options.limitVisitors })
  const cache = createPageCache({
    maxBytes: MOST_CACHED,
    keptMs: options.cacheMs,
    failedMs: 0,
    ...(options.cacheMs === 0
      ? {}
      : {
          stale: {
            ms: STALE_SECONDS * 1_000,
            allows: ({ status }) => status < HTTP_STATUS.internalError,
            report: options.report,
          },
        }),
  })
  registerFront(app, options)
  refuseWrites(app)
  const withStyles =
    options.clientDirectory === undefined ? undefined : readLateStyles(options.clientDirectory)
  app.get('/*', (request, reply) =>
    servePage({ ...options, iconsUrl, site, withStyles }, cache, request, reply),
  )
}

/** What the build has left for browsers: names that hold a hash for ever, the others for a while. */
async function registerClientFiles(
  app: FastifyInstance,
  { clientDirectory, offlinePages }: Pick<PagesOptions, 'clientDirectory' | 'offlinePages'>,
): Promise<void> {
  if (clientDirectory === undefined) return
  registerAssets(app, join(clientDirectory, 'assets'))
  await app.register(fastifyStatic, {
    preCompressed: true,
    cacheControl: false,
    setHeaders: (response: FastifyReply, path: string) => {
      response.header('cache-control', lifetimeOf(path))
      // Hosts import it from their own pages.
      if (LOADER.test(path)) response.header('access-control-allow-origin', '*')
    },
    root: clientDirectory,
    prefix: '/',
    wildcard: false,
    decorateReply: false,
    index: false,
    globIgnore: ['assets/**', ...(offlinePages ? [] : [`${SERVICE_WORKER}*`])],
  })
}

/** The bare address leads to the home page, in the visitor's own language. */
function registerFront(app: FastifyInstance, options: PagesOptions): void {
  const prefix = {
    defaultLocale: options.defaultLocale,
    prefixRequired: options.localePrefixRequired,
  }
  app.get('/', (request, reply) => {
    const locale = ownLocale(request.headers, options)
    return reply
      .header('vary', OWN_LANGUAGE_HEADERS)
      .redirect(
        withQuery(pathInLocale('/sports', locale, prefix), divideAddress(request.url).query),
        HTTP_STATUS.found,
      )
  })
}

/** Nothing is changed at a page's address; below the backends' it is theirs to refuse. */
function refuseWrites(app: FastifyInstance): void {
  app.route({
    method: ['POST', 'PUT', 'PATCH', 'DELETE'],
    url: '/*',
    handler: async (request, reply) => {
      if (NOT_PAGES.test(request.url)) {
        reply.callNotFound()
        return reply
      }
      reply.code(HTTP_STATUS.methodNotAllowed).header('allow', 'GET, HEAD')
      return reply.type('text/plain; charset=utf-8').send('A page can only be read.')
    },
  })
}

/** Browsers ask for a service worker again with each visit: this one takes back what the other kept. */
function registerEndingWorker(app: FastifyInstance): void {
  app.get(`/${SERVICE_WORKER}`, (_, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', lifetimeOf(SERVICE_WORKER))
      .send(
        `addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => event.waitUntil(caches.keys()
  .then((names) => names.filter((name) => name.startsWith('touchline-')))
  .then((names) => Promise.all(names.map((name) => caches.delete(name))))
  .then(() => registration.unregister())))
`,
      ),
  )
}

function lifetimeOf(path: string): string {
  // A new version is found at once.
  return path.includes(SERVICE_WORKER) ? 'no-cache' : LIFETIME.day
}

type ServedPages = PagesOptions & {
  iconsUrl: string
  site: FollowedSite
  withStyles: LateStyles | undefined
}

async function servePage(
  { withStyles, ...options }: ServedPages,
  cache: PageCache,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { path, query } = divideAddress(request.url)
  if (NOT_PAGES.test(path)) {
    reply.callNotFound()
    return reply
  }
  reply.header('vary', isWithoutLocale(path) ? OWN_LANGUAGE_HEADERS : 'cookie')
  const own = addressInOwnLanguage(request, options)
  if (own !== undefined) return reply.redirect(own, 302)
  const canonical = canonicalLocalePath(path, {
    defaultLocale: options.defaultLocale,
    prefixRequired: options.localePrefixRequired,
  })
  if (canonical !== undefined) {
    return reply.redirect(withQuery(canonical, query), HTTP_STATUS.movedPermanently)
  }
  const userCountry = options.countryOf(request)
  const publicUrl = options.publicUrl()
  const { read, rest } = divideQuery(query)
  const address = withQuery(path, read)
  const url = new URL(address, publicUrl).href
  const asked = new URLSearchParams(rest).get('preview')
  const preview = asked !== null && PREVIEW_TOKEN.test(asked) ? asked : null
  const shown = await options.site.show(preview)
  const preferences = readPreferences(request.headers.cookie, options.sessionCookies, shown)
  const environment = {
    ...options,
    ...shown,
    fetch: fetchFor(request, options.fetch),
    preferences,
    preview,
    userCountry,
    publicUrl,
    requestId: request.id,
    report: (error: unknown) => {
      if (!isNotFound(error)) options.report(error, request.id)
    },
  }
  const render = () => renderPage(options.handler, url, environment, withStyles)
  const isDraft = asked !== null
  const lifetime = isDraft ? 'no-store' : lifetimeFor(options, preferences, query)
  const { embedOrigins } = shown
  const answer = { path, rest, isDraft, lifetime, preferences, embedOrigins }
  if (isDraft) return send(options, reply, await render(), answer)
  // What was published is another page than what was cached before.
  const visitor = { preferences, country: userCountry }
  return send(options, reply, await cache(`${address}\n${shown.version}`, visitor, render), answer)
}

/** What a page asks for counts as its visitor's, and stands in the log under the page's own number. */
function fetchFor({ ip, id }: FastifyRequest, fetch: FetchLike): FetchLike {
  return (url, init) => {
    const headers = { ...init.headers, 'x-request-id': id }
    return fetch(url, { ...init, headers, visitor: ip })
  }
}

/** As they are signed; they travel in a header. */
const PREVIEW_TOKEN = /^[\w.-]{1,4000}$/

const OWN_PAGE = 'private, no-cache'

/** Whoever has such an address can do something with it: its page stays with its browser. */
const hasSecret = (query: string) =>
  [...new URLSearchParams(query).keys()].some((name) => name.endsWith('token'))

/** What caches before the site may do with a page that is found. */
function lifetimeFor(
  { sharedMs }: PagesOptions,
  { hasSession }: RequestPreferences,
  query: string,
): string {
  const seconds = Math.floor(sharedMs / 1_000)
  if (seconds === 0 || hasSession || hasSecret(query)) return OWN_PAGE
  return `public, max-age=0, s-maxage=${seconds}, stale-while-revalidate=${STALE_SECONDS}`
}

type Answer = {
  /** Whose pages may frame it. */
  embedOrigins: readonly string[]
  path: string
  /** Of the query, which the page does not read but a redirection hands on. */
  rest: string
  isDraft: boolean
  lifetime: string
  preferences: RequestPreferences
}

function send(
  options: PagesOptions,
  reply: FastifyReply,
  page: RenderedPage,
  { path, rest, isDraft, lifetime, preferences, embedOrigins: hosts }: Answer,
): FastifyReply {
  const nonce = randomBytes(16).toString('base64')
  reply.code(page.status)
  for (const [name, value] of page.headers) {
    if (name === 'location') reply.header(name, withQuery(value, rest))
    else if (name !== 'content-length') reply.header(name, value)
  }
  if (options.relaxed !== true) {
    const foreign = { ...options.foreignHosts, hosts }
    reply.header('content-security-policy', contentSecurityPolicy(nonce, foreign))
  }
  if (isDraft || OF_HOSTS.test(path)) reply.header('x-robots-tag', 'noindex')
  reply.header('referrer-policy', 'strict-origin-when-cross-origin')
  reply.header('x-content-type-options', 'nosniff')
  reply.header('cross-origin-opener-policy', 'same-origin-allow-popups')
  reply.header('permissions-policy', PERMISSIONS)
  reply.header('cache-control', isDraft || page.status === HTTP_STATUS.ok ? lifetime : OWN_PAGE)
  return reply.send(bodyFor(page, { nonce, preferences }))
}
