import { waitFor, within } from '@testing-library/dom'
import { channels, MATCH_STATUS, type Form, type Match, type PageBlock } from '@touchline/contract'
import { expect, test } from 'vitest'

import type { Answers } from '../../testing/fake-api.ts'
import { aMarket } from '../../testing/matches.ts'
import { afterIt, homeOf, plain, shownBlock } from '../../testing/surface/home-blocks.ts'
import { openSurface } from '../../testing/surface/open-surface.tsx'
import { smallWorld } from '../../testing/surface/small-world.ts'
import { listed } from '../../testing/surface/world-backend.ts'

const open = (one: PageBlock, answers: Answers = {}) =>
  openSurface('/sports', { answers: { ...homeOf([one, afterIt]), ...answers } })

/** Looks again from the page down: a block may be drawn anew between two looks. */
async function expectShown(name: string, text: string) {
  await waitFor(async () => {
    const [found] = within(await shownBlock(name)).getAllByText(text)
    expect(found).toBeVisible()
  })
}

async function expectNothingBut(title: string) {
  await within(document.body).findByRole('heading', { name: title })
  expect(document.querySelectorAll('main [data-block]')).toHaveLength(1)
}

const markets = (change: Partial<Extract<PageBlock, { type: 'event_markets' }>> = {}) => ({
  ...plain,
  type: 'event_markets' as const,
  matchId: '10',
  marketIds: [],
  limit: 6,
  ...change,
})

test('[BLOCK-06] event markets are those of one match, with prices that are live and taken at once', async () => {
  const { user, setOdds } = await open(markets())
  const shown = within(await shownBlock('Arsenal v Chelsea'))
  expect(shown.getByRole('link', { name: 'Arsenal v Chelsea' })).toHaveAttribute(
    'href',
    '/sports/soccer/arsenal-chelsea-m10',
  )
  const price = shown.getByRole('button', { name: /^Arsenal, .*2\.00$/ })
  await user.click(price)
  await expect.poll(() => price.getAttribute('aria-pressed')).toBe('true')
  setOdds(smallWorld[0]!.mainMarket!, '1', 2300)
  expect(await shown.findByRole('button', { name: /^Arsenal, .*2\.30$/ })).toBeVisible()
})

test('[BLOCK-06] only the markets that it names, as many as it says, and nothing of a match that is not there', async () => {
  const more = [1, 18, 29, 16].map((id) =>
    aMarket({ id, name: `Market ${id}`, priority: id, mostBalanced: true }),
  )
  const listMarkets = () => listed(more, channels.match('en', '10'))
  const names = async () =>
    within(await shownBlock('Arsenal v Chelsea'))
      .getAllByRole('heading', { name: /^Market/ })
      .map(({ textContent }) => /Market \d+/.exec(textContent)?.[0])
  await open(markets({ marketIds: [29, 18] }), { listMarkets })
  expect(new Set(await names())).toEqual(new Set(['Market 18', 'Market 29']))
  await open(markets({ limit: 3 }), { listMarkets })
  expect(await names()).toHaveLength(3)

  await open(markets({ marketIds: [18] }))
  await expectNothingBut('After')
  const { heardOf } = await open(markets({ matchId: '99' }))
  await expectNothingBut('After')
  // The slip may ask for those of what is in it.
  expect(heardOf('listMarkets').filter(({ input }) => input.params?.['id'] === '99')).toEqual([])
})

const stats: PageBlock = { ...plain, type: 'event_stats', matchId: '10' }
const NONE: Answers = {
  getStatistics: () => ({ data: { matchId: '10', numbers: [] } }),
  getForm: () => ({ data: { home: [], away: [] } }),
  getHeadToHead: () => ({ data: { matches: [], wins: { home: 0, draws: 0, away: 0 } } }),
  getStandings: () => ({ data: { rows: [] } }),
}

test('[MATCH-06] [GAP-35] a data provider’s referee and place stand beside the statistics', async () => {
  const about = { venue: 'Old Park', city: 'Leeds', referee: 'A. Whistle' }
  await open(stats, { ...NONE, getStatistics: () => ({ data: { matchId: '10', about } }) })
  for (const text of ['Referee', 'A. Whistle', 'Venue', 'Old Park, Leeds']) {
    await expectShown('Arsenal v Chelsea', text)
  }
  const alone = { referee: 'A. Whistle' }
  await open(stats, { ...NONE, getStatistics: () => ({ data: { matchId: '10', about: alone } }) })
  await expectShown('Arsenal v Chelsea', 'A. Whistle')
  expect(within(await shownBlock('Arsenal v Chelsea')).queryByText('Venue')).toBeNull()
})

test('[BLOCK-07] event stats are what is known of one match, and nothing where that is nothing', async () => {
  const won: Form['home'][number] = {
    id: '7',
    startTime: '2026-11-01T15:00:00Z',
    home: { id: '1', name: 'Arsenal' },
    away: { id: '3', name: 'Spurs' },
    score: { home: 3, away: 1 },
    result: 'won',
  }
  await open(stats, { ...NONE, getForm: () => ({ data: { home: [won], away: [] } }) })
  await expectShown('Arsenal v Chelsea', 'Spurs')
  const shown = within(await shownBlock('Arsenal v Chelsea'))
  expect(shown.queryByText('Head to head')).toBeNull()

  const met = { ...won, away: { id: '2', name: 'Chelsea' } }
  const place = { played: 3, won: 2, drawn: 1, lost: 0, scored: 6, conceded: 2, points: 7 }
  await open(stats, {
    listMatches: () =>
      listed(
        [{ ...smallWorld[0]!, status: MATCH_STATUS.live, isLive: true }],
        channels.updates('en'),
      ),
    getStatistics: () => ({
      data: { matchId: '10', numbers: [{ key: 'corners', home: 5, away: 2, unit: 'count' }] },
    }),
    getForm: () => ({ data: { home: [won], away: [] } }),
    getHeadToHead: () => ({ data: { matches: [met], wins: { home: 4, draws: 2, away: 1 } } }),
    getStandings: () => ({
      data: { rows: [{ position: 1, team: { id: '8', name: 'Wolves' }, ...place }] },
    }),
  })
  for (const text of ['Corners', 'Spurs', 'Head to head', 'Draws', 'Wolves']) {
    await expectShown('Arsenal v Chelsea', text)
  }

  // Nobody has ever drawn here.
  const wins = { home: 1, draws: 0, away: 0 }
  await open(stats, { ...NONE, getHeadToHead: () => ({ data: { matches: [met], wins } }) })
  await expectShown('Arsenal v Chelsea', 'Head to head')
  expect(within(await shownBlock('Arsenal v Chelsea')).queryByText('Draws')).toBeNull()

  await open(stats, NONE)
  await expectNothingBut('After')
})

const vote = {
  id: 'vote-1',
  title: 'Who wins?',
  matchId: '10',
  options: [{ id: 'home', label: 'Reds', votes: null }],
  userVote: null,
  closesAt: new Date(Date.now() + 60_000).toISOString(),
  closed: false,
}

test('[BLOCK-23] a prediction is of the match that it names, or of the greatest ones to come', async () => {
  const predictions: Answers = {
    listPredictions: ({ query }) => ({
      data: query?.matchId === '10' ? [vote] : [],
    }),
  }
  const block: PageBlock = { ...plain, type: 'prediction', matchId: '10', limit: 2 }
  const named = await open(block, predictions)
  expect(await within(document.body).findByRole('region', { name: 'Who wins?' })).toBeVisible()
  expect(within(document.body).getByRole('link', { name: 'Arsenal v Chelsea' })).toHaveAttribute(
    'href',
    '/sports/soccer/arsenal-chelsea-m10',
  )

  expect(named.heardOf('listPredictions').map(({ input }) => input.query?.matchId)).toEqual(['10'])

  const { heardOf } = await open({ ...block, matchId: null }, predictions)
  expect(await within(document.body).findByRole('button', { name: 'Reds' })).toBeVisible()
  expect(heardOf('listMatches').map(({ input }) => input.query)).toContainEqual({
    type: ['match'],
    matchStatus: [MATCH_STATUS.prematch],
    sortBy: 'priority:desc',
    bettable: true,
    limit: 2,
  })

  await open(block, { listMatches: () => ({ data: [] as Match[], meta: { pagination } }) })
  await expectNothingBut('After')
})

const pagination = { total: 0, page: 1, limit: 50, lastPage: 1 }
