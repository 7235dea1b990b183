import { fireEvent, waitFor, within } from '@testing-library/dom'
import { expect, test } from 'vitest'

import { offers, openSlip } from '../../testing/surface/slip-surface.ts'

const [offer, other, third] = offers as [(typeof offers)[0], (typeof offers)[0], (typeof offers)[0]]
const siblings = offer.market.outcomes
  .filter(({ id }) => id !== offer.outcomeId)
  .map(({ id }) => offer.id.replace(/[^:]+$/, id))

type Slip = Awaited<ReturnType<typeof openSlip>>

const toHaveOdds = ({ price }: Slip, odds: number) =>
  waitFor(() => expect(price(offer.id)).toHaveAttribute('data-odds', String(odds)))
const toBe = ({ card }: Slip, { id }: typeof offer, state: string) =>
  waitFor(() => expect(card(id)).toHaveAttribute('data-state', state))

test('[FAIR-7] [SLIP-27] [SLIP-28] [SLIP-30] [ODDS-06] [ODDS-07] mode none asks about a rise and a drop', async () => {
  const page = await openSlip()
  const { user, select, rule, setOdds, toHaveState, card, button } = page
  await select(offer)
  expect(await rule()).toHaveValue('none')
  for (const odds of [offer.odds + 200, offer.odds + 100]) {
    setOdds(offer.market, offer.outcomeId, odds)
    await toHaveState('ODDS_CHANGED')
    await toHaveOdds(page, odds)
    await toBe(page, offer, 'changed')
    expect(within(card(offer.id)).getByText('Price changed')).toBeVisible()
    await user.click(await button(/^Accept /))
    await toHaveState('INITIAL')
    await toBe(page, offer, 'open')
  }
})

test('[ODDS-08] mode higher takes a rise silently and asks about a drop', async () => {
  const page = await openSlip()
  const { user, select, rule, setOdds, root, button, toHaveState } = page
  await select(offer)
  await user.selectOptions(await rule(), 'higher')
  setOdds(offer.market, offer.outcomeId, offer.odds + 300)
  await toHaveOdds(page, offer.odds + 300)
  expect(root()).toHaveAttribute('data-ticket-state', 'INITIAL')
  await toBe(page, offer, 'open')
  setOdds(offer.market, offer.outcomeId, offer.odds - 100)
  await toHaveState('ODDS_CHANGED')
  await button(/^Accept /)
})

test('[FAIR-8] [ODDS-09] mode any is chosen, takes both, is kept for the session and can be left again', async () => {
  const page = await openSlip()
  const { user, select, rule, setOdds, root, reload, toHaveState } = page
  await select(offer)
  expect(await rule()).toHaveValue('none')
  await user.selectOptions(await rule(), 'any')
  for (const odds of [offer.odds + 300, offer.odds - 100]) {
    setOdds(offer.market, offer.outcomeId, odds)
    await toHaveOdds(page, odds)
    expect(root()).toHaveAttribute('data-ticket-state', 'INITIAL')
  }
  await reload()
  expect(await rule()).toHaveValue('any')
  await user.selectOptions(await rule(), 'none')
  setOdds(offer.market, offer.outcomeId, offer.odds - 200)
  await toHaveState('ODDS_CHANGED')
})

test('[FAIR-14] [ODDS-10] [ODDS-11] [P7] a suspended market locks price and slip and says so at a press, reopening frees them', async () => {
  const page = await openSlip({ isSignedIn: true })
  const { screen, select, stakeOf, setStatus, price, place, noButton } = page
  await select(offer, other)
  await stakeOf('2', 'Combo of 2')
  await place()
  setStatus(offer.market, -1)
  await waitFor(() => expect(price(offer.id)).toHaveAttribute('data-state', 'suspended'))
  expect(price(offer.id)).toHaveAttribute('aria-disabled', 'true')
  expect(price(offer.id)).toHaveAccessibleName(/suspended$/)
  await toBe(page, offer, 'suspended')
  await noButton(/^Place \d/)
  const sibling = price(siblings[0]!)
  await waitFor(() => expect(sibling).toHaveAttribute('data-state', 'suspended'))
  const answers = () =>
    screen.queryAllByRole('status').filter(({ textContent }) => textContent === 'suspended')
  // In one go: the answer stands for four seconds, which a busy machine can need for a press.
  fireEvent.click(sibling)
  expect(answers()).toHaveLength(1)
  setStatus(offer.market, 1)
  await waitFor(() => expect(price(offer.id)).toHaveAttribute('data-state', 'open'))
  await waitFor(() => expect(answers()).toHaveLength(0))
  await toBe(page, offer, 'open')
})

test('[P32] the prices of a market that is taken off go, but for the one that the player is at', async () => {
  const { prices, price, setStatus } = await openSlip()
  const focused = price(offer.id)
  focused.focus()
  setStatus(offer.market, 0)
  for (const id of siblings) await waitFor(() => expect(prices(id)).toHaveLength(0))
  expect(focused).toHaveAttribute('data-state', 'closed')
  expect(focused).toHaveFocus()
  focused.blur()
  await waitFor(() => expect(prices(offer.id)).toHaveLength(0))
})

test('[ODDS-10] an outcome that is taken out locks its price alone', async () => {
  const { select, setOdds, price, card } = await openSlip()
  await select(offer)
  setOdds(offer.market, offer.outcomeId, offer.odds, false)
  await waitFor(() => expect(price(offer.id)).not.toHaveAttribute('data-state', 'open'))
  await waitFor(() => expect(card(offer.id).dataset['state']).toMatch(/suspended|unavailable/))
  for (const id of siblings) expect(price(id)).toHaveAttribute('data-state', 'open')
})

test('[SLIP-35] [M10] what is suspended or gone is cleaned out in one press', async () => {
  const page = await openSlip()
  const { user, select, setStatus, slip, root, stake, card, cards, button } = page
  await select(offer, other, third)
  setStatus(offer.market, -3)
  setStatus(other.market, -1)
  await toBe(page, other, 'suspended')
  expect(card(offer.id)).not.toHaveAttribute('data-state', 'open')
  expect(slip().queryByRole('button', { name: /^Accept / })).toBeNull()
  const remove = await button('Remove 2 and go on')
  // Each leg says its own: above the button the first is enough, and it speaks of both.
  const shown = root().querySelectorAll('[data-blockers]')
  expect([...shown].map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^[^(]+: .*and 1 more$/),
  ])
  expect(remove).toHaveAccessibleDescription(/ – .* – /)
  await user.click(remove)
  await waitFor(() => expect(cards()).toHaveLength(1))
  expect(card(third.id)).toBeVisible()
  expect(await stake()).toBeVisible()
})

test('the button never turns from accepting into placing under the finger', async () => {
  const { user, screen, select, stakeOf, setOdds, toHaveState, button, heardOf } = await openSlip()
  await select(offer)
  await stakeOf('2')
  setOdds(offer.market, offer.outcomeId, offer.odds + 100)
  await toHaveState('ODDS_CHANGED')
  await user.dblClick(await button(/^Accept /))
  await toHaveState('INITIAL')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(heardOf('placeBets')).toEqual([])
})

test('[RT-09] of the match of a leg the market of that leg is read alone', async () => {
  const { select, heardOf } = await openSlip()
  await select(offer, other)
  await waitFor(() => expect(heardOf('listMarkets')).toHaveLength(2))
  expect(heardOf('listMarkets').map(({ input }) => input.query?.marketId)).toEqual([
    [offer.market.id],
    [other.market.id],
  ])
})
