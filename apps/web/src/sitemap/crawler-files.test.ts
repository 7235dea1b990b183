import type { FetchLike } from '@touchline/contract'
import { expect, test, vi } from 'vitest'

import { createCrawlerFiles } from './crawler-files.ts'

const sport = (key: string) => ({
  id: key,
  urnId: `sr:sport:${key}`,
  key,
  name: key,
  priority: 1,
  type: 'sport',
  provider: 'simulator',
  mainMarketOutcomesCount: 3,
  secondaryMarketOutcomesCount: 2,
  gamesCount: 1,
  liveCount: 0,
  outrightsCount: 0,
})

vi.mock('@touchline/contract', async (original) => ({
  ...(await original<object>()),
  // The calls themselves are the contract's matter.
  createApiClient:
    ({ fetch }: { fetch: (name: string) => unknown[] }) =>
    async ({ name }: { name: string }) => ({
      data: fetch(name),
      meta: { pagination: { lastPage: 1 } },
    }),
}))

function aSite(hiddenPages: readonly string[] = []) {
  const catalogue = vi.fn((name: string) =>
    name === 'listSports' ? [sport('soccer'), sport('tennis')] : [],
  )
  const environment = {
    fetch: catalogue as unknown as FetchLike,
    publicUrl: 'https://bets.example',
    defaultLocale: 'en',
    localePrefixRequired: false,
    locales: ['en', 'de'],
    hiddenPages,
  }
  let now = 0
  const files = createCrawlerFiles(() => now)
  const get = async (path: string) => (await files(path, environment))?.text() ?? null
  return { get, catalogue, wait: (ms: number) => void (now += ms) }
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

test('[SEO-01] many crawlers share one reading, until it is old', async () => {
  const { get, catalogue, wait } = aSite()
  await Promise.all([get('/sitemaps/pages-1.xml'), get('/sitemaps/pages-1.xml')])
  expect(catalogue).toHaveBeenCalledTimes(1)
  wait(600_001)
  await get('/sitemaps/pages-1.xml')
  expect(catalogue).toHaveBeenCalledTimes(2)
})

test('[SEO-02] hidden pages are not listed', async () => {
  const part = await aSite(['sport']).get('/sitemaps/pages-1.xml')
  expect(part).toContain('<loc>https://bets.example/sports/live</loc>')
  expect(part).not.toContain('/sports/tennis')
})

test('[SEO-02] robots.txt leads to the sitemap, and closes a hidden site', async () => {
  const open = await aSite().get('/robots.txt')
  expect(open).toContain('Sitemap: https://bets.example/sitemap.xml')
  expect(open).not.toMatch(/^Disallow: \/$/m)
  expect(await aSite(['all']).get('/robots.txt')).toMatch(/^Disallow: \/$/m)
})
