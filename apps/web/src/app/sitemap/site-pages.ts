import {
  API_BASES,
  ApiError,
  createApiClient,
  type ApiClient,
  type FetchLike,
} from '@touchline/contract'

import { linksFor } from '../../addresses/links.ts'
import { isHiddenPage } from '../../addresses/page-of-link.ts'
import { siteOf } from '../../data/queries/site.ts'
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
  return pages.filter(({ link, name }) => !isHiddenPage(site.hiddenPages, link(own), name))
}

const READERS: Readonly<Record<SitemapKind, (api: ApiClient) => Promise<SitePage[]>>> = {
  async pages(api) {
    const [{ data: settings }, sports] = await Promise.all([
      api('getSystemSettings'),
      allOf(
        (page) => api('listSports', { query: page }),
        ({ key, type }) => ({ key, type }),
      ),
    ])
    const made = await madePages(api, siteOf(settings)?.pages ?? [])
    const isMade = new Set(made.map(({ slug }) => slug))
    const has = (feature: string) => settings.features[feature] === true
    const list: readonly (SitePage | false)[] = [
      { link: (links) => links.home() },
      { link: (links) => links.live() },
      { link: (links) => links.schedule() },
      { link: (links) => links.results() },
      { link: (links) => links.promotions() },
      has('jackpots') && { link: (links) => links.jackpots() },
      has('lotteries') && { link: (links) => links.lotteries() },
      has('horse_racing') && { link: (links) => links.racing() },
      sports.some(({ type }) => type === 'cybersport') && { link: (links) => links.cybersport() },
      ...sports
        .filter(({ key }) => !isMade.has(key))
        .map(({ key }): SitePage => ({ link: (links) => links.sport(key) })),
      ...made
        .filter(({ hiddenFromSearch }) => !hiddenFromSearch)
        .map(({ slug }): SitePage => ({ link: (links) => links.sport(slug), name: 'page' })),
      ...INFO_PAGES.map((name): SitePage => ({ link: (links) => links.info(name) })),
    ]
    return list.filter((page) => page !== false)
  },
  async leagues(api) {
    const [categories, leagues] = await Promise.all([
      allOf(
        (page) => api('listCategories', { query: page }),
        (category): SitePage => {
          const address = addressOf(category)
          return { link: (links) => links.category(address) }
        },
      ),
      allOf(
        (page) => api('listTournaments', { query: page }),
        (league): SitePage => {
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
      (match): SitePage => {
        const address = addressOf(match)
        return { link: (links) => links.match(address) }
      },
    )
  },
}

const HOME = 'home'

/** Pages that the operator made, as a visitor finds them: one that is for players alone is none. */
async function madePages(api: ApiClient, slugs: readonly string[]) {
  const pages = await Promise.all(
    slugs
      .filter((slug) => slug !== HOME)
      .map(async (slug) => {
        try {
          const { data } = await api('getSitePage', { params: { slug } })
          return { slug, hiddenFromSearch: data.hiddenFromSearch }
        } catch (error) {
          if (error instanceof ApiError && error.status === 404) return null
          throw error
        }
      }),
  )
  return pages.filter((page) => page !== null)
}

/** What the address of an event is made of: an answer says hundred times as much. */
function addressOf<Id>({ id, slug, sport }: { id: Id; slug: string; sport: { key: string } }) {
  return { id, slug, sport: { key: sport.key } }
}

type Listed<Item> = { data: Item[]; meta: { pagination: { lastPage: number } } }

/** Reads a list to its end. @param pageOf what is kept of an item */
async function allOf<Item, Kept>(
  read: (page: { page: number; limit: number }) => Promise<Listed<Item>>,
  pageOf: (item: Item) => Kept,
): Promise<Kept[]> {
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
