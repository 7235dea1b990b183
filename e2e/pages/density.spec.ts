import type { Page } from '@playwright/test'

import { matchPath, steadyMatch } from '../support/addresses.ts'
import { WHOLE_SEASON } from '../support/kept-sites.ts'
import { layoutShifts, watchLayout } from '../support/layout-shifts.ts'
import { pushedOut } from '../support/long-names.ts'
import { openPage } from '../support/open-page.ts'
import { arriveSignedIn } from '../support/people.ts'
import { expect, test } from '../support/test.ts'

test.use({ environment: WHOLE_SEASON })

/**
 * Lines as high as a row between the header and what stands at the foot of the screen: the rows and the
 * heads of sports and leagues that are whole.
 */
function linesInSight(page: Page): Promise<number> {
  return page.evaluate(() => {
    const top = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
    const bars = [...document.querySelectorAll('nav, [data-sheet]')]
      .filter((bar) => getComputedStyle(bar).position === 'fixed')
      .map((bar) => bar.getBoundingClientRect().top)
    const bottom = Math.min(innerHeight, ...bars)
    const inSight = (lines: string) =>
      [...document.querySelectorAll(`main :is(${lines})`)]
        .map((line) => line.getBoundingClientRect())
        .filter((box) => box.height > 0 && box.top >= top && box.top < bottom)
    const row = 'li[data-match-id]'
    const [first] = inSight(row)
    if (first === undefined) return 0
    // Of the last line, what is seen of it: which one it is hangs on what is in play.
    const last = Math.max(...inSight(`${row}, h2, h3`).map((line) => line.bottom))
    return (Math.min(last, bottom) - first.top) / first.height
  })
}

/** Names of which less is to be read than so many pixels take, though there is more. */
function namesWithoutRoom(page: Page, least: number): Promise<string[]> {
  return page.evaluate(
    (room) =>
      [...document.querySelectorAll<HTMLElement>('main li[data-match-id] a bdi[title]')]
        .filter((name) => name.clientWidth < Math.min(name.scrollWidth, room))
        .map((name) => name.title),
    least,
  )
}

const SEVEN_LETTERS = 56

/**
 * Rows that a screen of that height has room for at least, how far down the first price may be, and how
 * high the row of a match is at the most.
 */
const SCREENS = [
  { width: 320, names: 40 },
  { width: 390, names: SEVEN_LETTERS, full: { height: 844, rows: 6, price: 240 } },
  { width: 780, names: SEVEN_LETTERS, row: 52 },
  { width: 1280, names: SEVEN_LETTERS, full: { height: 900, rows: 12, price: 280 } },
  { width: 1920, names: SEVEN_LETTERS, full: { height: 1080, rows: 15, price: 280 } },
]

/** Half of such a screen is left to the rows, at 400 % zoom. */
async function expectRoomWhenZoomed(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 256 })
  await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }))
  const free = () =>
    page.evaluate(() => {
      const heights = Array.from({ length: innerHeight / 4 }, (_, index) => index * 4 + 2)
      const isRow = (y: number) =>
        document.elementFromPoint(innerWidth / 2, y)?.closest('main li, main h2, main h3') !== null
      return heights.filter(isRow).length / heights.length
    })
  await expect.poll(free).toBeGreaterThan(0.5)
}

async function expectPriceNearTop(page: Page, most: number, where: string): Promise<void> {
  const price = page.getByRole('main').locator('[data-outcome-id]').first()
  await expect.poll(async () => (await price.boundingBox())?.y, where).toBeLessThanOrEqual(most)
}

/** A league of a long name is cut: the head of its card has one line. */
async function expectTitleInOneLine(page: Page): Promise<void> {
  const middles = await page.getByRole('heading', { level: 1 }).evaluate((title) => {
    title.querySelector('bdi')?.append(' of Unusually Long Names'.repeat(8))
    return Array.from(title.parentElement?.children ?? [])
      .map((one) => one.getBoundingClientRect())
      .filter(({ height }) => height > 0)
      .map(({ top, bottom }) => (top + bottom) / 2)
  })
  expect(middles.length).toBeGreaterThan(2)
  expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(4)
}

/** In a row that goes on at both ends nothing lies over what is chosen, which begins in sight. */
async function expectChosenTabWhole(page: Page): Promise<void> {
  await openPage(page, '/sports?sport=baseball')
  const tab = page.getByRole('main').locator('a[data-selected]').filter({ hasText: 'Baseball' })
  const isWhole = () =>
    tab.evaluate((link) => {
      const { left, right, top } = link.getBoundingClientRect()
      const over = [left + 2, right - 2].map((x) => document.elementFromPoint(x, top + 8))
      return over.every((one) => link.contains(one))
    })
  await expect.poll(isWhole).toBe(true)
}

for (const { width, names, row, full } of SCREENS) {
  test(`[A6] at ${width} px no page of lists is wider than its screen, none shifts, and they are full of matches`, async ({
    page,
  }) => {
    test.slow()
    await watchLayout(page)
    for (const path of ['/sports', '/sports/live', '/sports/soccer']) {
      await page.setViewportSize({ width, height: 844 })
      await openPage(page, path)
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(overflow, path).toBeLessThanOrEqual(0)
      const shifts = await layoutShifts(page)
      expect(
        shifts.filter(({ elements }) => elements.length > 0),
        path,
      ).toEqual([])
      if (path === '/sports/live') expect(await namesWithoutRoom(page, names)).toEqual([])
      if (row !== undefined) {
        const heights = await page
          .locator('main li[data-match-id]')
          .evaluateAll((rows) => rows.map((one) => one.getBoundingClientRect().height))
        expect(Math.max(...heights), path).toBeLessThanOrEqual(row)
      }
      if (width === 320 && path === '/sports/live') await expectRoomWhenZoomed(page)
      if (width === 1280) {
        const first = page.getByRole('navigation', { name: 'Browse' }).getByRole('link').first()
        await expect(first, path).toBeInViewport({ ratio: 1 })
      }
      if (width === 320) {
        await test.step(`${path} with text of twice the size`, () =>
          expectRoomForLargeText(page, path))
      }
      if (path === '/sports/soccer') {
        await expectTitleInOneLine(page)
        const country = page.getByRole('main').locator('div:has(> h3)').last()
        expect(await pushedOut(country)).toEqual([])
      }
      if (full === undefined) continue
      await page.setViewportSize({ width, height: full.height })
      if (path === '/sports/live') {
        expect(await linesInSight(page)).toBeGreaterThanOrEqual(full.rows)
        await writeLongPrices(page)
        const cells = 'main li[data-match-id]:not([data-names-main]) [data-outcome-id]'
        expect(await cutIn(page, cells)).toEqual([])
      }
      if (path === '/sports/soccer') await expectPriceNearTop(page, full.price, path)
    }
    if (width === 1280) await expectChosenTabWhole(page)
    if (width === 320) {
      const board = '/sports/live?view=board'
      await openPage(page, board)
      await test.step(`${board} with text of twice the size`, () =>
        expectRoomForLargeText(page, board))
    }
    if (full === undefined) return
    await openPage(page, '/sports/soccer?time=fromNowToFuture')
    await expectPriceNearTop(page, full.price, 'matches to come')
  })
}

/** On the narrowest phones text of twice the size makes no page of lists wider than its screen. */
async function expectRoomForLargeText(page: Page, path: string): Promise<void> {
  await page.setViewportSize({ width: 320, height: 844 })
  const setSize = (size: string) =>
    page.evaluate((fontSize) => {
      document.documentElement.style.fontSize = fontSize
    }, size)
  await setSize('200%')
  const tooWide = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  await expect.poll(tooWide, path).toBeLessThanOrEqual(0)
  if (path === '/sports/soccer') {
    // On a usual phone, whose scroll bar takes no room, 1, X and 2 stand beside their prices, and the
    // count of markets within its row.
    await page.setViewportSize({ width: 390 + 15, height: 844 })
    await expect.poll(() => lostInRows(page)).toEqual([])
  }
  await setSize('')
}

/** What rows of a list do not show whole beside their prices. */
function lostInRows(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const labels = [
      ...document.querySelectorAll<HTMLElement>('main li[data-match-id] [data-outcome-id] > bdi'),
    ].filter(({ textContent }) => /^[1X2]$/.test(textContent))
    const counts = [...document.querySelectorAll<HTMLElement>('main li[data-match-id] a > bdi')]
    const edge = document.documentElement.clientWidth
    return [
      ...(labels.length === 0 ? ['no labels'] : []),
      ...labels.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent),
      ...counts
        .filter((one) => one.getBoundingClientRect().right > edge)
        .map((one) => one.textContent),
    ]
  })
}

test('[A6] text of twice the size cuts no price, no name and no button of a player’s header', async ({
  page,
  site,
  call,
}) => {
  await page.setViewportSize({ width: 320, height: 844 })
  await arriveSignedIn(page, site.url)
  for (const path of ['/sports', matchPath(await steadyMatch(call))]) {
    await openPage(page, path)
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    await expect(page.getByRole('button', { name: /^Your account/ })).toBeInViewport({ ratio: 1 })
    await expect.poll(() => cutIn(page, 'main [data-outcome-id]'), path).toEqual([])
    if (path !== '/sports') continue
    for (const width of [960, 1280]) {
      await page.setViewportSize({ width, height: 844 })
      await expect(page.getByRole('button', { name: /^Your account/ })).toBeInViewport({ ratio: 1 })
      await expect.poll(() => namesOverRows(page), `${width} px`).toEqual([])
    }
  }
})

/** Names of teams that reach out of their row, or over the one above. */
function namesOverRows(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main li[data-match-id]')].flatMap((row) => {
      const { top, bottom } = row.getBoundingClientRect()
      const [home, away] = [...row.querySelectorAll<HTMLElement>('a bdi[title]')]
      if (home === undefined || away === undefined) return ['no names']
      const [first, second] = [home.getBoundingClientRect(), away.getBoundingClientRect()]
      // Lines are less high than their letters' boxes.
      const slack = first.height / 5
      const isIn = first.top >= top - slack && second.bottom <= bottom + slack
      return isIn && second.top >= first.bottom - slack ? [] : [home.title]
    }),
  )
}

/** Numbers that their buttons do not show whole, by their height or width. */
function cutIn(page: Page, buttons: string): Promise<string[]> {
  return page.evaluate((selector) => {
    const cut = [...document.querySelectorAll<HTMLElement>(selector)].filter((button) => {
      const outer = button.getBoundingClientRect()
      const card = button.closest('li, article, section')?.getBoundingClientRect() ?? outer
      const words = document.createTreeWalker(button, NodeFilter.SHOW_TEXT)
      while (words.nextNode()) {
        if (!/^−?[\d.]+$/.test(words.currentNode.textContent ?? '')) continue
        const range = document.createRange()
        range.selectNodeContents(words.currentNode)
        const inner = range.getBoundingClientRect()
        const isIn = (box: DOMRect) =>
          inner.left >= box.left - 1 &&
          inner.right <= box.right + 1 &&
          inner.bottom <= box.bottom + 1
        if (inner.width > 1 && !(isIn(outer) && isIn(card))) return true
      }
      return false
    })
    return cut.map(({ textContent }) => textContent)
  }, buttons)
}

/** Gives each outcome the longest price there is: that of a long shot in Malay odds. */
function writeLongPrices(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const button of document.querySelectorAll('main [data-outcome-id]')) {
      const words = document.createTreeWalker(button, NodeFilter.SHOW_TEXT)
      while (words.nextNode()) {
        if (/^\d+\.\d\d$/.test(words.currentNode.textContent ?? '')) {
          words.currentNode.textContent = '−0.00100'
        }
      }
    }
  })
}

/** For each column of a match's markets the gaps between its panels, px. */
function panelGaps(page: Page): Promise<number[][]> {
  return page.evaluate(() => {
    const panels = [...document.querySelectorAll('main [role="group"]')].filter(
      (group) => group.querySelector(':scope > div > h3') !== null,
    )
    const columns = Map.groupBy(
      panels.map((panel) => panel.getBoundingClientRect()),
      (box) => Math.round(box.x),
    )
    return [...columns.values()].map((boxes) =>
      boxes.slice(1).map(({ top }, index) => Math.round(top - (boxes[index]?.bottom ?? 0))),
    )
  })
}

test('[MATCH-01] on a phone a market shows one of its lines and slides through the others; from 1600 px markets stand in three columns without holes', async ({
  page,
  call,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openPage(page, matchPath(await steadyMatch(call)))
  const slider = page.getByRole('slider', { name: 'Line', includeHidden: true }).first()
  const panel = page.getByRole('main').getByRole('group').filter({ has: slider }).first()
  const shown = panel.locator('[data-outcome-id]').filter({ visible: true })
  await expect(slider).toHaveAttribute('aria-valuetext', /, Main line$/)
  await expect(shown).not.toHaveCount(0)
  const main = await shown.first().getAttribute('data-outcome-id')
  const cells = await shown.count()
  expect(cells).toBeLessThanOrEqual(3)

  await slider.press('ArrowRight')
  await expect(slider).not.toHaveAttribute('aria-valuetext', /Main line/)
  await expect(shown.first()).not.toHaveAttribute('data-outcome-id', main ?? '')
  await expect(shown).toHaveCount(cells)
  await slider.press('ArrowLeft')
  await expect(shown.first()).toHaveAttribute('data-outcome-id', main ?? '')
  await slider.press('End')
  await expect(slider).toHaveValue((await slider.getAttribute('max')) ?? '')
  await expect(shown).toHaveCount(cells)

  await page.setViewportSize({ width: 1280, height: 900 })
  await expect(slider).toBeHidden()
  await expect.poll(() => shown.count()).toBeGreaterThan(cells)
  await expect.poll(async () => (await panelGaps(page)).length).toBe(2)
  await page.setViewportSize({ width: 1600, height: 1000 })
  const even = async () => [...new Set((await panelGaps(page)).flat())]
  await expect.poll(async () => (await panelGaps(page)).length).toBe(3)
  await expect.poll(even).toEqual([8])
  const board = page.getByRole('region', { name: 'Markets' })
  const scores = board.getByRole('group', { name: 'Correct score', exact: true })
  await scores.first().scrollIntoViewIfNeeded()
  const price = scores.locator('[data-outcome-id] > :last-child').first()
  await expect(price).toHaveCSS('font-size', '15px')

  const fold = board.getByRole('heading', { level: 3 }).first().getByRole('button')
  await fold.click()
  await expect(fold).toHaveAttribute('aria-expanded', 'false')
  await expect.poll(even).toEqual([8])
  await board
    .getByRole('button', { name: /more lines?$/ })
    .first()
    .click()
  await expect(board.getByRole('button', { name: 'Main lines only' })).toBeVisible()
  await expect.poll(even).toEqual([8])
})
