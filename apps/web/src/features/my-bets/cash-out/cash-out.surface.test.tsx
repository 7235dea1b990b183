import { screen, waitFor, within } from '@testing-library/dom'
import { amountOf } from '@touchline/betting'
import { channels, encodePushEvent, type PlacedBet, type PushEvent } from '@touchline/contract'
import { expect, test } from 'vitest'

import { aPlayer } from '../../../player/session/testing/session-fixtures.ts'
import { deferred, noAnswer, refusal } from '../../../testing/fake-api.ts'
import { aPlacedBet } from '../../../testing/placed-bets.ts'
import { openSurface } from '../../../testing/surface/open-surface.tsx'
import { listed } from '../../../testing/surface/world-backend.ts'

const OFFERED = aPlacedBet({ toCashout: amountOf(900n) })
const DONE = { status: 'cashed_out', result: 'cashed_out', toCashout: null } as const

/** My bets with one bet, for which EUR 9.00 are offered. */
async function openOffer({ bet = OFFERED, path = '/sports/my-bets' } = {}) {
  let now: PlacedBet = bet
  const page = await openSurface(path, {
    isSignedIn: true,
    answers: { listBets: () => listed([now]) },
  })
  const { user, push, heardOf } = page
  const locale = path.startsWith('/ar') ? 'ar' : 'en'
  const tell = (event: PushEvent) =>
    push.publish(channels.player(locale, '7'), encodePushEvent(event))
  const card = () => within(screen.getByRole('main')).findByRole('article')
  const button = async (name: string | RegExp) =>
    within(await card()).findByRole('button', { name })
  return {
    ...page,
    card,
    button,
    tell,
    offer: (amount: bigint | null) =>
      tell({
        type: 'bet_cashout_changed',
        bet: { id: bet.id, toCashout: amount === null ? null : amountOf(amount) },
      }),
    /** What the backend knows from now on. */
    keep: (change: Partial<PlacedBet>) => {
      now = { ...now, ...change }
      return now
    },
    sent: () => heardOf('cashOutBet').map(({ input }) => input.body),
    /** Too soon after the first press a second one counts for nothing, too late it is a first one. */
    async confirm(name: RegExp) {
      await waitFor(async () => {
        screen.getByRole('button', { name }).focus()
        await user.keyboard('{Enter}')
        expect(heardOf('cashOutBet')).toHaveLength(1)
      })
    },
  }
}

test('[CASH-01] [CASH-02] [CASH-04] two presses cash a bet out, and it says so while and after', async () => {
  const { user, button, card, sent, answer, keep, confirm } = await openOffer()
  const held = deferred<{ data: PlacedBet }>()
  answer({ cashOutBet: () => held.promise })
  await user.click(await button('Cash out 9.00\u00A0€'))
  await within(await card()).findByText('Press again within 5 seconds to cash out 9.00 €')
  expect(sent()).toEqual([])
  await confirm(/^(Cash out|Confirm) 9.00\u00A0€/)
  expect(sent()).toEqual([{ betId: '1', toCashout: 900n }])
  expect(await button(/^Cashing out/)).toHaveAttribute('aria-busy', 'true')
  await user.click(await button(/^Cashing out/))
  held.resolve({ data: keep({ ...DONE, winAmount: amountOf(900n) }) })
  await waitFor(async () => expect(await card()).toHaveAttribute('data-bet-status', 'cashed_out'))
  await screen.findByText('Bet TL-7F3K was cashed out')
  expect(within(await card()).queryByRole('button', { name: /cash out/i })).toBeNull()
  expect(await card()).toHaveFocus()
  expect(sent()).toHaveLength(1)
})

test('[CASH-01] a double click only asks, and Escape takes the question back', async () => {
  const { user, button, card, sent } = await openOffer()
  await user.dblClick(await button('Cash out 9.00\u00A0€'))
  await button('Confirm 9.00\u00A0€')
  expect(sent()).toEqual([])
  await user.keyboard('{Escape}')
  expect(await button('Cash out 9.00\u00A0€')).toHaveFocus()
  expect(await card()).toHaveAttribute('data-bet-status', 'waiting_results')
})

test('[CASH-03] an offer that moves after the first press is asked about anew', async () => {
  const { user, button, card, sent, offer, answer, confirm, keep } = await openOffer()
  answer({ cashOutBet: () => ({ data: keep({ ...DONE, winAmount: amountOf(700n) }) }) })
  await user.click(await button('Cash out 9.00\u00A0€'))
  await button('Confirm 9.00\u00A0€')
  offer(700n)
  await within(await card()).findByText('The offer has changed to 7.00 €')
  const again = await button('Cash out 7.00\u00A0€')
  await user.click(again)
  await button('Confirm 7.00\u00A0€')
  expect(sent()).toEqual([])
  await confirm(/^(Cash out|Confirm) 7.00\u00A0€/)
  expect(sent()).toEqual([{ betId: '1', toCashout: 700n }])
})

test('[CASH-03] who takes lower offers is not asked again down to the least, and below it is', async () => {
  const { user, button, card, sent, offer, answer, confirm, keep } = await openOffer()
  answer({ cashOutBet: () => ({ data: keep({ ...DONE, winAmount: amountOf(895n) }) }) })
  await user.click(await button('Cash out 9.00\u00A0€'))
  const takes = await within(await card()).findByRole('checkbox', {
    name: /^Accept lower offers down to /,
  })
  const least = Number(/[\d.]+/.exec(takes.closest('label')?.textContent ?? '')?.[0])
  expect(least).toBeLessThan(9)
  await user.click(takes)
  const fallen = BigInt(Math.round(least * 100))
  offer(fallen - 1n)
  await button(`Cash out ${(least - 0.01).toFixed(2)}\u00A0€`)
  offer(fallen)
  await confirm(new RegExp(`^(Cash out|Confirm) ${least.toFixed(2)}\u00A0€`))
  expect(sent()).toMatchObject([{ betId: '1', toCashout: fallen }])
  expect(sent()[0]?.least).toBeLessThanOrEqual(fallen)
})

test('[CASH-03] an offer that is withdrawn keeps its place, says so, and takes no press', async () => {
  const { user, button, sent, offer } = await openOffer()
  await button('Cash out 9.00\u00A0€')
  offer(null)
  const suspended = await button('Cash-out suspended')
  expect(suspended).toHaveAttribute('aria-disabled', 'true')
  await user.click(suspended)
  await user.click(suspended)
  expect(sent()).toEqual([])
  offer(850n)
  await button('Cash out 8.50\u00A0€')
})

test('[CASH-03] [GAP-17] an offer whose time is over is none', async () => {
  const { user, button, tell, sent } = await openOffer()
  await button('Cash out 9.00\u00A0€')
  const bet = { id: '1', toCashout: amountOf(950n) }
  const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString()
  tell({ type: 'bet_cashout_changed', bet: { ...bet, cashoutExpiresAt: inSeconds(60) } })
  await button('Cash out 9.50\u00A0€')
  tell({ type: 'bet_cashout_changed', bet: { ...bet, cashoutExpiresAt: inSeconds(-60) } })
  await user.click(await button('Cash-out suspended'))
  expect(sent()).toEqual([])
})

test('[CASH-01] [CASH-03] a refusal shows the backend’s words and the new offer, and nothing is lost', async () => {
  const { user, button, card, answer, confirm } = await openOffer()
  answer({
    cashOutBet: () =>
      Promise.reject(
        refusal(409, {
          code: 140,
          localizedMessage: 'The cash-out offer has changed.',
          details: { to_cashout: 800, cashout_expires_at: null },
        }),
      ),
  })
  await user.click(await button('Cash out 9.00\u00A0€'))
  await confirm(/^(Cash out|Confirm) 9.00\u00A0€/)
  await within(await card()).findByText('The cash-out offer has changed.')
  await button('Cash out 8.00\u00A0€')
  expect(await card()).toHaveAttribute('data-bet-status', 'waiting_results')
})

test('[CASH-01] [P4] a lost answer is an alert, and the list is read for what became of the bet', async () => {
  const { user, button, card, answer, keep, heardOf, confirm } = await openOffer()
  answer({
    cashOutBet: () => {
      keep({ ...DONE, winAmount: amountOf(900n) })
      return Promise.reject(noAnswer())
    },
  })
  await user.click(await button('Cash out 9.00\u00A0€'))
  const reads = heardOf('listBets').length
  await confirm(/^(Cash out|Confirm) 9.00\u00A0€/)
  await waitFor(async () => expect(await card()).toHaveAttribute('data-bet-status', 'cashed_out'))
  expect(heardOf('listBets').length).toBeGreaterThan(reads)
})

test('[CASH-01] [P4] a cash-out that never arrived stays said beside its button', async () => {
  const { user, button, card, answer, confirm } = await openOffer()
  const list = deferred<ReturnType<typeof listed<PlacedBet>>>()
  answer({ cashOutBet: () => Promise.reject(noAnswer()), listBets: () => list.promise })
  await user.click(await button('Cash out 9.00\u00A0€'))
  await confirm(/^(Cash out|Confirm) 9.00\u00A0€/)
  // Until the list is read nobody knows.
  expect(await button(/^Cashing out/)).toHaveAttribute('aria-busy', 'true')
  list.resolve(listed([OFFERED]))
  await within(await card()).findByText('The cash-out did not go through. Your bet stands.')
  await user.click(await button('Cash out 9.00\u00A0€'))
  await button('Confirm 9.00\u00A0€')
  expect(within(await card()).queryByText(/did not go through/)).toBeNull()
})

test('[CASH-01] [AMB-09] after a session that ended amid a cash-out the bet says that it stands', async () => {
  const { user, button, card, answer, confirm, header, player, fill } = await openOffer()
  const words = 'Sign in to go on.'
  answer({
    cashOutBet: () => {
      player.isSignedIn = false
      throw refusal(401, { localizedMessage: words })
    },
    signIn: () => {
      player.isSignedIn = true
      return { data: { player: aPlayer(), token: null } }
    },
  })
  await user.click(await button('Cash out 9.00\u00A0€'))
  await confirm(/^(Cash out|Confirm) 9.00\u00A0€/)
  const form = within(await screen.findByRole('dialog', { name: 'Sign in' }))
  expect(screen.queryByText(words)).toBeNull()
  await fill(await form.findByRole('textbox', { name: 'E-mail' }), 'ada@example.test')
  await fill(form.getByLabelText('Password'), 'a-good-password-1')
  await user.click(form.getByRole('button', { name: 'Sign in' }))
  await header().findByRole('button', { name: /^Your account/ })
  await within(await card()).findByText('The cash-out did not go through. Your bet stands.')
  expect(screen.queryByText(words)).toBeNull()
})

test('[CASH-01] [P4] a bet that nobody could ask about is being cashed out until the line is back', async () => {
  const { user, button, card, answer, confirm, push } = await openOffer()
  answer({
    cashOutBet: () => Promise.reject(noAnswer()),
    listBets: () => Promise.reject(refusal(500)),
  })
  await user.click(await button('Cash out 9.00\u00A0€'))
  await confirm(/^(Cash out|Confirm) 9.00\u00A0€/)
  await screen.findByText('You are offline')
  expect(await button(/^Cashing out/)).toHaveAttribute('aria-busy', 'true')
  expect(within(await card()).queryByText(/did not go through/)).toBeNull()
  answer({ listBets: () => listed([OFFERED]) })
  push.dropConnections()
  await within(await card()).findByText('The cash-out did not go through. Your bet stands.')
  await button('Cash out 9.00\u00A0€')
})

test('[CASH-04] a cash-out that another page began stands as busy here, and its end is told', async () => {
  const { button, card, tell } = await openOffer()
  await button('Cash out 9.00\u00A0€')
  tell({ type: 'bet_changed', bet: { ...OFFERED, status: 'cashout_in_progress' } })
  await button('Cashing out 9.00\u00A0€')
  tell({ type: 'bet_changed', bet: { ...OFFERED, toCashout: amountOf(600n) } })
  await screen.findByText('The cash-out did not go through: the offer fell')
  await button('Cash out 6.00\u00A0€')
  tell({ type: 'bet_changed', bet: { ...OFFERED, ...DONE } })
  await waitFor(async () => expect(await card()).toHaveAttribute('data-bet-status', 'cashed_out'))
})

test('[CASH-01] [I18N-08] from right to left the amount is offered, asked about and sent the same', async () => {
  const { user, sent, answer, card, confirm, keep } = await openOffer({
    path: '/ar/sports/my-bets',
  })
  expect(document.documentElement).toHaveAttribute('dir', 'rtl')
  answer({ cashOutBet: () => ({ data: keep({ ...DONE, winAmount: amountOf(900n) }) }) })
  const place = (await card()).querySelector('[data-cash-out]')
  const offered = within(place as HTMLElement).getByRole('button')
  await user.click(offered)
  await waitFor(() => expect(place).toHaveAttribute('data-cash-out', 'asked'))
  await confirm(new RegExp(/\d+[.,]\d+|[٠-٩٫]+/.exec(offered.textContent)?.[0] ?? 'no amount'))
  expect(sent()).toEqual([{ betId: '1', toCashout: 900n }])
})
