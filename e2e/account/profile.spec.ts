import { openPage } from '../support/open-page.ts'
import { arriveSignedIn } from '../support/people.ts'
import { onPhone } from '../support/phone.ts'
import { expect, test } from '../support/test.ts'

const DAY_S = 86_400

test.describe(() => {
  test.use({ storageState: { cookies: [], origins: [] } })
  test('[COOKIE-02] [COOKIE-03] cookies are asked about once, and the answer is kept for a year', async ({
    page,
  }) => {
    await openPage(page, '/sports')
    const notice = page.getByRole('region', { name: 'Cookies' })
    await expect(notice).toHaveCount(0)
    await page.keyboard.press('Shift')
    await expect(notice).toBeVisible()
    const before = Date.now() / 1000
    const answer = notice.getByRole('button', { name: 'Necessary only' })
    await test.step('it can be answered on a phone', () =>
      onPhone(page, () => answer.click({ trial: true })))
    await answer.click()
    await expect(notice).toHaveCount(0)
    const kept = (await page.context().cookies()).find(({ name }) => name === 'cookie_consent')
    expect(kept).toMatchObject({ value: 'necessary', sameSite: 'Lax' })
    expect(Math.abs((kept?.expires ?? 0) - before - 365 * DAY_S)).toBeLessThan(DAY_S)
    await openPage(page, '/sports/about')
    await page.keyboard.press('Shift')
    const again = page.getByRole('contentinfo').getByRole('button', { name: 'Cookies' })
    await test.step('and asked for there', () => onPhone(page, () => again.click({ trial: true })))
    // What opens by a press is there; what nobody asked for is not.
    await again.click()
    await expect(page.getByRole('dialog', { name: 'Cookies' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog', { name: 'Cookies' })).toHaveCount(0)
    await expect(notice).toHaveCount(0)
  })
})

test('[ROLE-02] a player names themselves by keyboard, takes their data along, and closes the account', async ({
  page,
  site,
}) => {
  const { password } = await arriveSignedIn(page, site.url)
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  await openPage(page, '/profile')
  const main = page.getByRole('main')
  await expect(page.getByRole('navigation', { name: 'Your account' }).first()).toBeVisible()

  const edit = main.getByRole('button', { name: 'Edit' })
  await edit.focus()
  await page.keyboard.press('Enter')
  const details = page.getByRole('dialog', { name: 'Edit your details' })
  await expect(details.getByRole('textbox', { name: 'First name' })).toBeFocused()
  await page.keyboard.type('Ada')
  await page.keyboard.press('Enter')
  await expect(details).toHaveCount(0)
  await expect(main.getByText('Ada', { exact: true })).toBeVisible()
  await expect(edit).toBeFocused()

  const file = page.waitForEvent('download')
  await main.getByRole('button', { name: 'Save as CSV' }).click()
  expect((await file).suggestedFilename()).toBe('touchline-my-data.csv')

  await main.getByRole('button', { name: 'Close your account' }).click()
  const closing = page.getByRole('dialog', { name: 'Close your account' })
  await expect(closing.getByText('Play money ends with the account.')).toBeVisible()
  await closing.getByRole('button', { name: 'Go on' }).click()
  await closing.getByLabel('Current password').fill(password)
  await closing.getByRole('button', { name: 'Close my account' }).click()
  await expect(closing.getByText(/^Your account is closed/)).toBeVisible()
  await closing.getByRole('button', { name: 'To the home page' }).click()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign in' })).toBeVisible()
  expect(errors).toEqual([])
})

const narrow = ['security', 'limits', 'wallet/deposit', 'wallet/withdraw', 'wallet/transactions']

test('[A6] on the narrowest phones nothing juts out of a card of the account, whatever the size of text', async ({
  page,
  site,
}) => {
  await arriveSignedIn(page, site.url)
  await page.setViewportSize({ width: 320, height: 800 })
  for (const path of ['', ...narrow.map((name) => `/${name}`)]) {
    // Finnish has long words.
    await openPage(page, `/fi/profile${path}`)
    await expect(page.locator('main button:visible').first()).toBeVisible()
    for (const fontSize of ['100%', '200%']) {
      await page.evaluate((size) => {
        document.documentElement.style.fontSize = size
      }, fontSize)
      const jutting = () =>
        page.locator('main button:visible').evaluateAll((buttons) => {
          return buttons
            .filter((button) => {
              const card = button.closest('section')
              const room = card === null ? 0 : 8
              const edges = (card ?? document.querySelector('main')!).getBoundingClientRect()
              const { left, right } = button.getBoundingClientRect()
              return left < edges.left + room || right > edges.right - room
            })
            .map(({ textContent }) => textContent)
        })
      await expect.poll(jutting, `${path} at ${fontSize}`).toEqual([])
      const spilt = await page
        .locator('main label:has(> input[type="radio"])')
        .evaluateAll((labels) =>
          labels
            .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
            .map(({ textContent }) => textContent),
        )
      expect(spilt, `${path} at ${fontSize}`).toEqual([])
    }
  }
  await test.step('no name of a way to pay is broken inside a word', async () => {
    await openPage(page, '/de/profile/wallet/deposit')
    const name = page
      .getByRole('radio', { name: 'Überweisung' })
      .locator('..')
      .getByText('Überweisung')
    await expect(name).toBeVisible()
    const lines = await name.evaluate((element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      return range.getClientRects().length
    })
    expect(lines).toBe(1)
  })
})
