import { amountOf, oddsOf } from '@touchline/betting'
import type { Lottery } from '@touchline/contract'
import { expect, test } from 'vitest'

import type { Answers } from '../../testing/fake-api.ts'
import { refusal } from '../../testing/fake-api.ts'
import { openSurface } from '../../testing/surface/open-surface.tsx'
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
  listLotteries: () => ({ data: [lottery] }),
}

test('[LOTT-01] the exact odds of each prize, and what it pays for the chosen stake', async () => {
  const { main, user } = await openSurface('/sports/lotteries', { answers: on })
  await main().findByRole('heading', { name: '5 of 35' })
  expect(main().getByText('1 in 324,632')).toBeVisible()
  expect(main().getByText('30,000.00 €')).toBeVisible()
  await user.click(main().getByRole('button', { name: '1.00 €' }))
  expect(main().getByText('60,000.00 €')).toBeVisible()
  expect(main().getByText('150 in 324,632')).toBeVisible()
})

test('[LOTT-01] numbers are picked or drawn by chance, and bought as a bet of their draw', async () => {
  const page = await openSurface('/sports/lotteries', { isSignedIn: true, answers: on })
  const { main, user } = page
  const buy = await main().findByRole('button', { name: 'Buy a ticket for 0.50 €' })
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
