import { waitFor, within } from '@testing-library/dom'
import { amountOf, oddsOf } from '@touchline/betting'
import { channels, encodePushEvent, MATCH_STATUS, type PlacedBet } from '@touchline/contract'
import { expect, onTestFinished, test, vi } from 'vitest'

import { refusal } from '../../testing/fake-api.ts'
import { aPlacedBet, aPlacedLeg } from '../../testing/placed-bets.ts'
import { aSystem } from '../../testing/system-settings.ts'
import { openSurface } from '../../testing/surface/open-surface.tsx'
import { LEAGUE_PATH, smallWorld } from '../../testing/surface/small-world.ts'
import { listed } from '../../testing/surface/world-backend.ts'

const MY_BETS = '/sports/my-bets'
const CARD_PX = 190

function openWith(...bets: ReturnType<typeof aPlacedBet>[]) {
  const answers = { listBets: () => listed(bets) }
  return openSurface(MY_BETS, { isSignedIn: true, answers })
}

const cards = () => [...document.querySelectorAll('main [data-bet-id]')]
const order = () => cards().map((card) => card.getAttribute('data-bet-id'))

test('[MYB-05] [MYB-06] [MYB-07] bets are listed, filtered and sorted', async () => {
  const bets = [1, 2, 3].map((each) =>
    aPlacedBet({ id: String(each), ref: `TL-${each}`, stake: amountOf(BigInt(100 * each)) }),
  )
  const { main, user } = await openWith(...bets)
  await waitFor(() => expect(cards()).toHaveLength(3))
  for (const card of cards()) {
    expect(card).toHaveAttribute('data-bet-status', 'waiting_results')
    expect(card).toHaveAttribute('data-bet-result', 'no_results')
  }
  const sort = await main().findByRole('combobox', { name: 'Sort by' })
  await user.selectOptions(sort, 'stake_desc')
  await waitFor(() => expect(order()).toEqual(['3', '2', '1']))
  await user.selectOptions(sort, 'stake_asc')
  await waitFor(() => expect(order()).toEqual(['1', '2', '3']))

  await user.click(main().getByRole('radio', { name: 'Settled' }))
  await waitFor(() => expect(cards()).toHaveLength(0))
  await main().findByText(/^No bet fits these filters/)
  await user.click(main().getByRole('radio', { name: 'Open' }))
  await waitFor(() => expect(cards()).toHaveLength(3))
  const result = main().getByRole('combobox', { name: 'Result' })
  await user.selectOptions(result, 'win')
  await waitFor(() => expect(cards()).toHaveLength(0))
  await user.selectOptions(result, 'all')
  await waitFor(() => expect(cards()).toHaveLength(3))
})

test('[MYB-05] [MYB-06] [MYB-07] what is shown stands in the address of the page, and is shown again from there', async () => {
  const bets = [1, 2, 3].map((each) =>
    aPlacedBet({ id: String(each), ref: `TL-${each}`, stake: amountOf(BigInt(100 * each)) }),
  )
  const { main, user, reload, load } = await openWith(...bets)
  await waitFor(() => expect(cards()).toHaveLength(3))
  await user.click(main().getByRole('radio', { name: 'Open' }))
  await user.selectOptions(main().getByRole('combobox', { name: 'Sort by' }), 'stake_desc')
  await waitFor(() => expect(window.location.search).toBe('?status=open&sort=stake_desc'))
  await reload()
  await waitFor(() => expect(order()).toEqual(['3', '2', '1']))
  expect(main().getByRole('radio', { name: 'Open' })).toBeChecked()
  await user.selectOptions(main().getByRole('combobox', { name: 'Result' }), 'win')
  await user.click(await main().findByRole('button', { name: 'Show all bets' }))
  await waitFor(() => expect(order()).toEqual(['1', '2', '3']))
  await waitFor(() => expect(window.location.search).toBe(''))
  // What an address may say and no bet can be is as if it said nothing.
  await load(`${MY_BETS}?status=x&result=7&sort=stake_up`)
  await waitFor(() => expect(order()).toEqual(['1', '2', '3']))
  expect(main().getByRole('radio', { name: 'All' })).toBeChecked()
})

test('[MYB-04] a built bet names its match once, above its legs', async () => {
  const legs = ['1', 'x', '2'].map((id) => aPlacedLeg({ id: `10:1::${id}` }))
  const { main } = await openWith(aPlacedBet({ type: 'custom_bet', selections: legs }))
  await waitFor(() => expect(cards()).toHaveLength(1))
  expect(main().getAllByRole('link', { name: 'Arsenal – Chelsea' })).toHaveLength(1)
})

test('on paper there are all bets, and afterwards those near the screen again', async () => {
  const bets = Array.from({ length: 60 }, (_, index) => aPlacedBet({ id: String(index + 1) }))
  await openWith(...bets)
  await waitFor(() => expect(cards()).not.toHaveLength(0))
  const onScreen = cards().length
  expect(onScreen).toBeLessThan(60)
  expect(cards()[0]).not.toHaveTextContent('20 Nov 2026')
  window.dispatchEvent(new Event('beforeprint'))
  await waitFor(() => expect(cards()).toHaveLength(60))
  // Whoever reads it another day knows no today.
  expect(cards()[0]).toHaveTextContent('20 Nov 2026')
  window.dispatchEvent(new Event('afterprint'))
  await waitFor(() => expect(cards()).toHaveLength(onScreen))
})

test('[MYB-07] every entry of the menu puts the bets in its order, and both ways', async () => {
  const leg = (id: string, startTime: string) => {
    const { match } = aPlacedLeg()
    return aPlacedLeg({ id: `${id}:1::1`, match: { ...match, id, startTime } })
  }
  const legs = (count: number, hour: number) =>
    Array.from({ length: count }, (_, index) => leg(`${hour}${index}`, `2026-11-20T${hour}:00:00Z`))
  // Each key has an order of its own.
  const bets = [
    ['a', 11, 1, 20, 300n, 300n],
    ['b', 12, 3, 19, 100n, 900n],
    ['c', 13, 2, 21, 200n, 600n],
    ['d', 14, 4, 18, 400n, 100n],
  ] as const
  const placed = bets.map(([id, created, count, start, stake, win]) =>
    aPlacedBet({
      id,
      ref: `TL-${id}`,
      createdAt: `2026-11-20T${created}:00:00Z`,
      selections: legs(count, start),
      stake: amountOf(stake),
      winAmount: amountOf(win),
    }),
  )
  const { main, user } = await openWith(...placed)
  await waitFor(() => expect(order().join('')).toBe('dcba'))
  const sort = await main().findByRole<HTMLSelectElement>('combobox', { name: 'Sort by' })
  const ascending = {
    created_at: 'abcd',
    start_time: 'dbac',
    bets_count: 'acbd',
    stake: 'bcad',
    win_amount: 'dacb',
  }
  const entries = [...sort.options].map(({ value }) => value)
  expect(new Set(entries)).toEqual(
    new Set(Object.keys(ascending).flatMap((key) => [`${key}_asc`, `${key}_desc`])),
  )
  for (const [key, wanted] of Object.entries(ascending)) {
    await user.selectOptions(sort, `${key}_asc`)
    await waitFor(() => expect(order().join('')).toBe(wanted))
    await user.selectOptions(sort, `${key}_desc`)
    await waitFor(() => expect(order().join('')).toBe(wanted.split('').toReversed().join('')))
  }
})

test('[MYB-08] [MYB-10] the list is asked for in one piece, with its size', async () => {
  const { main, heardOf } = await openWith()
  await main().findByText(/^You have no bets yet/)
  const asked = heardOf('listBets').map(({ input }) => input.query)
  // Once more when the player's channel is followed: nobody was told what happened before.
  expect(asked.length).toBeLessThanOrEqual(2)
  for (const query of asked) expect(query).toMatchObject({ page: 1, limit: 500 })
})

test('[MYB-01] how the match of a leg stands has a line of its own, which is there before anything is known', async () => {
  const leg = aPlacedLeg()
  const live = aPlacedLeg({ id: '11:1::1', match: { ...leg.match, id: '11', status: 1 } })
  await openWith(
    aPlacedBet({ id: '1', selections: [leg] }),
    aPlacedBet({ id: '2', selections: [live] }),
  )
  await waitFor(() => expect(cards()).toHaveLength(2))
  const states = cards().map((card) => card.querySelector('li a + span'))
  expect(states[0]).toHaveTextContent(/20 Nov|Today|Tomorrow/)
  expect(states[1]).toBeEmptyDOMElement()
})

test('a bet can be placed again with its own selections', async () => {
  const bet = aPlacedBet()
  const { user } = await openWith(bet)
  await waitFor(() => expect(cards()).toHaveLength(1))
  await user.click(
    await within(cards()[0] as HTMLElement).findByRole('button', { name: 'Bet again' }),
  )
  await waitFor(() =>
    expect(
      document.querySelector(`[data-slip] [data-selection-id="${bet.selections[0]!.id}"]`),
    ).not.toBeNull(),
  )
})

test('[SYS-11] [MYB-02] a system names its size and its bets, and what was a treble is a combo', async () => {
  const three = ['1', '2', '3'].map((id) => aPlacedLeg({ id: `${id}:1::1` }))
  const { main } = await openWith(
    aPlacedBet({
      id: '1',
      type: 'system',
      selections: three,
      systemType: { id: '2/3', winCount: 2, totalCount: 3 },
    }),
    aPlacedBet({ id: '2', type: 'combo', ref: 'TL-2', selections: three }),
  )
  await main().findByText('System 2/3 · 3 bets')
  await main().findByText('Combo of 3')
})

const STATES: [Partial<PlacedBet>, string][] = [
  [{ status: 'waiting_results' }, 'Open'],
  [{ status: 'submitted' }, 'Submitted'],
  [{ status: 'cashout_in_progress' }, 'Cashing out'],
  [{ status: 'ready_to_process' }, 'Being settled'],
  [{ status: 'cashed_out', result: 'cashed_out' }, 'Cashed out'],
  [{ status: 'withdrawn' }, 'Withdrawn'],
  [{ status: 'cancelled', result: 'canceled' }, 'Cancelled'],
  [{ status: 'rejected' }, 'Rejected'],
  [{ status: 'done', result: 'win_entire' }, 'Won'],
  [{ status: 'done', result: 'lose_entire' }, 'Lost'],
  [{ status: 'done', result: 'refund_entire' }, 'Refunded'],
  [{ status: 'done', result: 'refund_half_win_other' }, 'Half won'],
  [{ status: 'done', result: 'refund_half_lose_other' }, 'Half lost'],
]

test('[MYB-03] [MYB-04] every status and every result has words of its own', async () => {
  const { main, answer, reload } = await openWith()
  // Only the cards near the screen exist.
  for (let from = 0; from < STATES.length; from += 3) {
    const few = STATES.slice(from, from + 3)
    const bets = few.map(([change], id) => aPlacedBet({ ...change, id: `${id}`, ref: `TL-${id}` }))
    answer({ listBets: () => listed(bets) })
    await reload()
    for (const [id, [, words]] of few.entries()) {
      await main().findByRole('article', { name: `Single, ${words}, TL-${id}` })
    }
  }
})

test('[MYB-04] a leg whose bet is over is not called open, whatever its match does', async () => {
  const waiting = aPlacedLeg()
  const won = aPlacedLeg({ id: '11:1::1', status: 'won' })
  await openWith(
    aPlacedBet({ id: '1', type: 'combo', selections: [waiting, won] }),
    aPlacedBet({ id: '2', type: 'combo', status: 'cashed_out', selections: [waiting, won] }),
  )
  await waitFor(() => expect(cards()).toHaveLength(2))
  const states = cards().map((card) =>
    [...card.querySelectorAll('[data-leg-status] [role="img"]')].map(
      (icon) => icon.getAttribute('aria-label') ?? icon.textContent,
    ),
  )
  expect(states).toEqual([
    ['Open', 'Won'],
    ['No result yet', 'Won'],
  ])
})

test('a bet that was not taken says which stake went back', async () => {
  const { main } = await openWith(
    aPlacedBet({ id: '1', ref: 'TL-1', status: 'rejected', stake: amountOf(1250n) }),
    aPlacedBet({ id: '2', ref: 'TL-2', status: 'withdrawn', stake: amountOf(725n) }),
  )
  const rejected = await main().findByRole('article', { name: /TL-1/ })
  expect(rejected).toHaveTextContent(/Stake12\.50\s€.*The stake is back on your balance/)
  const withdrawn = main().getByRole('article', { name: /TL-2/ })
  expect(withdrawn).toHaveTextContent(/Stake7\.25\s€.*The stake is back on your balance/)
})

test('[MYB-04] [FAIR-12] a bet that is open again says what of its payment goes off what it brings', async () => {
  const { main } = await openWith(aPlacedBet({ settlements: 2, owed: amountOf(1500n) }))
  const card = await main().findByRole('article')
  expect(card).toHaveTextContent(/15\.00\s€ was paid for this bet already\. It goes off what/)
})

test('[MYB-05] [MYB-06] a settled bet stands under its result and not under open ones', async () => {
  const { main, user } = await openWith(
    aPlacedBet({ id: '1', ref: 'TL-1' }),
    aPlacedBet({ id: '2', ref: 'TL-2', status: 'done', result: 'win_entire' }),
    aPlacedBet({ id: '3', ref: 'TL-3', status: 'done', result: 'refund_entire' }),
  )
  await user.click(await main().findByRole('radio', { name: 'Settled' }))
  await waitFor(() => expect(new Set(order())).toEqual(new Set(['2', '3'])))
  const result = main().getByRole('combobox', { name: 'Result' })
  await user.selectOptions(result, 'refund')
  await waitFor(() => expect(order()).toEqual(['3']))
  await user.selectOptions(result, 'lose')
  await user.click(await main().findByRole('button', { name: 'Show all bets' }))
  await waitFor(() => expect(new Set(order())).toEqual(new Set(['1', '2', '3'])))
})

function pageOf(data: PlacedBet[], page: number) {
  const answer = listed(data)
  const pagination = { total: 500 + data.length, page, limit: 500, lastPage: 2 }
  return { ...answer, meta: { ...answer.meta, pagination } }
}

/** A first page that is longer than the screen, and a second one. */
async function openTwoPages() {
  // Without a browser nothing has a size, and nothing moves when the page is scrolled.
  const height = vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(CARD_PX)
  const rect = vi
    .spyOn(Element.prototype, 'getBoundingClientRect')
    .mockImplementation(() => new DOMRect(0, -window.scrollY, 0, 0))
  onTestFinished(() => {
    height.mockRestore()
    rect.mockRestore()
  })
  const page = await openSurface(MY_BETS, {
    isSignedIn: true,
    answers: {
      listBets: ({ query }) =>
        query?.page === 2
          ? pageOf([aPlacedBet({ id: 'last', ref: 'TL-LAST', stake: amountOf(1n) })], 2)
          : pageOf(
              Array.from({ length: 60 }, (_, index) =>
                aPlacedBet({ id: `${index}`, ref: `TL-${index}` }),
              ),
              1,
            ),
    },
  })
  return {
    ...page,
    pages: () => [...new Set(page.heardOf('listBets').map(({ input }) => input.query?.page))],
    scrollTo(y: number) {
      window.scrollTo(0, y)
      window.dispatchEvent(new Event('scroll'))
    },
  }
}

test('[MYB-11] scrolling to the end of the first page reads the second one, and nothing before that', async () => {
  const { pages, scrollTo } = await openTwoPages()
  await waitFor(() => expect(order()).toContain('0'))
  scrollTo(CARD_PX * 10)
  await waitFor(() => expect(order()).toContain('10'))
  expect(pages()).toEqual([1])
  scrollTo(CARD_PX * 60)
  await waitFor(() => expect(pages()).toEqual([1, 2]))
  scrollTo(CARD_PX * 61)
  await waitFor(() => expect(order()).toContain('last'))
})

test('[MYB-07] [MYB-11] another order than the newest first is of all bets, not of the pages that were read', async () => {
  const { pages, main, user } = await openTwoPages()
  await waitFor(() => expect(order()).toContain('0'))
  expect(pages()).toEqual([1])
  const sort = await main().findByRole('combobox', { name: 'Sort by' })
  await user.selectOptions(sort, 'stake_asc')
  await waitFor(() => expect(order()[0]).toBe('last'))
})

test('[MYB-13] [MYB-14] a bet that changed replaces itself in its place; a rejected VIP bet goes, and says so', async () => {
  const [first, second] = [
    aPlacedBet({ id: '1', ref: 'TL-1', isVip: true }),
    aPlacedBet({ id: '2', ref: 'TL-2' }),
  ] as const
  const { push, main, screen } = await openWith(first, second)
  await waitFor(() => expect(order()).toEqual(['1', '2']))
  const tell = (bet: PlacedBet) =>
    push.publish(channels.player('en', '7'), encodePushEvent({ type: 'bet_changed', bet }))
  tell({ ...second, status: 'done', result: 'win_entire' })
  await main().findByRole('article', { name: 'Single, Won, TL-2' })
  expect(order()).toEqual(['1', '2'])
  tell({ ...first, status: 'rejected' })
  await waitFor(() => expect(order()).toEqual(['2']))
  await screen.findByText(/TL-1/)
})

test('[MYB-08] bets that cannot be read say so, and are read again by one press', async () => {
  const { main, user, answer } = await openSurface(MY_BETS, {
    isSignedIn: true,
    answers: {
      listBets: () => Promise.reject(refusal(500, { localizedMessage: 'Back at noon.' })),
    },
  })
  const again = await main().findByRole('button', { name: 'Try again' })
  expect(main().getByText('Back at noon.')).toBeVisible()
  expect(main().queryByText(/^You have no bets yet/)).toBeNull()
  answer({ listBets: () => listed([aPlacedBet()]) })
  await user.click(again)
  await waitFor(() => expect(cards()).toHaveLength(1))
})

test('[MYB-12] [I18N-08] a visitor of the page is asked to sign in, from right to left too', async () => {
  for (const path of [MY_BETS, `/ar${MY_BETS}`]) {
    const { main, user, screen, heardOf } = await openSurface(path)
    await user.click(await main().findByRole('button'))
    await screen.findByRole('dialog')
    expect(heardOf('listBets')).toEqual([])
  }
})

test('[GAP-40] [SLIP-03] where My bets is hidden, no page reads the bets, and none names the list', async () => {
  const system = aSystem()
  const platform = { ...system.platform, myBetsHidden: true }
  const { screen, user, heardOf } = await openSurface(LEAGUE_PATH, {
    isSignedIn: true,
    answers: { getSystemSettings: () => ({ data: { ...system, platform } }) },
  })
  await user.keyboard('{Shift}')
  await screen.findByRole('region', { name: 'Bet slip' })
  await waitFor(() => expect(heardOf('countNotifications')).toHaveLength(1))
  expect(heardOf('listBets')).toEqual([])
  expect(document.body.outerHTML).not.toMatch(/my bets/i)
})

test('[MYB-01] a card shows every field of its bet', async () => {
  const [first, second] = [aPlacedLeg(), aPlacedLeg({ id: '11:1::2', status: 'won' })]
  const bet = aPlacedBet({
    type: 'system',
    ref: 'TL-SYS1',
    stake: amountOf(1234n),
    winAmount: amountOf(4321n),
    selections: [
      first,
      {
        ...second,
        market: { id: 18, name: 'Total goals' },
        outcome: { id: '12', name: 'Over 2.5' },
        odds: oddsOf(1870),
        match: { ...second.match, id: '11', home: 'Lazio', away: 'Roma' },
      },
    ],
    systemType: { id: '1/2', winCount: 1, totalCount: 2 },
    toCashout: amountOf(777n),
    usedInJackpot: true,
    isVip: true,
  })
  const boosted = aPlacedBet({
    id: '2',
    ref: 'TL-COM2',
    type: 'combo',
    odds: oddsOf(3740),
    bonus: { id: '9', type: 'comboboost', odds: oddsOf(1050), mode: null },
  })
  const free = aPlacedBet({
    id: '3',
    ref: 'TL-FREE',
    bonus: { id: '8', type: 'freebet', odds: null, mode: 'only_win' },
  })
  await openWith(bet, boosted, free)
  await waitFor(() => expect(cards()).toHaveLength(3))
  const [system, combo, freebet] = cards() as HTMLElement[]
  const said = (card: HTMLElement | undefined) => card?.textContent ?? ''
  await waitFor(() => expect(said(system)).toContain('Cash out 7.77\u00A0€'))
  for (const text of [
    'System 1/2',
    'Open',
    'TL-SYS1',
    '12.34\u00A0€',
    '43.21\u00A0€',
    'Arsenal',
    '1x2',
    '2.00',
    'Over 2.5',
    'Total goals',
    '1.87',
    'Lazio – Roma',
    'Has a jackpot ticket',
    'Approved by our traders',
  ]) {
    expect(said(system)).toContain(text)
  }
  expect(system?.querySelector('time')).toHaveAttribute('datetime', bet.createdAt)
  expect(system?.querySelector('[data-leg-status="won"]')).toHaveTextContent('Over 2.5')
  expect(said(combo)).toContain('Odds3.74')
  expect(said(combo)).toContain('Combo boost × 1.05')
  expect(said(combo)).not.toMatch(/jackpot|Approved/)
  expect(said(freebet)).toContain('Free bet10.00\u00A0€')
})

test('[FAIR-5] [FAIR-11] a free bet that was not taken, or is returned, is back among the bonuses and not on the balance', async () => {
  const bonus = { id: '8', type: 'freebet' as const, odds: null, mode: 'only_win' as const }
  const none = amountOf(0n)
  await openWith(
    aPlacedBet({ id: '1', ref: 'TL-1', status: 'rejected', bonus }),
    aPlacedBet({
      id: '2',
      ref: 'TL-2',
      status: 'done',
      result: 'refund_entire',
      winAmount: none,
      bonus,
    }),
    aPlacedBet({
      id: '3',
      ref: 'TL-3',
      status: 'done',
      result: 'lose_entire',
      winAmount: none,
      bonus,
    }),
  )
  await waitFor(() => expect(cards()).toHaveLength(3))
  const said = (cards() as HTMLElement[]).map((card) => card.textContent)
  expect(said.map((text) => text.includes('Your free bet is back'))).toEqual([true, true, false])
  expect(said.join(' ')).not.toContain('back on your balance')
})

test('[MYB-04] the score of an open leg goes on, and no market of its match is read', async () => {
  const [world] = smallWorld
  if (world === undefined) throw new Error('no match')
  const { id } = world
  const leg = aPlacedLeg({ match: { ...aPlacedLeg().match, id } })
  const { tellMatch, heardOf } = await openWith(aPlacedBet({ selections: [leg] }))
  await waitFor(() => expect(heardOf('getMatch')).toHaveLength(1))
  const goals = { sortNumber: 0, home: 3, away: 2 }
  tellMatch(id, {
    type: 'match_changed',
    match: { ...world, status: MATCH_STATUS.live, totalScore: goals },
  })
  const score = () => document.querySelector('main [data-leg-score]')
  await waitFor(() => expect(score()).toHaveTextContent(/3.*2/))
  expect(heardOf('listMarkets')).toEqual([])
})
