import { waitFor, within } from '@testing-library/dom'
import { channels, MATCH_STATUS, type Match, type MatchState } from '@touchline/contract'
import { expect, test, vi } from 'vitest'

import { refusal, type Answers } from '../../testing/fake-api.ts'
import { openSurface, type SurfaceOptions } from '../../testing/surface/open-surface.tsx'
import { worldMatch } from '../../testing/surface/small-world.ts'

const NAMES = [
  'Arsenal',
  'Burnley',
  'Chelsea',
  'Everton',
  'Fulham',
  'Leeds',
  'Luton',
  'Stoke',
  'York',
]

/** Nine matches in play, `1` the most important one: each against the reserves. */
const inPlay: readonly Match[] = NAMES.map((name, index) =>
  worldMatch(String(index + 1), name, 'Reserves', {
    status: MATCH_STATUS.live,
    totalScore: { home: 0, away: 0 },
  }),
)

/** @param favourites ids of the player's favourites */
function answersOf(favourites: readonly string[] = []): Answers {
  const find = (id: string | undefined) => {
    const match = inPlay.find((one) => one.id === id)
    if (match === undefined) throw refusal(404)
    return match
  }
  const listed = <Item,>(data: Item[], channel: string) => ({
    data,
    meta: {
      pagination: { total: data.length, page: 1, limit: 500, lastPage: 1 },
      stream: { channel, epoch: 'first', offset: 0 },
    },
  })
  return {
    listMatches({ query = {} }) {
      const { id, favourite } = query
      const fits = (match: Match) =>
        (id?.includes(match.id) ?? true) && (favourite !== true || favourites.includes(match.id))
      return listed(inPlay.filter(fits), channels.updates('en'))
    },
    getMatch: ({ params }) => ({ data: find(params?.['id']) }),
    listMarkets({ params }) {
      const { id, mainMarket } = find(params?.['id'])
      return listed(mainMarket === null ? [] : [mainMarket], channels.match('en', id))
    },
    getPlayByPlay: ({ params }) => ({
      data: { matchId: params?.['id'] ?? '', at: 1, plays: [], momentum: [], possession: null },
    }),
    listFavourites: ({ params }) => ({
      data: {
        type: 'matches',
        favoriteIds: params?.['type'] === 'matches' ? [...favourites] : [],
      },
    }),
  }
}

async function openBoard(search: string, options: SurfaceOptions & { favourites?: string[] } = {}) {
  const answers = { ...answersOf(options.favourites), ...options.answers }
  const surface = await openSurface(`/sports/live?view=board${search}`, { ...options, answers })
  const board = () => surface.main().findByRole('list', { name: 'Board' })
  const names = async () =>
    within(await board())
      .queryAllByRole('article')
      .map((card) => card.getAttribute('aria-label')?.replace(' v Reserves', ''))
  const toShow = (...wanted: string[]) => waitFor(async () => expect(await names()).toEqual(wanted))
  const card = async (name: string) =>
    within(await surface.main().findByRole('article', { name: `${name} v Reserves` }))
  const button = async (name: string, text: string) =>
    (await card(name)).findByRole('button', { name: text.replace('…', `${name} v Reserves`) })
  const offered = (name: string) =>
    surface.main().findByRole('link', { name: new RegExp(`^Put on the board: .*${name}`) })
  const followed = () =>
    surface.push.sockets.flatMap((socket) =>
      [...socket.channels].filter((channel) => channel.includes('.match.')),
    )
  const tellState = (id: string, change: Partial<MatchState>) =>
    surface.tellMatch(id, { type: 'match_changed', match: { ...stateOf(id), ...change } })
  return { ...surface, toShow, card, button, offered, followed, tellState }
}

function stateOf(id: string): MatchState {
  const match = inPlay.find((one) => one.id === id)
  if (match === undefined) throw new Error(`no match ${id}`)
  const { status, stage, clock, totalScore, gameScore, periodScores } = match
  const { currentServer, situation, redCards, availableMarketsCount } = match
  const scores = { totalScore, gameScore, periodScores, currentServer, situation, redCards }
  return { id, status, stage, clock, ...scores, availableMarketsCount }
}

test('without a choice the board shows favourites in play first, and says so', async () => {
  const { toShow, main } = await openBoard('', { isSignedIn: true, favourites: ['9', '4'] })
  await toShow('Everton', 'York', 'Arsenal', 'Burnley', 'Chelsea', 'Fulham')
  expect(main().getByText(/^Chosen for you/)).toBeVisible()
})

test('a press puts a match on the board, the address has it, and another visit brings it back', async () => {
  const { toShow, offered, user, load, main } = await openBoard('&matches=3-1')
  await toShow('Chelsea', 'Arsenal')
  await user.click(await offered('Burnley'))
  await toShow('Chelsea', 'Arsenal', 'Burnley')
  expect(main().getByRole('status')).toHaveTextContent('Burnley v Reserves is on the board, 3 of 3')
  expect(window.location.search).toContain('matches=3-1-2')
  await load('/sports/live?view=board')
  await toShow('Chelsea', 'Arsenal', 'Burnley')
})

test('cards change places by keyboard, and the focus stays where it was', async () => {
  const { toShow, button, user, main } = await openBoard('&matches=1-2-3')
  const later = await button('Arsenal', 'Move … back')
  later.focus()
  await user.keyboard('{Enter}')
  await toShow('Burnley', 'Arsenal', 'Chelsea')
  expect(main().getByRole('status')).toHaveTextContent('Arsenal v Reserves is now 2 of 3')
  await user.keyboard('{Enter}{Enter}')
  await toShow('Burnley', 'Chelsea', 'Arsenal')
  expect(window.location.search).toContain('matches=2-3-1')
})

test('only what is on the board is followed, until it is taken off; the undo brings it back', async () => {
  const { toShow, button, user, followed, screen } = await openBoard('&matches=1-2')
  const channelsOf = (...ids: string[]) => ids.map((id) => channels.match('en', id))
  await waitFor(() => expect(followed().toSorted()).toEqual(channelsOf('1', '2')))
  await user.click(await button('Arsenal', 'Take … off the board'))
  await toShow('Burnley')
  await waitFor(() => expect(followed()).toEqual(channelsOf('2')))
  expect(await button('Burnley', 'Take … off the board')).toHaveFocus()
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await toShow('Arsenal', 'Burnley')
  await waitFor(() => expect(followed().toSorted()).toEqual(channelsOf('1', '2')))
})

test('a ninth match is refused in words', async () => {
  const { toShow, offered, user, screen } = await openBoard('&matches=1-2-3-4-5-6-7-8')
  await user.click(await offered('York'))
  await screen.findByText('The board holds 8 matches. Take one off first.')
  await toShow(...NAMES.slice(0, 8))
})

test('a match that has ended keeps its score until the player asks for the next one', async () => {
  const { toShow, card, tellState, user } = await openBoard('&matches=1-2')
  await (await card('Arsenal')).findByRole('button', { name: /^Arsenal, 1x2/ })
  tellState('1', { status: MATCH_STATUS.finished, totalScore: { home: 3, away: 1 } })
  const ended = await card('Arsenal')
  await ended.findByText('The match is over.')
  expect(ended.getByText('3')).toBeVisible()
  expect(ended.queryByRole('button', { name: /^Arsenal, 1x2/ })).toBeNull()
  await user.click(ended.getByRole('button', { name: 'Next: Chelsea v Reserves' }))
  await toShow('Chelsea', 'Burnley')
})

test('a board that is kept full replaces what has ended by itself, after a while', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  try {
    const { toShow, card, tellState, user, main } = await openBoard('&matches=1-2')
    await user.click(main().getByRole('switch', { name: 'Keep the board full' }))
    await (await card('Arsenal')).findByRole('button', { name: /^Arsenal, 1x2/ })
    tellState('1', { status: MATCH_STATUS.finished })
    await (await card('Arsenal')).findByText('Over. The next match follows shortly.')
    vi.advanceTimersByTime(59_000)
    await toShow('Arsenal', 'Burnley')
    vi.advanceTimersByTime(1_000)
    await toShow('Chelsea', 'Burnley')
  } finally {
    vi.useRealTimers()
  }
})

test('a match that nobody offers any more says so and gives way', async () => {
  const { main, toShow, user } = await openBoard('&matches=1-77')
  await main().findByText('This match is no longer offered.')
  await user.click(main().getByRole('button', { name: /^Next: / }))
  await toShow('Arsenal', 'Burnley')
})
