import type { FetchLike } from '@touchline/contract'

import { sitePages, SITEMAP_KINDS, type SitemapKind } from './site-pages.ts'
import { sitemapIndex, sitemapPart, type Site, type SitePage } from './sitemap-xml.ts'

type Environment = Site & { fetch: FetchLike }
type Reading = { pages: readonly SitePage[]; at: Date }

/** With twenty languages an entry has two kilobytes, and a part may have fifty megabytes. */
const PART_SIZE = 1_000
const KEPT_MS = 600_000

/** `robots.txt`, the index of the sitemap and its parts: what crawlers ask for besides the pages. */
export function createCrawlerFiles() {
  const kept = new Map<SitemapKind, Promise<Reading>>()

  /** Crawlers come in swarms: one reading of the catalogue serves them for a while. */
  function read(kind: SitemapKind, environment: Environment): Promise<Reading> {
    const known = kept.get(kind)
    if (known !== undefined) return known
    const reading = sitePages(kind, environment.fetch, environment).then((pages) => ({
      pages,
      at: new Date(),
    }))
    kept.set(kind, reading)
    reading.then(
      () => void setTimeout(() => kept.delete(kind), KEPT_MS).unref(),
      () => kept.delete(kind),
    )
    return reading
  }

  async function index(environment: Environment): Promise<Response> {
    const readings = await Promise.all(
      SITEMAP_KINDS.map(async (kind) => ({ kind, ...(await read(kind, environment)) })),
    )
    const parts = readings.flatMap(({ kind, pages }) => partNames(kind, pages.length))
    const changed = new Date(Math.max(...readings.map(({ at }) => at.getTime())))
    return xml(sitemapIndex(environment, parts, changed))
  }

  async function part(file: string, environment: Environment): Promise<Response | null> {
    const [, name = '', number = '0'] = /^([a-z]+)-(\d{1,6})\.xml$/.exec(file) ?? []
    const kind = SITEMAP_KINDS.find((each) => each === name)
    if (kind === undefined) return null
    const { pages, at } = await read(kind, environment)
    const begin = (Number(number) - 1) * PART_SIZE
    const own = begin < 0 ? [] : pages.slice(begin, begin + PART_SIZE)
    return own.length === 0 ? null : xml(sitemapPart(environment, own, at))
  }

  /** @returns null for an address that is none of these */
  return async (pathname: string, environment: Environment): Promise<Response | null> => {
    if (pathname === '/robots.txt') return text(robots(environment))
    if (pathname === '/sitemap.xml') return index(environment)
    const file = /^\/sitemaps\/([^/]+)$/.exec(pathname)?.[1]
    return file === undefined ? null : part(file, environment)
  }
}

function partNames(kind: SitemapKind, count: number): string[] {
  return Array.from({ length: Math.ceil(count / PART_SIZE) }, (_, index) => `${kind}-${index + 1}`)
}

/** A hidden page must be read to be known as such, so only what is no page is closed. */
function robots({ publicUrl, hiddenPages }: Site): string {
  const closed = hiddenPages.includes('all') ? ['/'] : ['/api/', '/connection/', '/_app']
  return [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n')
}

function xml(body: string): Response {
  return new Response(body, { headers: { 'content-type': 'application/xml; charset=utf-8' } })
}

function text(body: string): Response {
  return new Response(body, { headers: { 'content-type': 'text/plain; charset=utf-8' } })
}
