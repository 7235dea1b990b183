import { expectAccessible } from '../support/axe.ts'
import { liveMatch, matchPath } from '../support/addresses.ts'
import { openLivePage } from '../support/open-page.ts'
import { expect, test } from '../support/test.ts'

test('[MATCH-02] [MATCH-05] [MATCH-06] a player reads the statistics of a match in play', async ({
  page,
  call,
}) => {
  await openLivePage(page, matchPath(await liveMatch(call)))
  await page.getByRole('tab', { name: 'Statistics' }).click()
  await expect(page).toHaveURL(/view=statistics/)
  const numbers = page.getByRole('region', { name: 'Match in numbers' })
  await expect(numbers.getByRole('row', { name: /Possession/ })).toContainText('%')
  await expect(numbers.getByRole('row', { name: /Corners/ })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Form' }).getByRole('listitem')).not.toHaveCount(0)
  const table = page.getByRole('region', { name: /^Table of / }).getByRole('table')
  await expect(table.getByRole('row')).not.toHaveCount(1)
  await expectAccessible(page, 'main')

  await page.reload()
  await expect(page.getByRole('tab', { name: 'Statistics' })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  await expect(numbers).toBeVisible()
  await page.getByRole('tab', { name: 'Markets', exact: true }).click()
  await expect(numbers).toBeHidden()
  await expect(page).not.toHaveURL(/view=/)
})
