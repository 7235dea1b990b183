import { calls, MATCH_STATUS } from '@touchline/contract'
import type { ApiClient, Match } from '@touchline/contract'
import { openPage } from '../support/open-page.ts'
import { expect, test } from '../support/test.ts'

/** Older results arrive in the first minute after the feed's start. */
async function finishedYesterday(call: ApiClient): Promise<Match[]> {
  let found: Match[] = []
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Berlin', dateStyle: 'short' })
  const yesterday = day.format(Date.now() - 86_400_000)
  await expect(async () => {
    const { data } = await call(calls.listMatches, {
      query: {
        sportKey: ['tennis'],
        matchStatus: [MATCH_STATUS.finished],
        startFrom: new Date(Date.now() - 2 * 86_400_000).toISOString(),
      },
    })
    found = data.filter(({ startTime }) => day.format(Date.parse(startTime)) === yesterday)
    expect(found.length).toBeGreaterThan(100)
  }).toPass({ timeout: 75_000 })
  return found
}

test('[RES-01] [BROWSE-17] results show the score of every period, by day, sport and league', async ({
  page,
  call,
}) => {
  const asked: URLSearchParams[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname.endsWith('/matches')) asked.push(searchParams)
  })
  const matches = await finishedYesterday(call)
  await openPage(page, '/sports/results')
  const main = page.getByRole('main')
  await main.getByRole('group', { name: 'Days' }).getByRole('link').nth(1).click()
  await expect(page).toHaveURL(/day=\d{4}-\d\d-\d\d/)
  await main
    .getByRole('group', { name: 'Sports' })
    .getByRole('link', { name: /^Tennis/ })
    .click()
  await expect(page).toHaveURL(/sport=tennis/)
  const query = asked.at(-1)
  expect(query?.get('match_status')).toBe('3,4')
  expect(Date.parse(query?.get('start_to') ?? '')).toBeLessThan(Date.now())
  expect(query?.get('start_from')).toMatch(/Z$/)

  const [league] = Map.groupBy(matches, ({ tournament }) => tournament.name)
  const [name, own] = league ?? ['', []]
  await main.getByRole('group', { name: 'Leagues' }).getByRole('link', { name }).click()
  await expect(page).toHaveURL(/league=\d+/)
  await expect(main.locator('li[data-match-id]')).toHaveCount(own.length)
  const [first] = own
  if (first === undefined) throw new Error('no tennis match ended yesterday')
  const row = main.locator(`li[data-match-id="${first.id}"]`)
  const sets = first.periodScores.map(({ name: set, home, away }) => `${set} ${home}–${away}`)
  const { home = 0, away = 0 } = first.totalScore ?? {}
  await expect(row.getByRole('link')).toHaveAccessibleName(
    new RegExp(`Final score ${home}–${away}, ${sets.join(', ')}$`),
  )
  await row.getByRole('link').click()
  await expect(page.locator('html')).toHaveAttribute('data-page', 'match')
  await page.goBack()
  await expect(row).toBeVisible()
})

test('[SCHED-01] [BROWSE-17] the schedule shows a day of the player’s own time zone', async ({
  page,
}) => {
  await openPage(page, '/sports/schedule')
  const main = page.getByRole('main')
  const days = main.getByRole('group', { name: 'Days' }).getByRole('link')
  await expect(days).toHaveCount(8)
  await expect(days.first()).toHaveText('Today')
  await expect(days.first()).toHaveAttribute('aria-current', /page|true/)
  const asked = page.waitForRequest((request) => /\/matches\?.*start_from/.test(request.url()))
  await days.nth(2).click()
  await expect(days.nth(2)).toHaveAttribute('aria-current', /page|true/)
  const { searchParams } = new URL((await asked).url())
  const time = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Berlin', timeStyle: 'medium' })
  const from = new Date(searchParams.get('start_from') ?? '')
  const to = new Date(searchParams.get('start_to') ?? '')
  expect(time.format(from)).toBe('00:00:00')
  expect(time.format(to)).toBe('23:59:59')
  const starts = await main
    .locator('li[data-match-id] time')
    .evaluateAll((all) => all.map((each) => Date.parse(each.getAttribute('datetime') ?? '')))
  expect(starts.length).toBeGreaterThan(0)
  expect(starts.every((start) => start >= from.getTime() && start <= to.getTime())).toBe(true)
  await expect(main.getByRole('button', { name: /^1, / }).first()).toBeVisible()
})
