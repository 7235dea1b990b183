import type { FetchLike } from '@touchline/contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { collectGarbage } from '../../testing/collect-garbage.ts'
import { refusal } from '../../testing/fake-api.ts'
import { sampleSport } from '../../testing/sample-match.ts'
import { createCrawlerFiles } from './crawler-files.ts'

const SPORTS = ['soccer', 'tennis'].map((key) => sampleSport({ key }))

vi.mock('@touchline/contract', async (original) => ({
  ...(await original<object>()),
  // The calls themselves are the contract's matter.
  createApiClient:
    ({ fetch }: { fetch: (name: string, input?: object) => unknown }) =>
    async (name: string, input?: object) => ({
      data: fetch(name, input),
      meta: { pagination: { lastPage: 1 } },
    }),
}))

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const SITE = {
  publicUrl: 'https://bets.example',
  defaultLocale: 'en',
  localePrefixRequired: false,
  locales: ['en', 'de'],
  hiddenPages: [],
}

/** What the operator made of the site, as a visitor gets it. */
const MADE = {
  'summer-cup': { hiddenFromSearch: false },
  'vip-terms': { hiddenFromSearch: true },
  tennis: { hiddenFromSearch: false },
  home: { hiddenFromSearch: false },
}
const settings = (features: object, pages: readonly string[]) => ({
  features,
  site: {
    version: 1,
    is_personal: false,
    texts: '0',
    is_draft: false,
    preview_for: null,
    header: null,
    side_menu: [],
    footer: [],
    pages,
  },
})

function aSite(hiddenPages: readonly string[] = [], features = {}, pages: readonly string[] = []) {
  const catalogue = vi.fn((name: string, input?: { params?: { slug?: string } }) => {
    if (name === 'getSystemSettings') return settings(features, pages)
    if (name !== 'getSitePage') return name === 'listSports' ? SPORTS : []
    const made = MADE[input?.params?.slug as keyof typeof MADE]
    if (made === undefined) throw refusal(404)
    return made
  })
  const environment = {
    fetch: catalogue as unknown as FetchLike,
    ...SITE,
    hiddenPages,
  }
  const files = createCrawlerFiles()
  const get = async (path: string) => (await files(path, environment))?.text() ?? null
  return { get, catalogue }
}

test('[SEO-01] the sitemap lists the pages of the site in parts', async () => {
  const { get } = aSite()
  expect(await get('/sitemap.xml')).toContain('https://bets.example/sitemaps/pages-1.xml')
  const part = await get('/sitemaps/pages-1.xml')
  expect(part).toContain('<loc>https://bets.example/sports/tennis</loc>')
  expect(await get('/sitemaps/pages-2.xml')).toBeNull()
  expect(await get('/sitemaps/others-1.xml')).toBeNull()
  expect(await get('/sports')).toBeNull()
})

test('[SEO-01] [R9] many crawlers share one reading, which is let go when it is old', async () => {
  const { get, catalogue } = aSite()
  await Promise.all([get('/sitemaps/pages-1.xml'), get('/sitemaps/pages-1.xml')])
  expect(catalogue).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(600_001)
  expect(vi.getTimerCount()).toBe(0)
  await get('/sitemaps/pages-1.xml')
  expect(catalogue).toHaveBeenCalledTimes(4)
})

test('[SEO-01] pages stand there that the site has: of features that are on, and the operator’s own', async () => {
  const plain = await aSite().get('/sitemaps/pages-1.xml')
  for (const page of ['jackpots', 'lotteries', 'racing', 'cybersport', 'summer-cup']) {
    expect(plain).not.toContain(`/sports/${page}<`)
  }
  for (const page of ['schedule', 'results', 'promotions', 'general-rules']) {
    expect(plain).toContain(`/sports/${page}<`)
  }
  const features = { jackpots: true, lotteries: true, horse_racing: true }
  const pages = ['home', 'summer-cup', 'vip-terms', 'players-only', 'tennis']
  const full = await aSite([], features, pages).get('/sitemaps/pages-1.xml')
  for (const page of ['jackpots', 'lotteries', 'racing', 'summer-cup']) {
    expect(full).toContain(`<loc>https://bets.example/sports/${page}</loc>`)
  }
  expect(full).not.toContain('vip-terms')
  expect(full).not.toContain('players-only')
  expect(full?.split('<loc>https://bets.example/sports/tennis</loc>')).toHaveLength(2)
})

test('[SEO-02] hidden pages are not listed', async () => {
  const part = await aSite(['sport']).get('/sitemaps/pages-1.xml')
  expect(part).toContain('<loc>https://bets.example/sports/live</loc>')
  expect(part).not.toContain('/sports/tennis')
  const own = await aSite(['page'], {}, ['summer-cup']).get('/sitemaps/pages-1.xml')
  expect(own).not.toContain('summer-cup')
})

test('[SEO-02] robots.txt leads to the sitemap, and closes a hidden site', async () => {
  const open = await aSite().get('/robots.txt')
  expect(open).toContain('Sitemap: https://bets.example/sitemap.xml')
  expect(open).not.toMatch(/^Disallow: \/$/m)
  expect(await aSite(['all']).get('/robots.txt')).toMatch(/^Disallow: \/$/m)
})

test('[R9] of an answer nothing is kept but what addresses are made of', async () => {
  const answered: WeakRef<object>[] = []
  const aMatch = (id: string) => {
    const match = { id, slug: 'a-b', sport: { key: 'soccer', name: 'Football' }, markets: [] }
    answered.push(new WeakRef(match))
    return match
  }
  const read = (name: string) => (name === 'listMatches' ? ['1', '2'].map(aMatch) : [])
  const files = createCrawlerFiles()
  const environment = { ...SITE, fetch: read as unknown as FetchLike }
  const part = async () => (await files('/sitemaps/matches-1.xml', environment))?.text()
  expect(await part()).toContain('/sports/soccer/a-b-m2</loc>')
  await collectGarbage()
  expect(answered.map((one) => one.deref())).toEqual([undefined, undefined])
  expect(await part()).toContain('/sports/soccer/a-b-m2</loc>')
  expect(answered).toHaveLength(2)
})
