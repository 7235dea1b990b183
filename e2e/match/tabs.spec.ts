import { MATCH_STATUS } from '@touchline/contract'
import type { ApiClient, Match } from '@touchline/contract'
import { expectAccessible } from '../support/axe.ts'
import { matchPath } from '../support/addresses.ts'
import { openLivePage } from '../support/open-page.ts'
import { arriveSignedIn } from '../support/people.ts'
import { signUpPlayer } from '../support/player.ts'
import { serveRecordedStream } from '../support/recorded-stream.ts'
import { expect, test } from '../support/test.ts'

test('[MATCH-02] [MATCH-05] [MATCH-06] [STREAM-02] a player reads the statistics of a match in play, and sees its pitch once', async ({
  page,
  call,
}) => {
  await openLivePage(page, matchPath(await filmedMatch(call, MATCH_STATUS.live)))
  const statistics = page.getByRole('button', { name: 'Statistics' })
  await statistics.click()
  await expect(page).toHaveURL(/view=statistics/)
  const numbers = page.getByRole('region', { name: 'Match in numbers' })
  await expect(numbers.getByRole('row', { name: /Possession/ })).toContainText('%')
  await expect(numbers.getByRole('row', { name: /Corners/ })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Form' }).getByRole('listitem')).not.toHaveCount(0)
  const table = page.getByRole('region', { name: /^Table of / }).getByRole('table')
  await expect(table.getByRole('row')).not.toHaveCount(1)
  await expectAccessible(page, 'main')

  await page.reload()
  await expect(statistics).toHaveAttribute('aria-expanded', 'true')
  await expect(numbers).toBeVisible()
  await statistics.click()
  await expect(numbers).toBeHidden()
  await expect(page).not.toHaveURL(/view=/)

  await page.getByRole('button', { name: 'Stream' }).click()
  const panel = page.getByRole('region', { name: 'Stream' })
  await expect(panel.getByText('No pictures.').last()).toBeVisible()
  await expect(panel.getByRole('figure')).toBeHidden()
  await expect(page.getByRole('figure')).toBeVisible()
})

test('[STREAM-01] [STREAM-02] [STREAM-03] [STREAM-04] a player watches a match and talks about it', async ({
  page,
  site,
  call,
}) => {
  const match = await filmedMatch(call)
  await arriveSignedIn(page, site.url)
  const broken = { kind: 'hls', url: '/there-is-no-such-stream.m3u8', delay_seconds: 8 }
  await page.route('**/matches/*/video', (route) => route.fulfill({ json: { data: broken } }))
  const others = page.waitForRequest(`**/matches/${match.id}/streams`)
  await openLivePage(page, `${matchPath(match)}?view=stream`)
  await others
  const tracker = page.getByRole('figure').filter({ hasText: 'Animated from live data' })
  await expect(tracker).toContainText('Nothing has happened yet.')
  await expectAccessible(page, '#match-view')

  await page.getByRole('button', { name: 'Chat' }).click()
  const log = page.getByRole('log', { name: 'Chat of the match' })
  await expect(log).toContainText('Nobody has written yet.')
  const field = page.getByRole('textbox', { name: 'Write a message' })
  await field.fill('Come on!')
  await field.press('Enter')
  await expect(log.getByRole('listitem')).toContainText(['Come on!'])
  await expect(field).toHaveValue('')
  await field.fill('you bastard')
  await field.press('Enter')
  await expect(page.getByText('Please say it in other words.')).toBeVisible()
  await expect(field).toHaveValue('you bastard')

  const other = await signUpPlayer(site.url)
  const { id } = match
  await other.call('sendChatMessage', { params: { id }, body: { text: 'What a save!' } })
  const message = log.getByRole('listitem').filter({ hasText: 'What a save!' })
  await expect(message).toBeVisible()
  await expectAccessible(page, '#match-view')
  await message.getByRole('button', { name: /^Report the message/ }).click()
  await expect(message.getByRole('button', { name: /reported$/ })).toBeVisible()
  await message.getByRole('button', { name: /^Hide messages/ }).click()
  await expect(message).toBeHidden()
  await expect(log).toContainText('Come on!')
})

for (const plays of ['maybe', ''] as const) {
  const player = plays === '' ? 'a library where the browser cannot' : 'the browser'
  test(`[STREAM-01] [STREAM-02] a stream is played by ${player}`, async ({ page, call }) => {
    const match = await filmedMatch(call)
    await page.addInitScript((answer) => {
      HTMLMediaElement.prototype.canPlayType = () => answer
    }, plays)
    await openLivePage(page, matchPath(match))
    const video = { kind: 'hls', url: await serveRecordedStream(page), delay_seconds: 8 }
    await page.route('**/matches/*/video', (route) => route.fulfill({ json: { data: video } }))
    await page.getByRole('button', { name: 'Stream' }).click()
    const pictures = page.getByRole('figure').filter({ hasText: '8 seconds' })
    const played = pictures.locator('video')
    await expect
      .poll(() => played.evaluate((element: HTMLVideoElement) => element.currentTime))
      .toBeGreaterThan(0)
    await expectAccessible(page, '#match-view')
  })
}

test('[STREAM-01] without video in the settings there is no stream', async ({ page, call }) => {
  const match = await filmedMatch(call)
  await page.route('**/api/sportsbook/settings', async (route) => {
    const response = await route.fetch()
    const json = (await response.json()) as { data: object }
    await route.fulfill({ response, json: { data: { ...json.data, video_enabled: false } } })
  })
  await openLivePage(page, matchPath(match))
  await expect(page.getByRole('button', { name: 'Chat' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Stream' })).toBeHidden()
})

/** A match that is filmed; one to come, unless asked otherwise: nothing ends it during a test. */
async function filmedMatch(
  call: ApiClient,
  status: Match['status'] = MATCH_STATUS.prematch,
): Promise<Match> {
  const { data } = await call('listMatches', {
    query: {
      sportKey: ['soccer'],
      matchStatus: [status],
      hasVideo: true,
      limit: 50,
    },
  })
  const match = data.at(-1)
  if (match === undefined) throw new Error('No match is filmed')
  return match
}
