import { openPage } from '../support/open-page.ts'
import { quietLeague } from '../support/league.ts'
import { expect, test } from '../support/test.ts'

test('[I18N-01] [I18N-04] [I18N-07] [HEAD-05] [P24] the language menu opens the same page in the other language, keeps it and what was typed', async ({
  page,
  call,
}) => {
  const { path } = await quietLeague(call)
  await openPage(page, path)
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Language/ })
    .click()
  await page.getByRole('menuitemradio', { name: 'Deutsch', exact: true }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  expect(new URL(page.url()).pathname).toBe(`/de${path}`)
  await expect(page.locator('html')).toHaveAttribute('data-page', 'league')
  await page.goto('/sports/live')
  expect(new URL(page.url()).pathname).toBe('/de/sports/live')
  // The device knows it still where the server is not told.
  await page.context().clearCookies()
  await page.goto('/sports/live?day=1')
  await expect(page).toHaveURL(/\/de\/sports\/live\?day=1$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')

  await openPage(page, '/de/sports/users/sign-up')
  const main = page.getByRole('main')
  await main.getByRole('textbox', { name: /E-Mail/ }).fill('ada@example.test')
  await main.getByLabel('Passwort', { exact: true }).fill('secret-horse-8')
  await main.getByRole('checkbox').check()
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Sprache/ })
    .click()
  await page.getByRole('menuitemradio', { name: 'English', exact: true }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(main.getByRole('textbox', { name: /E-mail/ })).toHaveValue('ada@example.test')
  await expect(main.getByRole('checkbox')).toBeChecked()
  await expect(main.getByLabel('Password', { exact: true })).toHaveValue('')
})

test('[THEME-01] the theme is in the first bytes of the next page: nothing flashes', async ({
  page,
  request,
}) => {
  // A page costs by its rows.
  await openPage(page, '/sports/verify')
  const html = page.locator('html')
  for (const theme of ['Light', 'Dark']) {
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^Theme/ })
      .click()
    await page.getByRole('menuitemradio', { name: theme }).click()
    await expect(html).toHaveAttribute('data-theme', theme.toLowerCase())
    const cookie = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`)
    const response = await request.get('/sports', { headers: { Cookie: cookie.join('; ') } })
    const first = (await response.text()).slice(0, 1000)
    expect(first).toContain(`data-theme="${theme.toLowerCase()}"`)
  }
})
