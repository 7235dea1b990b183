import { expectAccessible } from '../support/axe.ts'
import { matchPath, steadyMatch } from '../support/addresses.ts'
import { openLivePage } from '../support/open-page.ts'
import { expect, test } from '../support/test.ts'

test('[MATCH-01] [MATCH-04] a player goes through the markets, pins, folds, finds and reads them', async ({
  page,
  call,
}) => {
  await openLivePage(page, matchPath(await steadyMatch(call)))
  const board = page.getByRole('region', { name: 'Markets' })
  const panels = board.getByRole('group').filter({ has: page.getByRole('heading', { level: 3 }) })

  await test.step('a tab reads its group and stands in the address', async () => {
    const read = page.waitForRequest((request) => request.url().includes('group_key=goals'))
    await board.getByRole('tab', { name: 'Goals' }).click()
    await read
    await expect(page).toHaveURL(/group=goals/)
    await board.getByRole('tab', { name: 'All' }).click()
  })

  await test.step('a pinned market is first, on the next visit too', async () => {
    const name = await panels.nth(4).getByRole('heading').innerText()
    // Another market may have come before it meanwhile.
    await board.getByRole('button', { name: `Pin ${name}`, exact: true }).click()
    await expect(panels.first().getByRole('heading')).toHaveText(name)
    await page.reload({ waitUntil: 'commit' })
    await expect(panels.first().getByRole('heading')).toHaveText(name)
    const pin = panels.first().getByRole('button', { name: /^Pin / })
    await expect(pin).toHaveAttribute('aria-pressed', 'true')
    await expect(page.locator('html')).toHaveAttribute('data-connection', 'connected')
    await pin.click()
    await expect(panels.first().getByRole('heading')).not.toHaveText(name)
  })

  await test.step('all markets fold and unfold', async () => {
    const price = board.locator('[data-outcome-id]').first()
    await board.getByRole('button', { name: 'Collapse all markets' }).click()
    await expect(price).toBeHidden()
    await board.getByRole('button', { name: 'Expand all markets' }).click()
    await expect(price).toBeVisible()
  })

  await test.step('a word finds its markets', async () => {
    await board.getByRole('searchbox').fill('no such market')
    await expect(board.getByText('Nothing matches “no such market”')).toBeVisible()
    await board.getByRole('searchbox').fill('')
  })

  await test.step('a market is explained, with its chances and its prices so far', async () => {
    await panels
      .first()
      .getByRole('button', { name: /^What does / })
      .click()
    const info = page.getByRole('dialog', { name: /^What does / })
    await expect(info.getByText('Wins:').first()).toBeVisible()
    await expect(info.getByText('Loses:').first()).toBeVisible()
    await info.getByRole('radio', { name: 'Chances' }).check()
    await expect(info.getByText(/^Bookmaker’s margin: \d/)).toBeVisible()
    await info.getByRole('radio', { name: 'Prices' }).check()
    await expect(info.getByRole('img', { name: /^Price of / })).toBeVisible()
    await expect(info.getByRole('region', { name: /newest first$/ })).toContainText('first')
    await expectAccessible(page, '[popover]:popover-open')
    await page.keyboard.press('Escape')
    await expect(info).toBeHidden()
  })
})
