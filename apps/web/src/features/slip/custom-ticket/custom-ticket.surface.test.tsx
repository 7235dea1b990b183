import { waitFor, within } from '@testing-library/dom'
import { oddsOf } from '@touchline/betting'
import { channels } from '@touchline/contract'
import { expect, test } from 'vitest'

import { refusal } from '../../../testing/fake-api.ts'
import { openSurface } from '../../../testing/surface/open-surface.tsx'
import { jointMarkets, smallWorld, worldSettings } from '../../../testing/surface/small-world.ts'

const match = smallWorld[0]!
const { result, total } = jointMarkets

/** The builder with two legs, which cost 2.40 together. */
async function openTicket(activeOddsType: typeof worldSettings.activeOddsType = 'european') {
  const quote = (odds: number) => ({
    quoteCustomBet: () => ({ data: { odds: oddsOf(odds), maxOdds: oddsOf(4000) } }),
  })
  const surface = await openSurface(
    '/sports/soccer/arsenal-chelsea-m10?group=betBuilder#build=1::1,18:total=1.5:12',
    {
      isSignedIn: true,
      answers: {
        getSettings: () => ({
          data: {
            ...worldSettings,
            activeOddsType,
            availableOddsTypes: [...new Set([activeOddsType, 'european' as const])],
            customBetEnabled: true,
          },
        }),
        getMatch: () => ({ data: { ...match, mainMarket: result } }),
        listMarkets: () => ({
          data: [result, total],
          meta: {
            pagination: { total: 2, page: 1, limit: 500, lastPage: 1 },
            stream: { channel: channels.match('en', '10'), epoch: 'first', offset: 0 },
          },
        }),
        listCustomMarkets: () => ({ data: [result, total] }),
        listReadyBuilders: () => ({ data: [] }),
        ...quote(2400),
      },
    },
  )
  const { screen, heardOf } = surface
  const ticket = within(await screen.findByRole('dialog', { name: /Bet builder/ }))
  await waitFor(() => expect(heardOf('quoteCustomBet')).not.toEqual([]))
  return {
    ...surface,
    ticket,
    quote,
    yourPrice: () => ticket.findByRole('textbox', { name: 'Your price' }),
  }
}

test('[CUST-01] a price is proposed with the comma and the digits of any language', async () => {
  const { ticket, fill, yourPrice } = await openTicket()
  for (const text of ['2,75', '٢٫٧٥', '2.75']) {
    const field = await yourPrice()
    await fill(field, text)
    expect(field).toHaveValue(text)
    expect(ticket.queryByText('This is not a price')).toBeNull()
  }
  await fill(await yourPrice(), '2,7,5')
  await ticket.findByText('This is not a price')
})

test('[CUST-01] a percentage is one without its sign, which a keyboard for numbers has not', async () => {
  const { ticket, fill, yourPrice } = await openTicket('percent')
  for (const text of ['40', '40%']) {
    await fill(await yourPrice(), text)
    expect(ticket.queryByText('This is not a price')).toBeNull()
  }
  await fill(await yourPrice(), '100')
  await ticket.findByText('This is not a price')
})

test('[CUST-01] [ODDS-02] a proposed price is written anew where the format of prices changes', async () => {
  const { user, header, screen, fill, yourPrice } = await openTicket('hongkong')
  await fill(await yourPrice(), '2.5')
  await user.click(header().getByRole('button', { name: /^Odds format/, hidden: true }))
  await user.click(await screen.findByRole('menuitemradio', { name: /^Decimal / }))
  await waitFor(async () => expect(await yourPrice()).toHaveValue('3.50'))
})

test.each([
  ['european', 'decimal'],
  ['percent', 'decimal'],
  ['british', 'text'],
  ['american', 'text'],
] as const)(
  '[CUST-01] the keyboard has the signs that %s prices need',
  async (format, inputMode) => {
    const { yourPrice } = await openTicket(format)
    expect(await yourPrice()).toHaveAttribute('inputmode', inputMode)
  },
)

test('the price is said for legs that the player chose, not for each move of the market', async () => {
  const { screen, user, ticket, answer, quote, setOdds, heardOf } = await openTicket()
  const said = () => ticket.queryAllByRole('status').map(({ textContent }) => textContent)
  await waitFor(() => expect(said()).toContain('Price 2.40'))
  const asked = heardOf('quoteCustomBet').length
  answer(quote(2600))
  setOdds(result, '1', 2500)
  await ticket.findByText('2.60')
  expect(heardOf('quoteCustomBet').length).toBeGreaterThan(asked)
  expect(said().join()).not.toContain('Price')
  answer(quote(1900))
  await user.click(screen.getByRole('button', { name: /^Under 1.5/ }))
  await waitFor(() => expect(said()).toContain('Price 1.90'))
})

test('[CUST-08] the button waits for no price where the legs cannot have one', async () => {
  const { screen, user, ticket, answer } = await openTicket()
  await ticket.findByText('2.40')
  answer({ quoteCustomBet: () => Promise.reject(refusal(422)) })
  await user.click(screen.getByRole('button', { name: /^Under 1.5/ }))
  await ticket.findByRole('alert')
  const button = ticket.getByRole('button', { name: 'This bet cannot be placed' })
  expect(button).toHaveAttribute('aria-disabled', 'true')
})
