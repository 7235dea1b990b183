import { screen, waitFor, within } from '@testing-library/dom'
import { amountOf, oddsOf } from '@touchline/betting'
import { channels, encodePushEvent } from '@touchline/contract'
import type { BonusesOfBet, HeldBonus, PushEvent } from '@touchline/contract'
import { expect, test } from 'vitest'

import { aComboBoost, aFreebet, box, cup, hunt, bonusesOfBet } from '../../testing/bonuses.ts'
import { aPlacedBet } from '../../testing/placed-bets.ts'
import { openSurface } from '../../testing/surface/open-surface.tsx'
import { offers, openSlip } from '../../testing/surface/slip-surface.ts'

const held = (bonus: HeldBonus['bonus'], change: Partial<HeldBonus> = {}): HeldBonus => ({
  bonus,
  mismatch: null,
  legs: [],
  ...change,
})

const openWith = (answer: Partial<BonusesOfBet['bonuses']>) =>
  openSlip({
    isSignedIn: true,
    answers: {
      listSlipBonuses: ({ body }) => ({
        data: (body?.bets ?? []).map(() => bonusesOfBet(answer)),
      }),
    },
  })

test('[FREE-03] [FREE-04] [FAIR-5] a freebet is told apart from cash, on the button and in the sums', async () => {
  const page = await openWith({ freebet: [held(aFreebet())] })
  const { user, select, slip, button, stake } = page
  await select(offers[0]!)
  const bonuses = within(await slip().findByRole('region', { name: 'Bonuses for this bet' }))
  bonuses.getByText('Pays the winnings without its stake')
  await user.click(await button('Use Welcome freebet, 5.00\u00A0€'))
  // At 2.00 the stake is not paid back.
  await button('Place free bet 5.00\u00A0€ → 5.00\u00A0€')
  expect(await stake()).toBeDisabled()
  expect(slip().getByText('Free bet').nextElementSibling).toHaveTextContent('5.00 €')
  await user.click(await button('Take off Welcome freebet, 5.00\u00A0€'))
  await button('Enter a stake')
})

test('[COMBO-01] [COMBO-02] [SLIP-12] the slip says what a boost adds, which legs count, and what is missing for more', async () => {
  const boost = aComboBoost({
    minOdds: oddsOf(offers[1]!.odds),
    ranges: [
      { minCount: 2, maxCount: 2, bonusOdds: oddsOf(1050) },
      { minCount: 3, maxCount: 20, bonusOdds: oddsOf(1100) },
    ],
  })
  const page = await openWith({ comboboost: [held(boost)] })
  const { select, slip, stakeOf, button } = page
  await select(offers[0]!, offers[1]!)
  await stakeOf('10', 'Combo of 2')
  const bonuses = within(await slip().findByRole('region', { name: 'Bonuses for this bet' }))
  await bonuses.findByText('Combo boost')
  const counting = offers.slice(0, 2).filter(({ odds }) => odds >= offers[1]!.odds).length
  expect(counting).toBe(2)
  await bonuses.findByText(/^2 of 2 selections count · [\d.]+ € more$/)
  await bonuses.findByText(/^1 more selection at \d\.\d\d or more: \+10%$/)
  await button(/^Place 10\.00\u00A0€ → /)
})

test('[SLIP-12] the place of bonuses is kept while they are asked for anew, and given up where no answer comes', async () => {
  const { select, slip, answer } = await openWith({ freebet: [held(aFreebet())] })
  const name = 'Bonuses for this bet'
  await select(offers[0]!)
  await slip().findByRole('region', { name })
  const later = Promise.withResolvers<{ data: BonusesOfBet[] }>()
  answer({ listSlipBonuses: () => later.promise })
  await select(offers[1]!)
  const kept = await slip().findByRole('region', { name, hidden: true })
  await waitFor(() => expect(slip().queryByRole('region', { name })).toBeNull())
  expect(kept.parentElement).toHaveAttribute('inert')
  expect(kept).toBeInTheDocument()
  await waitFor(() => expect(slip().queryByRole('region', { name, hidden: true })).toBeNull())
})

test('[BON-15] [SLIP-12] a bonus that comes, or is used elsewhere, is so in the slip as it stands', async () => {
  const { user, select, slip, answer, push, stake, button } = await openWith({})
  const say = (...freebets: HeldBonus[]) =>
    answer({ listSlipBonuses: () => ({ data: [bonusesOfBet({ freebet: freebets })] }) })
  const tell = (event: PushEvent) =>
    push.publish(channels.player('en', '7'), encodePushEvent(event))
  await select(offers[0]!)
  const stakes = await stake()
  const { id, type, name } = aFreebet()
  say(held(aFreebet()))
  tell({ type: 'bonus_issued', bonus: { id, type, name, userBonusStatus: 'active' } })
  await user.click(await button('Use Welcome freebet, 5.00\u00A0€'))
  expect(stakes).toBeDisabled()

  say()
  const bonus = { id, type, odds: null, freebetMode: 'only_win' } as const
  tell({ type: 'bet_changed', bet: aPlacedBet({ id: '41', bonus }) })
  await waitFor(() => expect(slip().queryByText('Welcome freebet')).toBeNull())
  await waitFor(() => expect(stakes).toBeEnabled())
})

test('[SLIP-12] [AMB-12] a bonus of each kind is shown: used, to choose, left out, or filled by the bet', async () => {
  const page = await openWith({
    comboboost: [held(aComboBoost({ minOdds: null }))],
    freebet: [held(aFreebet())],
    hunting: [held(hunt)],
    lootbox: [held(box)],
    tournament: [held(cup)],
  })
  const { user, select, slip, button } = page
  await select(offers[0]!, offers[1]!)
  const region = await slip().findByRole('region', { name: 'Bonuses for this bet' })
  const collects = 'This bet collects points once it is settled'
  const told = () =>
    within(region)
      .getAllByRole('listitem')
      .map((item) => item.textContent)
  await within(region).findByText('Weekend hunt')
  expect(region).toHaveTextContent(`Weekend hunt${collects}`)
  await button('Use Welcome freebet, 5.00\u00A0€')
  expect(told().slice(1)).toEqual([
    'Cup of the weekWeekend hunt is used instead',
    'Combo boostWeekend hunt is used instead',
    `Box${collects}`,
  ])
  await user.click(await button('Use Welcome freebet, 5.00\u00A0€'))
  await button('Take off Welcome freebet, 5.00\u00A0€')
  expect(told().slice(1)).toEqual([
    'Weekend huntWelcome freebet is used instead',
    'Cup of the weekWelcome freebet is used instead',
    'Combo boostWelcome freebet is used instead',
  ])
})

test('[FREE-05] one more selection than a freebet takes, and its stake goes with an alert', async () => {
  const page = await openWith({ freebet: [held(aFreebet({ selectionCountTo: 2 }))] })
  const { user, select, button, stakeOn } = page
  await select(offers[0]!, offers[1]!)
  await user.click(await button('Use Welcome freebet, 5.00\u00A0€'))
  await button(/^Place free bet 5\.00\u00A0€ → /)
  await select(offers[2]!)
  await screen.findByText('Welcome freebet no longer fits this bet')
  screen.getByText('It was removed with its stake. Enter a stake or choose another bonus.')
  expect(await stakeOn('Combo of 3')).toHaveValue('')
  await button('Enter a stake')
})

test('[GAP-49] a bonus that does not fit says why', async () => {
  const { select, slip, user } = await openWith({
    freebet: [
      held(aFreebet({ minOdds: oddsOf(50_000) }), { mismatch: 'min_odds' }),
      held(aFreebet({ id: 'other', name: 'Derby freebet', freebetStake: amountOf(100n) }), {
        mismatch: 'events',
      }),
    ],
  })
  await select(offers[0]!)
  await user.click(await slip().findByText('2 bonuses do not fit'))
  const reasons = slip()
    .getAllByRole('listitem')
    .map((item) => item.textContent)
  expect(reasons).toContain('Welcome freebet – odds of 50.00 or more')
  expect(reasons).toContain('Derby freebet – not for these matches')
})

test('[FAIR-5] [MYB-05] a freebet’s stake is named as such among the player’s bets', async () => {
  const free = {
    id: 'free',
    type: 'freebet',
    mode: 'only_win' as const,
    freebetStake: amountOf(500n),
    paid: null,
  }
  const bets = [
    aPlacedBet({ id: '1', ref: 'TL-FREE', stake: amountOf(500n), bonus: free }),
    aPlacedBet({ id: '2', ref: 'TL-CASH' }),
  ]
  const pagination = { total: 2, page: 1, limit: 500, lastPage: 1 }
  await openSurface('/sports/my-bets', {
    isSignedIn: true,
    answers: { listBets: () => ({ data: bets, meta: { pagination } }) },
  })
  const article = async (ref: string) => {
    const found = await screen.findAllByText(ref)
    return found[0]!.closest('article')!
  }
  expect(await article('TL-FREE')).toHaveTextContent(/Free bet5\.00 €/)
  expect(await article('TL-CASH')).toHaveTextContent(/Stake10\.00 €/)
})
