import { waitFor, within } from '@testing-library/dom'
import { oddsOf } from '@touchline/betting'
import { channels } from '@touchline/contract'
import { expect, test } from 'vitest'

import { openSurface } from '../../../testing/surface/open-surface.tsx'
import { jointMarkets, smallWorld, worldSettings } from '../../../testing/surface/small-world.ts'
import { noAnswer, type Answers } from '../../../testing/fake-api.ts'

const match = smallWorld[0]!
const BUILDER = '/sports/soccer/arsenal-chelsea-m10?group=betBuilder'
const { result, total } = jointMarkets
const legs = [
  { market: result, outcomeId: '1' },
  { market: total, outcomeId: '12' },
]

/** The tab of the builder, with one combination that costs `odds`. */
async function openBuilder(path = BUILDER, odds = 2400) {
  const priced = (now: number, first = result): Answers => ({
    listReadyBuilders: () => ({
      data: [
        {
          match,
          builders: [
            { odds: oddsOf(now), legs: [{ market: first, outcomeId: '1' }, ...legs.slice(1)] },
          ],
        },
      ],
    }),
    quoteCustomBet: () => ({ data: { odds: oddsOf(now), maxOdds: oddsOf(now) } }),
  })
  const surface = await openSurface(path, {
    answers: {
      getSettings: () => ({ data: { ...worldSettings, customBetEnabled: true } }),
      getMatch: () => ({ data: { ...match, mainMarket: result } }),
      listMarkets: () => ({
        data: [result, total],
        meta: {
          pagination: { total: 2, page: 1, limit: 500, lastPage: 1 },
          stream: { channel: channels.match('en', '10'), epoch: 'first', offset: 0 },
        },
      }),
      listCustomMarkets: () => ({ data: [result, total] }),
      ...priced(odds),
    },
  })
  const { screen } = surface
  return {
    ...surface,
    priced,
    card: (text: RegExp) => screen.findByRole('button', { name: text }),
    ticket: async () => within(await screen.findByRole('dialog', { name: /Bet builder/ })),
  }
}

test('one press puts a ready-made combination into the builder, another takes it out', async () => {
  const { user, screen, card, ticket } = await openBuilder()
  await user.click(await card(/Over 1.5, Total 2.40$/))
  expect((await ticket()).getAllByRole('listitem')).toHaveLength(2)
  expect(await card(/2.40$/)).toHaveAttribute('aria-pressed', 'true')
  await user.click(await card(/2.40$/))
  await expect.poll(() => screen.queryByRole('dialog', { name: /Bet builder/ })).toBeNull()
})

test.each([
  ['is nothing', () => ({ data: [] })],
  ['is not told', () => Promise.reject(noAnswer())],
])(
  'markets come where they stay, though what is ready %s',
  async (_, toldLater: Answers['listReadyBuilders']) => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const { screen, answer, heardOf, user } = await openBuilder(
      '/sports/soccer/arsenal-chelsea-m10',
    )
    answer({ listReadyBuilders: async (input) => promise.then(() => toldLater!(input)) })
    await user.click(await screen.findByRole('tab', { name: 'Bet builder' }))
    await waitFor(() => expect(heardOf('listReadyBuilders')).toHaveLength(1))
    await waitFor(() => expect(heardOf('listCustomMarkets')).toHaveLength(1))
    const intro = () => screen.queryByText(/^Choose two or more/)
    expect(intro()).toBeNull()
    resolve()
    await waitFor(() => expect(intro()).toBeVisible())
  },
)

test('a price of which a leg has moved is shown no more, until there is a new one', async () => {
  const { setOdds, answer, card, priced } = await openBuilder()
  await card(/Total 2.40$/)
  setOdds(result, '1', 2500)
  expect(await card(/Still working out the price…$/)).not.toHaveTextContent('2.40')
  const moved = result.outcomes.map((one) =>
    one.id === '1' ? { ...one, odds: oddsOf(2500) } : one,
  )
  answer(priced(2900, { ...result, outcomes: moved }))
  await card(/Total 2.90$/)
})

test('a link to what is not offered any more says so and selects nothing', async () => {
  const { screen } = await openBuilder(`${BUILDER}#build=1::1,18:total=4.5:12`)
  await screen.findByText('This combination is no longer offered')
  expect(screen.queryByRole('dialog', { name: /Bet builder/ })).toBeNull()
})

test('a link brings its legs into the builder, once', async () => {
  const { ticket } = await openBuilder(`${BUILDER}#build=1::1,18:total=1.5:12`)
  expect((await ticket()).getAllByRole('listitem')).toHaveLength(2)
  expect(window.location.hash).toBe('')
})
