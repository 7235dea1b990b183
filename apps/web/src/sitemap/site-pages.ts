import { createApiClient, type ApiClient, type FetchLike } from '@touchline/contract'
import { calls } from '@touchline/contract/by-name'

import { linksFor } from '../addresses/links.ts'
import { isHiddenPage } from '../addresses/page-of-link.ts'
import type { Site, SitePage } from './sitemap-xml.ts'

const BASES = { platform: '/api/platform', sportsbook: '/api/sportsbook', frontend: '' }
const PAGE_SIZE = 500

/** The parts of the sitemap by the first part of their names, as they are read from the backend. */
export const SITEMAP_KINDS = ['pages', 'leagues', 'matches'] as const

export type SitemapKind = (typeof SITEMAP_KINDS)[number]

/** The pages of a kind that search engines may list. */
export async function sitePages(
  kind: SitemapKind,
  fetch: FetchLike,
  site: Site,
): Promise<SitePage[]> {
  const api = createApiClient({ bases: BASES, fetch, language: () => site.defaultLocale })
  const own = linksFor({ ...site, locale: site.defaultLocale })
  const pages = await READERS[kind](api)
  return pages.filter(({ link }) => !isHiddenPage(site.hiddenPages, link(own)))
}

const READERS: Readonly<Record<SitemapKind, (api: ApiClient) => Promise<SitePage[]>>> = {
  async pages(api) {
    const sports = await allOf((page) => api(calls.listSports, { query: page }))
    return [
      { link: (links) => links.home() },
      { link: (links) => links.live() },
      ...sports.map((sport): SitePage => ({ link: (links) => links.sport(sport.key) })),
    ]
  },
  async leagues(api) {
    const [categories, leagues] = await Promise.all([
      allOf((page) => api(calls.listCategories, { query: page })),
      allOf((page) => api(calls.listTournaments, { query: page })),
    ])
    return [
      ...categories.map((category): SitePage => ({ link: (links) => links.category(category) })),
      ...leagues.map((league): SitePage => ({ link: (links) => links.league(league) })),
    ]
  },
  async matches(api) {
    const matches = await allOf((page) => api(calls.listMatches, { query: page }))
    return matches.map((match): SitePage => ({ link: (links) => links.match(match) }))
  },
}

type Listed<Item> = { data: Item[]; meta: { pagination: { lastPage: number } } }

async function allOf<Item>(
  read: (page: { page: number; limit: number }) => Promise<Listed<Item>>,
): Promise<Item[]> {
  const first = await read({ page: 1, limit: PAGE_SIZE })
  const numbers = Array.from(
    { length: first.meta.pagination.lastPage - 1 },
    (_, index) => index + 2,
  )
  const rest: Item[][] = []
  for (const page of numbers) rest.push((await read({ page, limit: PAGE_SIZE })).data)
  return [first.data, ...rest].flat()
}
