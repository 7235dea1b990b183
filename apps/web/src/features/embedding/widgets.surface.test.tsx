import { waitFor } from '@testing-library/dom'
import { expect, test } from 'vitest'

import { refusal } from '../../testing/fake-api.ts'
import { openSurface } from '../../testing/surface/open-surface.tsx'
import { listed } from '../../testing/surface/world-backend.ts'
import { openInHost } from './testing/open-in-host.ts'

test('[EMBED-01] a widget is a part alone, and its links lead its host', async () => {
  const page = await openInHost('/sports/widgets/match-strip/10')
  await page.hears('initialized')
  expect(page.screen.queryByRole('banner')).toBeNull()
  await waitFor(() => expect(document.title).toBe('Arsenal v Chelsea · Touchline'))
  page.say('iframe_integration', { listeners: ['page-wanted'] })
  await page.user.click(await page.screen.findByRole('link', { name: 'Arsenal v Chelsea' }))
  await page.hears('page-wanted')
  expect(page.all('page-wanted')[0]?.path).toMatch(/-m10$/)
})

test('[MATCH-05] [GAP-36] statistics and meetings stand alone, too', async () => {
  const meeting = {
    id: '3',
    startTime: '2026-05-01T12:00:00.000Z',
    home: { id: '1', name: 'Arsenal' },
    away: { id: '2', name: 'Chelsea' },
    score: { home: 2, away: 1 },
  }
  const met = { matches: [meeting], wins: { home: 1, draws: 0, away: 0 } }
  const answers = { getHeadToHead: () => ({ data: met }) }
  const page = await openSurface('/sports/widgets/head-to-head/10', { answers })
  await page.screen.findByRole('heading', { name: 'Head to head' })
  expect(page.screen.queryByRole('banner')).toBeNull()
  const all = await openSurface('/sports/widgets/statistics/10', { answers })
  await all.screen.findByRole('heading', { name: 'Head to head' })
  const none = {
    answers: { getHeadToHead: () => ({ data: { matches: [], wins: { ...met.wins, home: 0 } } }) },
  }
  const empty = await openSurface('/sports/widgets/head-to-head/10', none)
  await empty.screen.findByText('No statistics yet')
})

test.each(['match-strip/10', 'market/10/1', 'live-pitch/10', 'statistics/10', 'head-to-head/10'])(
  'a widget of a match that is no longer offered says so: %s',
  async (address) => {
    const answers = {
      getMatch: () => {
        throw refusal(404)
      },
    }
    const { screen } = await openSurface(`/sports/widgets/${address}`, { answers })
    await screen.findByText('This match is no longer offered.')
    expect(screen.queryByRole('banner')).toBeNull()
  },
)

test('the table of a league without matches, or without results, says that there is none', async () => {
  const none = { answers: { listMatches: () => listed([]) } }
  const empty = await openSurface('/sports/widgets/league-table/1', none)
  await empty.screen.findByText('No statistics yet')
  const before = { answers: { getStandings: () => ({ data: { rows: [] } }) } }
  const { screen } = await openSurface('/sports/widgets/league-table/1', before)
  await screen.findByText('No statistics yet')
  await screen.findByRole('link', { name: /Premier League/ })
  await waitFor(() => expect(document.title).toMatch(/Premier League.* · Touchline$/))
  await waitFor(() => expect(document.documentElement.dataset['page']).toBe('widget'))
})
