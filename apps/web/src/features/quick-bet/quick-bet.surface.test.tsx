import { screen, waitFor, within } from '@testing-library/dom'
import { amountOf, oddsOf } from '@touchline/betting'
import { channels, encodePushEvent, MATCH_STATUS, type PlacedBet } from '@touchline/contract'
import { expect, test } from 'vitest'

import { QUICK_BET, writePreference } from '../../player/quick-bet/quick-bet-preference.ts'
import { QUICK_TAPS } from '../../player/quick-bet/stored-taps.ts'
import { deferred, noAnswer, refusal } from '../../testing/fake-api.ts'
import { aPlacedBet } from '../../testing/placed-bets.ts'
import type { SurfaceOptions } from '../../testing/surface/open-surface.tsx'
import { offers, openSlip } from '../../testing/surface/slip-surface.ts'
import { smallWorld } from '../../testing/surface/small-world.ts'
import { listed } from '../../testing/surface/world-backend.ts'

const [first, second, third] = offers as [
  (typeof offers)[0],
  (typeof offers)[0],
  (typeof offers)[0],
]

/** All are in play but the last. */
const inPlay = smallWorld.map((match, index) =>
  index === 3 ? match : { ...match, status: MATCH_STATUS.live, isLive: true },
)

const TITLE = 'Quick bet on live matches'
const CHANNEL = channels.updates('en')

/** The league's page with its matches in play. */
async function openInPlay({ answers, ...options }: SurfaceOptions = {}) {
  const page = await openSlip({
    isSignedIn: true,
    ...options,
    answers: {
      listMatches: () => listed(inPlay, CHANNEL),
      getMatch: ({ params }) => ({ data: inPlay.find(({ id }) => id === params?.['id'])! }),
      ...answers,
    },
  })
  const { user } = page
  const quick = () => within(screen.getByRole('region', { name: 'Quick bet' }))
  return {
    ...page,
    quick,
    stake: () => quick().findByRole<HTMLInputElement>('textbox', { name: 'Stake per tap' }),
    oneTap: () => quick().findByRole<HTMLInputElement>('switch', { name: /^Bet with one tap/ }),
    allow: () => quick().findByRole('button', { name: /^Allow one tap and bet / }),
    tap: ({ id }: typeof first) => user.click(page.price(id)),
    /** For a moment after a change a button takes no press. */
    pressUntil: (name: RegExp, done: () => unknown) =>
      waitFor(async () => {
        const button = quick().queryByRole('button', { name })
        if (button !== null) await user.click(button)
        await done()
      }),
    tellBalance: (amount: bigint) =>
      page.push.publish(
        channels.player('en', '7'),
        encodePushEvent({
          type: 'balance_changed',
          balance: { currency: 'EUR', amount: amountOf(amount) },
        }),
      ),
    placements: () => page.heardOf('placeBets'),
    slipIsEmpty: () => expect(document.querySelector('[data-slip] [data-selection-id]')).toBeNull(),
  }
}

/** And quick bet is switched on beside them. */
async function openQuickBet(options: SurfaceOptions = {}) {
  const page = await openInPlay(options)
  await page.user.click((await screen.findAllByRole('button', { name: TITLE }))[0]!)
  await screen.findByRole('region', { name: 'Quick bet' })
  return page
}

/** One tap is allowed for a stake of EUR 2. */
async function openApproved(options: SurfaceOptions = {}) {
  const page = await openQuickBet(options)
  await page.fill(await page.stake(), '2')
  await page.user.click(await page.oneTap())
  await waitFor(async () => expect(await page.oneTap()).toBeChecked())
  return page
}

const isPressed = (page: { price: (id: string) => HTMLElement }, { id }: typeof first) =>
  page.price(id).getAttribute('aria-pressed') === 'true'

test('[QUICK-04] [SLIP-42] a stake that is cut says to what', async () => {
  const { quick, fill, stake } = await openQuickBet()
  await fill(await stake(), '20000000')
  await quick().findByText(/^Maximum stake is [\d,]+\.00\s€$/)
  await fill(await stake(), '2')
  await waitFor(() => expect(quick().queryByText(/^Maximum stake/)).toBeNull())
})

test('[QUICK-01] [QUICK-06] [QUICK-09] a tap waits for one press that allows it, and says what it bets', async () => {
  const page = await openQuickBet()
  const { user, quick, fill, stake, tap, allow, oneTap, placements, price, slipIsEmpty } = page
  await fill(await stake(), '2')
  await tap(first)
  expect(await allow()).toHaveAccessibleName('Allow one tap and bet 2.00\u00A0€')
  quick().getByRole('button', { name: 'Discard Arsenal' })
  expect(price(first.id)).toHaveAttribute('aria-pressed', 'true')
  expect(await oneTap()).not.toBeChecked()
  expect(placements()).toEqual([])
  await user.click(await allow())
  const results = within(await quick().findByRole('list', { name: 'Last quick bets' }))
  await results.findByText('Placed 2.00 €')
  // The name alone may be cut, never its price.
  expect(results.getByText('Arsenal', { selector: 'bdi' }).parentElement).toHaveTextContent(
    'Arsenal 2.00',
  )
  expect(await oneTap()).toBeChecked()
  // The next one is a tap alone.
  await tap(second)
  await waitFor(() => expect(results.getAllByText('Placed 2.00 €')).toHaveLength(2))
  expect(placements().map(({ input }) => input.body)).toMatchObject(
    ['10', '20'].map((matchId) => ({
      meta: { quick: true, type: 'single' },
      bets: [{ stake: { value: 200n, currency: 'EUR' }, selections: [{ matchId }] }],
    })),
  )
  slipIsEmpty()
})

test('[QUICK-09] [QUICK-12] a bet that waits can be let go, by its button and by a second tap', async () => {
  const page = await openQuickBet()
  const { user, quick, fill, stake, tap, placements } = page
  await fill(await stake(), '2')
  await tap(first)
  await user.click(await quick().findByRole('button', { name: 'Discard Arsenal' }))
  await waitFor(() => expect(isPressed(page, first)).toBe(false))
  expect(quick().queryByRole('button', { name: /^Allow/ })).toBeNull()
  await tap(second)
  await quick().findByRole('button', { name: 'Discard Everton' })
  await tap(second)
  await waitFor(() => expect(quick().queryByRole('button', { name: /^Let go/ })).toBeNull())
  expect(isPressed(page, second)).toBe(false)
  expect(placements()).toEqual([])
})

test('[QUICK-05] without a stake nothing can be allowed, and the button leads to the field', async () => {
  const { user, quick, stake, oneTap, tap, placements } = await openQuickBet()
  expect(await oneTap()).toBeDisabled()
  await quick().findByText('Choose a stake first')
  await tap(first)
  await user.click(await quick().findByRole('button', { name: 'Enter a stake' }))
  expect(await stake()).toHaveFocus()
  for (const text of ['0', '0.00', '-5', 'ten', '1e3']) {
    await user.clear(await stake())
    await user.paste(text)
    expect(quick().queryByRole('button', { name: /^Allow/ })).toBeNull()
    expect(await oneTap()).toBeDisabled()
  }
  expect(placements()).toEqual([])
})

test('[QUICK-05] [FAIR-9] a stake below the least is raised by the button, one above the balance cannot be allowed', async () => {
  const { user, quick, fill, stake, oneTap, tap, allow, placements } = await openQuickBet()
  await fill(await stake(), '0.10')
  await tap(first)
  await user.click(await quick().findByRole('button', { name: 'Stake at least 0.50\u00A0€' }))
  expect(await stake()).toHaveValue('0.50')
  await allow()
  await fill(await stake(), '1500')
  const short = await quick().findByRole('button', { name: /more needed$/ })
  expect(short).toHaveAttribute('aria-disabled', 'true')
  expect(await oneTap()).toBeDisabled()
  await quick().findByText('Your balance is below the stake')
  await user.click(short)
  expect(placements()).toEqual([])
})

test('[QUICK-04] another stake takes the approval back, typed or chosen', async () => {
  const { user, quick, fill, stake, oneTap, placements, tap, allow } = await openApproved()
  await fill(await stake(), '3')
  expect(await oneTap()).not.toBeChecked()
  await user.click(await oneTap())
  expect(await oneTap()).toBeChecked()
  const chips = quick()
    .getAllByRole('button')
    .filter(({ textContent }) => /^\d/.test(textContent))
  await user.click(chips[0]!)
  expect(await oneTap()).not.toBeChecked()
  await tap(first)
  await allow()
  expect(placements()).toEqual([])
})

test('[QUICK-13] a balance that falls below the stake switches one tap off, and says so', async () => {
  const page = await openApproved()
  const { quick, oneTap, tap, placements, tellBalance } = page
  tellBalance(150n)
  await quick().findByText('One tap was switched off: your balance is below the stake')
  expect(await oneTap()).not.toBeChecked()
  await tap(first)
  await quick().findByRole('button', { name: '0.50\u00A0€ more needed' })
  expect(placements()).toEqual([])
})

test('[QUICK-10] [QUICK-11] two taps in one movement are one bet, and while it is on its way nothing changes', async () => {
  const page = await openApproved()
  const { quick, oneTap, stake, tap, answer, placements, user, price } = page
  const held = deferred<{ data: PlacedBet[] }>()
  answer({ placeBets: () => held.promise })
  await user.dblClick(price(first.id))
  await quick().findByRole('button', { name: 'Placing…' })
  await tap(second)
  expect(await stake()).toBeDisabled()
  expect(await oneTap()).toBeDisabled()
  expect(quick().queryByRole('button', { name: /^Let go/ })).toBeNull()
  held.resolve({ data: [aPlacedBet({ stake: amountOf(200n) })] })
  await quick().findByText('Placed 2.00 €')
  expect(placements()).toHaveLength(1)
  expect(isPressed(page, first)).toBe(false)
  expect(await stake()).toBeEnabled()
})

test('[QUICK-11] [PLACE-15] [PLACE-17] a refusal says why in the backend’s words, and the next tap is a new bet', async () => {
  const page = await openApproved()
  const { quick, tap, answer, placements, world } = page
  const bet = { code: null, messageKey: null, localizedMessage: 'Betting is closed', odds: null }
  answer({
    placeBets: () => Promise.reject(refusal(422, { code: 140, errorsByBet: { [first.id]: bet } })),
  })
  await tap(first)
  const results = within(await quick().findByRole('list', { name: 'Last quick bets' }))
  expect(await results.findByRole('alert')).toHaveTextContent('Betting is closed')
  expect(results.getByText('Not placed')).toBeVisible()
  expect(isPressed(page, first)).toBe(false)
  answer({ placeBets: world.answers.placeBets! })
  await tap(second)
  await results.findByText('Placed 2.00 €')
  expect(results.getByText('Not placed')).toBeVisible()
  const [refused, placed] = placements().map(({ input }) => input.body?.meta.reference)
  expect(refused).not.toBe(placed)
})

test('[PLACE-16] a price that the backend does not take any more is agreed to, and then placed', async () => {
  const { quick, tap, answer, pressUntil, placements, world } = await openApproved()
  const odds = oddsOf(1900)
  const bet = { code: 150, messageKey: null, localizedMessage: null, odds }
  answer({
    placeBets: () =>
      Promise.reject(
        refusal(422, {
          code: 150,
          messageKey: 'error.risk_validation.odds_to_low',
          errorsByBet: { [first.id]: bet },
        }),
      ),
  })
  await tap(first)
  await quick().findByRole('button', { name: /^Accept/ })
  expect(await quick().findByRole('alert')).toBeVisible()
  answer({ placeBets: world.answers.placeBets! })
  await pressUntil(/^Accept/, () =>
    expect(quick().queryByRole('button', { name: /^Accept/ })).toBeNull(),
  )
  expect(placements()).toHaveLength(1)
  await pressUntil(/^Place bet 2.00\u00A0€/, () => expect(placements()).toHaveLength(2))
  await quick().findByText('Placed 2.00 €')
  expect(placements().at(-1)?.input.body?.bets[0]?.selections[0]?.odds).toBe(1900)
})

test('[PLACE-07] [QUICK-11] a failure without a code stakes nothing, says so, and one tap stays on', async () => {
  const { quick, tap, answer, oneTap, placements } = await openApproved()
  answer({
    placeBets: () => {
      // oxlint-disable-next-line typescript/only-throw-error -- an answer as it is
      throw new Response('out of order', { status: 400 })
    },
  })
  await tap(first)
  await quick().findByText('Nothing was staked.')
  await screen.findByText('Please try again in a moment.')
  expect(await oneTap()).toBeChecked()
  expect(placements()).toHaveLength(1)
})

test('[ODDS-07] [FAIR-1] a price that moves before the press is agreed to first, and then costs a press of its own', async () => {
  const { quick, fill, stake, tap, setOdds, user, pressUntil, allow, placements, price } =
    await openQuickBet()
  await fill(await stake(), '2')
  await tap(first)
  await allow()
  setOdds(first.market, first.outcomeId, 1800)
  const accept = await quick().findByRole('button', { name: /^Accept/ })
  expect(quick().getByText('1.80')).toBeVisible()
  expect(quick().getByText('2.00').tagName).toBe('S')
  // A press that was meant for the button before does nothing.
  await user.click(accept)
  expect(placements()).toEqual([])
  await pressUntil(/^Accept/, () => quick().getByRole('button', { name: /^Allow/ }))
  expect(placements()).toEqual([])
  await pressUntil(/^Allow/, () => expect(placements()).toHaveLength(1))
  expect(placements()[0]?.input.body?.bets[0]?.selections[0]?.odds).toBe(1800)
  expect(price(first.id)).toHaveAttribute('data-odds', '1800')
})

test('[ODDS-10] a selection that is suspended while it waits cannot be placed, and comes back with its market', async () => {
  const { quick, fill, stake, tap, setStatus, allow, placements } = await openQuickBet()
  await fill(await stake(), '2')
  await tap(first)
  await allow()
  setStatus(first.market, -1)
  await quick().findByRole('button', { name: 'Remove 1 and go on' })
  expect(quick().queryByRole('button', { name: /^Allow/ })).toBeNull()
  setStatus(first.market, 1)
  await allow()
  expect(placements()).toEqual([])
})

test('[FAIR-20] a lost answer is asked about with the same reference, and a tap meanwhile places nothing', async () => {
  const page = await openApproved()
  const { quick, tap, answer, placements, player, world } = page
  const known = new Map<string, { data: PlacedBet[] }>()
  const { placeBets } = world.answers
  type Place = NonNullable<typeof placeBets>
  const takes: Place = async (input) => {
    const reference = input.body?.meta.reference ?? ''
    const made = known.get(reference) ?? (await placeBets!(input))
    known.set(reference, made)
    return made
  }
  answer({
    placeBets: async (input) => {
      await takes(input)
      throw noAnswer()
    },
  })
  await tap(first)
  await quick().findByText('We keep asking about your bet until we know. Nothing is placed twice.')
  await tap(second)
  expect(isPressed(page, second)).toBe(false)
  answer({ placeBets: takes })
  await quick().findByText('Placed 2.00 €')
  const sent = placements().map(({ input }) => input.body)
  expect(sent.length).toBeGreaterThan(1)
  expect(new Set(sent.map((body) => body?.meta.reference)).size).toBe(1)
  expect(player.bets).toHaveLength(1)
})

test('[QUICK-08] [PLACE-01] a visitor’s tap asks to sign in, and nothing is sent', async () => {
  const { fill, stake, tap, quick, placements } = await openQuickBet({ isSignedIn: false })
  await fill(await stake(), '2')
  await tap(first)
  await screen.findByRole('dialog', { name: 'Sign in' })
  expect(placements()).toEqual([])
  expect(await quick().findByRole('button', { name: 'Sign in to bet' })).toBeVisible()
})

test('[QUICK-07] [AMB-24] a match to come goes to the slip, and quick bet switches itself off and says so', async () => {
  const page = await openApproved()
  const upcoming = offers[3]!
  await page.tap(upcoming)
  await screen.findByText('Quick bet was switched off')
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Quick bet' })).toBeNull())
  await waitFor(() => expect(page.card(upcoming.id)).toBeVisible())
  expect(page.cards()).toHaveLength(1)
  expect(page.placements()).toEqual([])
  // What is switched on again has to be allowed again.
  await page.user.click((await screen.findAllByRole('button', { name: TITLE }))[0]!)
  await screen.findByRole('region', { name: 'Quick bet' })
  expect(await page.stake()).toHaveValue('2.00')
  expect(await page.oneTap()).not.toBeChecked()
})

test('[QUICK-03] [QUICK-15] after a reload it is on with its stake, and one tap has to be allowed again', async () => {
  const { reload, stake, oneTap, quick, user, placements, tap, allow } = await openApproved()
  await reload()
  await screen.findByRole('region', { name: 'Quick bet' })
  expect(await stake()).toHaveValue('2.00')
  expect(await oneTap()).not.toBeChecked()
  await tap(third)
  await allow()
  expect(placements()).toEqual([])
  await user.click(quick().getByRole('button', { name: 'Switch quick bet off' }))
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Quick bet' })).toBeNull())
  await reload()
  await screen.findAllByRole('button', { name: TITLE })
  expect(screen.queryByRole('region', { name: 'Quick bet' })).toBeNull()
})

test('[QUICK-11] [FAIR-20] a bet whose delay a reload broke off tells its end, with quick bet off too', async () => {
  QUICK_TAPS.write(sessionStorage, JSON.stringify({ playerId: '7', ids: ['1'] }))
  const { quick, user } = await openInPlay({
    answers: { listBets: () => listed([aPlacedBet({ status: 'rejected' })]) },
  })
  await waitFor(() => quick().getByText(/^Not accepted, 10.00/))
  await user.click(quick().getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Quick bet' })).toBeNull())
  expect(QUICK_TAPS.isThere(sessionStorage)).toBe(false)
})

test('[QUICK-03] [QUICK-04] [QUICK-15] another tab switches it on, changes its stake and switches it off', async () => {
  const { stake, oneTap, user } = await openInPlay()
  const chooseElsewhere = (isEnabled: boolean, amount: bigint) => {
    const preference = { isEnabled, stake: amountOf(amount), currency: 'EUR' }
    writePreference(localStorage, preference)
    window.dispatchEvent(new StorageEvent('storage', { key: QUICK_BET.key }))
  }
  await screen.findAllByRole('button', { name: TITLE })
  expect(screen.queryByRole('region', { name: 'Quick bet' })).toBeNull()
  // A page listens once it has nothing more urgent to do.
  await waitFor(() => {
    chooseElsewhere(true, 200n)
    expect(screen.getByRole('region', { name: 'Quick bet' })).toBeVisible()
  })
  expect(await stake()).toHaveValue('2.00')
  expect(await oneTap()).not.toBeChecked()
  await user.click(await oneTap())
  await waitFor(async () => expect(await oneTap()).toBeChecked())
  chooseElsewhere(true, 700n)
  await waitFor(async () => expect(await stake()).toHaveValue('7.00'))
  expect(await oneTap()).not.toBeChecked()
  chooseElsewhere(false, 700n)
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Quick bet' })).toBeNull())
})

test('[QUICK-01] [QUICK-09] a quick bet takes at most eight keys, without a pointer', async () => {
  const { user, quick, stake, allow, price, placements } = await openInPlay()
  let keys = 0
  const press = (key: string) => {
    keys += 1
    return user.keyboard(key)
  }
  await press('q')
  await screen.findByRole('region', { name: 'Quick bet' })
  // Where the player stands in the page is their own affair; from there it is one key.
  price(first.id).focus()
  await press(' ')
  await quick().findByRole('button', { name: 'Enter a stake' })
  await press('s')
  await waitFor(async () => expect(await stake()).toHaveFocus())
  await press('2')
  await allow()
  await press('{Control>}{Enter}{/Control}')
  await quick().findByText('Placed 2.00 €')
  expect(keys).toBeLessThanOrEqual(8)
  price(second.id).focus()
  await press(' ')
  await waitFor(() => expect(placements()).toHaveLength(2))
  await waitFor(() => expect(quick().getAllByText('Placed 2.00 €')).toHaveLength(2))
  await press('q')
  // What it has to say stays.
  await waitFor(() => expect(quick().queryByRole('switch')).toBeNull())
  expect(quick().getAllByText('Placed 2.00 €')).toHaveLength(2)
})
