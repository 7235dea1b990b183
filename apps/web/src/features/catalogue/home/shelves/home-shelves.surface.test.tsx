import { within } from '@testing-library/dom'
import { oddsOf } from '@touchline/betting'
import { channels, MATCH_STATUS, type Match, type Popularity } from '@touchline/contract'
import { expect, test } from 'vitest'

import { refusal, type Answers } from '../../../../testing/fake-api.ts'
import { openSurface } from '../../../../testing/surface/open-surface.tsx'
import { aSystem } from '../../../../testing/system-settings.ts'
import { smallWorld, sport, worldMatch } from '../../../../testing/surface/small-world.ts'
import { listed } from '../../../../testing/surface/world-backend.ts'
import { endingSoon } from './ends-soon.tsx'

const stream = { channel: channels.updates('en'), epoch: 'first', offset: 0 }

function highlights(basis: Popularity, players: number): Answers {
  const bets = smallWorld.map((match) => ({
    match,
    market: match.mainMarket!,
    outcomeId: '1',
    players,
  }))
  const [match] = smallWorld
  const legs = [{ market: match!.mainMarket!, outcomeId: '1' }]
  return {
    listPopularBets: () => ({ data: bets, meta: { basis, hours: 6, stream } }),
    listReadyBuilders: () => ({
      data: [{ match: match!, builders: [{ odds: oddsOf(2400), legs }] }],
    }),
  }
}

/** Home after the player's first sign, which brings what is below the first view. */
async function openHome(answers: Answers) {
  const surface = await openSurface('/sports', { answers })
  await surface.user.keyboard('{Shift}')
  return surface
}

test('popular bets say how many players backed them, and are taken in one press', async () => {
  const { user, screen } = await openHome(highlights('bets', 12))
  const shelf = within(await screen.findByRole('region', { name: 'Popular bets' }))
  expect(shelf.getByText('What most players backed in the last 6 hours')).toBeVisible()
  expect(shelf.getAllByText('12 players')).toHaveLength(smallWorld.length)
  const price = shelf.getByRole('button', { name: /^Arsenal, .*2.00$/ })
  await user.click(price)
  await expect.poll(() => price.getAttribute('aria-pressed')).toBe('true')
})

test('[CUST-02] [GAP-62] where no bet is built, home asks for no ready-made ones', async () => {
  const { screen, heardOf } = await openHome({
    ...highlights('bets', 12),
    getSystemSettings: () => ({ data: aSystem({ features: { custom_bets: false } }) }),
  })
  await screen.findByRole('region', { name: 'Popular bets' })
  expect(heardOf('listReadyBuilders')).toEqual([])
})

test('the shelves stand below the rows that fill a first view', async () => {
  const tennis = { ...sport, id: '2', key: 'tennis', name: 'Tennis' }
  const cricket = { ...sport, id: '3', key: 'cricket', name: 'Cricket' }
  const rows = (of: typeof sport, count: number, from: number) =>
    Array.from({ length: count }, (_, at) => {
      const { id, key, name } = of
      const on = { sport: { id, key, name }, category: { ...smallWorld[0]!.category } }
      return worldMatch(String(from + at), `${name} ${at}`, `Away ${at}`, on)
    })
  const matches = [...rows(sport, 6, 100), ...rows(tennis, 6, 200), ...rows(cricket, 6, 300)]
  const { screen } = await openHome({
    ...highlights('bets', 12),
    listSports: () => listed([sport, tennis, cricket]),
    listMatches: ({ query = {} }) =>
      listed(
        matches.filter(({ status }) => query.matchStatus?.includes(status) ?? true),
        channels.updates('en'),
      ),
  })
  const popular = await screen.findByRole('heading', { name: 'Popular bets' })
  const names = screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent)
  const between = names.slice(names.indexOf('Tennis'), names.indexOf('Cricket') + 1)
  expect(between).toContain(popular.textContent)
  expect(names.indexOf('Football')).toBeLessThan(names.indexOf('Tennis'))
})

test('without enough bets it says that the favourites of the market stand there', async () => {
  const { screen } = await openHome(highlights('matches', 0))
  const shelf = within(await screen.findByRole('region', { name: 'Favourites in the big matches' }))
  expect(shelf.getByText('Too few bets yet to say what is popular')).toBeVisible()
  expect(shelf.queryByText(/players/)).toBeNull()
})

test('what cannot be read is left out, and the matches of home stay', async () => {
  const { main, screen, heardOf } = await openHome({
    ...highlights('bets', 12),
    listPopularBets: () => Promise.reject(refusal(500)),
  })
  await screen.findByRole('link', { name: /Open in builder 2\.40$/ })
  await expect.poll(() => heardOf('listPopularBets').length).toBeGreaterThan(0)
  expect(screen.queryByRole('region', { name: 'Popular bets' })).toBeNull()
  expect(main().getAllByText('Arsenal').length).toBeGreaterThan(0)
  expect(screen.queryByText('We could not load these matches')).toBeNull()
})

test('a price of a popular bet follows the feed', async () => {
  const { screen, setOdds } = await openHome(highlights('bets', 12))
  const shelf = within(await screen.findByRole('region', { name: 'Popular bets' }))
  setOdds(smallWorld[0]!.mainMarket!, '1', 2300)
  await shelf.findByRole('button', { name: /^Arsenal, .*2.30$/ })
})

test('a ready-made builder leads to the builder of its match with its legs', async () => {
  const { screen } = await openHome(highlights('bets', 12))
  const link = await screen.findByRole('link', {
    name: /Arsenal – Chelsea.*Open in builder 2\.40$/,
  })
  expect(link).toHaveAttribute(
    'href',
    '/sports/soccer/arsenal-chelsea-m10?group=betBuilder#build=1::1',
  )
})

test('what ends soon begins with the match of which least is left', () => {
  const now = Date.now()
  const at = (id: string, minute: number, change: Partial<Match> = {}): Match => ({
    ...smallWorld[0]!,
    id,
    status: MATCH_STATUS.live,
    clock: {
      matchTime: minute * 60,
      stoppageTime: null,
      remainingTime: null,
      stopped: true,
      updatedAt: new Date(now).toISOString(),
      speed: 1,
    },
    ...change,
  })
  const decided = at('4', 89, { mainMarket: null, secondaryMarket: null })
  const ending = endingSoon([at('1', 30), at('2', 75), at('3', 88), decided], now)
  expect(ending.map(({ id }) => id)).toEqual(['3', '2'])
})
