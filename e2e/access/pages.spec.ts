import { pagesOf } from '../support/addresses.ts'
import { expectAccessible } from '../support/axe.ts'
import { openPage } from '../support/open-page.ts'
import { test } from '../support/test.ts'
import { themes, useTheme } from '../support/themes.ts'

const names = [
  'home',
  'live',
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

for (const theme of themes) {
  // The phone looks at one theme: colours are the same on every width.
  const tag = theme === 'light' ? '@phone' : []
  for (const name of names) {
    test(`[A4] axe finds nothing: ${name}, ${theme}`, { tag }, async ({ page, call, site }) => {
      await useTheme(page, site.url, theme)
      await openPage(page, (await pagesOf(call))[name])
      await expectAccessible(page)
    })
  }
}
