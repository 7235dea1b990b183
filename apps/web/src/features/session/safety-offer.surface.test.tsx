import { waitFor, within } from '@testing-library/dom'
import { channels, type SafetyQuestion } from '@touchline/contract'
import { expect, onTestFinished, test, vi } from 'vitest'

import type { SurfaceOptions } from '../../testing/surface/open-surface.tsx'
import { offers, openSlip } from '../../testing/surface/slip-surface.ts'
import { aSystem } from '../../testing/system-settings.ts'

/** Enough for an answer of the connection, which gives up after as long. */
const SOON_MS = 500

/** The pages wait before they ask; a test does not. */
function hurry(): void {
  const later = globalThis.setTimeout
  onTestFinished(() => void vi.restoreAllMocks())
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(((run: () => void, ms?: number) =>
    later(run, ms === 5_000 ? SOON_MS : ms)) as typeof setTimeout)
}

const open = (
  question: SafetyQuestion,
  features: Record<string, boolean> = {},
  options: SurfaceOptions = {},
) => {
  hurry()
  return openSlip({
    ...options,
    isSignedIn: true,
    answers: {
      getSystemSettings: () => ({ data: aSystem({ features }) }),
      getSafetyQuestion: () => ({ data: { question } }),
      answerSafetyQuestion: () => undefined,
    },
  })
}

test('[FAIR-23] [FAIR-29] limits are offered with the time they take effect, beside no bet, and to decline is an act', async () => {
  const page = await open('registration')
  const find = () =>
    page.screen.findByRole('complementary', { name: 'Your limits before you play' })
  const card = await find()
  expect(card).toHaveTextContent('A limit holds at once; raising it takes 24 hours.')
  expect(page.screen.queryByRole('dialog')).toBeNull()
  await page.select(offers[0]!)
  await waitFor(() => expect(card).not.toBeInTheDocument())
  await page.user.click(page.price(offers[0]!.id))
  await page.user.click(within(await find()).getByRole('button', { name: 'Not now' }))
  await waitFor(() =>
    expect(page.heardOf('answerSafetyQuestion')[0]?.input.body).toEqual({
      question: 'registration',
      answer: 'declined',
    }),
  )
  const name = 'Your limits before you play'
  await waitFor(() => expect(page.screen.queryByRole('complementary', { name })).toBeNull())
})

test('[FAIR-28] a look at the account leads to its movements', async () => {
  const page = await open('account_review')
  const name = 'A look at your account'
  const card = within(await page.screen.findByRole('complementary', { name }))
  await page.user.click(card.getByRole('button', { name: 'Have a look' }))
  await waitFor(() => expect(window.location.pathname).toBe('/profile/wallet/transactions'))
  await expect
    .poll(() => page.heardOf('answerSafetyQuestion')[0]?.input.body?.answer)
    .toBe('accepted')
})

test('[FLAG-06] [FAIR-29] where the site has no limits none are offered', async () => {
  const page = await open('monthly', { responsible_gambling: false })
  await page.select(offers[0]!)
  expect(page.heardOf('getSafetyQuestion')).toEqual([])
})

test('[FLAG-06] [FAIR-29] an offer goes when an operator switches limits off', async () => {
  const { screen, answer, push } = await open('monthly')
  const name = 'Your limits before you play'
  await screen.findByRole('complementary', { name })
  const features = { responsible_gambling: false }
  answer({ getSystemSettings: () => ({ data: aSystem({ features }) }) })
  push.publish(channels.updates('en'), { type: 'site_changed', version: 2 })
  await waitFor(() => expect(screen.queryByRole('complementary', { name })).toBeNull())
})

test('the offer waits for the notice about cookies, which stands in its place', async () => {
  const page = await open('registration', {}, { isAskedForCookies: true })
  const name = 'Your limits before you play'
  await page.user.keyboard('a')
  const cookies = within(await page.screen.findByRole('region', { name: 'Cookies' }))
  await waitFor(() => expect(page.heardOf('getSafetyQuestion')).not.toEqual([]))
  expect(page.screen.queryByRole('complementary', { name })).toBeNull()
  await page.user.click(cookies.getByRole('button', { name: 'Necessary only' }))
  await page.screen.findByRole('complementary', { name })
})
