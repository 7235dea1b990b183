import { openPage } from '../support/open-page.ts'
import { expect, test } from '../support/test.ts'
import { watchPage } from '../support/watch-page.ts'

test('[ERRP-02] [ERRP-05] [ERRP-09] the page of an error has its status, marker and one heading', async ({
  page,
}) => {
  const response = await page.goto('/sports/500')
  expect(response?.status()).toBe(500)
  await expect(page.locator('html')).toHaveAttribute('data-page', '500')
  await expect(page.locator('h1')).toHaveCount(1)
  await page.getByRole('link', { name: 'Go to sports' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-page', 'home')
})

const errorPages = [
  ['/sports/blocked', 403, 'not available in your country right now.'],
  ['/sports/locked', 401, 'Unauthorized. Sorry, but you are not authorized to view the page'],
  ['/sports/404', 404, 'find that page.'],
  ['/sports/there-is-no-such-sport', 404, 'find that page.'],
  ['/sports/500', 500, 'Oops! Sorry, something went wrong. Please come back in a while.'],
  ['/fi/sports/404', 404, 'Valitettavasti emme löydä tätä sivua.'],
  ['/it/sports/locked', 401, 'Accesso negato.'],
] as const

test('[ERRP-01] [ERRP-04] [ERRP-06] [ERRP-07] [ERRP-08] [ERRP-10] [ERRP-11] error pages answer at their addresses', async ({
  request,
}) => {
  for (const [path, status, sentence] of errorPages) {
    const answer = await request.get(path)
    expect(answer.status(), path).toBe(status)
    const html = await answer.text()
    expect(html, path).toContain(sentence)
    expect(html, path).not.toMatch(/<header|data-slip/)
  }
})

test('[I18N-08] pages are written in the direction of their language', async ({ request }) => {
  for (const locale of ['ar', 'he', 'fa', 'ur', 'de']) {
    const html = await (await request.get(`/${locale}/sports/live`)).text()
    const direction = locale === 'de' ? 'ltr' : 'rtl'
    expect(/<html[^>]*>/.exec(html)?.[0], locale).toContain(`dir="${direction}"`)
  }
})

test('[EMBED-25] a way through the pages by their links stays in one document', async ({
  page,
}) => {
  await openPage(page, '/sports')
  const html = page.locator('html')
  await expect(html).toHaveAttribute('data-user-country', /^([A-Z]{2})?$/)
  await expect(html).toHaveAttribute('data-in-iframe', 'false')
  await expect(html).toHaveAttribute('data-connection', 'connected')
  await expect(html).toHaveAttribute('data-scroll', 'visible')
  await page.getByRole('main').hover()
  await page.mouse.wheel(0, 900)
  await expect(html).toHaveAttribute('data-scroll', 'hidden')
  await page.mouse.wheel(0, -900)
  await expect(html).toHaveAttribute('data-scroll', 'visible')
  const watched = watchPage(page)
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  const main = page.getByRole('main')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /^Live/ }).click()
  await expect(page.locator('html')).toHaveAttribute('data-page', 'live')
  await main.locator('[data-match-id] a').first().click()
  await expect(page.locator('html')).toHaveAttribute('data-page', 'match')
  await page.goBack()
  await expect(page.locator('html')).toHaveAttribute('data-page', 'live')
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
  watched.expectNothingWrong()
})
