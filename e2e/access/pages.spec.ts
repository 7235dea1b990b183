import { pagesOf } from '../support/addresses.ts'
import { darkAndStill, expectAccessibleInBothThemes } from '../support/axe.ts'
import { openPage } from '../support/open-page.ts'
import { test } from '../support/test.ts'

const names = [
  'home',
  'live',
  'board',
  'sport',
  'category',
  'league',
  'match',
  'my-bets',
  'favorites',
  'schedule',
  'results',
  '404',
] as const

for (const name of names) {
  test(`[A4] [FAIR-41] axe finds nothing: ${name}`, { tag: '@phone' }, async ({ page, call }) => {
    await darkAndStill(page)
    await openPage(page, (await pagesOf(call))[name])
    await expectAccessibleInBothThemes(page)
  })
}
