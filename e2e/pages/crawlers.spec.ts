import { matchPath, steadyMatch } from '../support/addresses.ts'
import { expect, test } from '../support/test.ts'

const json = /<script[^>]*type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs

test('[SEO-01] crawlers find every page in every language', async ({ request, call, site }) => {
  const robots = await (await request.get('/robots.txt')).text()
  expect(robots).toContain(`Sitemap: ${site.url}/sitemap.xml`)
  const index = await request.get('/sitemap.xml')
  expect(index.headers()['content-type']).toContain('application/xml')
  const parts = [...(await index.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc]) => loc)
  const bodies = await Promise.all(
    parts.map(async (part) => (await request.get(part ?? '')).text()),
  )
  const match = await steadyMatch(call)
  const sitemap = bodies.join('')
  expect(sitemap).toContain(`<loc>${site.url}${matchPath(match)}</loc>`)
  expect(sitemap).toContain(`hreflang="de-CH" href="${site.url}/de-CH${matchPath(match)}"`)
  expect((await request.get('/sitemaps/nothing-1.xml')).status()).toBe(404)
  expect(await (await request.get('/sports/init-sportsbook')).text()).toContain('noindex')
})

test('[SEO-01] a match page says what it is and where it is in other languages', async ({
  request,
  call,
  site,
}) => {
  const match = await steadyMatch(call)
  const html = await (await request.get(`/de${matchPath(match)}`)).text()
  expect(html).toContain(`<link rel="canonical" href="${site.url}/de${matchPath(match)}"`)
  expect(html).toContain(`hrefLang="x-default" href="${site.url}${matchPath(match)}"`)
  expect(html).toContain('<html lang="de"')
  const data = [...html.matchAll(json)].map(([, text]) => JSON.parse(text ?? '') as object)
  expect(data).toContainEqual(expect.objectContaining({ '@type': 'SportsEvent' }))
  expect(data).toContainEqual(expect.objectContaining({ '@type': 'BreadcrumbList' }))
})

test('a messenger finds a title, a text and a picture of a link', async ({
  request,
  call,
  site,
}) => {
  const match = await steadyMatch(call)
  const html = await (await request.get(`/de${matchPath(match)}`)).text()
  const metas = (of: string) =>
    [...html.matchAll(new RegExp(`"${of}" content="([^"]*)"`, 'g'))].map(([, content]) => content)
  expect(metas('og:title')[0]).toContain(match.home.name)
  expect(metas('og:url')).toEqual([`${site.url}/de${matchPath(match)}`])
  expect(metas('twitter:card')).toEqual(['summary_large_image'])
  const [picture = ''] = metas('og:image')
  expect(picture).toBe(`${site.url}/fe-api/cards/match/${match.id}.png`)
  const card = await request.get(picture)
  expect(card.headers()['content-type']).toBe('image/png')
  expect(card.headers()['cache-control']).toContain('public')
  expect((await request.get('/fe-api/cards/match/999999999999.png')).status()).toBe(404)
  const home = await (await request.get('/sports')).text()
  expect(home).toContain(`"og:image" content="${site.url}/fe-api/cards/site.png"`)
})

test('[ROUTE-03] the app shell goes on to the page that its address names', async ({ page }) => {
  await page.goto('/_app?to=/de/sports/live')
  await expect(page).toHaveURL(/\/de\/sports\/live$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
})
