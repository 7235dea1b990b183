import { expect, test } from 'vitest'

import { aPlacedBet } from '../../testing/placed-bets.ts'
import { offers, openSlip } from '../../testing/surface/slip-surface.ts'

const [first, second] = offers as [(typeof offers)[0], (typeof offers)[0]]

const PLACE = '{Control>}{Enter}{/Control}'

/** A slip that its button would place, on the page of one of its matches. */
async function openReady() {
  const page = await openSlip({
    isSignedIn: true,
    answers: { placeBets: () => ({ data: [aPlacedBet()] }) },
  })
  await page.select(first)
  await page.stakeOf('2')
  await page.place()
  return page
}

test('Ctrl+Enter places from the stake, from a price and from nowhere', async () => {
  const from = {
    stake: ({ stake }: Page) => stake(),
    price: ({ price }: Page) => price(second.id),
    body: () => null,
  }
  for (const find of Object.values(from)) {
    const page = await openReady()
    const target = await find(page)
    const focused = document.activeElement
    if (target === null && focused instanceof HTMLElement) focused.blur()
    else target?.focus()
    await page.user.keyboard(PLACE)
    await page.toHaveState('SUCCESS')
    expect(page.heardOf('placeBets')).toHaveLength(1)
  }
})

test('Ctrl+Enter on a link or a button of the page leaves the slip alone', async () => {
  const { user, main, heardOf, place } = await openReady()
  const more = main().getByRole('link', { name: '1 more market: Arsenal v Chelsea' })
  const star = main().getByRole('button', { name: 'Favourite: Arsenal v Chelsea' })
  for (const element of [more, star]) {
    element.focus()
    await user.keyboard(PLACE)
  }
  await place()
  expect(heardOf('placeBets')).toEqual([])
})

test('Ctrl+Enter in a text field of the page leaves the slip alone', async () => {
  const { user, main, heardOf, place, load } = await openReady()
  await load('/profile/limits')
  const amount = await main().findByRole('textbox', { name: 'Amount in EUR' })
  await place()
  await user.click(amount)
  await user.keyboard(PLACE)
  await place()
  expect(heardOf('placeBets')).toEqual([])
})

type Page = Awaited<ReturnType<typeof openReady>>

test('[PLACE-01] Ctrl+Enter of a visitor asks to sign in, as the button does', async () => {
  const page = await openSlip()
  await page.select(first)
  await page.stakeOf('2')
  const stake = await page.stake()
  stake.focus()
  await page.user.keyboard(PLACE)
  await page.screen.findByRole('dialog', { name: 'Sign in' })
})
