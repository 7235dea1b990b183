import { waitFor, within } from '@testing-library/dom'
import type { Match } from '@touchline/contract'
import { expect, test } from 'vitest'

import { aMarket } from '../../testing/matches.ts'
import { openSurface } from '../../testing/surface/open-surface.tsx'
import {
  LEAGUE_PATH,
  smallWorld,
  worldMatch,
  worldSettings,
} from '../../testing/surface/small-world.ts'
import { offers, openSlip } from '../../testing/surface/slip-surface.ts'
import { listed } from '../../testing/surface/world-backend.ts'

const [match] = smallWorld
const PATH = '/sports/soccer/arsenal-chelsea-m10'
const OUTRIGHT_PATH = '/sports/soccer/season-m70'

type Stored = { bets: { selections: { matchId: string; type: string }[] }[] }

/** What the slip has left in the browser, by event. */
function typesInSlip(): Record<string, string> {
  const stored = JSON.parse(window.sessionStorage.getItem('bets') ?? '{"bets":[]}') as Stored
  const selections = stored.bets.flatMap((bet) => bet.selections)
  return Object.fromEntries(selections.map(({ matchId, type }) => [matchId, type]))
}

test.each([
  ['season', OUTRIGHT_PATH],
  ['simple_tournament', OUTRIGHT_PATH],
  // The page of a stage is that of a race; its prices stand in lists as well.
  ['stage', LEAGUE_PATH],
] as const)(
  '[SLIP-15] an outcome of a match and one of an outright (%s) are added with their types',
  async (type, path) => {
    const outright: Match = worldMatch('70', 'Season', '', {
      type,
      mainMarket: aMarket({ matchId: '70' }),
      outright: {
        name: 'Winner',
        competitors: [],
        startDate: '2026-08-01T00:00:00Z',
        endDate: '2027-05-31T00:00:00Z',
      },
    })
    const shown = [match!, outright]
    const find = (id: string | undefined) => shown.find((one) => one.id === id)!
    const { load, user } = await openSurface(path, {
      answers: {
        listMatches: () => listed(shown),
        getMatch: ({ params }) => ({ data: find(params?.['id']) }),
        listMarkets: ({ params }) => listed([find(params?.['id']).mainMarket!]),
      },
    })
    const press = async (id: string) => {
      const price = await waitFor(() => {
        const found = document.querySelector<HTMLElement>(`main [data-outcome-id="${id}:1::1"]`)
        expect(found).not.toBeNull()
        return found!
      })
      await user.click(price)
      await waitFor(() => expect(typesInSlip()).toHaveProperty(id))
    }
    await press('70')
    await load(PATH)
    await press('10')
    expect(typesInSlip()).toEqual({ '70': type, '10': 'match' })
  },
)

test('[GAP-07] the slip marks the end of a season beside a match of it, as after a reload', async () => {
  const season: Match = worldMatch('70', 'Season', 'Winner', {
    type: 'season',
    outright: {
      name: 'Winner',
      competitors: [],
      startDate: '2020-08-01T00:00:00Z',
      endDate: '2120-05-31T00:00:00Z',
    },
  })
  const shown = [...smallWorld, season]
  const settings = { ...worldSettings, multiSingleAvailability: { simulator: false } }
  const { select, price, card, slip, user, reload } = await openSlip({
    answers: {
      getSettings: () => ({ data: settings }),
      getMatch: ({ params }) => ({ data: shown.find(({ id }) => id === params?.['id'])! }),
      listMatches: () => listed(shown),
      listMarkets: ({ params }) =>
        listed([shown.find(({ id }) => id === params?.['id'])!.mainMarket!]),
    },
  })
  const winner = { ...offers[0]!, id: '70:1::1' }
  await select(offers[0]!)
  await user.click(price(winner.id))
  const marked = async () => {
    await slip().findByText('Cannot be combined with Arsenal (1x2)')
    await slip().findByText('Cannot be combined with Season (1x2)')
    expect(slip().queryByRole('textbox', { name: /^Stake/ })).toBeNull()
  }
  await marked()
  await reload()
  await marked()
  await user.click(within(card(winner.id)).getByRole('button', { name: /^Remove/ }))
  await waitFor(() => expect(slip().queryByText(/Cannot be combined/)).toBeNull())
})
