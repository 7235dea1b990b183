import { leagueApart } from '../support/league.ts'
import { openLivePage } from '../support/open-page.ts'
import { arriveSignedIn, callOf, expectBalanceOfBackend } from '../support/people.ts'
import { balanceOf } from '../support/player.ts'
import { letBetWin } from '../support/settle-bet.ts'
import { select } from '../support/slip-panel.ts'
import { expect, test } from '../support/slip-test.ts'

test('[FREE-02] [FREE-03] [BON-15] a freebet goes from the slip to a win without touching the balance before', async ({
  page,
  call,
  slip,
  site,
}) => {
  await arriveSignedIn(page, site.url)
  const { path, offers } = await leagueApart(call)
  const offer = offers.find(({ odds }) => odds >= 1_500)
  await openLivePage(page, path)
  const before = await balanceOf(callOf(page))
  await select(page, [offer!.id])
  await slip.button(/^Use A bet on us/).click()
  await expect(slip.stake).toHaveValue(/^5/)
  await expect(slip.stake).toBeDisabled()
  const place = slip.button(/^Place free bet/)
  await expect(async () => {
    await place.click({ timeout: 2_000 })
    await expect(place).toHaveCount(0, { timeout: 1_000 })
  }).toPass()
  await slip.expectState('SUCCESS')
  const [bet] = (await callOf(page)('listBets')).data
  expect(bet).toMatchObject({ stake: 500n, bonus: { type: 'freebet', mode: 'only_win' } })
  expect(await balanceOf(callOf(page))).toBe(before)

  await letBetWin(site.dataDir, bet!.id)
  await expect
    .poll(async () => (await callOf(page)('listBets')).data[0]?.result, { timeout: 90_000 })
    .toMatch(/^win/)
  const won = (await callOf(page)('listBets')).data[0]!.winAmount
  expect(await balanceOf(callOf(page))).toBe(before + won)
  // The winnings without the stake, on the page that is still open.
  expect(won).toBe(bet!.winAmount)
  await expectBalanceOfBackend(page)
})
