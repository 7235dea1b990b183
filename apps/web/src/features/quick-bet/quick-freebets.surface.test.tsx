import { screen, waitFor, within } from '@testing-library/dom'
import { amountOf, oddsOf } from '@touchline/betting'
import { channels, encodePushEvent, MATCH_STATUS } from '@touchline/contract'
import { expect, test } from 'vitest'

import { aFreebet } from '../../testing/bonuses.ts'
import { aPlacedBet } from '../../testing/placed-bets.ts'
import { offers, openSlip } from '../../testing/surface/slip-surface.ts'
import { smallWorld } from '../../testing/surface/small-world.ts'
import { listed } from '../../testing/surface/world-backend.ts'

const bonus = {
  id: 'free',
  type: 'freebet',
  mode: 'only_win' as const,
  freebetStake: amountOf(500n),
  paid: null,
}

const inPlay = smallWorld.map((match) => ({ ...match, status: MATCH_STATUS.live, isLive: true }))

test('[FREE-03] [FREE-04] [FAIR-5] [GAP-49] a quick bet stakes a freebet with a press of its own, and says why one does not fit', async () => {
  const [offer] = offers
  const surface = await openSlip({
    isSignedIn: true,
    answers: {
      listMatches: () => listed(inPlay, channels.updates('en')),
      listBonuses: () =>
        listed([
          aFreebet(),
          aFreebet({ id: 'dear', name: 'Derby freebet', minOdds: oddsOf(offer!.odds + 1000) }),
          aFreebet({ id: 'several', name: 'Combo freebet', selectionCountFrom: 3 }),
        ]),
      placeBets: () => ({ data: [aPlacedBet({ id: '7', stake: amountOf(500n), bonus })] }),
    },
  })
  const { user, price, heardOf } = surface
  await user.click(
    (await screen.findAllByRole('button', { name: 'Quick bet on live matches' }))[0]!,
  )
  const quick = within(await screen.findByRole('region', { name: 'Quick bet' }))
  const group = within(await quick.findByRole('group', { name: 'Stake a free bet' }))
  expect(group.queryByText(/Combo freebet/)).toBeNull()
  await user.click(group.getByRole('button', { name: 'Use Derby freebet, 5.00\u00A0€' }))
  expect(quick.getByRole('textbox', { name: 'Stake per tap' })).toBeDisabled()
  expect(quick.queryByRole('switch')).toBeNull()
  await user.click(price(offer!.id))
  await group.findByText(`odds of ${(offer!.odds / 1000 + 1).toFixed(2)} or more`)
  await quick.findByRole('button', { name: 'The bonus does not fit this bet' })
  await user.click(group.getByRole('button', { name: 'Use Welcome freebet, 5.00\u00A0€' }))
  expect(heardOf('placeBets')).toHaveLength(0)
  await user.click(await quick.findByRole('button', { name: 'Place free bet 5.00\u00A0€' }))
  await quick.findByText('Placed free bet 5.00 €')
  expect(heardOf('placeBets')[0]?.input.body).toMatchObject({
    meta: { quick: true },
    bets: [{ stake: { value: 500n }, bonus: { id: 'free', type: 'freebet' } }],
  })
  expect(quick.getByRole('textbox', { name: 'Stake per tap' })).toBeEnabled()
})

test('[FREE-04] a freebet that another tab has staked leaves the quick bet that had it chosen', async () => {
  let left = [aFreebet()]
  const surface = await openSlip({
    isSignedIn: true,
    answers: {
      listMatches: () => listed(inPlay, channels.updates('en')),
      listBonuses: () => listed(left),
    },
  })
  const { user, push } = surface
  await user.click(
    (await screen.findAllByRole('button', { name: 'Quick bet on live matches' }))[0]!,
  )
  const quick = within(await screen.findByRole('region', { name: 'Quick bet' }))
  await user.click(await quick.findByRole('button', { name: 'Use Welcome freebet, 5.00\u00A0€' }))
  const stake = quick.getByRole('textbox', { name: 'Stake per tap' })
  expect(stake).toBeDisabled()
  left = []
  const bet = aPlacedBet({ id: '7', stake: amountOf(500n), bonus })
  push.publish(channels.player('en', '7'), encodePushEvent({ type: 'bet_changed', bet }))
  await waitFor(() => expect(quick.queryByRole('group', { name: 'Stake a free bet' })).toBeNull())
  await waitFor(() => expect(stake).toBeEnabled())
})
