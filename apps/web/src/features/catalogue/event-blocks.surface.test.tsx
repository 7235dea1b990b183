import { waitFor, within } from '@testing-library/dom'
import { oddsOf } from '@touchline/betting'
import {
  channels,
  encodePushEvent,
  FAVOURITE_LISTS,
  MATCH_STATUS,
  type EventFilters,
  type Match,
  type PageBlock,
} from '@touchline/contract'
import { expect, test } from 'vitest'

import type { Answers } from '../../testing/fake-api.ts'
import { aMarket } from '../../testing/matches.ts'
import { ANY_EVENT, homeOf, plain, shownBlock } from '../../testing/surface/home-blocks.ts'
import { openSurface } from '../../testing/surface/open-surface.tsx'
import { smallWorld, tournament, worldMatch } from '../../testing/surface/small-world.ts'
import { listed } from '../../testing/surface/world-backend.ts'
import { filtersOf } from './event-blocks.tsx'

type EventType = Parameters<typeof filtersOf>[0]['type']

function block<Type extends EventType | 'top_leagues'>(
  type: Type,
  filters: Partial<EventFilters> = {},
) {
  return { ...plain, type, filters: { ...ANY_EVENT, ...filters }, limit: 4 }
}

const open = (one: PageBlock, answers: Answers = {}) =>
  openSurface('/sports', { answers: { ...homeOf([one]), ...answers } })

const midnight = new Date().setHours(0, 0, 0, 0)

const over = worldMatch('50', 'Wolves', 'Palace', {
  status: MATCH_STATUS.finished,
  startTime: new Date(Math.max(midnight, Date.now() - 7_200_000)).toISOString(),
  totalScore: { home: 2, away: 1 },
})
const live = worldMatch('60', 'Leicester', 'Derby', { status: MATCH_STATUS.live })

const only =
  (...matches: Match[]): NonNullable<Answers['listMatches']> =>
  ({ query }) =>
    listed(matches.filter(({ status }) => query?.matchStatus?.includes(status) ?? true))

test('[BLOCK-08] live events are rows with the main market, and their prices follow the feed', async () => {
  const { setOdds, user } = await open(block('live_events'), { listMatches: only(live) })
  const shown = within(await shownBlock('Live'))
  const price = shown.getByRole('button', { name: /^Leicester, .*2\.00$/ })
  await user.click(price)
  await expect.poll(() => price.getAttribute('aria-pressed')).toBe('true')
  setOdds(live.mainMarket!, '1', 2300)
  expect(await shown.findByRole('button', { name: /^Leicester, .*2\.30$/ })).toBeVisible()
})

test('[BLOCK-10] prematch events are those that the filters name, at most as many as it says', async () => {
  const { heardOf } = await open(
    block('prematch_events', { leagueIds: ['1'], sportKeys: ['soccer'], hasVideo: true }),
  )
  const shown = within(await shownBlock('Upcoming'))
  expect(shown.getByText('Arsenal')).toBeVisible()
  expect(shown.getAllByRole('button', { name: /2\.00$/ }).length).toBeGreaterThan(0)
  expect(heardOf('listMatches').map(({ input }) => input.query)).toContainEqual({
    type: ['match'],
    matchStatus: [MATCH_STATUS.prematch],
    sportKey: ['soccer'],
    tournamentId: ['1'],
    hasVideo: true,
    bettable: true,
    sortBy: 'start_time:asc',
    limit: 4,
  })
})

test('[BLOCK-09] outrights show the four that the market sees ahead', async () => {
  const winner = aMarket({
    matchId: '70',
    outcomes: Object.entries({ A: 9000, B: 3000, C: 5000, D: 1500, E: 7000, F: 1100 }).map(
      ([letter, odds]) => ({
        id: letter,
        name: `Club ${letter}`,
        shortName: letter,
        side: null,
        active: letter !== 'F',
        odds: oddsOf(odds),
      }),
    ),
  })
  const season = worldMatch('70', 'Season', '', {
    mainMarket: winner,
    outright: {
      name: 'Winner',
      competitors: [],
      startDate: '2026-08-01T00:00:00Z',
      endDate: '2027-05-31T00:00:00Z',
    },
    type: 'season',
  })
  const { heardOf } = await open(block('outrights'), {
    listMatches: ({ query }) => listed(query?.type?.includes('outright') === true ? [season] : []),
  })
  const shown = within(await shownBlock('Outrights'))
  expect(shown.getByText('Winner')).toBeVisible()
  const names = shown.getAllByRole('button').map(({ textContent }) => textContent)
  expect(names.map((name) => /Club [A-F]/.exec(name)?.[0])).toEqual([
    'Club D',
    'Club B',
    'Club C',
    'Club E',
  ])
  expect(heardOf('listMatches').map(({ input }) => input.query)).toContainEqual({
    type: ['outright'],
    matchStatus: [MATCH_STATUS.prematch],
    sortBy: 'priority:desc',
    bettable: true,
    limit: 4,
  })
})

test('[BLOCK-12] [BLOCK-13] results are those of finished matches, and lead to all of them', async () => {
  const finished = {
    type: ['match'],
    matchStatus: [MATCH_STATUS.closed, MATCH_STATUS.finished],
    sortBy: 'start_time:desc',
    limit: 4,
  }
  const { heardOf } = await open(block('result_events'), { listMatches: only(over, live) })
  expect(heardOf('listMatches').map(({ input }) => input.query)).toContainEqual(finished)
  const latest = within(await shownBlock('Results'))
  expect(latest.getByText('Wolves')).toBeVisible()
  expect(latest.getByText(/2–1/)).toBeInTheDocument()
  expect(latest.queryByText('Leicester')).toBeNull()
  expect(latest.queryByRole('heading', { name: /^(?:Today|Yesterday)/ })).toBeNull()
  expect(latest.queryByRole('link', { name: 'Results' })).toBeNull()

  const days = await open(block('results'), { listMatches: only(over, live) })
  expect(days.heardOf('listMatches').map(({ input }) => input.query)).toContainEqual(finished)
  const byDay = within(await shownBlock('Results'))
  expect(byDay.getByRole('heading', { level: 2, name: /^(?:Today|Yesterday)/ })).toBeVisible()
  expect(byDay.getByRole('link', { name: 'Results' })).toHaveAttribute('href', '/sports/results')
})

test('[BLOCK-14] the schedule is day by day, and leads to all of it', async () => {
  const noon = new Date(Date.now() + 86_400_000)
  noon.setHours(12, 0, 0, 0)
  const tomorrow = smallWorld.map((match) => ({ ...match, startTime: noon.toISOString() }))
  const { heardOf } = await open(block('schedule'), { listMatches: only(...tomorrow, live) })
  const shown = within(await shownBlock('Schedule'))
  expect(shown.queryByText('Leicester')).toBeNull()
  expect(heardOf('listMatches').map(({ input }) => input.query)).toContainEqual({
    type: ['match'],
    matchStatus: [MATCH_STATUS.prematch],
    sortBy: 'start_time:asc',
    bettable: true,
    limit: 4,
  })
  expect(shown.getByRole('heading', { level: 2, name: /^Tomorrow/ })).toBeVisible()
  expect(shown.getByText('Arsenal')).toBeVisible()
  expect(shown.getByRole('link', { name: 'Schedule' })).toHaveAttribute('href', '/sports/schedule')
})

test('[BLOCK-15] top events are cards by importance, under the title that the operator gave', async () => {
  const { heardOf } = await open({ ...block('top_events'), title: 'Do not miss' })
  const shown = within(await shownBlock('Do not miss'))
  expect(shown.getAllByRole('article')).toHaveLength(smallWorld.length)
  expect(heardOf('listMatches').map(({ input }) => input.query)).toContainEqual({
    type: ['match'],
    matchStatus: [MATCH_STATUS.live, MATCH_STATUS.prematch],
    sortBy: 'priority:desc',
    bettable: true,
    limit: 4,
  })
})

test('[BLOCK-16] top leagues are links to those with matches, by importance', async () => {
  const { heardOf } = await open(block('top_leagues'), {
    listTournaments: () => listed([tournament]),
  })
  const shown = within(await shownBlock('Top leagues'))
  expect(shown.getByRole('link', { name: /Premier League/ })).toHaveAttribute(
    'href',
    '/sports/soccer/premier-league-l1',
  )
  const asked = heardOf('listTournaments').map(({ input }) => input.query)
  expect(asked).toContainEqual({
    sortBy: 'priority:desc',
    bettable: true,
    limit: 4,
  })

  const filters = { sportKeys: ['soccer'], categoryIds: ['1'], leagueIds: ['1', '2'] }
  const some = await open(block('top_leagues', filters))
  await shownBlock('Top leagues')
  expect(some.heardOf('listTournaments').map(({ input }) => input.query)).toContainEqual({
    sportKey: ['soccer'],
    categoryId: ['1'],
    id: ['1', '2'],
    sortBy: 'priority:desc',
    bettable: true,
    limit: 4,
  })
})

const EMPTY: readonly PageBlock[] = [
  block('live_events'),
  block('prematch_events'),
  block('outrights'),
  block('result_events'),
  block('results'),
  block('schedule'),
  block('top_events'),
  block('top_leagues'),
]

test.each(EMPTY)('[GAP-44] [BLOCK-08] $type without anything to show is not there', async (one) => {
  const { main } = await openSurface('/sports', {
    answers: {
      ...homeOf([one, after]),
      listMatches: () => listed([]),
      listTournaments: () => listed([]),
    },
  })
  await main().findByRole('heading', { name: 'After' })
  expect(document.querySelectorAll('main [data-block]')).toHaveLength(1)
})

type FavouriteLists = Extract<PageBlock, { type: 'favorites' }>['lists']

const favourites = (...lists: FavouriteLists): PageBlock => ({
  ...plain,
  type: 'favorites',
  lists,
  limit: 5,
})
const after: PageBlock = { ...plain, type: 'label', key: '9', title: 'After', icon: null }

/** A player who marked one thing of each list. */
const marked: Answers = {
  listFavourites: ({ params }) => {
    const type = FAVOURITE_LISTS.find((list) => list === params?.['type']) ?? 'matches'
    return { data: { type, favoriteIds: [type === 'matches' ? '10' : '1'] } }
  },
  listMatches: ({ query }) =>
    listed(query?.favourite === true ? smallWorld.slice(0, 1) : smallWorld),
}

const openFavourites = (one: PageBlock, isSignedIn = true, answers: Answers = {}) =>
  openSurface('/sports', {
    isSignedIn,
    answers: { ...homeOf([one, after]), ...marked, ...answers },
  })

test('[BLOCK-22] favourites are what the player marked, and nothing for a visitor', async () => {
  const { heardOf } = await openFavourites(favourites('matches', 'tournaments', 'sports'))
  const shown = within(await shownBlock('Favourites'))
  expect(await shown.findByText('Arsenal')).toBeVisible()
  expect(shown.queryByText('Everton')).toBeNull()
  expect(await shown.findByRole('link', { name: /^Football/ })).toBeVisible()
  expect(await shown.findByRole('link', { name: /^Premier League/ })).toBeVisible()
  expect(shown.getByRole('link', { name: 'Favourites' })).toHaveAttribute(
    'href',
    '/sports/favorites',
  )
  expect(heardOf('listMatches').map(({ input }) => input.query)).toContainEqual({
    favourite: true,
    matchStatus: [MATCH_STATUS.prematch, MATCH_STATUS.live, MATCH_STATUS.stopped],
    limit: 5,
  })

  const visitor = await openFavourites(favourites('matches', 'tournaments', 'sports'), false)
  await visitor.main().findByRole('heading', { name: 'After' })
  expect(document.querySelectorAll('main [data-block]')).toHaveLength(1)
})

test('[BLOCK-22] of favourites, only the lists that the block names', async () => {
  await openFavourites(favourites('tournaments'))
  const leagues = within(await shownBlock('Favourites'))
  expect(await leagues.findByRole('link', { name: /^Premier League/ })).toBeVisible()
  expect(leagues.queryByText('Arsenal')).toBeNull()
  expect(leagues.queryByRole('link', { name: /^Football/ })).toBeNull()

  const named: PageBlock = { ...favourites('sports'), title: 'Sports' }
  const next: PageBlock = { ...favourites('tournaments'), key: '2', title: 'Leagues' }
  await openFavourites(named, true, homeOf([named, next]))
  const sports = within(await shownBlock('Sports'))
  expect(await sports.findByRole('link', { name: /^Football/ })).toBeVisible()
  // By now the page knows the leagues, for the block beside it.
  const beside = within(await shownBlock('Leagues'))
  expect(await beside.findByRole('link', { name: /^Premier League/ })).toBeVisible()
  expect(sports.queryByText('Arsenal')).toBeNull()
  expect(sports.queryByRole('link', { name: /^Premier League/ })).toBeNull()
})

test('[BLOCK-22] favourites that are over leave no empty title', async () => {
  const { heardOf } = await openFavourites(favourites('matches'), true, {
    listMatches: ({ query }) => listed(query?.favourite === true ? [] : smallWorld),
  })
  await waitFor(() =>
    expect(heardOf('listMatches').some(({ input }) => input.query?.favourite)).toBe(true),
  )
  await within(document.body).findByRole('heading', { name: 'After' })
  expect(document.querySelectorAll('main [data-block]')).toHaveLength(1)
})

test('what an operator does not name, a block does not ask for', () => {
  expect(filtersOf(block('live_events'))).toEqual({
    type: ['match'],
    matchStatus: [MATCH_STATUS.live, MATCH_STATUS.stopped],
    limit: 4,
  })
  const startsBefore = '2026-11-23T14:00:00.000Z'
  expect(filtersOf(block('top_events', { matchIds: ['10'], startsBefore }))).toMatchObject({
    id: ['10'],
    startTo: startsBefore,
  })
})

test('of what was published, a page reads what is another than before', async () => {
  const shown: PageBlock[] = []
  const { push, heardOf } = await openSurface('/sports', { answers: homeOf(shown) })
  await expect.poll(() => document.documentElement.dataset['connection']).toBe('connected')
  const reads = () => [heardOf('getSystemSettings').length, heardOf('getSitePage').length] as const
  const publish = (version: number, part?: 'blocks' | 'settings') => {
    shown.splice(0, 1, { ...block('prematch_events'), title: `Version ${version}` })
    const event = { type: 'site_changed', version, ...(part && { only: part }) } as const
    push.publish(channels.updates('en'), encodePushEvent(event))
  }
  publish(2)
  await shownBlock('Version 2')
  const [settings, pages] = reads()

  publish(3, 'blocks')
  await shownBlock('Version 3')
  expect(reads()).toEqual([settings, pages + 1])

  publish(4, 'settings')
  await expect.poll(reads).toEqual([settings + 1, pages + 1])

  publish(5)
  await shownBlock('Version 5')
  expect(reads()).toEqual([settings + 2, pages + 2])

  // The settings that the page has are still of version 0, to which the operator goes back.
  publish(0, 'blocks')
  await shownBlock('Version 0')
  expect(reads()).toEqual([settings + 2, pages + 3])
})
