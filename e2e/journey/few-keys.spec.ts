import { matchPath } from '../support/addresses.ts'
import { openLivePage } from '../support/open-page.ts'
import { callOf } from '../support/people.ts'
import { expect, test } from '../support/slip-test.ts'

test.use({ signedIn: true })

const MOST_KEYS_OF_A_BET = 12

test('a player bets with at most twelve keys, without a pointer', async ({
  page,
  call,
  offers,
  slip,
}) => {
  const { matchId } = offers[0]!.market
  await openLivePage(page, matchPath((await call('getMatch', { params: { id: matchId } })).data))
  let keys = 0
  const press = async (key: string) => {
    keys += 1
    await page.keyboard.press(key)
  }

  await press('o')
  const price = page.locator('main [data-outcome-id]:focus')
  await expect(price).toBeVisible()
  const first = await price.getAttribute('data-outcome-id')
  await press('ArrowRight')
  await expect(price).not.toHaveAttribute('data-outcome-id', first!)
  const chosen = await price.getAttribute('data-outcome-id')
  await press('Space')
  await expect(slip.stake).toBeVisible()
  await press('s')
  await expect(slip.stake).toBeFocused()
  for (const key of '1.50') await press(key)
  await expect(slip.place).toBeEnabled()
  await press('Control+Enter')
  await slip.expectState('SUCCESS')

  const [bet] = (await callOf(page)('listBets')).data
  expect(bet).toMatchObject({ stake: 150n })
  expect(bet?.selections.map(({ id }) => id)).toEqual([chosen])
  expect(keys).toBeLessThanOrEqual(MOST_KEYS_OF_A_BET)
})
