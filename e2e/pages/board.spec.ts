import type { Page } from '@playwright/test'
import { MATCH_STATUS } from '@touchline/contract'

import { matchPath } from '../support/addresses.ts'
import { openPage } from '../support/open-page.ts'
import { arriveSignedIn } from '../support/people.ts'
import { expect, test } from '../support/test.ts'

const BOARD = '/sports/live?view=board'

/** Ids of the matches on the board, in their order. */
function onBoard(page: Page): Promise<(string | undefined)[]> {
  return page
    .getByRole('list', { name: 'Board' })
    .getByRole('article')
    .evaluateAll((cards: HTMLElement[]) => cards.map((card) => card.dataset['matchId']))
}

test('stars, keys and drops fill the board, and its address is the board', async ({
  page,
  call,
  site,
  browser,
}) => {
  const query = { type: ['match'], matchStatus: [MATCH_STATUS.live], bettable: true, limit: 100 }
  const { data: inPlay } = await call('listMatches', { query })
  // What began last is on for longest.
  const starred = inPlay.toSorted((a, b) => b.startTime.localeCompare(a.startTime)).slice(0, 2)
  await arriveSignedIn(page, site.url)
  for (const match of starred) {
    await openPage(page, matchPath(match))
    const name = `${match.home.name} v ${match.away.name}`
    const star = page.getByRole('main').getByRole('button', { name: `Favourite: ${name}` })
    await star.click()
    await expect(star).toHaveAttribute('aria-pressed', 'true')
  }
  await openPage(page, BOARD)
  const ids = new Set(starred.map(({ id }) => id))
  await expect.poll(async () => new Set((await onBoard(page)).slice(0, 2))).toEqual(ids)
  await expect(page.getByText(/^Chosen for you/)).toBeVisible()

  const chosen = await onBoard(page)
  const offered = page.getByRole('link', { name: /^Put on the board/ })
  await offered.first().focus()
  await page.keyboard.press('Enter')
  await expect.poll(async () => (await onBoard(page)).length).toBe(chosen.length + 1)
  await expect(page).toHaveURL(/matches=/)
  expect((await onBoard(page)).slice(0, -1)).toEqual(chosen)

  const [first, second, ...others] = await onBoard(page)
  await page
    .getByRole('button', { name: /^Move .+ back$/ })
    .first()
    .focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => onBoard(page)).toEqual([second, first, ...others])

  await offered
    .first()
    .dragTo(page.getByRole('list', { name: 'Board' }).getByRole('article').first())
  await expect.poll(async () => (await onBoard(page)).length).toBe(chosen.length + 2)
  const now = await onBoard(page)
  expect(now.slice(1)).toEqual([second, first, ...others])
  const stranger = await browser.newPage()
  await openPage(stranger, page.url())
  await expect.poll(() => onBoard(stranger)).toEqual(now)
  await stranger.close()
})

test('a board is as wide as its screen, and as many cards wide as it has room', async ({
  page,
}) => {
  await openPage(page, BOARD)
  const cards = page.getByRole('list', { name: 'Board' }).getByRole('article')
  await expect(cards.nth(4)).toBeAttached()
  const seen = () =>
    cards.evaluateAll((all) => {
      const boxes = all.map((card) => card.getBoundingClientRect())
      return {
        columns: new Set(boxes.map(({ x }) => Math.round(x))).size,
        heights: new Set(boxes.map(({ height }) => Math.round(height))).size,
        isWide: document.documentElement.scrollWidth > document.documentElement.clientWidth,
      }
    })
  for (const [width, columns] of [
    [320, 1],
    [390, 1],
    [780, 2],
    [1280, 3],
    [1920, 4],
  ]) {
    await page.setViewportSize({ width: width!, height: 844 })
    await expect.poll(seen, `${width}`).toEqual({ columns, heights: 1, isWide: false })
  }
})
