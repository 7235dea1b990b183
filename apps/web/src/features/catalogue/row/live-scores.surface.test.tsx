import { waitFor, within } from '@testing-library/dom'
import type { MatchState, PeriodScore } from '@touchline/contract'
import { expect, test } from 'vitest'

import { openSurface } from '../../../testing/surface/open-surface.tsx'
import { LEAGUE_PATH } from '../../../testing/surface/small-world.ts'

const MATCH_PATH = '/sports/soccer/arsenal-chelsea-m10'

const set = (number: number, home: number, away: number): PeriodScore => ({
  key: `set_${number}`,
  name: `Set ${number}`,
  type: 'regular',
  number,
  home,
  away,
})

const BEFORE: MatchState = {
  id: '10',
  status: 1,
  availableMarketsCount: 12,
  stage: '2nd set',
  clock: null,
  totalScore: { home: 1, away: 0 },
  gameScore: { home: '15', away: '30' },
  periodScores: [set(1, 6, 4), set(2, 3, 2)],
  currentServer: 'home',
  situation: null,
  redCards: null,
}

/** A set was counted wrongly, a game went on, and the other side serves. */
const AFTER: MatchState = {
  ...BEFORE,
  totalScore: { home: 2, away: 1 },
  gameScore: { home: '30', away: '40' },
  periodScores: [set(1, 7, 5), set(2, 4, 3)],
  currentServer: 'away',
}

function inside(root: ParentNode, selector: string): HTMLElement {
  const found = root.querySelector<HTMLElement>(selector)
  if (found === null) throw new Error(`Nothing fits ${selector}`)
  return found
}

test('[LIVE-03] a row shows total, game, periods and server, and changes them in their elements', async () => {
  const { tell, user } = await openSurface(LEAGUE_PATH)
  await user.keyboard('{Shift}')
  const row = () => inside(document, 'main li[data-match-id="10"]')
  const names = () => ['Arsenal', 'Chelsea'].map((name) => within(row()).getByTitle(name))
  const lines = () => names().map((name) => name.parentElement!)
  /** Points of the game, games of each set, total: one element each. */
  const figures = () => lines().map((line) => [...(line.lastElementChild?.children ?? [])])
  const shown = () => figures().map((line) => line.map(({ textContent }) => textContent))
  const serving = () => lines().map((line) => within(line).queryByTitle('Serving') !== null)

  tell({ type: 'match_changed', match: BEFORE })
  await waitFor(() =>
    expect(shown()).toEqual([
      ['15', '6', '3', '1'],
      ['30', '4', '2', '0'],
    ]),
  )
  expect(serving()).toEqual([true, false])
  const [rowBefore, linesBefore, figuresBefore] = [row(), lines(), figures()]

  tell({ type: 'match_changed', match: AFTER })
  await waitFor(() =>
    expect(shown()).toEqual([
      ['30', '7', '4', '2'],
      ['40', '5', '3', '1'],
    ]),
  )
  expect(serving()).toEqual([false, true])
  expect(row()).toBe(rowBefore)
  for (const [side, line] of lines().entries()) {
    expect(line).toBe(linesBefore[side])
    for (const [place, figure] of (figures()[side] ?? []).entries()) {
      expect(figure).toBe(figuresBefore[side]?.[place])
    }
  }
})

test('[LIVE-03] the board of a match changes its figures in their cells', async () => {
  const { tell, tellMatch, main } = await openSurface(MATCH_PATH)
  const told = (match: MatchState) => {
    tell({ type: 'match_changed', match })
    tellMatch('10', { type: 'match_changed', match })
  }
  const board = () => main().getByRole('table', { name: 'Score by period' })
  const cells = () => within(board()).getAllByRole('cell')
  const shown = () => cells().map(({ textContent }) => textContent)
  await main().findByRole('heading', { level: 1 })
  told(BEFORE)
  await waitFor(() => expect(shown()).toEqual(['6', '3', '15', '1', '4', '2', '30', '0']))
  const before = cells()
  told(AFTER)
  await waitFor(() => expect(shown()).toEqual(['7', '4', '30', '2', '5', '3', '40', '1']))
  for (const [place, cell] of cells().entries()) expect(cell).toBe(before[place])
})

test('[DATA-05] an interrupted match says where it stands, in its row and in its head', async () => {
  const clock = {
    matchTime: 62 * 60 + 10,
    stoppageTime: null,
    remainingTime: null,
    stopped: true,
    speed: 1,
    updatedAt: '2026-11-21T16:20:00Z',
  }
  const match: MatchState = { ...BEFORE, status: 2, stage: '2nd half', clock, periodScores: [] }
  const { tell, tellMatch, main, screen, load } = await openSurface(LEAGUE_PATH)
  tell({ type: 'match_changed', match })
  await main().findByText('Interrupted')
  expect(inside(document, 'main li[data-match-id="10"]')).toHaveTextContent('63′Interrupted')

  await load(MATCH_PATH)
  const head = within(await screen.findByRole('region', { name: 'Arsenal v Chelsea' }))
  tellMatch('10', { type: 'match_changed', match })
  await head.findByText('Interrupted')
  head.getByText('62:10')
})
