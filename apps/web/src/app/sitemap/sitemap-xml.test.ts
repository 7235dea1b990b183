import { expect, test } from 'vitest'

import { sitemapIndex, sitemapPart } from './sitemap-xml.ts'

const site = {
  publicUrl: 'https://bets.example',
  defaultLocale: 'en',
  localePrefixRequired: false,
  locales: ['en', 'de'],
  hiddenPages: [],
}
const changed = new Date('2026-11-21T12:00:00Z')

test('[SEO-01] the index names the parts and when they changed', () => {
  const xml = sitemapIndex(site, ['pages-1', 'matches-1'], changed)
  expect(xml).toContain(
    '<loc>https://bets.example/sitemaps/matches-1.xml</loc><lastmod>2026-11-21T12:00:00.000Z</lastmod>',
  )
})

test('[SEO-01] a page is listed with every language, the default one as x-default', () => {
  const xml = sitemapPart(site, [{ link: (links) => links.sport('a&b') }], changed)
  expect(xml).toContain('<loc>https://bets.example/sports/a%26b</loc>')
  expect(xml).toContain('hreflang="de" href="https://bets.example/de/sports/a%26b"/>')
  expect(xml).toContain('hreflang="x-default" href="https://bets.example/sports/a%26b"/>')
})
