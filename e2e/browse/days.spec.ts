import { MATCH_STATUS } from '@touchline/contract'
import type { ApiClient, Match } from '@touchline/contract'
import { holdScripts, openPage, reacting } from '../support/open-page.ts'
import { expect, test } from '../support/test.ts'

const HOUR_MS = 3_600_000

/** When the day began in the browser's time zone. */
function midnight(): number {
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Berlin', timeStyle: 'medium' })
  const [hours = 0, minutes = 0, seconds = 0] = clock.format(Date.now()).split(':').map(Number)
  return Math.floor(Date.now() / 1_000) * 1_000 - ((hours * 60 + minutes) * 60 + seconds) * 1_000
}

/** The last tennis match of yesterday that was played out: results of several leagues at any hour. */
async function lastFinished(call: ApiClient): Promise<Match> {
  let found: Match | undefined
  await expect(async () => {
    const { data } = await call('listMatches', {
      query: {
        sportKey: ['tennis'],
        matchStatus: [MATCH_STATUS.finished],
        startFrom: new Date(midnight() - 20 * HOUR_MS).toISOString(),
        startTo: new Date(midnight() - 1).toISOString(),
        sortBy: 'start_time:desc',
        limit: 20,
      },
    })
    found = data.find(({ retired }) => retired === undefined)
    expect(found, 'a tennis match that has ended').toBeDefined()
  }).toPass()
  return found!
}

/** @returns `2026-11-27`, the day of it in the browser's time zone */
function dayOf(time: number): string {
  const format = { timeZone: 'Europe/Berlin', dateStyle: 'short' } as const
  return new Intl.DateTimeFormat('en-CA', format).format(time)
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
  const match = await lastFinished(call)
  await openPage(page, '/sports/results')
  const main = page.getByRole('main')
  const days = main.getByRole('group', { name: 'Days' }).getByRole('link')
  const chip = (day: string) => days.filter({ has: page.locator(`[datetime="${day}"]`) })
  // The first page of a visit is rendered before anybody knows the zone.
  await expect(chip(dayOf(Date.now()))).toBeVisible()
  await days.nth(3).click()
  await expect(page).toHaveURL(/day=\d{4}-\d\d-\d\d/)
  const ofMatch = chip(dayOf(Date.parse(match.startTime)))
  await ofMatch.click()
  await expect(ofMatch).toHaveAttribute('aria-current')
  await main
    .getByRole('group', { name: 'Sports' })
    .getByRole('link', { name: /^Tennis/ })
    .click()
  await expect(page).toHaveURL(/sport=tennis/)
  await expect.poll(() => asked.at(-1)?.get('sport_key')).toBe('tennis')
  const query = asked.at(-1)
  expect(query?.get('match_status')).toBe('3,4')
  expect(Date.parse(query?.get('start_to') ?? '')).toBeLessThan(Date.now())
  expect(query?.get('start_from')).toMatch(/Z$/)

  const league = main.getByRole('group', { name: 'Leagues' })
  await league.getByRole('link', { name: match.tournament.name }).click()
  await expect(page).toHaveURL(/league=\d+/)
  const row = main.locator(`li[data-match-id="${match.id}"]`)
  const sets = match.periodScores.map(({ name: set, home, away }) => `${set} ${home}–${away}`)
  const { home = 0, away = 0 } = match.totalScore ?? {}
  await expect(row.getByRole('link')).toHaveAccessibleName(
    new RegExp(`Final score ${home}–${away}, ${sets.join(', ')}$`),
  )
  await row.getByRole('link').click()
  await expect(page.locator('html')).toHaveAttribute('data-page', 'match')
  await page.goBack()
  await expect(row).toBeVisible()

  // Across such a screen the eye would lose the way from a name to its score.
  await page.setViewportSize({ width: 1920, height: 1080 })
  await expect.poll(() => row.evaluate(placeInList)).toEqual({ halves: 2, isBelowItsName: true })
})

/** How many results stand beside each other, and whether the name of the last column is above it. */
function placeInList(row: HTMLElement) {
  const group = row.closest('[role="group"]')!
  const endOf = (element: Element) => Math.round(element.getBoundingClientRect().right)
  const names = [...group.querySelectorAll('[data-rows] > * > :last-child')]
  const total = endOf([...row.querySelectorAll('span')].at(-1)!)
  return {
    halves: Math.round(group.clientWidth / row.clientWidth),
    isBelowItsName: names.some((name) => name.checkVisibility() && endOf(name) === total),
  }
}

/** Matches to come get their first prices after the feed's start, the soonest first. */
async function everythingPriced(call: ApiClient): Promise<void> {
  const query = {
    type: ['match' as const],
    sportKey: ['soccer'],
    matchStatus: [MATCH_STATUS.prematch],
    sortBy: 'start_time:desc' as const,
    limit: 1,
  }
  await expect(async () => {
    const { data } = await call('listMatches', { query })
    expect(data[0]?.mainMarket).toBeTruthy()
  }).toPass()
}

test('[SCHED-01] [BROWSE-17] the schedule shows a day of the player’s own time zone', async ({
  page,
  call,
}) => {
  await everythingPriced(call)
  await openPage(page, '/sports/schedule')
  const main = page.getByRole('main')
  const days = main.getByRole('group', { name: 'Days' }).getByRole('link')
  await expect(days).toHaveCount(8)
  await expect(days.first()).toHaveText('Today')
  // The first page of a visit is of the coming hours, whatever days they are of.
  await expect(days.and(page.locator('[aria-current]'))).toHaveCount(0)
  const asked: URLSearchParams[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname.endsWith('/matches')) asked.push(searchParams)
  })
  await days.nth(2).click()
  await expect(days.nth(2)).toHaveAttribute('aria-current', /page|true/)
  const time = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Berlin', timeStyle: 'medium' })
  const ends = () =>
    ['start_from', 'start_to'].map((name) => Date.parse(asked.at(-1)?.get(name) ?? ''))
  const named = () => ends().map((end) => (Number.isNaN(end) ? '' : time.format(end)))
  await expect.poll(named).toEqual(['00:00:00', '23:59:59'])
  const isOfThatDay = async () => {
    const [from = 0, to = 0] = ends()
    const starts = await main
      .locator('li[data-match-id] time')
      .evaluateAll((all) => all.map((each) => Date.parse(each.getAttribute('datetime') ?? '')))
    return starts.length > 0 && starts.every((start) => start >= from && start <= to)
  }
  await expect.poll(isOfThatDay).toBe(true)
  await expect(main.locator('[data-outcome-id]').first()).toBeVisible()
})

test('before anybody knows the zone no time shows; it shows after all where no script comes', async ({
  page,
}) => {
  const release = await holdScripts(page)
  await page.goto('/sports/schedule', { waitUntil: 'commit' })
  const time = page.getByRole('main').locator('time').first()
  await expect(time).toBeAttached()
  await expect(time).toBeHidden()
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish()
  })
  await expect(time).toBeVisible()
  release()
  await reacting(page)
  await expect(time).toBeVisible()
})
