import { setTimeout as wait } from 'node:timers/promises'

import {
  compressAnswers,
  countryOf,
  createBackend,
  createPagesServer,
  createVisitorLimit,
  SESSION_COOKIES,
  type Backend,
  type PagesServer,
  type Settings,
} from '@touchline/server'
import { chatFrameOrigin } from '@touchline/contract/chat-support'
import { registerPages, type PageHandler, type PagesOptions } from '@touchline/web/hosting'

import { explainingAddress } from './address-check.ts'
import { backendFetch } from './backend-fetch.ts'
import { inProcessFetch } from './in-process-fetch.ts'
import { addressOf, startBackend, type Running } from './running.ts'

export { inProcessFetch } from './in-process-fetch.ts'

export type Site = Running & { backend: Backend }

export type SiteParts = Pick<PagesOptions, 'clientDirectory' | 'cacheMs' | 'relaxed'> & {
  pages: PageHandler
  /** Called before anything listens: development puts Vite in front of the routes here. */
  prepare?: (server: Pick<PagesServer, 'app'>) => Promise<void>
}

/**
 * The one place where backend and pages meet: both in one Fastify instance, in one process.
 * Resolves once it listens and the first matches are priced.
 */
export async function openSite(
  settings: Settings,
  parts: SiteParts,
  signal?: AbortSignal,
): Promise<Site> {
  const backend = await createBackend(settings, signal === undefined ? {} : { signal })
  let url = settings.publicUrl ?? ''
  await addPages(backend, settings, parts, {
    fetch: inProcessFetch(backend.app),
    publicUrl: () => url,
  })
  const running = await startBackend(backend, settings, (listensAt) => {
    if (url === '') url = listensAt
  })
  return { ...running, url, backend }
}

/**
 * Pages alone, before a backend elsewhere.
 * @throws when the settings do not say where
 */
export async function openPages(settings: Settings, parts: SiteParts): Promise<Running> {
  const { backendUrl } = settings
  if (backendUrl === undefined) throw new Error('BACKEND_URL is not set')
  const server = createPagesServer(settings, backendUrl)
  const { app } = server
  let url = settings.publicUrl ?? ''
  await addPages(server, settings, parts, {
    fetch: backendFetch(backendUrl),
    publicUrl: () => url,
  })
  const { host, port, drainMs } = settings
  await explainingAddress(settings, () => app.listen({ port, host }))
  if (url === '') url = addressOf(app, settings)
  const hurry = new AbortController()
  return {
    url,
    async stop({ now = false } = {}) {
      if (now) hurry.abort()
      server.retire()
      await wait(drainMs, undefined, { signal: hurry.signal }).catch(() => undefined)
      await app.close()
    },
  }
}

async function addPages(
  server: Pick<PagesServer, 'app' | 'reporter'>,
  settings: Settings,
  parts: SiteParts,
  options: Pick<PagesOptions, 'fetch' | 'publicUrl'>,
): Promise<void> {
  const { app, reporter } = server
  const { pushPublicUrl } = settings
  await compressAnswers(app)
  await parts.prepare?.(server)
  await registerPages(app, {
    ...options,
    ...(parts.clientDirectory === undefined ? {} : { clientDirectory: parts.clientDirectory }),
    handler: parts.pages,
    cacheMs: parts.cacheMs,
    sharedMs: settings.countryHeader === undefined ? parts.cacheMs : 0,
    relaxed: parts.relaxed ?? false,
    defaultLocale: settings.defaultLocale,
    localePrefixRequired: settings.localePrefix,
    locales: settings.locales,
    themeFile: settings.themeFile,
    localesDir: settings.localesDir,
    limitVisitors: (rate) => createVisitorLimit(rate),
    imageHosts: settings.imageHosts,
    offlinePages: settings.offlinePages,
    hiddenPages: settings.hiddenPages,
    sessionCookies: SESSION_COOKIES,
    countryOf: (request) => countryOf(request, settings.countryHeader),
    foreignHosts: {
      push: pushPublicUrl === undefined ? [] : pushOrigins(pushPublicUrl),
      streams: settings.streamHosts,
      frames: [...settings.frameHosts, ...framedOrigins(settings)],
      hosts: settings.embedOrigins,
    },
    report: (error, requestId) =>
      reporter.report(error, {
        task: 'pages',
        ...(requestId === undefined ? {} : { requestId }),
      }),
  })
}

/** What the operator has chosen to show within the site's pages. */
function framedOrigins({ chatSupport, signUpFrame }: Settings): string[] {
  const chat = chatSupport === null ? null : chatFrameOrigin(chatSupport)
  const signUp = signUpFrame.url === null ? null : new URL(signUpFrame.url).origin
  return [chat, signUp].filter((origin) => origin !== null)
}

/** A push server is spoken to by WebSocket, and by HTTP where that does not get through. */
function pushOrigins(url: string): string[] {
  const { origin } = new URL(url)
  return [origin, origin.replace(/^ws/, 'http')]
}
