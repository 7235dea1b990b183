import { expect, test } from 'vitest'

import { BETS } from '../../player/slip/stored.ts'
import { offers, openSlip } from './slip-surface.ts'

const [offer] = offers

/** The slip's code comes after a press, here when the page is gone. */
test('a page that is left with a press under way …', async () => {
  const { price } = await openSlip()
  price(offer?.id ?? '').click()
})

test('… leaves nothing in the browser of the next test', async () => {
  await import('../../player/slip/store.ts')
  const { price, slip } = await openSlip()
  expect(price(offer?.id ?? '')).toHaveAttribute('aria-pressed', 'false')
  expect(slip().queryByRole('textbox', { name: /^Stake/ })).toBeNull()
  expect(BETS.isThere(window.sessionStorage)).toBe(false)
})
