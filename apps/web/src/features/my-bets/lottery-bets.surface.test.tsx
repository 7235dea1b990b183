import { screen, within } from '@testing-library/dom'
import { amountOf, oddsOf } from '@touchline/betting'
import { expect, test } from 'vitest'

import { aPlacedBet, aPlacedLeg } from '../../testing/placed-bets.ts'
import { openSurface } from '../../testing/surface/open-surface.tsx'

test('[LOTT-01] [MYB-01] a ticket says its stake and what it may win, takes its top prize for no odds, and offers nothing that a slip would do', async () => {
  const leg = aPlacedLeg({ odds: oddsOf(250_000_000) })
  const match = { ...leg.match, sportKey: 'lottery' }
  const outcome = { id: '3-6-18-30-31-36', name: '3-6-18-30-31-36' }
  const ticket = {
    selections: [{ ...leg, match, outcome }],
    odds: oddsOf(250_000_000),
    stake: amountOf(50n),
    winAmount: amountOf(12_500_000n),
  }
  const bets = [
    aPlacedBet({ id: '1', ref: 'TL-OPEN', ...ticket }),
    aPlacedBet({
      id: '2',
      ref: 'TL-WON',
      ...ticket,
      status: 'done',
      result: 'win_entire',
      winAmount: amountOf(500n),
    }),
  ]
  const pagination = { total: bets.length, page: 1, limit: 500, lastPage: 1 }
  await openSurface('/sports/my-bets', {
    isSignedIn: true,
    answers: { listBets: () => ({ data: bets, meta: { pagination } }) },
  })
  const article = async (ref: string) => (await screen.findAllByText(ref))[0]!.closest('article')!
  const open = await article('TL-OPEN')
  expect(open).toHaveTextContent('3-6-18-30-31-36')
  expect(open).toHaveTextContent('Stake0.50 €')
  expect(open).toHaveTextContent('125,000.00 €')
  for (const card of [open, await article('TL-WON')]) {
    expect(card).not.toHaveTextContent('Odds')
    expect(card).not.toHaveTextContent('250000')
    // Tickets are bought by their page, and no slip takes one.
    expect(within(card).getByRole('button', { name: 'Receipt' })).toBeVisible()
    expect(within(card).queryByRole('button', { name: 'Share' })).toBeNull()
    expect(within(card).queryByRole('button', { name: 'Bet again' })).toBeNull()
  }
})
