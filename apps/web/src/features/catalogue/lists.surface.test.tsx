import { waitFor, within } from '@testing-library/dom'
import { channels, MATCH_STATUS, type CallInput, type Match } from '@touchline/contract'
import { expect, test } from 'vitest'

import { refusal } from '../../testing/fake-api.ts'
import { sampleTotal } from '../../testing/sample-match.ts'
import { openSurface, type SurfaceOptions } from '../../testing/surface/open-surface.tsx'
import { category, LEAGUE_PATH, smallWorld, sport } from '../../testing/surface/small-world.ts'
import { listed } from '../../testing/surface/world-backend.ts'

type Query = CallInput<'listMatches'>['query']

/** One is in play, one is over, two are to come. */
const [playing, ended, ...coming] = smallWorld.map((match, index): Match => {
  if (index === 0) return { ...match, status: MATCH_STATUS.live, isLive: true }
  if (index > 1) return match
  const score = { home: 2, away: 1 }
  return { ...match, status: MATCH_STATUS.finished, isFinished: true, totalScore: score }
}) as [Match, Match, Match, Match]

async function openList(path: string, { answers, ...options }: SurfaceOptions = {}) {
  const asked: Query[] = []
  const matches = [playing, ended, ...coming]
  const page = await openSurface(path, {
    ...options,
    answers: {
      listSports: () => listed([{ ...sport, liveCount: 1 }]),
      listMatches: ({ query }) => {
        asked.push(query)
        const wanted = query?.matchStatus
        return listed(
          matches.filter(({ status }) => wanted === undefined || wanted.includes(status)),
          channels.updates('en'),
        )
      },
      getMatch: ({ params }) => ({ data: matches.find(({ id }) => id === params?.['id'])! }),
      ...answers,
    },
  })
  const { main } = page
  return {
    ...page,
    asked,
    rows: (within_ = main()) =>
      within_.queryAllByRole('listitem').flatMap((row) => row.getAttribute('data-match-id') ?? []),
    section: async (name: string) => within(await main().findByRole('region', { name })),
    filter: async (name: string) =>
      within(await main().findByRole('group', { name: 'Matches' })).getByRole('link', { name }),
  }
}

const html = document.documentElement
/** Where the league's own links lead. */
const LEAGUE_HOME = '/sports/soccer/premier-league-l1'

const PAGES = [
  ['BROWSE-03', '/sports/soccer', 'Football', { sportKey: ['soccer'] }],
  ['BROWSE-04', '/sports/cybersport', 'Esports', { sportType: ['cybersport'] }],
  ['BROWSE-05', '/sports/soccer/england', 'England', { categoryId: ['1'] }],
  ['BROWSE-06', LEAGUE_PATH, 'Premier League', { tournamentId: ['1'] }],
] as const

test.each(PAGES)(
  '[%s] %s shows what is in play and what comes, and narrows to either or to results',
  async (_, path, title, scope) => {
    const { main, user, rows, section, filter, asked } = await openList(path)
    await main().findByRole('heading', { level: 1, name: title })
    expect(rows(await section('Live now'))).toEqual(['10'])
    expect(rows(await section('Upcoming'))).toEqual(['30', '40'])
    for (const query of asked) expect(query).toMatchObject(scope)

    await user.click(await filter('Live'))
    await waitFor(() => expect(rows()).toEqual(['10']))
    expect(await filter('Live')).toHaveAttribute('aria-current')
    expect(window.location.search).toContain('live=true')
    await user.click(await filter('Upcoming'))
    await waitFor(() => expect(rows()).toEqual(['30', '40']))
    await user.click(await filter('Results'))
    await waitFor(() => expect(rows()).toEqual(['20']))
    expect(asked.at(-1)).toMatchObject({ ...scope, sortBy: 'start_time:desc' })
    await user.click(await filter('All'))
    await waitFor(() => expect(new Set(rows())).toEqual(new Set(['10', '30', '40'])))
    expect(window.location.search).toBe('')
  },
)

test.each(PAGES)('[%s] [GAP-64] %s says that there is nothing, with a way on', async (_, path) => {
  const { main, user, filter } = await openList(path, {
    answers: { listMatches: () => listed([]) },
  })
  await main().findByText('No events right now')
  expect(main().queryByRole('region', { name: 'Live now' })).toBeNull()
  await user.click(await filter('Live'))
  await main().findByText(/^(Football: nothing in play|Nothing is in play right now)$/)
  await user.click(await filter('Results'))
  await main().findByText('No results yet')
})

test.each(PAGES)(
  '[%s] [GAP-64] %s that cannot be read says so, and is read again by one press',
  async (_, path, title) => {
    const failing = () => Promise.reject(refusal(500))
    const { screen, user, answer, main } = await openList(path, {
      answers: { listMatches: failing },
    })
    await screen.findByText('We could not load these matches')
    answer({ listMatches: () => listed(coming, channels.updates('en')) })
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await main().findByRole('heading', { level: 1, name: title })
  },
)

test('[BROWSE-03] [BROWSE-05] [BROWSE-06] sport, country and league lead to each other', async () => {
  const { main, user, screen } = await openList('/sports/soccer')
  const leagues = within(await main().findByRole('region', { name: 'Leagues' }))
  await user.click(leagues.getByRole('link', { name: 'England' }))
  await main().findByRole('heading', { level: 1, name: 'England' })
  expect(window.location.pathname).toBe('/sports/soccer/england')
  await user.click((await main().findAllByRole('link', { name: /Premier League/ }))[0]!)
  await main().findByRole('heading', { level: 1, name: 'Premier League' })
  expect(window.location.pathname).toBe(LEAGUE_HOME)
  const crumbs = within(screen.getByRole('navigation', { name: 'Where you are' }))
  expect(crumbs.getByRole('link', { name: 'England' })).toHaveAttribute(
    'href',
    '/sports/soccer/england',
  )
  await user.click(crumbs.getByRole('link', { name: 'Football' }))
  await main().findByRole('heading', { level: 1, name: 'Football' })
})

test('[BROWSE-06] the page of a league names it once, and says nothing of what comes while all is in play', async () => {
  const all = smallWorld.map((match) => ({ ...match, status: MATCH_STATUS.live, isLive: true }))
  const { main, section } = await openList(LEAGUE_PATH, {
    answers: {
      listMatches: ({ query }) =>
        listed(
          query?.matchStatus?.includes(MATCH_STATUS.live) === true ? all : [],
          channels.updates('en'),
        ),
    },
  })
  const live = await section('Live now')
  expect(live.getAllByRole('listitem')).not.toHaveLength(0)
  expect(live.queryByText('Premier League')).toBeNull()
  expect(main().queryByText('No events right now')).toBeNull()
})

test('[BROWSE-06] an old bare link leads to its league', async () => {
  const { main } = await openList('/sports/soccer/premier-league')
  await main().findByRole('heading', { level: 1, name: 'Premier League' })
  expect(window.location.pathname).toBe(LEAGUE_HOME)
})

test('[BROWSE-04] an esport narrows the page, and its address keeps it', async () => {
  const esport = { ...sport, id: '9', key: 'esoccer', name: 'eSoccer', type: 'cybersport' as const }
  const { main, user, asked } = await openList('/sports/cybersport', {
    answers: { listSports: () => listed([{ ...esport, gamesCount: 7 }]) },
  })
  const sports = within(await main().findByRole('group', { name: 'Sports' }))
  await user.click(sports.getByRole('link', { name: /^eSoccer/ }))
  await waitFor(() => expect(window.location.search).toBe('?sport=esoccer'))
  await waitFor(() =>
    expect(asked.at(-1)).toMatchObject({ sportType: ['cybersport'], sportKey: ['esoccer'] }),
  )
})

test('[BROWSE-16] the tabs of home are top sports, football, tennis, cricket and basketball, then the others', async () => {
  // In another order than that of the tabs, and by priority in yet another one.
  const sports = ['basketball', 'darts', 'tennis', 'handball', 'soccer', 'cricket'].map(
    (key, index) => ({ ...sport, id: `${index}`, key, name: key, priority: 9 - index }),
  )
  const { main, load } = await openList('/sports', {
    answers: { listSports: () => listed(sports) },
  })
  const tabs = () => within(main().getByRole('group', { name: 'Sports' })).getAllByRole('link')
  const keys = ['soccer', 'tennis', 'cricket', 'basketball', 'handball', 'darts']
  const shown = () => tabs().map(({ textContent }) => textContent?.replace(/ \d+$/, ''))
  await main().findByRole('group', { name: 'Sports' })
  expect(shown()).toEqual(['Top sports', ...keys])
  const leadsTo = tabs().map(
    (tab) => new URL(tab.getAttribute('href')!, 'https://a.example').search,
  )
  expect(leadsTo).toEqual(['', ...keys.map((key) => `?sport=${key}`)])
  // The first one by its key.
  for (const [index, key] of [
    'top-sports',
    'soccer',
    'tennis',
    'cricket',
    'basketball',
  ].entries()) {
    await load(`/sports?sport=${key}`)
    await main().findByRole('group', { name: 'Sports' })
    expect(
      tabs()
        .map((tab) => tab.hasAttribute('data-selected'))
        .indexOf(true),
    ).toBe(index)
  }
})

test('[BROWSE-10] the page of a category reads it by its id, and says how many matches it has now', async () => {
  const { main, heardOf } = await openList('/sports/soccer/england', {
    answers: {
      listCategories: () => listed([{ ...category, gamesCount: 4 }]),
      getCategory: ({ params }) => ({
        data: { ...category, id: params?.['id'] ?? '', gamesCount: 9 },
      }),
    },
  })
  await main().findByText('9 matches')
  expect(new Set(heardOf('getCategory').map(({ input }) => input.params?.['id']))).toEqual(
    new Set([category.id]),
  )
})

test('[BROWSE-10] a category that cannot be read by its id shows as the list has it', async () => {
  const { main, heardOf } = await openList('/sports/soccer/england', {
    answers: { getCategory: () => Promise.reject(refusal(500)) },
  })
  await waitFor(() => expect(heardOf('getCategory')).not.toHaveLength(0))
  await main().findByRole('heading', { level: 1, name: 'England' })
  expect(main().getByText('4 matches')).toBeVisible()
})

test('[LIVE-01] the live page has what is in play, interrupted matches too, under their sport', async () => {
  const { main, rows, asked } = await openList('/sports/live')
  await waitFor(() => expect(rows()).toEqual(['10']))
  expect(asked[0]?.matchStatus).toEqual([MATCH_STATUS.live, MATCH_STATUS.stopped])
  expect(main().getByText('1 match')).toBeVisible()
  const sports = within(main().getByRole('group', { name: 'Sports' }))
  expect(sports.getByRole('link', { name: /^Football/ })).toHaveAttribute(
    'href',
    '/sports/live?sport=soccer',
  )
})

test('[LIVE-01] [BROWSE-07] the live page narrows to what has a stream, by its address', async () => {
  const { main, rows, asked, user } = await openList('/sports/live')
  await waitFor(() => expect(rows()).toEqual(['10']))
  const chip = () => main().getByRole('link', { name: 'With stream' })
  await user.click(chip())
  await waitFor(() => expect(window.location.search).toBe('?video=true'))
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ hasVideo: true }))
  await waitFor(() => expect(chip()).toHaveAttribute('aria-current', 'page'))
  await user.click(chip())
  await waitFor(() => expect(window.location.search).toBe(''))
  await waitFor(() => expect(chip()).not.toHaveAttribute('aria-current'))
})

test('[LIVE-01] two sports stand apart, each under its name with its own matches, in the order of the tabs', async () => {
  const tennis = { id: '2', key: 'tennis', name: 'Tennis' }
  const inPlay = (match: Match): Match => ({ ...match, status: MATCH_STATUS.live, isLive: true })
  const both = [
    inPlay({ ...coming[0], sport: tennis }),
    playing,
    inPlay({ ...coming[1], sport: tennis }),
  ]
  const asked: Query[] = []
  const { main, rows, user } = await openList('/sports/live', {
    answers: {
      listSports: () =>
        listed([
          { ...sport, ...tennis, liveCount: 2 },
          { ...sport, liveCount: 1 },
        ]),
      listMatches: ({ query }) => {
        asked.push(query)
        const keys = query?.sportKey
        return listed(both.filter((match) => keys?.includes(match.sport.key) ?? true))
      },
    },
  })
  const headings = () =>
    main()
      .getAllByRole('heading', { level: 2 })
      .map(({ textContent }) => textContent)
  await waitFor(() => expect(headings()).toEqual(['Football', 'Tennis']))
  expect(rows()).toEqual(['10', '30', '40'])
  const rowOf = (id: string) => document.querySelector(`main li[data-match-id="${id}"]`)!
  const tennisHead = main().getByRole('heading', { level: 2, name: 'Tennis' })
  const follows = (id: string) =>
    (tennisHead.compareDocumentPosition(rowOf(id)) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
  expect(['10', '30', '40'].map(follows)).toEqual([false, true, true])

  const tabs = within(main().getByRole('group', { name: 'Sports' }))
  const named = tabs.getAllByRole('link').map(({ textContent }) => textContent)
  expect(named.map((text) => /Football|Tennis/.exec(text)?.[0])).toEqual([
    undefined,
    'Football',
    'Tennis',
  ])
  await user.click(tabs.getByRole('link', { name: /^Tennis/ }))
  await waitFor(() => expect(rows()).toEqual(['30', '40']))
  expect(asked.at(-1)).toMatchObject({ sportKey: ['tennis'] })
})

test('[LIVE-01] [GAP-64] nothing in play leads to what comes; a failing list is read again', async () => {
  const { main, screen, user, answer, load } = await openList('/sports/live', {
    answers: {
      listMatches: () => listed([]),
      listSports: () => listed([{ ...sport, liveCount: 0 }]),
    },
  })
  await main().findByText('Nothing is in play right now')
  expect(main().getByRole('link', { name: 'See upcoming matches' })).toHaveAttribute(
    'href',
    '/sports?tab=upcoming',
  )
  answer({ listMatches: () => Promise.reject(refusal(500)) })
  await load('/sports/live')
  await screen.findByText('We could not load these matches')
  answer({ listMatches: () => listed([playing], channels.updates('en')) })
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  await main().findByRole('heading', { level: 1, name: 'Live now' })
})

test('[SCHED-01] [BROWSE-17] [GAP-66] a day is chosen from eight, asked for whole, and says when it is empty', async () => {
  const { main, user, rows, asked, answer } = await openList('/sports/schedule')
  const days = () => within(main().getByRole('group', { name: 'Days' })).getAllByRole('link')
  await main().findByRole('heading', { level: 1, name: 'Schedule' })
  expect(days()).toHaveLength(8)
  expect(days()[0]).toHaveTextContent('Today')
  // A first visit was rendered before anybody knew its zone: it has the coming hours, and they stay.
  for (const day of days()) expect(day).not.toHaveAttribute('aria-current')
  const ahead = asked.at(-1)
  expect(Date.parse(ahead?.startTo ?? '') - Date.parse(ahead?.startFrom ?? '')).toBe(86_400_000)
  await user.click(days()[0]!)
  await waitFor(() => expect(days()[0]).toHaveAttribute('aria-current'))
  await user.click(days()[1]!)
  await waitFor(() => expect(days()[1]).toHaveAttribute('aria-current'))
  await waitFor(() => expect(rows()).toEqual(['30', '40']))
  const { startFrom = '', startTo = '' } = asked.at(-1) ?? {}
  const hours = (Date.parse(startTo) - Date.parse(startFrom)) / 3_600_000
  expect(hours).toBeGreaterThan(22.9)
  expect(hours).toBeLessThanOrEqual(25)
  answer({ listMatches: () => listed([]) })
  await user.click(days()[2]!)
  await main().findByText('Have a look at another day or another sport.')
  await user.click(days()[0]!)
  await waitFor(() => expect(window.location.search).toBe(''))
})

test('[RES-01] [GAP-66] results show the final score in words, and an empty day leads to the schedule', async () => {
  const { main, rows, load, answer } = await openList('/sports/results')
  await main().findByRole('heading', { level: 1, name: 'Results' })
  await waitFor(() => expect(rows()).toEqual(['20']))
  // Today and the seven days before it.
  const days = within(main().getByRole('group', { name: 'Days' })).getAllByRole('link')
  expect(days).toHaveLength(8)
  expect(main().getByRole('link', { name: /Everton.*Fulham.*Final score 2–1/ })).toHaveAttribute(
    'href',
    '/sports/soccer/everton-fulham-m20',
  )
  const retired = { ...ended, cutShort: true, stage: 'Retired' }
  answer({ listMatches: () => listed([retired]) })
  await load('/sports/results')
  await main().findByRole('link', { name: /Everton.*Fulham.*Retired 2–1/ })
  expect(main().getByText('Retired')).toBeVisible()
  answer({ listMatches: () => listed([{ ...retired, retired: 'away' as const }]) })
  await load('/sports/results')
  await main().findByRole('link', { name: /Everton.*Fulham Retired.* 2–1/ })
  const postponed = { ...ended, cutShort: true, stage: 'Postponed', totalScore: null }
  answer({ listMatches: () => listed([postponed]) })
  await load('/sports/results')
  await main().findByRole('link', { name: /Everton.*Fulham.*Postponed$/ })
  answer({ listMatches: () => listed([]) })
  await load('/sports/results')
  await main().findByText('No results yet')
  expect(main().getByRole('link', { name: 'See the schedule' })).toHaveAttribute(
    'href',
    '/sports/schedule',
  )
})

const favourites = {
  listFavourites: () => ({ data: { type: 'matches' as const, favoriteIds: ['10', '30'] } }),
  listMatches: () => listed([playing, coming[0]], channels.updates('en')),
}

test('[FAV-01] favourites stand by their state, narrow to one, and say when a state is empty', async () => {
  const { main, user, rows, section } = await openList('/sports/favorites', {
    isSignedIn: true,
    answers: favourites,
  })
  expect(rows(await section('Live'))).toEqual(['10'])
  expect(rows(await section('Upcoming'))).toEqual(['30'])
  const chips = within(main().getByRole('group', { name: 'Show' }))
  await user.click(chips.getByRole('link', { name: /^Finished/ }))
  await main().findByText('None of your matches is here')
  await user.click(main().getByRole('link', { name: 'Show all' }))
  await waitFor(() => expect(rows()).toEqual(['10', '30']))
})

test('[FAV-01] [FAV-09] a visitor of the favourites is asked to sign in', async () => {
  const { main, user, screen, heardOf } = await openList('/sports/favorites')
  await main().findByText('Sign in to keep favourites')
  await user.click(main().getByRole('button', { name: 'Sign in' }))
  await screen.findByRole('dialog', { name: 'Sign in' })
  expect(heardOf('listFavourites')).toEqual([])
})

test.each(['/sports/live', '/sports/schedule', '/sports/results', '/sports/soccer', LEAGUE_PATH])(
  '[I18N-08] %s is read from right to left, names of teams and scores as they are',
  async (path) => {
    const { main, rows } = await openList(`/ar${path}`)
    expect(html).toHaveAttribute('dir', 'rtl')
    expect(main().getAllByRole('heading', { level: 1 })).toHaveLength(1)
    await waitFor(() => expect(rows().length).toBeGreaterThan(0))
    for (const name of main().getAllByText(/^(Arsenal|Everton|Leeds)$/)) {
      expect(name.closest('bdi, [dir]')).not.toBe(html)
    }
  },
)

test.each([
  '/sports/live?sport=top-sports',
  '/sports/live?sport=%3Cb%3E&video=yes',
  '/sports/live?view=x',
  '/sports/schedule?sport=top-sports&day=never&league=x',
  '/sports/cybersport?sport=%3Cb%3E',
  '/sports?sport=%3Cb%3E&tab=x',
])('[BROWSE-16] what no page can be asked for is left out: %s', async (path) => {
  const { main, asked, rows } = await openList(path)
  await waitFor(() => expect(rows(main())).not.toEqual([]))
  for (const query of asked) {
    expect(query).not.toHaveProperty('sportKey')
    expect(query).not.toHaveProperty('video')
  }
})

test('[FAV-01] favourites of a state that there is not are all of them', async () => {
  const { rows } = await openList('/sports/favorites?status=lost', {
    isSignedIn: true,
    answers: favourites,
  })
  await waitFor(() => expect(rows()).toEqual(['10', '30']))
})

test('[LIVE-03] a main market that is taken off gives its place to the next one, and has it back', async () => {
  const total = sampleTotal({ matchId: '30' })
  const next = { ...coming[0], secondaryMarket: total }
  const { change, main } = await openList(LEAGUE_PATH, {
    answers: { listMatches: () => listed([next], channels.updates('en')) },
  })
  await main().findAllByRole('group', { name: '1x2' })
  const { matchId, id, specifier } = next.mainMarket!
  const tell = (status: 0 | 1) =>
    change({
      matchId,
      id,
      specifier,
      status,
      outcomes: [],
      ...(status === 1 ? { market: next.mainMarket! } : {}),
    })
  const row = document.querySelector<HTMLElement>('main li[data-match-id="30"]')!
  const groups = () =>
    within(row)
      .getAllByRole('group')
      .flatMap((group) => group.getAttribute('aria-label') ?? [])
  tell(0)
  await waitFor(() => expect(groups()).toEqual(['Total']))
  tell(1)
  await waitFor(() => expect(groups()).toEqual(['1x2', 'Total']))
})

test.each([
  ['sport', 0],
  ['cybersport', 1],
] as const)(
  '[BROWSE-04] with sports of type %s alone, %s ways lead to esports',
  async (type, ways) => {
    const { main, screen } = await openList(LEAGUE_PATH, {
      answers: { listSports: () => listed([{ ...sport, type }]) },
    })
    await main().findAllByRole('group', { name: '1x2' })
    expect(screen.queryAllByRole('link', { name: 'Esports' })).toHaveLength(ways)
  },
)
