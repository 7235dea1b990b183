import type { Locator, Page } from '@playwright/test'
import { leaguePath, steadyMatch } from '../support/addresses.ts'
import { layoutShifts, watchLayout } from '../support/layout-shifts.ts'
import { openPage } from '../support/open-page.ts'
import { arriveSignedIn } from '../support/people.ts'
import { expect, test } from '../support/test.ts'

function star(page: Page | Locator, name: string): Locator {
  return page.getByRole('button', { name: `Favourite: ${name}`, exact: true })
}

test('[FAV-01] [FAV-10] favourites have a page, leagues stand in the left column, nothing moves', async ({
  page,
  call,
  site,
}) => {
  const match = await steadyMatch(call)
  const name = `${match.home.name} v ${match.away.name}`
  await arriveSignedIn(page, site.url)
  let readings = 0
  page.on('request', (request) => {
    if (request.method() === 'GET' && /\/player\/accounts\b/.test(request.url())) readings += 1
  })
  await openPage(page, leaguePath({ ...match.tournament, sport: match.sport }))
  // Once the own channel is joined, the page looks whether anything has changed before it was.
  await expect.poll(() => readings).toBe(2)
  const main = page.getByRole('main')
  await star(main, match.tournament.name).first().click()
  await star(main, name).click()
  await expect(star(main, name)).toHaveAttribute('aria-pressed', 'true')
  const column = page.getByRole('navigation', { name: 'Browse' })
  const pinned = column.getByRole('listitem')
  await expect(pinned.nth(1)).toContainText(match.tournament.name)
  const width = await column.evaluate((nav) => nav.scrollWidth)
  await pinned
    .nth(1)
    .locator('bdi')
    .evaluate((bdi) => bdi.append(' Promotion Play-offs'.repeat(4)))
  expect(await column.evaluate((nav) => nav.scrollWidth), 'a long name widens nothing').toBe(width)

  const reads: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'GET' && request.url().includes('/favourites/')) {
      reads.push(request.url())
    }
  })
  await page.keyboard.press('g')
  await page.keyboard.press('f')
  await expect(page.locator('html')).toHaveAttribute('data-page', 'favorites')
  await expect(main.locator(`li[data-match-id="${match.id}"]`)).toBeVisible()
  const leagues = main.getByRole('region', { name: 'Leagues and sports' })
  await expect(leagues.getByRole('link', { name: match.tournament.name })).toBeVisible()
  await main.getByRole('link', { name: /^Live/ }).click()
  await expect(page).toHaveURL(/status=live/)
  await expect(main.getByText('None of your matches is here')).toBeVisible()
  await main.getByRole('link', { name: 'Show all' }).click()
  await expect(main.locator(`li[data-match-id="${match.id}"]`)).toBeVisible()
  expect(reads, 'read once, when the player came').toEqual([])

  await watchLayout(page)
  await page.reload()
  await expect(pinned.nth(1)).toContainText(match.tournament.name)
  await expect(main.locator(`li[data-match-id="${match.id}"]`)).toBeVisible()
  const shifts = await layoutShifts(page)
  expect(shifts.filter(({ elements }) => elements.some((each) => /nav|entry/.test(each)))).toEqual(
    [],
  )
})
