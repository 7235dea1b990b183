import { waitFor } from '@testing-library/dom'
import { expect, test } from 'vitest'

import { offers, openSlip } from '../../testing/surface/slip-surface.ts'
import { worldSettings } from '../../testing/surface/small-world.ts'

const [first, second] = offers

test('[SLIP-01] the panel has the tabs of slip and bets, which switch its content', async () => {
  const { user, slip } = await openSlip()
  const tab = (name: RegExp) => slip().getByRole('tab', { name })
  const empty = () => slip().queryByText('Your slip is empty')
  expect(tab(/^Bet slip/)).toHaveAttribute('aria-selected', 'true')
  expect(empty()).toBeVisible()
  await user.click(tab(/^My bets/))
  await waitFor(() => expect(tab(/^My bets/)).toHaveAttribute('aria-selected', 'true'))
  await waitFor(() => expect(empty()).not.toBeVisible())
  await user.click(tab(/^Bet slip/))
  await waitFor(() => expect(empty()).toBeVisible())
})

test('[SLIP-04] [SLIP-05] [SLIP-16] [SLIP-18] [SLIP-21] the slip follows what is selected', async () => {
  const { user, root, slip, select, card, cards, stakes, type, price } = await openSlip()
  expect(root()).toHaveAttribute('data-slip', 'closed')

  await select(first!)
  expect(root()).toHaveAttribute('data-slip', 'open')
  expect(card(first!.id)).toBeVisible()
  expect(type('Single')).toBeChecked()
  expect(slip().getByRole('tab', { name: /^Bet slip/ })).toHaveAccessibleName(/1/)

  await select(second!)
  expect(cards()).toHaveLength(2)
  expect(type('Single')).toBeChecked()
  expect(stakes()).toHaveLength(2)

  await user.click(price(second!.id))
  await waitFor(() => expect(cards()).toHaveLength(1))
  expect(card(first!.id)).toBeVisible()
  expect(price(second!.id)).toHaveAttribute('aria-pressed', 'false')
  expect(type('Single')).toBeChecked()

  await user.click(slip().getByRole('button', { name: /^Remove / }))
  await waitFor(() => expect(cards()).toHaveLength(0))
  expect(root()).toHaveAttribute('data-slip', 'closed')
})

test('[SLIP-17] [SLIP-20] [SLIP-25] where singles cannot stand side by side, a second selection makes a combo, its removal a single', async () => {
  const settings = { ...worldSettings, multiSingleAvailability: { simulator: false } }
  const { user, select, type, stakes, price, card } = await openSlip({
    answers: { getSettings: () => ({ data: settings }) },
  })
  await select(first!, second!)
  await waitFor(() => expect(type('Combo')).toBeChecked())
  expect(type('Single')).toBeDisabled()
  expect(stakes()).toHaveLength(1)
  await user.click(price(second!.id))
  await waitFor(() => expect(type('Single')).toBeChecked())
  expect(card(first!.id)).toBeVisible()
})

test('[SLIP-23] [SLIP-24] singles become one combo, and it falls into singles of its stake', async () => {
  const { select, choose, stakeOf, stakes } = await openSlip()
  await select(first!, second!)
  await choose('Combo')
  await stakeOf('4')
  await choose('Single')
  await waitFor(() => expect(stakes()).toHaveLength(2))
  for (const { value } of stakes()) expect(value).toMatch(/^4(\.00)?$/)
})

test('[SLIP-02] whether the panel is open is remembered for the browser session', async () => {
  const { root, select, reload } = await openSlip()
  await select(first!)
  expect(root()).toHaveAttribute('data-slip', 'open')
  await reload()
  await waitFor(() => expect(root()).toHaveAttribute('data-slip', 'open'))
  sessionStorage.clear()
  await reload()
  expect(root()).toHaveAttribute('data-slip', 'closed')
})

test('[SLIP-36] [SLIP-37] [SET-07] a reload brings the slip back, with its prices looked up again', async () => {
  const { select, choose, stakeOf, stake, reload, cards, toHaveState, heardOf } = await openSlip()
  await select(first!, second!)
  await choose('Combo')
  await stakeOf('3.50')
  await waitFor(() => expect(sessionStorage.getItem('bets')).toContain('350'))
  expect(sessionStorage.getItem('bets')).toContain(first!.market.matchId)
  expect(sessionStorage.getItem('ticket_state')).toBe('INITIAL')
  expect(sessionStorage.getItem('betslip_toggle_state')).not.toBeNull()

  await reload()
  await waitFor(() => expect(cards()).toHaveLength(2))
  expect(await stake()).toHaveValue('3.50')
  await toHaveState('INITIAL')
  const lookups = heardOf('listMatches').flatMap(({ input }) => input.query?.id ?? [])
  expect(lookups).toEqual(expect.arrayContaining([first!.market.matchId, second!.market.matchId]))
})

test('[SLIP-32] the slip is emptied at once and can be brought back', async () => {
  const { user, screen, select, button, cards } = await openSlip()
  await select(first!, second!)
  await user.click(await button('Empty the slip'))
  await waitFor(() => expect(cards()).toHaveLength(0))
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(cards()).toHaveLength(2))
})

test('[SLIP-40] a recommended stake is one press away', async () => {
  const { user, select, slip, stake } = await openSlip()
  await select(first!)
  const chips = slip().getAllByRole('button', { name: /^(Stake |€)?\d+(\.00)?( €)?$/ })
  expect(chips).toHaveLength(worldSettings.stakes['EUR']?.length ?? 0)
  await user.click(chips.at(-1)!)
  expect(await stake()).toHaveValue('50.00')
})

test('[P17] the slip is the same on the next page and in a language of its own', async () => {
  const { select, load, card, slip } = await openSlip()
  await select(first!)
  await load('/de/sports')
  await waitFor(() => expect(card(first!.id)).toBeVisible())
  await slip().findByRole('tab', { name: /^Wettschein/ })
})

test('[SLIP-06] in a window of its own the slip stays open where another page opens', async () => {
  const { user, root, select, card } = await openSlip()
  await select(first!)
  await user.click(card(first!.id).querySelector('a')!)
  await waitFor(() => expect(document.documentElement).toHaveAttribute('data-page', 'match'))
  expect(root()).toHaveAttribute('data-slip', 'open')
})
