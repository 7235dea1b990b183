import { liveMatch, matchPath } from '../support/addresses.ts'
import { FAST_SEASON } from '../support/kept-sites.ts'
import { openLivePage } from '../support/open-page.ts'
import { layoutShifts, watchLayout } from '../support/layout-shifts.ts'
import { phone } from '../support/phone.ts'
import { changedButtons, watchButtons } from '../support/repaints.ts'
import { expect, test } from '../support/test.ts'

test.use({ environment: FAST_SEASON })

/** Price changes after which the page must stand where it stood: some ten seconds of a busy feed. */
const ENOUGH_CHANGES = { home: 60, live: 60, board: 6, match: 20 }

const sumOf = (shifts: readonly { value: number }[]) =>
  shifts.reduce((sum, { value }) => sum + value, 0)

// Not in the project of phones: all of these share one fast season.
for (const [device, options] of [
  ['a wide screen', {}],
  ['a phone', phone],
] as const) {
  test.describe(`on ${device}`, () => {
    test.use(options)
    for (const name of ['home', 'live', 'board', 'match'] as const) {
      test(`${name}: nothing moves while prices do`, async ({ page, call }) => {
        await watchLayout(page)
        const path =
          name === 'match'
            ? matchPath(await liveMatch(call))
            : { home: '/sports', live: '/sports/live', board: '/sports/live?view=board' }[name]
        await openLivePage(page, path)
        await watchButtons(page)
        await expect
          .poll(async () => (await changedButtons(page)).length, { timeout: 40_000 })
          .toBeGreaterThan(ENOUGH_CHANGES[name])
        const shifts = await layoutShifts(page)
        expect(shifts.filter(({ elements }) => elements.length > 0)).toEqual([])
        expect(sumOf(shifts.filter(({ isOfFont }) => !isOfFont))).toBeLessThan(0.001)
        // Words take a little other room once their font is there, on a busy machine after the first paint.
        expect(sumOf(shifts)).toBeLessThan(0.01)
      })
    }

    test('what began meanwhile waits behind a bar that nothing covers', async ({ page }) => {
      await openLivePage(page, '/sports')
      const bar = page.getByRole('button', { name: /new match/ })
      const isOnTop = () =>
        bar.evaluate((element) => {
          const { x, y, width, height } = element.getBoundingClientRect()
          return element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
        })
      expect(await isOnTop()).toBe(true)
      await bar.click()
      await expect(bar).toHaveCount(0)
    })
  })
}
