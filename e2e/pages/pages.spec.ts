import { pagesOf } from '../support/addresses.ts'
import { openPage } from '../support/open-page.ts'
import { expect, test } from '../support/test.ts'
import { watchPage } from '../support/watch-page.ts'

const names = ['home', 'live', 'sport', 'category', 'league', 'match', 'my-bets', '404'] as const

for (const name of names) {
  test(`[EMBED-25] ${name}: status, marker, one heading, title in both languages`, async ({
    page,
    call,
  }) => {
    const path = (await pagesOf(call))[name]
    const watched = watchPage(page)
    const response = await page.goto(path)
    expect(response?.status()).toBe(name === '404' ? 404 : 200)
    expect(response?.headers()['content-security-policy']).toContain("default-src 'none'")
    const html = page.locator('html')
    await expect(html).toHaveAttribute('data-hydrated', 'true')
    await expect(html).toHaveAttribute('data-page', name)
    await expect(html).toHaveAttribute('lang', 'en')
    await expect(page.locator('h1')).toHaveCount(1)
    const english = [await page.title(), await page.locator('h1').textContent()]
    expect(english).not.toContain('')

    await openPage(page, `/de${path}`)
    await expect(html).toHaveAttribute('lang', 'de')
    await expect(html).toHaveAttribute('data-page', name)
    await expect(page.locator('h1')).toHaveCount(1)
    expect([await page.title(), await page.locator('h1').textContent()]).not.toEqual(english)
    watched.expectNothingWrong(name === '404' ? [404] : [])
  })
}

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

test('a way through the pages by their links stays in one document', async ({ page }) => {
  await openPage(page, '/sports')
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
