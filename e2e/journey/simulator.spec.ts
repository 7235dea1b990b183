import { endingMatches } from '../support/ending-matches.ts'
import { FAST_SEASON } from '../support/kept-sites.ts'
import { openLivePage } from '../support/open-page.ts'
import { balanceOf } from '../support/player.ts'
import { callOf } from '../support/people.ts'
import { slipPanel } from '../support/slip-panel.ts'
import { expect, test } from '../support/test.ts'
import { watchPage } from '../support/watch-page.ts'
import { acceptMove, acceptedBets, followToResult, selectLive, signUpAndPlace } from './main-job.ts'

test.use({ environment: FAST_SEASON })

const WELCOME = 10_000n

test('the main job on the simulator: from a visitor on the live page to a settled bet', async ({
  page,
  call,
}) => {
  test.setTimeout(300_000)
  const watched = watchPage(page)
  const slip = slipPanel(page)
  await openLivePage(page, '/sports/live?sport=soccer')
  // A match that ends before the bet is placed would leave a single.
  const offers = await endingMatches(call, 2, { from: 46, to: 67 })
  for (const { id } of offers) await selectLive(page, id)
  await slip.expand()
  await expect(slip.cards).toHaveCount(offers.length)

  await acceptMove(slip)
  const bet = await signUpAndPlace(page, '5')
  expect(bet.type).toBe(offers.length > 1 ? 'combo' : 'single')
  expect(bet.selections.map(({ id }) => id).toSorted()).toEqual(
    offers.map(({ id }) => id).toSorted(),
  )
  expect(await balanceOf(callOf(page))).toBe(WELCOME - bet.stake)

  await slip.button('Track in My bets').click()
  await expect(slip.tab('My bets')).toHaveAttribute('aria-selected', 'true')
  const settled = await followToResult(page, bet)
  const paid = settled.result.startsWith('lose') ? 0n : settled.winAmount
  expect(await balanceOf(callOf(page))).toBe(WELCOME - bet.stake + paid)
  const done = await acceptedBets(page, { status: ['done'] })
  expect(done.map(({ id }) => id)).toEqual([bet.id])
  // A price that is suspended at the press is refused.
  watched.expectNothingWrong([401, 422])
})
