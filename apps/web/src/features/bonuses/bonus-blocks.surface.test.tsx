import { setImmediate as nextTurn } from 'node:timers/promises'

import { waitFor, within } from '@testing-library/dom'
import { amountOf } from '@touchline/betting'
import { channels, encodePushEvent, type Bonus, type PageBlock } from '@touchline/contract'
import { expect, onTestFinished, test, vi } from 'vitest'

import { refusal, type Answers } from '../../testing/fake-api.ts'
import { afterIt, homeOf, plain, shownBlock } from '../../testing/surface/home-blocks.ts'
import { openSurface } from '../../testing/surface/open-surface.tsx'
import { aFreebet, box, cup, hunt } from '../../testing/bonuses.ts'
import { aPlacedBet } from '../../testing/placed-bets.ts'

const open = (one: PageBlock, answers: Answers, isSignedIn = false) =>
  openSurface('/sports', { isSignedIn, answers: { ...homeOf([one, afterIt]), ...answers } })

const offered = (...bonuses: Bonus[]): Answers => ({
  listBonuses: ({ query }) => {
    const data = bonuses.filter(({ type }) => query?.type?.includes(type) ?? true)
    const pagination = { total: data.length, page: 1, limit: 20, lastPage: 1 }
    return { data, meta: { pagination } }
  },
})

test('[BLOCK-18] bonuses are those on offer that the block names, and a press shows all of one', async () => {
  const block: PageBlock = { ...plain, type: 'bonuses', bonusIds: ['offer'], kinds: [], limit: 4 }
  const other = { ...hunt, offerId: 'weekend' }
  const { user } = await open(block, {
    ...offered(aFreebet(), other),
    getBonus: () => ({ data: aFreebet() }),
  })
  const shown = within(await shownBlock('Bonuses'))
  expect(shown.getByRole('link', { name: 'Welcome freebet' })).toBeVisible()
  expect(shown.queryByText('Weekend hunt')).toBeNull()
  await user.click(shown.getByRole('link', { name: 'Welcome freebet' }))
  expect(await within(document.body).findByRole('dialog')).toBeVisible()
})

test('[BLOCK-18] bonuses are of the kinds that the block names, as many as it says', async () => {
  const block: PageBlock = {
    ...plain,
    type: 'bonuses',
    bonusIds: [],
    kinds: ['freebet', 'hunting'],
    limit: 2,
  }
  const others = ['a', 'b'].map((id) => aFreebet({ id, offerId: id, name: `Freebet ${id}` }))
  const { heardOf } = await open(block, offered(cup, hunt, ...others))
  const list = await shownBlock('Bonuses')
  const shown = within(list)
  expect(list.querySelectorAll('[data-bonus-place]')).toHaveLength(2)
  expect(shown.queryByText('Cup of the week')).toBeNull()
  expect(heardOf('listBonuses').at(-1)?.input.query).toEqual({
    status: ['active'],
    type: ['freebet', 'hunting'],
  })
  expect(shown.getByRole('link', { name: 'Bonuses' })).toHaveAttribute('href', '/bonuses')
})

test('[BLOCK-18] [BON-03] [BON-04] bonuses are as a bet leaves them, and gone when their time is over', async () => {
  const block: PageBlock = { ...plain, type: 'bonuses', bonusIds: [], kinds: [], limit: 4 }
  const gift = aFreebet({ validTo: new Date(Date.now() + 60_000).toISOString() })
  const full = { ...box, userBonusStatus: 'available' } as const
  const filling = { ...full, activatable: false }
  const { answer, push } = await open(block, offered(gift, filling), true)
  const shown = within(await shownBlock('Bonuses'))
  expect(await shown.findByText('Collecting points')).toBeVisible()
  // What the page reads when it begins to follow has been read.
  for (let turn = 0; turn < 20; turn += 1) await nextTurn()

  answer(offered(gift, full))
  const bet = aPlacedBet({ id: '41', status: 'done', result: 'lose_entire' })
  push.publish(channels.player('en', '7'), encodePushEvent({ type: 'bet_changed', bet }))
  expect(await shown.findByText('Ready to activate')).toBeVisible()

  answer(offered(full))
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(gift.validTo ?? '') })
  onTestFinished(() => void vi.useRealTimers())
  await waitFor(() => expect(shown.queryByText(gift.name)).toBeNull())
})

test('[BLOCK-17] [AMB-14] [RT-12] tournaments are those that reward bets, and nothing where there is none', async () => {
  const block: PageBlock = { ...plain, type: 'tournaments', bonusIds: [], limit: 4 }
  const { heardOf, push } = await open(block, offered(cup, aFreebet()))
  const shown = within(await shownBlock('Tournaments'))
  expect(shown.getByRole('link', { name: 'Cup of the week' })).toBeVisible()
  expect(shown.queryByText('Welcome freebet')).toBeNull()
  expect(heardOf('listBonuses').at(-1)?.input.query).toEqual({
    status: ['active'],
    type: ['tournament'],
  })
  // As it stands when the page follows what is told.
  await waitFor(() => expect(heardOf('listBonuses')).toHaveLength(2))
  const tournament = { id: 'cup', poolAmount: amountOf(30_000n), currency: 'EUR' }
  push.publish(
    channels.updates('en'),
    encodePushEvent({ type: 'tournament_pool_changed', tournament }),
  )
  expect(await shown.findByText('300.00 €')).toBeVisible()

  const none = await open(block, offered())
  await none.main().findByRole('heading', { name: 'After' })
  expect(document.querySelectorAll('main [data-block]')).toHaveLength(1)
})

test('[BLOCK-11] a promo code is redeemed by a player; a visitor is asked to sign in', async () => {
  const block: PageBlock = { ...plain, type: 'promocode', text: 'From our letter' }
  const player = await open(
    block,
    { redeemPromoCode: () => ({ data: aFreebet() }), getBonus: () => ({ data: aFreebet() }) },
    true,
  )
  const shown = within(await shownBlock('Promo code'))
  expect(shown.getByText('From our letter')).toBeVisible()
  await player.fill(await shown.findByRole('textbox', { name: 'Promo code' }), 'LETTER')
  await player.user.click(shown.getByRole('button', { name: 'Redeem' }))
  await expect
    .poll(() => player.heardOf('redeemPromoCode')[0]?.input.body)
    .toEqual({ code: 'LETTER' })

  const visitor = await open(block, {})
  const asked = within(await shownBlock('Promo code'))
  expect(asked.queryByRole('textbox')).toBeNull()
  await visitor.user.click(asked.getByRole('button', { name: 'Sign in' }))
  expect(await within(document.body).findByRole('dialog')).toBeVisible()
})

test('[MODAL-14] [GAP-34] an address opens a bonus over any page, and is left without it', async () => {
  const gift = aFreebet({ id: '7', offerId: 'gift' })
  const answers: Answers = {
    ...offered(hunt, gift),
    getBonus: ({ params }) => {
      if (params?.['id'] !== '7') throw refusal(404)
      return { data: gift }
    },
  }
  for (const id of ['7', 'gift']) {
    const { screen, user, heardOf } = await openSurface(`/sports?modal=bonusDetail&id=${id}`, {
      isSignedIn: true,
      answers,
    })
    const dialog = await screen.findByRole('dialog', { name: 'Welcome freebet' })
    expect(dialog).toHaveAttribute('data-modal', 'bonusDetail')
    expect(heardOf('getBonus')[0]?.input.params).toMatchObject({ kind: 'freebets', id: '7' })
    await user.click(within(dialog).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(window.location.search).toBe(''))
    expect(screen.queryByRole('dialog')).toBeNull()
  }
  const none = await openSurface('/sports?modal=bonusDetail&id=gone', { answers })
  const missing = within(await none.screen.findByRole('dialog'))
  expect(await missing.findByText('There is no such bonus')).toBeVisible()
})

test('[MODAL-14] Back and closing leave a bonus that its card opened for the page beneath', async () => {
  const gift = aFreebet({ id: '7', offerId: 'gift' })
  const { screen, user } = await openSurface('/bonuses', {
    isSignedIn: true,
    answers: {
      listBonusesOfKind: ({ params }) => {
        const data = params?.['kind'] === 'freebets' ? [gift] : []
        return { data, meta: { pagination: { total: 1, page: 1, limit: 4, lastPage: 1 } } }
      },
      getBonus: () => ({ data: gift }),
    },
  })
  const card = async () => screen.findByRole('link', { name: gift.name })
  const isGone = async () => {
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(window.location.pathname + window.location.search).toBe('/bonuses')
  }
  await user.click(await card())
  await screen.findByRole('dialog', { name: gift.name })
  expect(window.location.search).toBe('?modal=bonusDetail&id=7')
  window.history.back()
  await isGone()
  const { length } = window.history
  await user.click(await card())
  const dialog = await screen.findByRole('dialog', { name: gift.name })
  const back = vi.spyOn(window.history, 'back')
  onTestFinished(() => back.mockRestore())
  const close = within(dialog).getByRole('button', { name: 'Close' })
  close.click()
  close.click()
  await isGone()
  expect(back).toHaveBeenCalledOnce()
  expect(window.history.length).toBe(length)
})
