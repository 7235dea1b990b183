import { waitFor } from '@testing-library/dom'
import { amountOf, oddsOf } from '@touchline/betting'
import type { Lottery, PlacedBet } from '@touchline/contract'
import { expect, test } from 'vitest'

import type { Answers } from '../../testing/fake-api.ts'
import { deferred, noAnswer, refusal } from '../../testing/fake-api.ts'
import { aPlacedBet, aPlacedLeg } from '../../testing/placed-bets.ts'
import { openSurface } from '../../testing/surface/open-surface.tsx'
import { worldSettings } from '../../testing/surface/small-world.ts'
import { aSystem } from '../../testing/system-settings.ts'

const lottery: Lottery = {
  code: 'five',
  name: '5 of 35',
  numbers: 35,
  picks: 5,
  prizes: [
    { matched: 5, multiple: 60_000, winning: 1, all: 324_632 },
    { matched: 4, multiple: 500, winning: 150, all: 324_632 },
  ],
  marketId: 920,
  specifier: 'of=35|picks=5',
  odds: oddsOf(60_000_000),
  stakes: { EUR: [amountOf(50n), amountOf(100n)] },
  draw: {
    id: '512970000',
    number: 2_970_000,
    closesAt: new Date(Date.now() + 130_000).toISOString(),
    commitment: 'ab12',
  },
  results: [],
}

const on: Answers = {
  getSystemSettings: () => ({ data: aSystem({ features: { lotteries: true } }) }),
  getSettings: () => ({ data: { ...worldSettings, lotteryEnabled: true } }),
  listLotteries: () => ({ data: [lottery] }),
}

test('[LOTT-01] the exact odds of each prize, and what it pays for the chosen stake', async () => {
  const { main, user } = await openSurface('/sports/lotteries', { answers: on })
  await main().findByRole('heading', { name: '5 of 35' })
  expect(main().getByText('1 in 324,632')).toBeVisible()
  expect(main().getByText('30,000.00 €')).toBeVisible()
  await user.click(main().getByRole('button', { name: '1.00\u00A0€' }))
  expect(main().getByText('60,000.00 €')).toBeVisible()
  expect(main().getByText('150 in 324,632')).toBeVisible()
  expect(main().getByText('≈ 1 : 2,164.2')).toBeVisible()
  // Said already where one ticket alone wins.
  expect(main().queryByText('≈ 1 : 324,632')).toBeNull()
})

test('[LOTT-01] numbers are picked or drawn by chance, and bought as a bet of their draw', async () => {
  const page = await openSurface('/sports/lotteries', { isSignedIn: true, answers: on })
  const { main, user } = page
  const buy = await main().findByRole('button', { name: 'Buy a ticket for 0.50\u00A0€' })
  expect(buy).toBeDisabled()
  await user.click(main().getByRole('button', { name: 'Quick pick' }))
  expect(main().getByText('5 of 5 numbers picked')).toBeVisible()
  await user.click(main().getByRole('button', { name: 'Clear' }))
  for (const number of ['31', '4', '7', '12', '20']) {
    await user.click(main().getByRole('button', { name: number }))
  }
  expect(main().getByRole('button', { name: '1' })).toBeDisabled()
  await user.click(buy)
  await expect.poll(() => page.heardOf('placeBets')).toHaveLength(1)
  const [asked] = page.heardOf('placeBets')
  expect(asked?.input.body?.bets).toMatchObject([
    {
      stake: { value: 50n, currency: 'EUR' },
      selections: [{ matchId: '512970000', marketId: 920, outcomeId: '4-7-12-20-31' }],
    },
  ])
})

test('what is refused is said', async () => {
  const refused = refusal(422, { localizedMessage: 'Your limit is reached.' })
  const page = await openSurface('/sports/lotteries', {
    isSignedIn: true,
    answers: { ...on, placeBets: () => Promise.reject(refused) },
  })
  const { main, user } = page
  await user.click(await main().findByRole('button', { name: 'Quick pick' }))
  await user.click(main().getByRole('button', { name: /Buy a ticket/ }))
  await main().findByText('Your limit is reached.')
})

const CHECKING = 'We did not get an answer. Checking…'
const ticketOf = (drawId: string) => {
  const leg = aPlacedLeg()
  return aPlacedBet({ selections: [{ ...leg, match: { ...leg.match, id: drawId } }] })
}

async function buyTicket(answers: Answers) {
  const page = await openSurface('/sports/lotteries', {
    isSignedIn: true,
    answers: { ...on, ...answers },
  })
  const { main, user } = page
  const pressBuy = async () => user.click(await main().findByRole('button', { name: /^Buy a ti/ }))
  await user.click(await main().findByRole('button', { name: 'Quick pick' }))
  await pressBuy()
  const sent = () => page.heardOf('placeBets').map(({ input }) => input.body?.meta.reference)
  const asked = () => page.heardOf('closePlacement').map(({ input }) => input.body?.reference)
  return { ...page, pressBuy, sent, asked }
}

test('[LOTT-01] a ticket whose answer was lost is asked for as the same until it is answered, another one by a reference of its own', async () => {
  const answers = [noAnswer(), refusal(422), refusal(422)]
  const { main, pressBuy, sent } = await buyTicket({
    placeBets: () => Promise.reject(answers.shift() ?? refusal(422)),
  })
  await main().findByText(CHECKING)
  await main().findByText('The ticket was not bought. You have paid nothing.')
  expect(sent()).toHaveLength(2)
  await pressBuy()
  await waitFor(() => expect(sent()).toHaveLength(3))
  const [first, again, other] = sent()
  expect(again).toBe(first)
  expect(other).not.toBe(first)
})

test('[LOTT-01] a server that failed is asked whether the ticket was bought', async () => {
  const { main, sent, asked } = await buyTicket({
    placeBets: () => Promise.reject(refusal(500)),
    closePlacement: () => ({ data: [ticketOf(lottery.draw.id)] }),
  })
  await main().findByText('Your ticket is in draw 2970000.')
  expect(sent()).toHaveLength(1)
  expect(asked()).toEqual(sent())
})

test('[LOTT-01] nothing new is bought while the outcome is not known, and a press asks again', async () => {
  const outcomes = [() => Promise.reject(refusal(500)), () => ({ data: [] })]
  const { main, pressBuy, sent, asked } = await buyTicket({
    placeBets: () => Promise.reject(refusal(500)),
    closePlacement: () => outcomes.shift()?.() ?? { data: [] },
  })
  await main().findByText(/^We do not know yet whether the ticket was bought\./)
  await pressBuy()
  await main().findByText('The ticket was not bought. You have paid nothing.')
  expect(sent()).toHaveLength(1)
  const [reference] = sent()
  expect(asked()).toEqual([reference, reference])
})

test('[LOTT-01] a page that was left before the answer came asks what became of the ticket', async () => {
  const { main, sent, answer, reload } = await buyTicket({
    placeBets: () => Promise.reject(noAnswer()),
  })
  await main().findByText(CHECKING)
  const bought = deferred<{ data: PlacedBet[] }>()
  answer({ placeBets: () => bought.promise })
  await reload()
  await main().findByText(CHECKING)
  bought.resolve({ data: [ticketOf('1')] })
  await main().findByText('Your earlier ticket was bought and is in the list below.')
  expect(new Set(sent()).size).toBe(1)
})

const pageOf = (lastPage: number) => ({ pagination: { total: 60, page: 1, limit: 50, lastPage } })
const lot = (
  id: string,
  numbers: string,
  drawId = '512960000',
  status: 'done' | 'open' = 'done',
) => {
  const leg = aPlacedLeg()
  const match = { ...leg.match, id: drawId, sportKey: 'lottery' }
  const outcome = { ...leg.outcome, id: numbers }
  const open = { status: 'waiting_results' } as const
  const selections = [{ ...leg, match, outcome }]
  const bet = aPlacedBet({ id, selections, winAmount: amountOf(0n) })
  return { ...bet, ...(status === 'done' ? { status } : open) }
}

test('[LOTT-01] own tickets keep their right numbers when their draw is among the latest no more', async () => {
  const page = await openSurface('/sports/lotteries', {
    isSignedIn: true,
    answers: {
      ...on,
      listBets: () => ({ data: [lot('2', '8-9', '5', 'open'), lot('1', '3-4')], meta: pageOf(1) }),
      listLotteryDraws: () => ({
        data: [
          {
            id: '512960000',
            number: 2_960_000,
            closesAt: lottery.draw.closesAt,
            drawn: [4, 30],
            cancelled: false,
          },
        ],
      }),
    },
  })
  const { main } = page
  expect(await main().findByText('In the draw')).toBeVisible()
  const tickets = main().getByRole('heading', { name: 'Your tickets' }).closest('section')
  await waitFor(() =>
    expect(
      [...(tickets?.querySelectorAll('[data-right]') ?? [])].map((one) => one.textContent),
    ).toEqual(['4']),
  )
  expect(page.heardOf('listLotteryDraws').map(({ input }) => input.query)).toEqual([
    { ids: ['512960000'] },
  ])
})

test('[LOTT-01] a draw that was cancelled has no numbers, and its tickets are said to be returned', async () => {
  const { id, number, closesAt } = lottery.draw
  const over = { id, number, closesAt, drawn: [], cancelled: true }
  const ticket = {
    ...lot('1', '3-4'),
    result: 'refund_entire' as const,
    stake: amountOf(50n),
    winAmount: amountOf(50n),
  }
  const { main } = await openSurface('/sports/lotteries', {
    isSignedIn: true,
    answers: {
      ...on,
      listLotteries: () => ({ data: [{ ...lottery, results: [over] }] }),
      listLotteryDraws: () => ({ data: [over] }),
      listBets: () => ({ data: [ticket], meta: pageOf(1) }),
    },
  })
  await waitFor(() =>
    expect(main().getAllByText('Draw cancelled, stakes returned')).toHaveLength(2),
  )
  expect(main().queryByRole('button', { name: 'Check' })).toBeNull()
  expect(main().queryByText(/^Won/)).toBeNull()
})

test('[LOTT-01] all own tickets can be reached, however many bets there are, by keyboard too', async () => {
  const { main, user, heardOf } = await openSurface('/sports/lotteries', {
    isSignedIn: true,
    answers: {
      ...on,
      listLotteryDraws: () => ({ data: [] }),
      listBets: ({ query }) =>
        query?.before === undefined
          ? { data: [lot('90', '1-2'), aPlacedBet({ id: '80' })], meta: pageOf(2) }
          : { data: [lot('70', '3-4')], meta: pageOf(1) },
    },
  })
  const more = await main().findByRole('button', { name: 'Show more' })
  expect(main().getAllByText('No prize')).toHaveLength(1)
  more.focus()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(main().getAllByText('No prize')).toHaveLength(2))
  expect(heardOf('listBets').at(-1)?.input.query).toMatchObject({ before: '80' })
  await waitFor(() => expect(main().queryByRole('button', { name: 'Show more' })).toBeNull())
  await waitFor(() => expect(document.activeElement).toHaveTextContent('34'))
})

test('[LOTT-01] tickets that could not be read are not said to be none', async () => {
  const { main } = await openSurface('/sports/lotteries', {
    isSignedIn: true,
    answers: { ...on, listBets: () => Promise.reject(refusal(500)) },
  })
  const tickets = (await main().findByRole('heading', { name: 'Your tickets' })).closest('section')
  await waitFor(() => expect(tickets).toHaveTextContent('Try again'))
  expect(tickets).not.toHaveTextContent('You have no tickets')
})

test('[LOTT-02] no menu entry where lotteries are off', async () => {
  const page = await openSurface('/sports', {
    answers: { ...on, getSystemSettings: () => ({ data: aSystem() }) },
  })
  await page.user.keyboard('a')
  await page.screen.findAllByRole('link', { name: 'Promotions' })
  expect(page.screen.queryByRole('link', { name: 'Lotteries' })).toBeNull()
})

test('[LOTT-02] a menu entry where they are on', async () => {
  const page = await openSurface('/sports', { answers: on })
  await page.user.keyboard('a')
  expect(await page.screen.findAllByRole('link', { name: 'Lotteries' })).toHaveLength(2)
})

test('[LOTT-01] draws that could not be read are not said to be none; they are asked for again', async () => {
  let isBack = false
  const { main, user } = await openSurface('/sports/lotteries', {
    answers: {
      ...on,
      listLotteries: () => (isBack ? { data: [lottery] } : Promise.reject(noAnswer())),
    },
  })
  const again = await main().findByRole('button', { name: 'Try again' })
  expect(main().queryByText('There is no lottery just now.')).toBeNull()
  isBack = true
  await user.click(again)
  expect(await main().findByRole('heading', { name: '5 of 35' })).toBeVisible()
})

test('[LOTT-01] a check that did not arrive can be pressed again', async () => {
  const closesAt = new Date().toISOString()
  const drawn = { id: '9', number: 8, closesAt, drawn: [1, 2, 3, 4, 5], cancelled: false }
  const { main, user } = await openSurface('/sports/lotteries', {
    answers: {
      ...on,
      listLotteries: () => ({ data: [{ ...lottery, results: [drawn] }] }),
      getLotteryProof: () => Promise.reject(noAnswer()),
    },
  })
  const check = await main().findByRole('button', { name: 'Check' })
  await user.click(check)
  expect(await main().findByText('That did not work. Press again.')).toBeVisible()
  expect(check).toBeVisible()
  expect(check).toHaveFocus()
})

test('[LOTT-01] by keyboard the focus stays where the player is', async () => {
  const page = await openSurface('/sports/lotteries', {
    isSignedIn: true,
    answers: { ...on, placeBets: () => ({ data: [ticketOf('512970000')] }) },
  })
  const { main, user } = page
  await user.click(await main().findByRole('button', { name: 'Quick pick' }))
  const clear = main().getByRole('button', { name: 'Clear' })
  await user.click(clear)
  expect(clear).toHaveFocus()
  await user.click(main().getByRole('button', { name: 'Quick pick' }))
  await user.click(main().getByRole('button', { name: /^Buy a ticket/ }))
  expect(await main().findByText('Your ticket is in draw 2970000.')).toHaveFocus()
})

test('[LOTT-01] no ticket is bought for a draw that is closed', async () => {
  const draw = { ...lottery.draw, closesAt: new Date(Date.now() - 1000).toISOString() }
  const { main, user } = await openSurface('/sports/lotteries', {
    isSignedIn: true,
    answers: { ...on, listLotteries: () => ({ data: [{ ...lottery, draw }] }) },
  })
  await user.click(await main().findByRole('button', { name: 'Quick pick' }))
  expect(main().getByText('Drawing soon')).toBeVisible()
  expect(main().getByRole('button', { name: /^Buy a ti/ })).toBeDisabled()
})
