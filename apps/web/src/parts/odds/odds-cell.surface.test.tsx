import { waitFor } from '@testing-library/dom'
import { expect, test } from 'vitest'

import { offers, openSlip } from '../../testing/surface/slip-surface.ts'

const [offer] = offers as [(typeof offers)[0]]

/** What a player reads as the price. */
const textOf = (button: HTMLElement) =>
  [...button.children].find(({ className }) => className.includes('price'))?.textContent
const shown = (odds: number) => (odds / 1000).toFixed(2)

test('a price that moves is painted, with its mark and its name, and survives every rendering after it', async () => {
  const page = await openSlip()
  const { user, setOdds, price } = page
  const button = price(offer.id)
  const risen = offer.odds + 250
  setOdds(offer.market, offer.outcomeId, risen)
  await waitFor(() => expect(button).toHaveAttribute('data-odds', String(risen)))
  expect(textOf(button)).toContain(shown(risen))
  expect(button).toHaveAttribute('data-direction', 'up')
  expect(button).toHaveAccessibleName(new RegExp(`, ${shown(risen)}$`))
  // Taking it renders the button; the slip has the price that is shown.
  await user.click(button)
  await waitFor(() => expect(button).toHaveAttribute('aria-pressed', 'true'))
  expect(textOf(button)).toContain(shown(risen))
  const fallen = risen - 400
  setOdds(offer.market, offer.outcomeId, fallen)
  await waitFor(() => expect(textOf(button)).toContain(shown(fallen)))
  expect(button).toHaveAttribute('data-direction', 'down')
  expect(button).toHaveAccessibleName(new RegExp(`, ${shown(fallen)}$`))
})

test('[ODDS-10] a price that moved while it could not be taken is the new one once it can', async () => {
  const { setOdds, price } = await openSlip()
  const button = price(offer.id)
  setOdds(offer.market, offer.outcomeId, offer.odds, false)
  await waitFor(() => expect(button).toHaveAttribute('data-state', 'suspended'))
  expect(textOf(button)).not.toContain(shown(offer.odds))
  const next = offer.odds + 370
  setOdds(offer.market, offer.outcomeId, next)
  await waitFor(() => expect(button).toHaveAttribute('data-state', 'open'))
  await waitFor(() => expect(textOf(button)).toContain(shown(next)))
  expect(button).not.toHaveAttribute('data-direction')
  expect(button).toHaveAttribute('data-odds', String(next))
})

test('[LIVE-03] a line that went while another stood in its place comes back closed, not at its old price', async () => {
  const { tell, price } = await openSlip()
  const { market, id } = offer
  const other = { ...market, specifier: 'variant=other' }
  const told = (line: typeof market, status: 0 | 1) => {
    const { matchId, outcomes, specifier } = line
    const whole = status === 1 ? { market: line } : {}
    const change = { matchId, id: line.id, specifier, outcomes, status, ...whole }
    tell({ type: 'markets_changed', markets: [{ ...change, mostBalanced: line === other }] })
  }
  expect(price(id)).toHaveAttribute('data-state', 'open')
  told(other, 1)
  await waitFor(() => expect(document.querySelector(`[data-outcome-id="${id}"]`)).toBeNull())
  told(market, 0)
  told(other, 0)
  const row = () => document.querySelector(`li[data-match-id="${market.matchId}"]`)
  await waitFor(() => expect(row()?.querySelector('[data-outcome-id*="variant"]')).toBeNull())
  expect(row()?.querySelectorAll('[data-state="open"]')).toHaveLength(0)
})
