import { realFixtures } from '../../scripts/system/public-data.ts'
import { expect, test } from '../support/test.ts'

test.use({
  environment: {
    FEED_FIXTURES: realFixtures,
    HIDDEN_PAGES: 'live',
    LOCALE_PREFIX: 'on',
    LOCALES: 'de',
  },
})

test('[SEO-02] [I18N-02] pages are hidden, the default language is prefixed, others are gone', async ({
  request,
  page,
}) => {
  const moved = await request.get('/sports/live', { maxRedirects: 0 })
  expect(moved.status()).toBe(301)
  expect(moved.headers()['location']).toBe('/en/sports/live')
  expect(await (await request.get('/en/sports/live')).text()).toContain('content="noindex"')
  expect(await (await request.get('/en/sports')).text()).not.toContain('content="noindex"')
  expect((await request.get('/de-CH/sports')).status()).toBe(404)
  await page.goto('/en/sports')
  const paths = await page
    .locator('a[href^="/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  expect(paths.filter((path) => !path.startsWith('/en/'))).toEqual([])
})
