import { within } from '@testing-library/dom'
import { MATCH_STATUS, type Race, type RaceSummary } from '@touchline/contract'
import { oddsOf } from '@touchline/betting'
import { expect, test } from 'vitest'

import { noAnswer, type Answers } from '../../testing/fake-api.ts'
import { openSurface } from '../../testing/surface/open-surface.tsx'
import { smallWorld, worldSettings } from '../../testing/surface/small-world.ts'
import { listed } from '../../testing/surface/world-backend.ts'
import { aSystem } from '../../testing/system-settings.ts'

const race = (change: Partial<RaceSummary>): RaceSummary => ({
  id: '41',
  slug: 'ashford-vale-race-1',
  sportKey: 'horse-racing',
  course: 'Ashford Vale',
  countryCode: 'GB-ENG',
  name: 'Race 1',
  startTime: new Date(Date.now() + 170_000).toISOString(),
  status: MATCH_STATUS.prematch,
  stage: null,
  distance: 1600,
  surface: 'turf',
  going: 'good_to_soft',
  isHandicap: true,
  runnersCount: 9,
  placed: [],
  ...change,
})

const over = race({
  id: '40',
  name: 'Race 9',
  status: MATCH_STATUS.finished,
  placed: [1, 2, 2].map((place, index) => ({
    number: index + 1,
    name: `Horse ${index + 1}`,
    silks: index,
    place,
    startingPrice: oddsOf(3400),
  })),
})

const on: Answers = {
  getSystemSettings: () => ({ data: aSystem({ features: { horse_racing: true } }) }),
  getSettings: () => ({ data: { ...worldSettings, horseRacingEnabled: true } }),
  listRaces: () => ({ data: [race({}), over] }),
}

test('a race whose time has come begins any moment, and not in 0:00', async () => {
  const due = race({ startTime: new Date(Date.now() - 5_000).toISOString() })
  const { main } = await openSurface('/sports/racing', {
    answers: { ...on, listRaces: () => ({ data: [due] }) },
  })
  const next = await main().findByRole('link', { name: /Ashford Vale.*Any moment.*Race 1/ })
  expect(next).not.toHaveTextContent('0:00')
})

test('[RACE-01] next races with a countdown, meetings and results', async () => {
  const { main } = await openSurface('/sports/racing', { answers: on })
  const next = await main().findByRole('link', { name: /Ashford Vale.*[12]:\d\d.*Race 1/ })
  expect(
    within(next).getByText(/1,600 m · Turf · Good to soft · Handicap · 9 runners/),
  ).toBeVisible()
  expect(main().getByRole('heading', { name: 'Meetings' })).toBeVisible()
  expect(main().getAllByText('2.')).toHaveLength(2)
  expect(main().getAllByText('SP 3.40')).toHaveLength(3)
})

test('[RACE-01] the last results stand there, the others by one press, which goes on from there', async () => {
  const results = Array.from({ length: 9 }, (_, index) => ({
    ...over,
    id: `${50 + index}`,
    name: `Race ${index + 1}`,
  }))
  const { main, user } = await openSurface('/sports/racing', {
    answers: { ...on, listRaces: () => ({ data: results }) },
  })
  const links = () => main().getAllByRole('link', { name: /Race \d/ })
  await main().findByRole('heading', { name: 'Results' })
  expect(links()).toHaveLength(6)
  await user.click(main().getByRole('button', { name: 'Show all results' }))
  expect(links()).toHaveLength(9)
  expect(links()[6]).toHaveFocus()
  expect(main().queryByRole('button', { name: 'Show all results' })).toBeNull()
})

test('[RACE-01] a race that is stopped is one of those to come, without a result', async () => {
  const stopped = race({ status: MATCH_STATUS.stopped })
  const { main } = await openSurface('/sports/racing', {
    answers: { ...on, listRaces: () => ({ data: [stopped] }) },
  })
  expect(await main().findByRole('heading', { name: 'Next races' })).toBeVisible()
  expect(main().queryByRole('heading', { name: 'Results' })).not.toBeInTheDocument()
})

const aRunner: Race['runners'][number] = {
  outcomeId: '3',
  number: 3,
  name: 'Gentle Monarch',
  jockey: 'G Hartwell',
  trainer: 'F Gallagher',
  weight: 58,
  age: 3,
  draw: 3,
  form: '1-388',
  silks: 3,
  withdrawn: null,
  place: null,
  isDeadHeat: false,
  startingPrice: null,
  placeDividend: null,
}

async function openRace(change: Partial<RaceSummary> = {}) {
  const [match] = smallWorld
  if (match === undefined) throw new Error('no match')
  const { placed: _, ...head } = race(change)
  const sport = { ...match.sport, key: head.sportKey }
  const data = { ...match, id: head.id, slug: head.slug, type: 'stage' as const, sport }
  return openSurface('/sports/horse-racing/ashford-vale-race-1-m41', {
    answers: {
      ...on,
      getMatch: () => ({ data }),
      getRace: () => ({ data: { ...head, prize: 25_000, terms: null, runners: [aRunner] } }),
      listMarkets: () => listed([]),
    },
  })
}

test('[RACE-01] the off of a race that is hours away is said once', async () => {
  const { main } = await openRace({ startTime: new Date(Date.now() + 7_200_000).toISOString() })
  await main().findByText(/25,000\.00 € to the winner/)
  expect(main().getAllByText(/^\d\d:\d\d$/)).toHaveLength(1)
})

test('[RACE-01] the prize of a race is written as money', async () => {
  const { main } = await openRace()
  expect(await main().findByText(/25,000\.00 € to the winner/)).toBeVisible()
})

test('[RACE-01] the form of a runner reads in its order within a text from right to left', async () => {
  const { main } = await openRace()
  expect(await main().findByText(/^Form \u20661-388\u2069 · Stall 3/)).toBeVisible()
})

/** In the header and in the left column. */
const entriesOf = ({ screen }: Awaited<ReturnType<typeof openSurface>>) =>
  screen.queryAllByRole('link').filter((link) => link.getAttribute('href') === '/sports/racing')

test('[RACE-02] a menu entry where horse racing is on', async () => {
  const page = await openSurface('/sports', { answers: on })
  await page.user.keyboard('a')
  expect(await page.screen.findByRole('link', { name: 'Horse racing' })).toBeVisible()
  expect(entriesOf(page)).toHaveLength(2)
})

test('[RACE-02] no menu entry where horse racing is off', async () => {
  const page = await openSurface('/sports', {
    answers: { ...on, getSystemSettings: () => ({ data: aSystem() }) },
  })
  await page.user.keyboard('a')
  await page.screen.findAllByRole('link', { name: 'Promotions' })
  expect(entriesOf(page)).toEqual([])
})

test.each([
  ['horseRacingEnabled', 'Horse racing', 'Lotteries'],
  ['lotteryEnabled', 'Lotteries', 'Horse racing'],
])('[RACE-02] [LOTT-02] no menu entry where %s of the player is off', async (flag, gone, there) => {
  const features = { horse_racing: true, lotteries: true }
  const settings = { ...worldSettings, horseRacingEnabled: true, lotteryEnabled: true }
  const { screen, user } = await openSurface('/sports', {
    isSignedIn: true,
    answers: {
      ...on,
      getSystemSettings: () => ({ data: aSystem({ features }) }),
      getSettings: () => ({ data: { ...settings, [flag]: false } }),
    },
  })
  await user.keyboard('a')
  expect(await screen.findAllByRole('link', { name: there })).not.toEqual([])
  expect(screen.queryByRole('link', { name: gone })).toBeNull()
})

test('[RACE-01] races that could not be read are not said to be none; they are asked for again', async () => {
  let isBack = false
  const page = await openSurface('/sports/racing', {
    answers: {
      ...on,
      listRaces: () => (isBack ? { data: [race({})] } : Promise.reject(noAnswer())),
    },
  })
  const { main, user } = page
  const again = await main().findByRole('button', { name: 'Try again' })
  expect(main().queryByText('No races are on the card just now.')).toBeNull()
  isBack = true
  await user.click(again)
  expect(await main().findByRole('heading', { name: 'Meetings' })).toBeVisible()
})
