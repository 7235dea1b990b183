import { waitFor, within } from '@testing-library/dom'
import { amountOf } from '@touchline/betting'
import { expect, test } from 'vitest'

import { aPlacedBet } from '../../testing/placed-bets.ts'
import { openSurface } from '../../testing/surface/open-surface.tsx'
import { listed } from '../../testing/surface/world-backend.ts'

const MY_BETS = '/sports/my-bets'

function openWith(...bets: ReturnType<typeof aPlacedBet>[]) {
  const answers = { listBets: () => listed(bets) }
  return openSurface(MY_BETS, { isSignedIn: true, answers })
}

const cards = () => [...document.querySelectorAll('main [data-bet-id]')]
const order = () => cards().map((card) => card.getAttribute('data-bet-id'))

test('[MYB-05] [MYB-06] [MYB-07] bets are listed, filtered and sorted', async () => {
  const bets = [1, 2, 3].map((each) =>
    aPlacedBet({ id: String(each), ref: `TL-${each}`, stake: amountOf(BigInt(100 * each)) }),
  )
  const { main, user } = await openWith(...bets)
  await waitFor(() => expect(cards()).toHaveLength(3))
  for (const card of cards()) {
    expect(card).toHaveAttribute('data-bet-status', 'waiting_results')
    expect(card).toHaveAttribute('data-bet-result', 'no_results')
  }
  const sort = await main().findByRole('combobox', { name: 'Sort by' })
  await user.selectOptions(sort, 'stake_desc')
  await waitFor(() => expect(order()).toEqual(['3', '2', '1']))
  await user.selectOptions(sort, 'stake_asc')
  await waitFor(() => expect(order()).toEqual(['1', '2', '3']))

  await user.click(main().getByRole('radio', { name: 'Settled' }))
  await waitFor(() => expect(cards()).toHaveLength(0))
  await main().findByText(/^No bet fits these filters/)
  await user.click(main().getByRole('radio', { name: 'Open' }))
  await waitFor(() => expect(cards()).toHaveLength(3))
  const result = main().getByRole('combobox', { name: 'Result' })
  await user.selectOptions(result, 'win')
  await waitFor(() => expect(cards()).toHaveLength(0))
  await user.selectOptions(result, 'all')
  await waitFor(() => expect(cards()).toHaveLength(3))
})

test('[MYB-08] [MYB-10] the list is asked for in one piece, with its size', async () => {
  const { main, heardOf } = await openWith()
  await main().findByText(/^You have no bets yet/)
  const asked = heardOf('listBets').map(({ input }) => input.query)
  // Once more when the player's channel is followed: nobody was told what happened before.
  expect(asked.length).toBeLessThanOrEqual(2)
  for (const query of asked) expect(query).toMatchObject({ page: 1, limit: 500 })
})

test('a bet can be placed again with its own selections', async () => {
  const bet = aPlacedBet()
  const { user } = await openWith(bet)
  await waitFor(() => expect(cards()).toHaveLength(1))
  await user.click(
    await within(cards()[0] as HTMLElement).findByRole('button', { name: 'Bet again' }),
  )
  await waitFor(() =>
    expect(
      document.querySelector(`[data-slip] [data-selection-id="${bet.selections[0]!.id}"]`),
    ).not.toBeNull(),
  )
})
