import { waitFor, within } from '@testing-library/dom'
import { amountOf, oddsOf } from '@touchline/betting'
import { expect, test } from 'vitest'

import { keepForms } from '../../base/kept-fields.ts'
import { refusal } from '../../testing/fake-api.ts'
import { openSlip, offers } from '../../testing/surface/slip-surface.ts'

test('[SHARE-09] [SHARE-10] [GAP-19] [GAP-18] a code that leads nowhere says so; a pasted link fills the slip', async () => {
  const page = await openSlip({
    answers: {
      findSharedBets: () => {
        throw refusal(404)
      },
    },
  })
  const { load, user, screen, slip, card, stake, button, answer, heardOf } = page
  await load('/sports?betcode=NOSUCHC')
  const modal = within(await screen.findByRole('dialog'))
  await modal.findByText(/This bet link is no longer valid\./)
  await user.click(await modal.findByRole('button', { name: 'Go to sports' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(window.location.pathname + window.location.search).toBe('/sports')

  const [offer] = offers
  const { market, outcomeId } = offer!
  const selection = {
    matchId: market.matchId,
    marketId: market.id,
    specifier: market.specifier,
    outcomeId,
    odds: oddsOf(offer!.odds),
  }
  const names = { match: 'Arsenal – Chelsea', market: '1x2', outcome: 'Arsenal' }
  const startTime = '2026-11-20T20:00:00Z'
  answer({
    findSharedBets: () => ({
      data: {
        code: 'ABC234',
        bets: [
          {
            type: 'single',
            stake: { value: amountOf(300n), currency: 'EUR' },
            selections: [{ ...selection, names: { ...names, startTime } }],
          },
        ],
      },
    }),
  })
  const message =
    'What do you think? https://bets.example/de/sports?betcode=ABC234&utm_source=chat.'
  await user.click(await slip().findByRole('textbox', { name: 'Enter code' }))
  await user.paste(message)
  await user.click(await button('Load bet'))
  await waitFor(() => expect(card(offer!.id)).toBeInTheDocument())
  expect(heardOf('findSharedBets').at(-1)?.input.query).toEqual({ code: 'ABC234' })
  expect(await stake()).toHaveValue('3.00')
})

test('[SHARE-05] [GAP-19] a code is found that was sent before the page had come to life', async () => {
  const { load, user, slip, screen, heardOf } = await openSlip({
    answers: { findSharedBets: () => Promise.reject(refusal(404)) },
  })
  const field = await slip().findByRole<HTMLInputElement>('textbox', { name: 'Enter code' })
  await user.click(field)
  await user.paste('2345E678')
  // As the browser sends it.
  const { method, action } = field.form!
  expect([method, new URL(action, window.location.href).pathname]).toEqual([
    'get',
    window.location.pathname,
  ])
  await load(`${window.location.pathname}?${field.name}=${field.value}`)
  await screen.findByText(/This bet link is no longer valid\./)
  expect(heardOf('findSharedBets').map(({ input }) => input.query)).toEqual([{ code: '2345E678' }])
})

test('[GAP-19] [I18N-04] a code that was typed comes along into another language', async () => {
  const { load, user, slip } = await openSlip()
  await user.click(await slip().findByRole('textbox', { name: 'Enter code' }))
  await user.paste('ABC234')
  keepForms(window.sessionStorage, null)
  await load('/de/sports')
  const field = await slip().findByRole('textbox', { name: 'Code eingeben' })
  await waitFor(() => expect(field).toHaveValue('ABC234'))
})

const gone = {
  matchId: '404',
  marketId: 1,
  specifier: '',
  outcomeId: '1',
  odds: oddsOf(2000),
  names: null,
}
const stake = { value: amountOf(300n), currency: 'EUR' }

test('[SHARE-11] [GAP-18] a shared bet whose matches are all gone asks to try another bet', async () => {
  const { load, screen } = await openSlip({
    answers: {
      findSharedBets: () => ({
        data: { code: 'ABCD2345', bets: [{ type: 'single', stake, selections: [gone] }] },
      }),
    },
  })
  await load('/sports?betcode=ABCD2345')
  await screen.findByText(/Try another bet\./)
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('[SHARE-05] a code that looks like a number is asked for as it stands in the link', async () => {
  const { load, screen, heardOf } = await openSlip({
    answers: { findSharedBets: () => Promise.reject(refusal(404)) },
  })
  await load('/sports?betcode=2345E678&tab=1e3')
  await screen.findByText(/This bet link is no longer valid\./)
  expect(heardOf('findSharedBets').at(-1)?.input.query).toEqual({ code: '2345E678' })
  expect(window.location.search).toBe('?tab=1e3')
})

test('[SHARE-12] [GAP-18] a shared bet that could not be loaded asks to try later', async () => {
  const { load, screen } = await openSlip({
    answers: { findSharedBets: () => Promise.reject(refusal(500)) },
  })
  await load('/sports?betcode=ABCD2345')
  await screen.findByText(/could not be loaded\. Try again later\./)
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('[SHARE-05] of two codes in an address the first is asked about', async () => {
  const { load, heardOf } = await openSlip({
    answers: { findSharedBets: () => Promise.reject(refusal(404)) },
  })
  await load('/sports?betcode=ABCD2345&betcode=EFGH2345')
  await waitFor(() =>
    expect(heardOf('findSharedBets').at(-1)?.input.query).toEqual({ code: 'ABCD2345' }),
  )
  expect(window.location.search).not.toContain('betcode')
})
