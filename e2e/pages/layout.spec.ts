import type { Locator, Page } from '@playwright/test'
import { WHOLE_SEASON } from '../support/kept-sites.ts'
import { openPage } from '../support/open-page.ts'
import { arriveSignedIn } from '../support/people.ts'
import { expect, test } from '../support/test.ts'

test.use({ environment: WHOLE_SEASON })

const HEIGHT = 800

/** Looks at one thing on both sides of a breakpoint. */
async function atWidths(
  page: Page,
  below: number,
  look: () => Promise<unknown>,
): Promise<{ below: unknown; above: unknown }> {
  await page.setViewportSize({ width: below, height: HEIGHT })
  const narrow = await look()
  await page.setViewportSize({ width: below + 1, height: HEIGHT })
  return { below: narrow, above: await look() }
}

async function box(locator: Locator) {
  const found = await locator.boundingBox()
  if (found === null) throw new Error('nothing is shown')
  return found
}

/** Which of these the page's own fonts cannot write. */
function signsThatLack(page: Page, symbols: readonly string[]): Promise<string[]> {
  return page.evaluate(async (texts) => {
    const context = document.createElement('canvas').getContext('2d')
    if (context === null) throw new Error('no canvas')
    // What the page brings along: the rest of its families stand in for letters that it lacks.
    const own = getComputedStyle(document.body).fontFamily.split(', ').slice(0, 2).join(', ')
    const width = (text: string, fallback: string) => {
      context.font = `100px ${own}, ${fallback}`
      return context.measureText(text).width
    }
    const lacks: string[] = []
    for (const text of texts) {
      await document.fonts.load(`100px ${own}`, text)
      // A letter that the font lacks is as wide as the one that stands in for it.
      if (width(text, 'monospace') !== width(text, 'serif')) lacks.push(text)
    }
    return lacks
  }, symbols)
}

/** What has the focus, where something else lies over the middle of it. */
function coveredFocus(): string | null {
  const focused = document.activeElement
  if (focused === null || focused === document.body) return null
  const { x, y, width, height } = focused.getBoundingClientRect()
  const above = document.elementFromPoint(x + width / 2, y + height / 2)
  return focused.contains(above) || above?.contains(focused) === true ? null : focused.outerHTML
}

test('[THEME-02] [THEME-03] [THEME-04] [HEAD-13] [P11] [A6] a page in its frame: signs of currencies, widths, zoom, and the way to the next one', async ({
  page,
  call,
}) => {
  await openPage(page, '/sports')
  const sports = page.getByRole('navigation', { name: 'Browse' })
  const bars = () => page.locator('header, nav, footer, [data-slip]').filter({ visible: true })

  await test.step('the font has the signs of all currencies that are offered', async () => {
    const { currencies } = (await call('getSystemSettings')).data
    const symbols = currencies.map(({ symbol }) => symbol)
    expect(symbols).toEqual(expect.arrayContaining(['€', '₿', '₮']))
    expect(await signsThatLack(page, symbols)).toEqual([])
  })

  await test.step('the layout changes at 720, 780, 960, 1280 and 1920 px', async () => {
    const footer = page.getByRole('contentinfo')
    const besideEachOther = async () => {
      const [note, small] = [await box(footer.getByText('18+')), await box(footer.getByText('©'))]
      return small.y < note.y + note.height
    }
    expect(await atWidths(page, 719, besideEachOther)).toEqual({ below: false, above: true })

    const menu = page.getByRole('button', { name: 'Menu' })
    const bottomBar = async () => (await box(menu.locator('visible=true'))).y > HEIGHT / 2
    expect(await atWidths(page, 780, bottomBar)).toEqual({ below: true, above: false })

    const leftColumn = () => sports.isVisible()
    expect(await atWidths(page, 959, leftColumn)).toEqual({ below: false, above: true })
    const leftWidth = async () => (await box(sports)).width > 200
    expect(await atWidths(page, 1279, leftWidth)).toEqual({ below: false, above: true })

    await page.setViewportSize({ width: 1940, height: HEIGHT })
    const full = (await box(page.getByRole('main'))).width
    await page.setViewportSize({ width: 2400, height: HEIGHT })
    expect((await box(page.getByRole('main'))).width).toBe(full)
  })

  await test.step('a tab is as wide with one match as with ten', async () => {
    const tab = page.getByRole('group', { name: 'Matches' }).getByRole('link', { name: /^Live/ })
    const widths = await tab.evaluate((link) => {
      const number = link.lastElementChild?.firstChild
      const before = number?.nodeValue ?? ''
      return ['1', '10', before].map((text) => {
        if (number) number.nodeValue = text
        return link.getBoundingClientRect().width
      })
    })
    expect(widths[0]).toBe(widths[1])
  })

  await test.step('at 320 × 256 px bars scroll away and leave the screen to the page', async () => {
    await page.setViewportSize({ width: 320, height: 256 })
    await expect(page.getByRole('banner')).toBeInViewport()
    await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }))
    await expect(page.getByRole('banner')).not.toBeInViewport()
    // What is under the top and the bottom edge belongs to the page.
    const edges = await page.evaluate(() =>
      [8, 248].map((y) => document.elementFromPoint(160, y)?.closest('main') !== null),
    )
    expect(edges).toEqual([true, true])
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
    await expect(bars().last()).toBeInViewport()
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  })

  await test.step('what has the focus is in sight between the bars', async () => {
    await page.setViewportSize({ width: 390, height: HEIGHT })
    const price = page.getByRole('main').locator('li[data-match-id] [data-outcome-id]').first()
    await price.focus()
    for (const key of [...Array<string>(25).fill('Tab'), ...Array<string>(30).fill('Shift+Tab')]) {
      await page.keyboard.press(key)
      expect(await page.evaluate(coveredFocus), key).toBeNull()
    }
  })

  await test.step('on paper there is the page alone', async () => {
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('main').locator('[data-match-id]').first()).toBeVisible()
    await expect(bars()).toHaveCount(0)
    await page.emulateMedia({ media: 'screen' })
    await expect(bars()).not.toHaveCount(0)
  })

  await test.step('the list of sports leads to each; a thin bar shows while it is on its way', async () => {
    await page.setViewportSize({ width: 1280, height: HEIGHT })
    const bar = page.getByRole('progressbar', { name: 'Loading page' })
    await expect(bar).toHaveCount(0)
    await expect(sports.getByRole('link', { name: /Football/ })).toBeVisible()
    let answer = () => {}
    const held = new Promise<void>((resolve) => (answer = resolve))
    await page.route('**/api/sportsbook/**', async (route) => {
      await held
      await route.continue()
    })
    await sports.getByRole('link', { name: /Tennis/ }).click()
    await expect(bar).toBeVisible()
    const { y, height } = await box(bar)
    expect(y).toBe(0)
    expect(height).toBeLessThanOrEqual(4)
    answer()
    await expect(page.locator('html')).toHaveAttribute('data-page', 'sport')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tennis')
    await expect(bar).toHaveCount(0)
  })
})

test('[A1] forced colours show the edges of fields and what is chosen', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await openPage(page, '/sports/soccer')
  const systemColour = (name: string) =>
    page.evaluate((colour) => {
      const probe = document.createElement('i')
      probe.style.cssText = `forced-color-adjust: none; background-color: ${colour}`
      document.body.append(probe)
      const shown = getComputedStyle(probe).backgroundColor
      probe.remove()
      return shown
    }, name)
  const edge = (field: Locator) =>
    field.evaluate((element) => {
      const { borderTopWidth, borderTopStyle } = getComputedStyle(element)
      return `${borderTopWidth} ${borderTopStyle}`
    })
  const chips = page.locator('[data-selected]').filter({ visible: true })
  await expect(chips.first()).toHaveCSS('background-color', await systemColour('Highlight'))
  await expect(chips.first()).toHaveCSS('color', await systemColour('HighlightText'))

  await page.locator('[data-outcome-id][data-state="open"]').first().click()
  const stake = page.getByRole('textbox', { name: /Stake/ }).first()
  await expect(stake).toBeVisible()
  // With its currency, which the field's own edge would leave outside.
  expect(await edge(stake.locator('..'))).toBe('1px solid')
  await expect(page.locator('main [class*="card-"]').first()).toHaveCSS('outline-style', 'solid')
  await openPage(page, '/sports?modal=signUp')
  const openPlace = page.locator('header a[data-status="active"]', { hasText: 'Sports' })
  await expect(openPlace).toHaveCSS('outline-style', 'solid')
  const currency = page.getByRole('dialog').getByRole('combobox').first()
  expect(await edge(currency)).toBe('1px solid')
})

test('[A6] [HEAD-05] a player’s header holds all that it has up to its end, on every screen', async ({
  page,
  site,
}) => {
  await arriveSignedIn(page, site.url)
  const beyond = () =>
    page.evaluate(() => {
      const shown = [...document.querySelectorAll('header :is(a, button)')]
        .map((one) => one.getBoundingClientRect())
        .filter(({ width }) => width > 0)
      const { clientWidth } = document.documentElement
      return shown.filter(({ left, right }) => left < -0.5 || right > clientWidth + 0.5).length
    })
  /** Pixels behind the account's button, beside the bar's own edge. */
  const spare = () =>
    page.evaluate(() => {
      const account = [...document.querySelectorAll('header [aria-haspopup]')].at(-1)
      const bar = account?.closest('header')?.firstElementChild
      if (account === undefined || !bar) return Infinity
      const [inner, outer] = [account, bar].map((one) => one.getBoundingClientRect())
      const { direction, paddingInlineEnd } = getComputedStyle(bar)
      const [left, right] = [inner!.left - outer!.left, outer!.right - inner!.right]
      return (direction === 'rtl' ? left : right) - Number.parseFloat(paddingInlineEnd)
    })
  // A short page, whose rest takes no time at each width.
  for (const path of ['', '/de', '/fr', '/ar'].map((locale) => `${locale}/sports/verify`)) {
    await openPage(page, path)
    await expect(page.locator('header [aria-haspopup]').last()).toBeVisible()
    for (const width of [340, 360, 390, 780, 781, 959, 960, 1000, 1072, 1100, 1280]) {
      await page.setViewportSize({ width, height: HEIGHT })
      await expect.poll(beyond, { message: `${path} at ${width} px` }).toBe(0)
      await expect.poll(spare, { message: `${path} at ${width} px` }).toBeLessThan(1)
    }
  }
})
