import { MATCH_STATUS } from '@touchline/contract'
import { liveMatch, matchPath } from '../support/addresses.ts'
import { controlFeed } from '../support/feed-control.ts'
import { openLivePage } from '../support/open-page.ts'
import { changedButtons, watchButtons } from '../support/repaints.ts'
import { oddsButton, outcomeIdOf } from '../support/slip-panel.ts'
import { expect, test } from '../support/test.ts'
import { quietLeague } from '../support/league.ts'

test('[RT-08] [RT-09] [RT-10] [RT-23] [RT-25] [LIVE-03] what changed is shown in its place, and nothing else moves', async ({
  page,
  call,
}) => {
  const feed = await controlFeed(page)
  const { path, offers } = await quietLeague(call)
  const [offer] = offers
  await openLivePage(page, path)
  await watchButtons(page)
  // The mark stands for a second.
  const marked = oddsButton(page, offer!.id).and(page.locator('[data-direction="up"]')).waitFor()
  feed.setOdds(offer!.market, offer!.outcomeId, offer!.odds + 250)
  await marked
  await expect(oddsButton(page, offer!.id)).toHaveAttribute('data-odds', String(offer!.odds + 250))
  // Matches in play move on their own; among those of the test one alone has changed.
  const others = offers
    .slice(1)
    .flatMap(({ market }) => market.outcomes.map(({ id }) => outcomeIdOf(market, id)))
  const siblings = offer!.market.outcomes.map(({ id }) => outcomeIdOf(offer!.market, id))
  const changed = await changedButtons(page)
  expect(changed).toContain(offer!.id)
  expect(changed.filter((id) => [...others, ...siblings].includes(id))).toEqual([offer!.id])

  const { matchId } = offer!.market
  const row = page.getByRole('main').locator(`li[data-match-id="${matchId}"]`)
  // A list that was on its way has the match as the backend knows it.
  await expect(async () => {
    feed.beginMatch(matchId)
    feed.tellMatch({
      id: matchId,
      status: MATCH_STATUS.live,
      stage: 'the period that was pushed',
      clock: null,
      totalScore: { home: 41, away: 17 },
      gameScore: null,
      periodScores: [],
      currentServer: null,
      redCards: null,
      situation: null,
      availableMarketsCount: 7,
    })
    await expect(row).toContainText('the period that was pushed', { timeout: 3_000 })
  }).toPass()
  await expect(row).toContainText('41')
  await expect(row).toContainText('17')

  const gone = offers[1]!
  await expect(oddsButton(page, gone.id)).toHaveAttribute('data-state', 'open')
  feed.setStatus(gone.market, 0)
  await expect(
    oddsButton(page, gone.id).and(page.locator('[data-state="open"]')),
    'a market that is not allowed is not on offer',
  ).toHaveCount(0)
})

test('[RT-05] prices of the live page move by themselves', async ({ page }) => {
  await openLivePage(page, '/sports/live')
  await watchButtons(page)
  await expect.poll(async () => (await changedButtons(page)).length).toBeGreaterThan(3)
})

test('[MATCH-01] [RT-06] the page of a match follows every market of it', async ({
  page,
  call,
}) => {
  const match = await liveMatch(call)
  const channels = new Set<string>()
  page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => {
      for (const [, channel] of payload.toString().matchAll(/"channel":"([^"]+)"/g)) {
        channels.add(channel ?? '')
      }
    }),
  )
  await openLivePage(page, matchPath(match))
  await expect(page.locator('h1')).toContainText(match.home.name)
  await expect.poll(() => [...channels]).toContain(`public:en.updates.match.${match.id}`)
  const { data } = await call('listMarkets', { params: { id: match.id } })
  expect(data.length).toBeGreaterThan(5)
  await watchButtons(page)
  await expect.poll(async () => (await changedButtons(page)).length).toBeGreaterThan(0)
})

test('[LIVE-02] the clock of a live match ticks without a word from the server', async ({
  page,
  call,
}) => {
  const feed = await controlFeed(page)
  const match = await liveMatch(call)
  await openLivePage(page, matchPath(match))
  feed.silence()
  const clock = page
    .getByRole('main')
    .getByText(/^\d{1,3}:\d{2}(:\d{2})?$/)
    .first()
  const before = await clock.textContent()
  await expect(clock).not.toHaveText(before ?? '')
})
