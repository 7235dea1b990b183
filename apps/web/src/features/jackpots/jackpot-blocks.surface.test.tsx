import { within } from '@testing-library/dom'
import type { PageBlock } from '@touchline/contract'
import { expect, test } from 'vitest'

import type { Answers } from '../../testing/fake-api.ts'
import { jackpotOf } from '../../testing/jackpots.ts'
import { homeOf, plain } from '../../testing/surface/home-blocks.ts'
import { openSurface } from '../../testing/surface/open-surface.tsx'

const all = [jackpotOf('small', 'Small', 600_000n), jackpotOf('great', 'Great', 5_000_000n)]

const answers: Answers = {
  listJackpots: () => ({ data: all }),
  getJackpot: ({ params }) => ({ data: all.find(({ id }) => id === params?.['id']) ?? all[0]! }),
}

const shownBlock = (name: string) => within(document.body).findByRole('group', { name })

test('[BLOCK-19] the banner says the most that can be won, and leads to the rules', async () => {
  const banner: PageBlock = { ...plain, type: 'jackpot_banner', jackpotId: null }
  await openSurface('/sports', {
    answers: { ...homeOf([banner], { jackpots: true }), ...answers },
  })
  const shown = within(await shownBlock('Great'))
  expect(shown.getByText('50,000.00 €')).toBeVisible()
  expect(shown.getByRole('link')).toHaveAttribute('href', '/sports/jackpots')
})

test('[BLOCK-19] it is of the jackpot that it names, and follows what is pushed', async () => {
  const banner: PageBlock = { ...plain, type: 'jackpot_banner', jackpotId: 'small' }
  const { push } = await openSurface('/sports', {
    answers: { ...homeOf([banner], { jackpots: true }), ...answers },
  })
  const shown = within(await shownBlock('Small'))
  expect(shown.getByText('6,000.00 €')).toBeVisible()
  push.publish('public:en.updates', {
    type: 'jackpot_changed',
    jackpot: { id: 'small', levels: [{ code: 'grand', pool_amount: 600_100, round: 3 }] },
  })
  expect(await shown.findByText('6,001.00 €')).toBeVisible()
})

test('[BLOCK-20] cards show the levels of the jackpots that the block names', async () => {
  const card: PageBlock = { ...plain, type: 'jackpot_card', jackpotIds: ['great'], limit: 4 }
  await openSurface('/sports', { answers: { ...homeOf([card], { jackpots: true }), ...answers } })
  const title = await within(document.body).findByRole('heading', { name: 'Great' })
  const shown = within(title.closest<HTMLElement>('[data-block]')!)
  expect(shown.getByText('Great grand')).toBeVisible()
  expect(within(document.body).queryByRole('heading', { name: 'Small' })).toBeNull()
})

test('[BLOCK-20] cards are as many as the block says, and lead to the rules', async () => {
  const card: PageBlock = { ...plain, type: 'jackpot_card', jackpotIds: [], limit: 1 }
  await openSurface('/sports', { answers: { ...homeOf([card], { jackpots: true }), ...answers } })
  const title = await within(document.body).findByRole('heading', { name: 'Small' })
  const shown = within(title.closest<HTMLElement>('[data-block]')!)
  expect(shown.getByRole('link')).toHaveAttribute('href', '/sports/jackpots')
  expect(within(document.body).queryByRole('heading', { name: 'Great' })).toBeNull()
})

test('[BLOCK-20] where there are no jackpots nothing stands in its place', async () => {
  const card: PageBlock = { ...plain, type: 'jackpot_card', jackpotIds: [], limit: 4 }
  const after: PageBlock = { ...plain, type: 'label', key: '9', title: 'After', icon: null }
  const { main, heardOf } = await openSurface('/sports', { answers: homeOf([card, after]) })
  await main().findByRole('heading', { name: 'After' })
  expect(document.querySelectorAll('main [data-block]')).toHaveLength(1)
  expect(heardOf('getJackpot')).toHaveLength(0)
})
