import { API_BASES, createApiClient, type ApiClient, type FetchLike } from '@touchline/contract'

import { linksFor } from '../../addresses/links.ts'
import { isHiddenPage } from '../../addresses/page-of-link.ts'
import type { Site, SitePage } from './sitemap-xml.ts'

const PAGE_SIZE = 500
const INFO_PAGES = ['rules', 'about', 'terms', 'help', 'saferGambling'] as const

/** The parts of the sitemap by the first part of their names, as they are read from the backend. */
export const SITEMAP_KINDS = ['pages', 'leagues', 'matches'] as const

export type SitemapKind = (typeof SITEMAP_KINDS)[number]

/** The pages of a kind that search engines may list. */
export async function sitePages(
  kind: SitemapKind,
  fetch: FetchLike,
  site: Site,
): Promise<SitePage[]> {
  const api = createApiClient({ bases: API_BASES, fetch, language: () => site.defaultLocale })
  const own = linksFor({ ...site, locale: site.defaultLocale })
  const pages = await READERS[kind](api)
  return pages.filter(({ link }) => !isHiddenPage(site.hiddenPages, link(own)))
}

const READERS: Readonly<Record<SitemapKind, (api: ApiClient) => Promise<SitePage[]>>> = {
  async pages(api) {
    const sports = await allOf(
      (page) => api('listSports', { query: page }),
      ({ key }) => ({ link: (links) => links.sport(key) }),
    )
    const info = INFO_PAGES.map((name): SitePage => ({ link: (links) => links.info(name) }))
    return [
      { link: (links) => links.home() },
      { link: (links) => links.live() },
      { link: (links) => links.jackpots() },
      { link: (links) => links.promotions() },
      ...sports,
      ...info,
    ]
  },
  async leagues(api) {
    const [categories, leagues] = await Promise.all([
      allOf(
        (page) => api('listCategories', { query: page }),
        (category) => {
          const address = addressOf(category)
          return { link: (links) => links.category(address) }
        },
      ),
      allOf(
        (page) => api('listTournaments', { query: page }),
        (league) => {
          const address = addressOf(league)
          return { link: (links) => links.league(address) }
        },
      ),
    ])
    return [...categories, ...leagues]
  },
  async matches(api) {
    return allOf(
      (page) => api('listMatches', { query: page }),
      (match) => {
        const address = addressOf(match)
        return { link: (links) => links.match(address) }
      },
    )
  },
}

/** What the address of an event is made of: an answer says hundred times as much. */
function addressOf<Id>({ id, slug, sport }: { id: Id; slug: string; sport: { key: string } }) {
  return { id, slug, sport: { key: sport.key } }
}

type Listed<Item> = { data: Item[]; meta: { pagination: { lastPage: number } } }

/** Reads a list to its end. @param pageOf of what was listed, which is not kept */
async function allOf<Item>(
  read: (page: { page: number; limit: number }) => Promise<Listed<Item>>,
  pageOf: (item: Item) => SitePage,
): Promise<SitePage[]> {
  const first = await read({ page: 1, limit: PAGE_SIZE })
  const numbers = Array.from(
    { length: first.meta.pagination.lastPage - 1 },
    (_, index) => index + 2,
  )
  const pages = first.data.map(pageOf)
  for (const page of numbers) {
    const { data } = await read({ page, limit: PAGE_SIZE })
    pages.push(...data.map(pageOf))
  }
  return pages
}
