import { quietLeague } from '../support/league.ts'
import { openLivePage, openPage } from '../support/open-page.ts'
import { select } from '../support/slip-panel.ts'
import { expect, test } from '../support/slip-test.ts'

/** Languages whose names for the tabs are longest. */
const LONG = [
  { width: 1280, locale: 'de' },
  { width: 320, locale: 'de' },
  { width: 320, locale: 'it' },
]

const sideways = [
  { width: 844, height: 390 },
  { width: 667, height: 375 },
]

test('on a phone held sideways the stake, the selections and the button are in reach', async ({
  page,
  offers,
  slip,
}) => {
  await page.setViewportSize(sideways[0]!)
  await select(page, [offers[0]!.id, offers[1]!.id])
  for (const size of sideways) {
    await page.setViewportSize(size)
    await slip.expand()
    await slip.comboStake.click()
    await slip.comboStake.fill('2')
    await expect(slip.signIn).toBeInViewport({ ratio: 1 })
    const remove = slip.card(offers[0]!.id).getByRole('button', { name: /^Remove / })
    await remove.click({ trial: true })
    await slip.signIn.click({ trial: true })
  }

  // So is each at 400 % zoom, where two of them have no room beside or above each other.
  await page.setViewportSize({ width: 320, height: 256 })
  await slip.expand()
  const card = slip.card(offers[0]!.id)
  await card.scrollIntoViewIfNeeded()
  await expect(card).toBeInViewport({ ratio: 1 })
  await slip.signIn.scrollIntoViewIfNeeded()
  await slip.signIn.click({ trial: true })
})

test('the sheet of a phone has nothing to scroll but its content', async ({
  page,
  offers,
  slip,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await select(page, [offers[0]!.id])
  await slip.expand()
  const sheet = page.getByRole('dialog', { name: 'Bet slip and my bets' })
  const scrolled = await sheet.evaluate((element) => {
    element.scrollTop = 40
    return element.scrollTop
  })
  expect(scrolled).toBe(0)
})

test('[SLIP-41] every field shows a stake of eight digits whole', async ({
  page,
  offers,
  slip,
}) => {
  await select(page, [offers[0]!.id, offers[1]!.id])
  await expect(slip.comboStake).toBeVisible()
  for (const width of [1280, 390, 320]) {
    await page.setViewportSize({ width, height: 844 })
    await slip.expand()
    await expect(slip.comboStake).toBeVisible()
    const cut = await slip.stakeFields.evaluateAll(
      (fields) =>
        fields.filter((field) => {
          if (field instanceof HTMLInputElement) field.value = '12345678.00'
          return field.scrollWidth > field.clientWidth
        }).length,
    )
    expect(cut, `at ${width} px`).toBe(0)
  }
})

test.describe('a player', () => {
  test.use({ signedIn: true })

  test('[SLIP-01] [SLIP-41] no tab and no sum on the button is cut, in longer languages either', async ({
    page,
    offers,
    slip,
  }) => {
    await select(page, [offers[0]!.id, offers[1]!.id])
    const tabs = slip.root.getByRole('tablist')
    for (const { width, locale } of LONG) {
      await page.setViewportSize({ width, height: 844 })
      await openPage(page, `/${locale}/sports/verify`)
      await expect(async () => {
        if (!(await tabs.isVisible())) await slip.root.getByRole('button').first().click()
        await expect(tabs.getByRole('tab')).toHaveCount(2, { timeout: 2_000 })
      }).toPass()
      const cut = (element: Element) => element.scrollWidth - element.clientWidth
      expect(await tabs.evaluate(cut), `${locale} at ${width} px`).toBe(0)
      const text = slip.root.locator('[data-action] > span')
      await text.evaluate((span) => {
        span.textContent = '12 Wetten abgeben 12.345.678,00 € → 99.999.999,00 €'
      })
      expect(await text.evaluate(cut), `the button at ${width} px`).toBe(0)
    }
  })

  test('[PLACE-09] on a low window a stake over the maximum leaves a selection and the button in reach', async ({
    page,
    offers,
    slip,
  }) => {
    await page.setViewportSize({ width: 1280, height: 560 })
    await select(page, [offers[0]!.id, offers[1]!.id])
    await slip.comboStake.fill('99999999')
    const send = slip.button(/for approval$/)
    await expect(send).toBeAttached()
    await expect(slip.root.locator('[data-action]')).toBeInViewport({ ratio: 1 })
    await slip.root.locator('[data-action]').click({ trial: true })
    await slip.card(offers[0]!.id).scrollIntoViewIfNeeded()
    await expect(slip.card(offers[0]!.id)).toBeInViewport({ ratio: 0.99 })
    await send.click({ trial: true })
  })
})

test('[P5] a line on the button names the leg that moved, and brings it into view', async ({
  page,
  offers,
  slip,
  feed,
}) => {
  await select(
    page,
    offers.slice(0, 3).map(({ id }) => id),
  )
  await slip.comboStake.fill('2')
  const [offer] = offers
  await page.setViewportSize({ width: 1280, height: 500 })
  feed.setOdds(offer!.market, offer!.outcomeId, offer!.odds + 500)
  const line = slip.button(/ → .* · Return .* → /)
  await expect(line).toBeVisible()
  await slip.cards.last().scrollIntoViewIfNeeded()
  await line.click()
  await expect(slip.card(offer!.id)).toBeInViewport()
  await slip.accept.click()
  await expect(line).toHaveCount(0)
})

const IN_SIGHT = [
  { size: { width: 1280, height: 900 }, legs: 4, tag: [] },
  { size: { width: 390, height: 844 }, legs: 3, tag: '@phone-only' },
]

for (const { size, legs, tag } of IN_SIGHT) {
  const title = `${legs} legs and the whole footer are in sight at ${size.width} × ${size.height}`
  test(title, { tag }, async ({ page, call, slip, feed }) => {
    await page.setViewportSize(size)
    const { path, offers } = await quietLeague(call, legs)
    feed.begin()
    await openLivePage(page, path)
    await select(
      page,
      offers.map(({ id }) => id),
    )
    await slip.expand()
    const forAll = slip.root.getByRole('textbox', { name: 'One stake for all' })
    const footer = slip.root.locator('[data-action]').locator('..')
    const footerEnd = () =>
      footer.evaluate((element) => Math.round(element.getBoundingClientRect().bottom))
    const expectInSight = async () => {
      await expect(slip.cards).toHaveCount(legs)
      for (const card of await slip.cards.all()) {
        await expect(card).toBeInViewport({ ratio: 0.99 })
      }
      await expect.poll(footerEnd).toBeLessThanOrEqual(size.height)
      expect((await footer.boundingBox())?.height).toBeLessThanOrEqual(200)
    }
    await forAll.fill('5')
    await expectInSight()
    await forAll.fill('')
    await slip.comboStake.fill('5')
    await expect(slip.comboStake).toBeInViewport({ ratio: 0.99 })
    await expectInSight()
    const [offer] = offers
    feed.setOdds(offer!.market, offer!.outcomeId, offer!.odds + 500)
    await expect(slip.accept).toBeVisible()
    await expectInSight()
  })
}
