import { within } from '@testing-library/dom'
import type { Promotion } from '@touchline/contract'
import { expect, test } from 'vitest'

import { noAnswer } from '../../testing/fake-api.ts'
import { openSurface } from '../../testing/surface/open-surface.tsx'
import { aSystem } from '../../testing/system-settings.ts'

const promotion: Promotion = {
  id: 'jackpot',
  title: 'Four jackpots',
  text: 'Every bet takes part.',
  terms: ['From one euro on.', 'Paid as cash.'],
  picture: 'jackpot',
  audience: 'everybody',
  validTo: null,
  link: { to: 'live', label: 'Live now' },
}

test('[PROMO-01] the page lists what is offered, its terms beside it and its time', async () => {
  const validTo = new Date(Date.now() + 3 * 86_400_000 + 60_000).toISOString()
  const promotions: Promotion[] = [
    promotion,
    { ...promotion, id: 'vote', title: 'Call the match', validTo, link: null },
  ]
  const { main } = await openSurface('/sports/promotions', {
    answers: { listPromotions: () => ({ data: promotions }) },
  })
  const cards = await main().findAllByRole('heading', { level: 2 })
  expect(cards.map(({ textContent }) => textContent)).toEqual(['Four jackpots', 'Call the match'])
  expect(main().getAllByText('From one euro on.')).toHaveLength(2)
  expect(main().getByText('3 days left')).toBeVisible()
  expect(main().getByRole('link', { name: 'Live now' })).toHaveAttribute('href', '/sports/live')
})

test('[FLAG-05] [FLAG-06] [PROMO-01] what the site does not have is not promoted', async () => {
  const aboutOff = (['jackpots', 'limits', 'signUp'] as const).map((to) => ({
    ...promotion,
    id: to,
    title: `About ${to}`,
    link: { to, label: to },
  }))
  const { platform } = aSystem()
  const system = aSystem({
    features: { responsible_gambling: false, jackpots: false },
    platform: { ...platform, signUpEnabled: false },
  })
  const { main } = await openSurface('/sports/promotions', {
    answers: {
      getSystemSettings: () => ({ data: system }),
      listPromotions: () => ({
        data: [...aboutOff, promotion],
      }),
    },
  })
  expect(await main().findByText('Four jackpots')).toBeVisible()
  expect(main().queryByText(/^About/)).toBeNull()
})

test('where nothing is offered the page says so', async () => {
  const { main } = await openSurface('/sports/promotions', {
    answers: { listPromotions: () => ({ data: [] }) },
  })
  expect(await main().findByText('There is no promotion now.')).toBeVisible()
  expect(main().getByRole('link', { name: 'See all sports' })).toBeVisible()
  expect(within(document.body).getByRole('heading', { level: 1 })).toHaveTextContent('Promotions')
})

test('what could not be read is said, and asked for again', async () => {
  let isBack = false
  const { main, user } = await openSurface('/sports/promotions', {
    answers: {
      listPromotions: () => (isBack ? { data: [promotion] } : Promise.reject(noAnswer())),
    },
  })
  const again = await main().findByRole('button', { name: 'Try again' })
  isBack = true
  await user.click(again)
  expect(await main().findByText('Four jackpots')).toBeVisible()
})

test('[PROMO-01] one is never said to last longer than it does, and not shown once it is over', async () => {
  const until = (ms: number) => new Date(Date.now() + ms).toISOString()
  const promotions: Promotion[] = [
    { ...promotion, id: 'day', title: 'A day and an hour', validTo: until(25 * 3_600_000) },
    { ...promotion, id: 'over', title: 'Over', validTo: until(-1_000) },
  ]
  const { main } = await openSurface('/sports/promotions', {
    answers: { listPromotions: () => ({ data: promotions }) },
  })
  expect(await main().findByText('1 day left')).toBeVisible()
  expect(main().queryByText('Over')).toBeNull()
})
