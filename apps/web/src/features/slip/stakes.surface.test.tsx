import { waitFor, within } from '@testing-library/dom'
import { amountOf } from '@touchline/betting'
import { channels, encodePushEvent } from '@touchline/contract'
import { expect, test } from 'vitest'

import { deferred } from '../../testing/fake-api.ts'
import { aLossLimit } from '../../testing/limits.ts'
import { aPlacedBet } from '../../testing/placed-bets.ts'
import { offers, openSlip } from '../../testing/surface/slip-surface.ts'

test('[SLIP-13] [SLIP-34] [P6] one stake for all, each its own, and a stake from a wanted return', async () => {
  const { user, select, slip, cards, fill, button } = await openSlip()
  const stakes = () => cards().map((card) => within(card).getByRole<HTMLInputElement>('textbox'))
  await select(...offers.slice(0, 2))
  const forAll = slip().getByRole('textbox', { name: 'One stake for all' })
  await fill(forAll, '４')
  await fill(forAll, 'a tenner')
  await slip().findByText('“a tenner” cannot be read as an amount in €')
  expect(forAll).toHaveValue('4')
  for (const field of stakes()) expect(field).toHaveValue('4.00')
  await fill(stakes()[0]!, '5')
  await waitFor(() => expect(forAll).toHaveValue(''))
  await slip().findByText('9.00 €')

  await user.click(stakes()[0]!)
  await user.click(await button('Type a return and the stake follows'))
  await fill(await slip().findByRole('textbox', { name: /^To return on / }), '100')
  // At 2.00.
  await waitFor(() => expect(stakes()[0]).toHaveValue('50.00'))
  await waitFor(() =>
    expect(sessionStorage.getItem('bets')).toContain('"stakeSource":"potential_win"'),
  )
})

test('[P6] two amounts that were copied together are no stake', async () => {
  const { user, select, slip, stake, fill } = await openSlip()
  await select(offers[0]!)
  const field = await stake()
  await fill(field, '4')
  for (const copied of ['10\n20', '10\r\n20\r\n', '10\t20']) {
    await user.tripleClick(field)
    await user.paste(copied)
    await slip().findByText('“10 20” cannot be read as an amount in €')
    expect(field).toHaveValue('4')
  }
  await user.tripleClick(field)
  await user.paste('25.50\r\n')
  expect(field).toHaveValue('25.50')
})

test('[SYS-01] [SYS-04] [SYS-05] [SYS-07] a system shows every bet and what is left when selections lose', async () => {
  const { user, select, slip, price, stakeOn, stakeOf } = await openSlip()
  await select(...offers.slice(0, 2))
  expect(slip().queryByText('Systems')).toBeNull()
  await select(offers[2]!)
  await user.click(slip().getByText('Systems'))
  await stakeOf('3', 'System 2/3')
  await user.click(await slip().findByText('All bets of this system'))
  const byLost = await slip().findByRole('table', { name: 'If selections lose' })
  expect(within(byLost).getAllByRole('row')).toHaveLength(3)
  const lines = () => within(slip().getAllByRole('table').at(-1)!).getAllByRole('row')
  expect(lines()).toHaveLength(4)
  const whatIf = within(slip().getByRole('group', { name: 'What if these lose?' }))
  await user.click(whatIf.getAllByRole('button')[0]!)
  await waitFor(() =>
    expect(lines().filter((line) => line.textContent.includes('lost'))).toHaveLength(2),
  )
  expect(whatIf.getByRole('status')).toHaveTextContent(/^Then the system returns \d/)
  const bankers = () => slip().getAllByRole('button', { name: /^Banker: / })
  await user.click(bankers()[0]!)
  await waitFor(() => expect(bankers()[0]).toHaveAttribute('aria-pressed', 'true'))
  // Of three lines two hold it, and a line of two takes one.
  expect(lines()).toHaveLength(3)
  expect(bankers()[1]).toBeDisabled()
  await user.click(price(offers[2]!.id))
  expect((await stakeOn('Combo of 2')).value).toMatch(/^3(\.00)?$/)
})

test('[FAIR-30] the slip says what a limit leaves and until when, before the press and in its place', async () => {
  const resetsAt = new Date()
  resetsAt.setHours(resetsAt.getHours() + 26, 45, 0, 0)
  const limit = (used: bigint) =>
    aLossLimit({ current: amountOf(used), resetsAt: resetsAt.toISOString() })
  let used = 2_000n
  const page = await openSlip({
    isSignedIn: true,
    answers: { listLimits: () => ({ data: [limit(used)] }) },
  })
  const { user, select, slip, button, stakeOf, place, push, heardOf } = page
  await select(offers[0]!)
  await waitFor(() => expect(heardOf('listLimits')).toHaveLength(1))
  await stakeOf('5')
  await place()
  expect(slip().queryByText(/^Loss limit/)).toBeNull()
  await stakeOf('31')
  await slip().findByText(/^Loss limit: 60\.00 € of 80\.00 € left until \w{3} \d\d:45$/)
  await stakeOf('61')
  await user.click(await button(/^Loss limit: 60\.00\u00A0€ left until \w{3} \d\d:45$/))
  await button(/^Place 60\.00\u00A0€/)
  used = 8_000n
  const balance = { currency: 'EUR', amount: amountOf(40_000n) }
  push.publish(channels.player('en', '7'), encodePushEvent({ type: 'balance_changed', balance }))
  const over = await button(/^Loss limit: nothing left until/)
  expect(over).toHaveAttribute('aria-disabled', 'true')
  expect(heardOf('listLimits')).toHaveLength(2)
})

test('[FAIR-30] a pause that a lost bet begins stands on the button until it ends, and so does an end of play', async () => {
  const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()
  let held = {
    pauseUntil: null as string | null,
    noLiveUntil: null,
    playUntil: inMinutes(10),
    changesAt: null as string | null,
  }
  const pause = { losses: 1, amount: null, currency: null, minutes: 90 }
  const page = await openSlip({
    isSignedIn: true,
    answers: {
      getGuardRails: () => ({
        data: {
          rails: { pause, noLive: null, calm: false },
          held,
          wanted: null,
          confirmFrom: null,
          confirmUntil: null,
        },
      }),
    },
  })
  const { select, slip, button, stakeOf, place, push, heardOf } = page
  await select(offers[0]!)
  await waitFor(() => expect(heardOf('getGuardRails')).toHaveLength(1))
  await stakeOf('5')
  await place()
  await slip().findByText(/^Your own limit ends play at (\w{3} )?\d\d:\d\d$/)
  // It ends at once, which the page learns by asking again.
  held = { ...held, pauseUntil: inMinutes(90), changesAt: inMinutes(0) }
  const lost = aPlacedBet({ status: 'done' })
  push.publish(channels.player('en', '7'), encodePushEvent({ type: 'bet_changed', bet: lost }))
  const resting = await button(/^Your pause lasts until (\w{3} )?\d\d:\d\d$/)
  expect(resting).toHaveAttribute('aria-disabled', 'true')
  held = { ...held, pauseUntil: null, changesAt: null }
  await place()
  expect(heardOf('getGuardRails')).toHaveLength(3)
})

test('[FAIR-6] before the press the slip says legs, prices, type, lines, stake and return', async () => {
  const { user, select, slip, card, root, stakeOf, place } = await openSlip({ isSignedIn: true })
  await select(...offers.slice(0, 3))
  for (const { id, market, outcomeId, odds } of offers.slice(0, 3)) {
    const leg = within(card(id))
    const outcome = market.outcomes.find((each) => each.id === outcomeId)
    expect(leg.getAllByText(outcome?.name ?? '')[0]).toBeVisible()
    expect(leg.getAllByText(market.name)[0]).toBeVisible()
    leg.getByText((odds / 1000).toFixed(2))
  }
  await user.click(slip().getByText('Systems'))
  await stakeOf('6', 'System 2/3')
  await slip().findByText(/^3 bets/)
  const figure = (name: string) =>
    [...root().querySelectorAll('dt')].find((term) => term.textContent === name)?.nextSibling
      ?.textContent
  expect(figure('Bets')).toBe('3')
  expect(figure('Total stake')).toBe('6.00\u00A0€')
  const pays = offers.slice(0, 3).map(({ odds }) => odds)
  const [a = 0, b = 0, c = 0] = pays
  const whole = ((2 * (a * b + a * c + b * c)) / 1_000_000).toFixed(4)
  expect(figure('Possible return')).toBe(`${whole.slice(0, -2)}\u00A0€`)
  expect(await place()).toHaveAccessibleName(/^Place 6\.00\u00A0€ → /)
})

test('[SLIP-39] [SLIP-40] [SET-03] a player keeps quick stakes and other settings of their own', async () => {
  const { user, screen, select, slip, button, fill, stake, rule, player, header } = await openSlip({
    isSignedIn: true,
  })
  await select(offers[0]!)
  await user.click(await button('Slip settings'))
  const dialog = await screen.findByRole('dialog', { name: 'Slip settings' })
  const quick = await within(dialog).findByRole('textbox', { name: 'Quick stake 1' })
  const save = within(dialog).getByRole('button', { name: 'Save' })
  await fill(quick, '0.10')
  await user.click(save)
  await within(dialog).findByText('At least 0.50 €')
  await fill(quick, '7.50')
  await user.click(save)
  await waitFor(() => expect(dialog).not.toBeInTheDocument())
  await user.click(await button('7.50'))
  expect(await stake()).toHaveValue('7.50')
  await user.click(await button('Max'))
  await waitFor(async () => expect(await stake()).toHaveValue('500.00'))
  await user.selectOptions(await rule(), 'higher')
  await user.click(header().getByRole('button', { name: /^Odds format/ }))
  await user.click(await screen.findByRole('menuitemradio', { name: /^Fractional / }))
  await waitFor(() =>
    expect(player.settings).toMatchObject({
      stakes: { EUR: [750n, 1000n, 5000n].map(amountOf) },
      autoAcceptOddsChange: 'higher',
      activeOddsType: 'british',
    }),
  )
  expect(slip().getByRole('combobox', { name: 'Price changes' })).toHaveValue('higher')
})

test('[SLIP-34] [SLIP-42] [P4] a player hears from the button everything that blocks it', async () => {
  const { select, slip, stakes, fill, button, stakeOf, place } = await openSlip({
    isSignedIn: true,
  })
  await select(...offers.slice(0, 2))
  await fill(stakes()[0]!, '0.10')
  expect(await button('Stake at least 0.50\u00A0€')).toHaveAccessibleDescription(
    /Minimum stake is 0\.50\u00A0€/,
  )
  await fill(stakes()[0]!, '2')
  expect(await button(/^Place 2\.00\u00A0€ → /)).toHaveAccessibleDescription('')
  await stakeOf('900000', 'Combo of 2')
  await slip().findAllByText(/^Maximum stake is /)
  await stakeOf('2', 'Combo of 2')
  await button(/^Place 2 bets 4\.00\u00A0€ → /)
  await slip().findByText(/^Balance after this /)
  expect(await place()).toHaveAccessibleDescription('')
})

test('[SLIP-41] what is said of a text that is no amount goes with it, where the field is left', async () => {
  const { user, select, slip, fill, stake } = await openSlip()
  await select(offers[0]!)
  await fill(await stake(), '4')
  await user.type(await stake(), 'x')
  await slip().findByText('“4x” cannot be read as an amount in €')
  await user.tab()
  await waitFor(() => expect(slip().queryByText(/cannot be read/)).toBeNull())
  expect(await stake()).toHaveValue('4')
  expect(await stake()).not.toBeInvalid()
})

test('[SLIP-42] a stake is typed on behind the maximum that took its place', async () => {
  const { user, select, slip, stake, button } = await openSlip({ isSignedIn: true })
  await select(offers[0]!)
  await slip().findByText(/^Stake 0\.50 to 500\.00\s€$/)
  await user.type(await stake(), '90000')
  expect(await stake()).toHaveValue('500.00')
  await button('Send 90,000.00\u00A0€ for approval')
  // What the field holds already is not offered.
  expect(slip().queryByRole('button', { name: 'Use 500.00\u00A0€' })).toBeNull()
  expect(slip().queryByText(/cannot be read/)).toBeNull()
  await user.keyboard('{Backspace}')
  expect(await stake()).toHaveValue('500.0')
})

test('[SLIP-42] [GAP-11] a stake over the maximum is said once', async () => {
  const held = deferred<unknown>()
  const { select, slip, stakeOf, button } = await openSlip({
    isSignedIn: true,
    answers: {
      getMaxStake: async ({ body }) => {
        await held.promise
        const limits = {
          minStake: { value: amountOf(50n), currency: 'EUR' },
          maxStake: { value: amountOf(50_000n), currency: 'EUR' },
          maxPayout: { value: amountOf(25_000_000n), currency: 'EUR' },
        }
        return { data: (body?.bets ?? []).map(() => limits) }
      },
    },
  })
  await select(offers[0]!)
  await stakeOf('900')
  held.resolve(null)
  const most = await button('Stake at most 500.00\u00A0€')
  expect(most).toHaveAccessibleDescription(/Maximum stake is 500\.00/)
  const said = slip().getAllByText(/maximum stake is/i)
  expect(said.filter((place) => place.closest('[hidden]') === null)).toHaveLength(1)
  await slip().findByRole('group', { name: /^The maximum stake is 500\.00/ })
})

test('a full cover stakes every combination of its legs with the same', async () => {
  const { user, select, slip, stakeOn, fill, stakeOf } = await openSlip()
  await select(...offers.slice(0, 3))
  await user.click(slip().getByText('Systems'))
  const cover = (name: string) =>
    slip().getByRole<HTMLInputElement>('textbox', { name: `Stake on each bet of ${name}` })
  // A cover takes the stake of each bet, a system the whole of it until the player says otherwise.
  slip().getByText('7 bets · stake per bet')
  slip().getByText('3 bets · total stake')
  await user.click(slip().getByRole('radio', { name: 'Per bet' }))
  await slip().findByText('3 bets · stake per bet')
  await user.click(slip().getByRole('radio', { name: 'In total' }))
  await fill(cover('Patent'), '2')
  await slip().findByText('7 bets × 2.00 € = 14.00 €')
  expect(await stakeOn('System 2/3')).toHaveValue('6.00')
  expect(await stakeOn('Combo of 3')).toHaveValue('2.00')
  expect(cover('Trixie')).toHaveValue('')
  await stakeOf('5', 'Combo of 3')
  await waitFor(() => expect(cover('Patent')).toHaveValue(''))
})

test('the stake of a system is typed in total or for each of its bets, as the player chose', async () => {
  const { user, select, slip, stakeOn, stakeOf, fill } = await openSlip()
  await select(...offers.slice(0, 3))
  await user.click(slip().getByText('Systems'))
  await stakeOf('3', 'System 2/3')
  await slip().findByText('3 bets × 1.00 € = 3.00 €')
  await user.click(slip().getByRole('radio', { name: 'Per bet' }))
  const each = () =>
    slip().getByRole<HTMLInputElement>('textbox', { name: 'Stake on each bet of System 2/3' })
  await waitFor(() => expect(each()).toHaveValue('1.00'))
  await fill(each(), '2')
  await slip().findByText('3 bets × 2.00 € = 6.00 €')
  expect(localStorage.getItem('system_stake')).toBe('line')
  await user.click(slip().getByRole('radio', { name: 'In total' }))
  expect(await stakeOn('System 2/3')).toHaveValue('6.00')
})
