import { waitFor, within } from '@testing-library/dom'
import { oddsOf } from '@touchline/betting'
import { channels, MATCH_STATUS, type Market } from '@touchline/contract'
import { expect, test } from 'vitest'

import { aMarket } from '../../../testing/matches.ts'
import { sampleOutcome } from '../../../testing/sample-match.ts'
import { openSurface, type SurfaceOptions } from '../../../testing/surface/open-surface.tsx'
import { smallWorld } from '../../../testing/surface/small-world.ts'
import { aSystem } from '../../../testing/system-settings.ts'

const match = smallWorld[0]!
const PATH = '/sports/soccer/arsenal-chelsea-m10'

const two = (id: number, name: string, groups: string[], outcomes: [string, string]): Market =>
  aMarket({
    matchId: '10',
    id,
    name,
    groups,
    priority: id,
    outcomes: outcomes.map((outcome, index) =>
      sampleOutcome({ id: `${id}${index}`, name: outcome, shortName: outcome, odds: oddsOf(1900) }),
    ),
  })

const RESULT = match.mainMarket!
const BOTH = two(29, 'Both teams to score', ['goals'], ['Yes', 'No'])
const SCORER = two(40, 'First scorer', ['players'], ['Müller, Thomas', 'Ødegaard, Martin'])

const GROUPS = [
  { key: 'players', name: 'Players', priority: 2, status: 'active' as const },
  { key: 'goals', name: 'Goals', priority: 1, status: 'active' as const },
  { key: 'cards', name: 'Cards', priority: 3, status: 'active' as const },
  { key: 'main', name: 'Main', priority: 4, status: 'inactive' as const },
]

async function openBoard(
  { markets = [RESULT, BOTH, SCORER], ...options }: SurfaceOptions & { markets?: Market[] } = {},
  path = PATH,
) {
  const answers = {
    getSystemSettings: () => ({ data: aSystem({ marketGroups: GROUPS }) }),
    listMarkets: () => ({
      data: markets,
      meta: {
        pagination: { total: markets.length, page: 1, limit: 500, lastPage: 1 },
        stream: { channel: channels.match('en', '10'), epoch: 'first', offset: 0 },
      },
    }),
    ...options.answers,
  }
  const page = await openSurface(path, { ...options, answers })
  const { screen } = page
  const region = () => within(screen.getByRole('region', { name: 'Markets' }))
  return {
    ...page,
    region,
    panels: () =>
      region()
        .getAllByRole('heading', { level: 3 })
        .map(({ textContent }) => textContent),
    find: (text: string) => page.fill(region().getByRole('searchbox'), text),
  }
}

const ALL = ['1x2', 'Both teams to score', 'First scorer']

test.each([true, false])(
  '[CUST-02] before the settings are read, bets are built as the site has them: %s',
  async (isOffered) => {
    const system = aSystem({ marketGroups: GROUPS, features: { custom_bets: isOffered } })
    const { region } = await openBoard({
      markets: [{ ...RESULT, customBetGroups: ['match'] }],
      answers: {
        getSystemSettings: () => ({ data: system }),
        getSettings: () => new Promise(() => undefined),
      },
    })
    const tabs = region().getAllByRole('tab')
    const built = isOffered ? ['All', 'Bet builder'] : ['All']
    expect(tabs.map(({ textContent }) => textContent)).toEqual(built)
  },
)

test('[MATCH-01] [MATCH-04] [SET-05] groups stand by priority, those with markets and switched on alone', async () => {
  const { region, panels, user, heardOf } = await openBoard()
  expect(panels()).toEqual(ALL)
  const tabs = region().getAllByRole('tab')
  expect(tabs.map(({ textContent }) => textContent)).toEqual(['All', 'Goals', 'Players'])
  await user.click(tabs[1]!)
  await waitFor(() => expect(panels()).toEqual(['Both teams to score']))
  expect(region().getByRole('tab', { name: 'Goals' })).toHaveAttribute('aria-selected', 'true')
  expect(window.location.search).toBe('?group=goals')
  await waitFor(() =>
    expect(heardOf('listMarkets').at(-1)?.input.query).toMatchObject({ groupKey: 'goals' }),
  )
  await user.keyboard('{ArrowRight}')
  await waitFor(() => expect(panels()).toEqual(['First scorer']))
  await user.keyboard('{Home}')
  await waitFor(() => expect(panels()).toEqual(ALL))
  expect(window.location.search).toBe('')
})

test.each(['nothing', 'main', '%00', '<x>'])(
  '[MATCH-04] a group in the address that is none, %s, shows all markets',
  async (group) => {
    const { panels, region } = await openBoard({}, `${PATH}?group=${group}`)
    expect(panels()).toEqual(ALL)
    expect(region().getByRole('tab', { name: 'All' })).toHaveAttribute('aria-selected', 'true')
  },
)

test('[MATCH-04] a pinned market is first and kept in its cookie, and goes back when it is let go', async () => {
  const { panels, region, user } = await openBoard()
  const pin = () => region().getByRole('button', { name: 'Pin First scorer' })
  await user.click(pin())
  await waitFor(() => expect(panels()[0]).toBe('First scorer'))
  expect(pin()).toHaveAttribute('aria-pressed', 'true')
  expect(document.cookie).toContain('pinned_markets=soccer%3A40')
  await user.click(pin())
  await waitFor(() => expect(panels()).toEqual(ALL))
  expect(document.cookie).not.toContain('soccer%3A40')
})

test('[MATCH-04] markets fold one by one and all at once, and folded ones take no press', async () => {
  const { region, user } = await openBoard()
  const title = (name: string) => region().getByRole('button', { name })
  await user.click(title('First scorer'))
  expect(title('First scorer')).toHaveAttribute('aria-expanded', 'false')
  expect(region().queryByRole('button', { name: /^Müller/ })).toBeNull()
  expect(title('1x2')).toHaveAttribute('aria-expanded', 'true')
  await user.click(region().getByRole('button', { name: 'Collapse all markets' }))
  for (const name of ALL) expect(title(name)).toHaveAttribute('aria-expanded', 'false')
  await user.click(title('1x2'))
  expect(title('1x2')).toHaveAttribute('aria-expanded', 'true')
  await user.click(region().getByRole('button', { name: 'Collapse all markets' }))
  await user.click(region().getByRole('button', { name: 'Expand all markets' }))
  for (const name of ALL) expect(title(name)).toHaveAttribute('aria-expanded', 'true')
})

test('[MATCH-04] a word finds markets and players of every group, without case and accents', async () => {
  const { region, panels, user, find } = await openBoard({}, `${PATH}?group=goals`)
  for (const text of ['muller', 'MÜLLER', ' thomas', 'first sc']) {
    await find(text)
    await waitFor(() => expect(panels()).toEqual(['First scorer']))
  }
  await find('no such market')
  await region().findByText('Nothing matches “no such market”')
  await user.click(region().getByRole('button', { name: 'Show all markets' }))
  // The tab that the player came from.
  await waitFor(() => expect(panels()).toEqual(['Both teams to score']))
  await find('(.*[')
  await region().findByText('Nothing matches “(.*[”')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(panels()).toEqual(['Both teams to score']))
})

test('[MATCH-01] [ODDS-11] what closes while the page is open keeps its place and takes no bet', async () => {
  const { panels, region, user, setStatus, setOdds } = await openBoard()
  const yes = () => region().getByRole('button', { name: /^Yes/ })
  setOdds(BOTH, '290', 2100)
  await waitFor(() => expect(yes()).toHaveAttribute('data-odds', '2100'))
  setStatus(BOTH, -1)
  await waitFor(() => expect(yes()).toHaveAttribute('data-state', 'suspended'))
  await user.click(yes())
  expect(yes()).not.toHaveAttribute('aria-pressed', 'true')
  expect(panels()).toEqual(ALL)
  setStatus(BOTH, 1)
  await waitFor(() => expect(yes()).toHaveAttribute('data-state', 'open'))
  await user.click(yes())
  await waitFor(() => expect(yes()).toHaveAttribute('aria-pressed', 'true'))
})

test('[MATCH-01] [GAP-64] a match without markets says so, one that is over says that, and both lead on', async () => {
  const { screen, tellMatch } = await openBoard({ markets: [] })
  await screen.findByText('No markets at the moment')
  expect(screen.getByRole('link', { name: 'More of Premier League' })).toHaveAttribute(
    'href',
    '/sports/soccer/premier-league-l1',
  )
  tellMatch('10', {
    type: 'match_status_changed',
    match: { id: '10', status: MATCH_STATUS.finished },
  })
  await screen.findByText('This match is over')
})

test('[MATCH-02] [MATCH-05] a match that is over says when it was, and its statistics stand open', async () => {
  const over = { ...match, status: MATCH_STATUS.finished, isFinished: true }
  const { screen } = await openBoard({
    markets: [],
    answers: {
      getMatch: () => ({
        data: { ...over, startTime: '2026-03-04T15:00:00Z', tabs: ['statistics', 'chat'] },
      }),
    },
  })
  await screen.findByText('This match is over')
  const head = within(screen.getByRole('region', { name: 'Arsenal v Chelsea' }))
  expect(head.getByText(/4 Mar/)).toHaveAttribute('datetime', '2026-03-04T15:00:00Z')
  expect(await screen.findByRole('region', { name: 'Statistics' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Statistics' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Chat' })).toHaveAttribute('aria-expanded', 'false')
})

test.each([
  [{ url: 'https://stats.example/10', html: null }, 'src', 'https://stats.example/10', true],
  [{ url: '/de/statistics/10', html: null }, 'src', '/de/statistics/10', false],
  [{ url: null, html: '<p>3 corners</p>' }, 'srcdoc', '<p>3 corners</p>', false],
] as const)(
  '[MATCH-05] [GAP-36] statistics that a provider sends ready-made stand in a frame that is kept from the page: %o',
  async (widget, attribute, value, isForeign) => {
    const { screen } = await openBoard({
      markets: [],
      answers: {
        getMatch: () => ({
          data: { ...match, status: MATCH_STATUS.finished, isFinished: true, tabs: ['statistics'] },
        }),
        getStatistics: () => ({ data: widget }),
      },
    })
    const frame = await screen.findByTitle('Statistics')
    expect(frame).toHaveAttribute(attribute, value)
    expect(frame.getAttribute('sandbox')?.includes('allow-same-origin')).toBe(isForeign)
  },
)

test('[MATCH-01] [I18N-08] from right to left the arrows of the tabs follow the reading', async () => {
  const { screen, user } = await openBoard({}, `/ar${PATH}`)
  expect(document.documentElement).toHaveAttribute('dir', 'rtl')
  const tabs = () => screen.getAllByRole('tab').filter(({ id }) => id.startsWith('markets'))
  await user.click(tabs()[0]!)
  await user.keyboard('{ArrowLeft}')
  await waitFor(() => expect(tabs()[1]).toHaveAttribute('aria-selected', 'true'))
  expect(window.location.search).toBe('?group=goals')
})
