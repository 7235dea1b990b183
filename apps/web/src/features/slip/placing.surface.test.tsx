import { waitFor, within } from '@testing-library/dom'
import { amountOf } from '@touchline/betting'
import { channels, encodePushEvent, type PlacedBet } from '@touchline/contract'
import { expect, test } from 'vitest'

import { deferred, noAnswer, refusal } from '../../testing/fake-api.ts'
import { aPlacedBet } from '../../testing/placed-bets.ts'
import { offers, openSlip } from '../../testing/surface/slip-surface.ts'
import { listed } from '../../testing/surface/world-backend.ts'

const [first, second] = offers as [(typeof offers)[0], (typeof offers)[0]]

async function openReady(options: Parameters<typeof openSlip>[0] = {}) {
  const page = await openSlip({ isSignedIn: true, ...options })
  await page.select(first)
  await page.stakeOf('2')
  await page.place()
  return page
}

const CHECKING = 'We did not get an answer. Checking…'

test('[SLIP-22] [PLACE-02] while a bet is on its way the slip does not change', async () => {
  const page = await openReady()
  const { user, root, slip, button, cards, price, answer, pressPlace, toHaveState } = page
  const held = deferred<{ data: PlacedBet[] }>()
  answer({ placeBets: () => held.promise })
  await pressPlace()
  await waitFor(() => expect(root()).toHaveAttribute('data-in-progress', 'true'))
  await button('Placing…')
  await user.click(price(second.id))
  expect(cards()).toHaveLength(1)
  expect(price(second.id)).toHaveAttribute('aria-pressed', 'false')
  held.resolve({ data: [aPlacedBet()] })
  await toHaveState('SUCCESS')
  expect(root()).toHaveAttribute('data-in-progress', 'false')
  expect(slip().getByRole('heading', { name: 'Bet placed' })).toBeVisible()
})

test('[PLACE-05] whoever places and tidies up by the keyboard stays in the slip', async () => {
  const { user, slip, place, button, select, toHaveState } = await openReady()
  const panel = () => slip().getByRole('tabpanel')
  ;(await place()).focus()
  await user.keyboard('{Enter}')
  await toHaveState('SUCCESS')
  await waitFor(() => expect(panel()).toHaveFocus())
  ;(await button('Done')).focus()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(panel()).toHaveFocus())
  await select(first, second)
  const [remove] = slip().getAllByRole('button', { name: /^Remove / })
  remove!.focus()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(panel()).toHaveFocus())
})

test('[PLACE-07] an answer that nobody can read is an alert, and the slip stays as it was', async () => {
  const { user, screen, answer, place, root, card, stake } = await openReady()
  answer({
    placeBets: () => {
      // oxlint-disable-next-line typescript/only-throw-error -- an answer as it is
      throw new Response('out of order', { status: 400 })
    },
  })
  await user.click(await place())
  await screen.findByText('Please try again in a moment.')
  expect(root()).toHaveAttribute('data-ticket-state', 'INITIAL')
  expect(card(first.id)).toBeVisible()
  expect(await stake()).toHaveValue('2')
})

test('[FAIR-20] [PLACE-07] after a lost answer the page asks again with the same reference, and nothing is doubled', async () => {
  const { slip, answer, pressPlace, toHaveState, heardOf, player, takes } = await openLosing()
  await pressPlace()
  await slip().findAllByText(CHECKING)
  expect(slip().queryByRole('button', { name: /^Place / })).toBeNull()
  answer({ placeBets: takes })
  await toHaveState('SUCCESS')
  const references = heardOf('placeBets').map(({ input }) => input.body?.meta.reference)
  expect(references.length).toBeGreaterThan(1)
  expect(new Set(references).size).toBe(1)
  expect(player.bets).toHaveLength(1)
})

test('[FAIR-20] a reload in the middle of a placement asks for its answer, and nothing is doubled', async () => {
  const { slip, answer, pressPlace, toHaveState, heardOf, player, reload, takes } =
    await openLosing()
  await pressPlace()
  await slip().findAllByText(CHECKING)
  answer({ placeBets: takes })
  await reload()
  await toHaveState('SUCCESS')
  const references = heardOf('placeBets').map(({ input }) => input.body?.meta.reference)
  expect(new Set(references).size).toBe(1)
  expect(player.bets).toHaveLength(1)
})

/** A backend that places what it is asked once for each reference, and whose answers are lost. */
async function openLosing() {
  const page = await openReady()
  const { place } = page
  const known = new Map<string, PlacedBet[]>()
  type Place = NonNullable<typeof page.world.answers.placeBets>
  const takes: Place = async (input) => {
    const reference = input.body?.meta.reference ?? ''
    const data = known.get(reference) ?? (await page.world.answers.placeBets?.(input))?.data ?? []
    known.set(reference, data)
    return { data }
  }
  page.answer({
    placeBets: async (input) => {
      await takes(input)
      throw noAnswer()
    },
  })
  await place()
  return { ...page, takes }
}

test('[FAIR-11] [SLIP-09] [PLACE-14] [PLACE-16] [PLACE-17] [PLACE-18] [GAP-12] refusals lead on: to the profile, and to the new price in one press', async () => {
  const { slip, user, answer, place, card, pressPlace, toHaveState, player, world } =
    await openReady()
  const alerts = () =>
    slip()
      .getAllByRole('alert')
      .map(({ textContent }) => textContent)
  const bet = { code: null, messageKey: null, localizedMessage: 'Not from there', odds: null }
  answer({
    placeBets: () =>
      Promise.reject(
        refusal(422, {
          code: 118,
          details: 'See form 7' as never,
          errorsByBet: { [first.id]: bet },
        }),
      ),
  })
  await user.click(await place())
  await waitFor(() => expect(alerts().join(' ')).toContain('your municipality'))
  expect(alerts().join(' ')).toContain('See form 7')
  expect(within(card(first.id)).getByText('Not from there')).toBeVisible()
  const link = slip().getByRole('link', { name: 'Go to your profile' })
  expect(link.getAttribute('href')).toMatch(/\/profile$/)

  const tooLow = { code: 150, messageKey: 'error.risk_validation.odds_to_low' }
  answer({
    placeBets: () => Promise.reject(refusal(422, { ...tooLow, localizedMessage: 'Too low' })),
  })
  await user.click(await place())
  await waitFor(() => expect(alerts().join(' ')).toContain('Too low'))
  answer({ placeBets: world.answers.placeBets ?? (() => ({ data: [] })) })
  await pressPlace(/^Place at /)
  await toHaveState('SUCCESS')
  expect(player.bets).toHaveLength(1)
})

test('[AUTH-18] [AUTH-19] [AUTH-20] a session that has ended elsewhere asks to sign in again, the slip is kept', async () => {
  const { screen, header, player, pressPlace, card } = await openReady()
  await header().findByRole('button', { name: /^Balance / })
  player.isSignedIn = false
  await pressPlace()
  const dialog = within(await screen.findByRole('dialog', { name: 'Sign in' }))
  await dialog.findByText(/Your session has ended\./)
  await waitFor(() => expect(header().queryByText(/^Balance /)).toBeNull())
  expect(card(first.id)).toBeVisible()
})

test('[FAIR-9] the button says what is missing, and after the receipt the selections can be kept', async () => {
  const { user, select, button, stake, stakeOf, pressPlace, toHaveState, card, push } =
    await openSlip({ isSignedIn: true })
  await select(first)
  // Less than the trader takes, whose answer may come at any time.
  const balance = { currency: 'EUR', amount: amountOf(40_000n) }
  push.publish(channels.player('en', '7'), encodePushEvent({ type: 'balance_changed', balance }))
  await user.click(await button('Enter a stake'))
  await waitFor(async () => expect(await stake()).toHaveFocus())
  await stakeOf('0.10')
  await user.click(await button(/^Stake at least /))
  await waitFor(async () => expect(await stake()).toHaveValue('0.50'))
  await stakeOf('450')
  await button(/^50\.00\u00A0€ more needed$/)
  await stakeOf('1')
  await pressPlace()
  await toHaveState('SUCCESS')
  await user.click(await button('Keep selections'))
  await waitFor(() => expect(card(first.id)).toBeVisible())
  await toHaveState('INITIAL')
})

test('[MYB-12] a visitor is invited to sign in, and no bets are asked for', async () => {
  const { user, screen, slip, heardOf } = await openSlip()
  await user.click(slip().getByRole('tab', { name: /^My bets/ }))
  await slip().findByText('Your bets wait for you here')
  await user.click(slip().getByRole('button', { name: 'Sign in' }))
  await screen.findByRole('dialog', { name: 'Sign in' })
  expect(heardOf('listBets')).toEqual([])
})

test('[PLACE-05] [MYB-14] what push told before the answer came stands, in the receipt and among the bets', async () => {
  const answered = deferred<{ data: PlacedBet[] }>()
  const answers = { listBets: () => listed([]), placeBets: () => answered.promise }
  const { user, slip, root, pressPlace, push, heardOf } = await openReady({ answers })
  await pressPlace()
  await waitFor(() => expect(heardOf('placeBets')).toHaveLength(1))
  const submitted = aPlacedBet({
    id: '41',
    status: 'submitted',
    acceptanceAt: new Date(Date.now() + 60_000).toISOString(),
  })
  const accepted = aPlacedBet({ id: '41' })
  push.publish(channels.player('en', '7'), encodePushEvent({ type: 'bet_changed', bet: accepted }))
  const statusIn = (place: ParentNode) =>
    place.querySelector('[data-bet-id="41"]')?.getAttribute('data-bet-status')
  await waitFor(() => expect(document.querySelector('[data-open-bets]')).not.toBeNull())
  answered.resolve({ data: [submitted] })
  await waitFor(() => expect(statusIn(root())).toBe('waiting_results'))
  await user.click(await slip().findByRole('button', { name: 'Track in My bets' }))
  await waitFor(() => expect(statusIn(document)).toBe('waiting_results'))
})

test('[PLACE-05] [GAP-13] a bet that is rejected can be kept, and leads to no list that leaves it out', async () => {
  const submitted = aPlacedBet({
    id: '41',
    status: 'submitted',
    acceptanceAt: new Date(Date.now() + 60_000).toISOString(),
  })
  const answers = { listBets: () => listed([]), placeBets: () => ({ data: [submitted] }) }
  const { slip, pressPlace, push } = await openReady({ answers })
  await pressPlace()
  await slip().findByRole('button', { name: 'Track in My bets' })
  const rejected = aPlacedBet({ id: '41', status: 'rejected' })
  push.publish(channels.player('en', '7'), encodePushEvent({ type: 'bet_changed', bet: rejected }))
  await slip().findByRole('heading', { name: 'Bet not accepted' })
  expect(slip().getByRole('button', { name: 'Keep selections' })).toBeVisible()
  expect(slip().queryByRole('button', { name: 'Track in My bets' })).toBeNull()
})

test('[PLACE-09] [MYB-13] [MYB-14] a stake over the maximum is sent for approval, and is approved or rejected', async () => {
  const limits = {
    minStake: { value: amountOf(50n), currency: 'EUR' },
    maxStake: { value: amountOf(50_000n), currency: 'EUR' },
    maxPayout: { value: amountOf(25_000_000n), currency: 'EUR' },
  }
  const sent = (id: string) => aPlacedBet({ id, isVip: true, status: 'submitted' })
  let kept: PlacedBet[] = []
  const page = await openSlip({
    isSignedIn: true,
    answers: {
      getMaxStake: ({ body }) => ({ data: (body?.bets ?? []).map(() => limits) }),
      listBets: () => listed(kept),
    },
  })
  const { user, slip, screen, answer, select, stakeOf, button, push } = page
  const tab = (name: RegExp) => user.click(slip().getByRole('tab', { name }))
  const tell = (id: string, status: PlacedBet['status']) => {
    const bet = { ...sent(id), status }
    push.publish(channels.player('en', '7'), encodePushEvent({ type: 'bet_changed', bet }))
  }
  const statuses = () =>
    [...slip().getByRole('tabpanel').querySelectorAll('[data-bet-status]')].map((bet) =>
      bet.getAttribute('data-bet-status'),
    )
  const send = async (id: string) => {
    answer({
      placeBets: () => {
        kept = [sent(id), ...kept]
        return { data: [sent(id)] }
      },
    })
    await select(first)
    await stakeOf('900')
    const name = /^Send 900\.00\s€ for approval$/
    await user.click(await button(name))
    const place = await button(name)
    await waitFor(() => expect(place).toHaveAttribute('data-action', 'place'))
    await page.pressPlace(name)
    await slip().findByRole('heading', { name: 'Sent for approval' })
    await tab(/^My bets/)
    // Without a browser no row of a list is in sight; on paper each is there.
    await waitFor(() => {
      window.dispatchEvent(new Event('beforeprint'))
      expect(slip().getByText('Waiting for approval')).toBeVisible()
    })
  }

  await send('41')
  await waitFor(() => expect(statuses()).toEqual(['submitted']))
  tell('41', 'waiting_results')
  await waitFor(() => expect(statuses()).toEqual(['waiting_results']))
  await tab(/^Bet slip/)
  await user.click(await button('Done'))

  await send('42')
  await waitFor(() => expect(statuses()).toEqual(['submitted', 'waiting_results']))
  tell('42', 'rejected')
  await screen.findByText(/was not approved$/)
  await waitFor(() => expect(statuses()).toEqual(['waiting_results']))
  expect(slip().queryByText('Waiting for approval')).toBeNull()
  await tab(/^Bet slip/)
  await slip().findByRole('heading', { name: 'Bet not accepted' })
  window.dispatchEvent(new Event('afterprint'))
})

test('[PLACE-05] a receipt counts as placed what was accepted alone', async () => {
  const bets = (['waiting_results', 'rejected', 'waiting_results'] as const).map((status, at) =>
    aPlacedBet({ id: String(41 + at), status }),
  )
  const answers = { listBets: () => listed([]), placeBets: () => ({ data: bets }) }
  const { slip, pressPlace, push } = await openReady({ answers })
  await pressPlace()
  await slip().findByRole('heading', { name: '2 of 3 bets placed' })
  expect(slip().getByRole('button', { name: 'Keep rejected bets' })).toBeVisible()
  expect(slip().getByRole('button', { name: 'Track in My bets' })).toBeVisible()
  for (const { id } of bets) {
    const bet = aPlacedBet({ id, status: 'rejected' })
    push.publish(channels.player('en', '7'), encodePushEvent({ type: 'bet_changed', bet }))
  }
  await slip().findByRole('heading', { name: 'No bet accepted' })
})

test('[PLACE-05] of several bets none is brought back before all of them are decided', async () => {
  const sent = ['41', '42'].map((id) =>
    aPlacedBet({
      id,
      status: 'submitted',
      acceptanceAt: new Date(Date.now() + 60_000).toISOString(),
    }),
  )
  const answers = { listBets: () => listed([]), placeBets: () => ({ data: sent }) }
  const { user, button, pressPlace, push, toHaveState } = await openReady({ answers })
  const tell = (id: string) => {
    const bet = aPlacedBet({ id })
    push.publish(channels.player('en', '7'), encodePushEvent({ type: 'bet_changed', bet }))
  }
  await pressPlace()
  await toHaveState('SUCCESS')
  tell('41')
  expect(await button('Keep selections')).toHaveAttribute('aria-disabled', 'true')
  await user.click(await button('Keep selections'))
  tell('42')
  await waitFor(async () =>
    expect(await button('Keep selections')).toHaveAttribute('aria-disabled', 'false'),
  )
  await toHaveState('SUCCESS')
  await user.click(await button('Keep selections'))
  await toHaveState('INITIAL')
})

test('[ROLE-01] [RT-13] the balance after a placement is read, where nothing tells of it', async () => {
  const { root, pressPlace, toHaveState } = await openReady()
  const balance = async (text: string) => {
    await waitFor(() => expect(root().ownerDocument.body).toHaveTextContent(text))
  }
  await balance('€1,000.00')
  await pressPlace()
  await toHaveState('SUCCESS')
  await balance('€998.00')
})
