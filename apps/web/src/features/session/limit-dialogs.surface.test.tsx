import { fireEvent, waitFor, within } from '@testing-library/dom'
import { amountOf } from '@touchline/betting'
import { expect, test, vi } from 'vitest'

import { refusal, type Answers } from '../../testing/fake-api.ts'
import { aLimit } from '../../testing/limits.ts'
import { openSurface } from '../../testing/surface/open-surface.tsx'
import { aSystem } from '../../testing/system-settings.ts'

const HOUR_MS = 3_600_000
const ago = (ms: number) => new Date(Date.now() - ms).toISOString()
const later = (ms: number) => ago(-ms)

const open = (answers: Answers, features: Record<string, boolean> = {}, path = '/sports') =>
  openSurface(path, {
    isSignedIn: true,
    answers: { getSystemSettings: () => ({ data: aSystem({ features }) }), ...answers },
  })

type Page = Awaited<ReturnType<typeof openSurface>>
const dialogOf = async ({ screen }: Page, name: string) => screen.findByRole('dialog', { name })

/** Both ways that close other dialogs. */
async function tryToLeave({ user }: Page, dialog: HTMLElement): Promise<void> {
  await user.keyboard('{Escape}{Escape}')
  fireEvent(dialog, new Event('cancel', { cancelable: true }))
  await user.pointer([{ keys: '[MouseLeft>]', target: dialog }, { keys: '[/MouseLeft]' }])
}

const check: Answers = {
  listLimits: () => ({ data: [aLimit('reality_check')] }),
  getSessionInfo: () => ({
    data: {
      startedAt: ago(HOUR_MS + 2 * 60_000 + 3_000),
      duration: 3_723,
      nextCheckAt: ago(1_000),
      stakeSum: amountOf(12_000n),
      winSum: amountOf(4_500n),
      currency: 'EUR',
    },
  }),
  continueSportsbookSession: () => ({ data: { startedAt: ago(HOUR_MS), endsAt: null } }),
}

test('[MODAL-12] [RG-10] [FAIR-22] [GAP-28] the reality check says how long and how much, and only a choice closes it', async () => {
  const page = await open(check)
  const dialog = await dialogOf(page, 'How it is going')
  expect(dialog).toHaveAttribute('data-modal', 'realityCheck')
  const inside = within(dialog)
  expect(inside.getByRole('timer')).toHaveTextContent(/^01:02:\d\d$/)
  const text = inside.getByRole('timer').closest('dl')?.textContent
  for (const amount of ['120.00', '45.00', '\u221275.00']) expect(text).toContain(amount)
  expect(inside.queryByRole('button', { name: 'Close' })).toBeNull()
  await tryToLeave(page, dialog)
  expect(page.screen.getByRole('dialog', { name: 'How it is going' })).toBe(dialog)
  expect(page.heardOf('continueSportsbookSession')).toEqual([])
  await page.user.click(inside.getByRole('button', { name: 'Continue' }))
  await waitFor(() => expect(page.heardOf('continueSportsbookSession')).toHaveLength(1))
  expect(page.screen.queryByRole('dialog')).toBeNull()
})

test('[MODAL-12] [RG-10] who has had enough signs out of the reality check', async () => {
  const page = await open(check)
  const dialog = within(await dialogOf(page, 'How it is going'))
  await page.user.click(dialog.getByRole('button', { name: 'Sign out' }))
  await waitFor(() => expect(page.heardOf('signOut')).toHaveLength(1))
  await page.header().findByRole('button', { name: 'Sign in' })
})

test.each([
  ['Free and confidential help', 'Safer gambling'],
  ['To the home page', 'Sports betting, live and upcoming'],
])(
  '[MODAL-11] [RG-07] [GAP-29] the end of the time on the site says until when, and leads on: %s',
  async (name, heading) => {
    const each = globalThis.setInterval
    vi.spyOn(globalThis, 'setInterval').mockImplementation(((run: () => void, ms?: number) =>
      each(run, ms === 60_000 ? 20 : ms)) as typeof setInterval)
    const page = await open(
      {
        listLimits: () => ({ data: [aLimit('time')] }),
        trackActivity: () =>
          Promise.reject(
            refusal(401, { details: { limit: 'time', until: '2031-05-02T12:34:00.000Z' } }),
          ),
      },
      { activity_tracking: true },
    )
    const dialog = await dialogOf(page, 'Your activity limit is reached')
    vi.restoreAllMocks()
    expect(dialog).toHaveTextContent(/play again from 2 May 2031/)
    await page.header().findByRole('button', { name: 'Sign in' })
    await page.user.click(within(dialog).getByRole('button', { name }))
    await page.main().findByRole('heading', { level: 1, name: heading })
    expect(page.screen.queryByRole('dialog')).toBeNull()
  },
)

test('[MODAL-13] [RG-09] [GAP-29] the end of the time at play says until when, and Esc closes it', async () => {
  const page = await open({
    startSportsbookSession: () =>
      Promise.reject(refusal(403, { details: { available_at: later(HOUR_MS) } })),
  })
  const dialog = await dialogOf(page, 'Your session limit is reached')
  expect(dialog).toHaveAttribute('data-modal', 'outOfSessionLimit')
  expect(within(dialog).getByRole('button', { name: 'Close' })).toBeVisible()
  await page.header().findByRole('button', { name: 'Sign in' })
  await page.user.keyboard('{Escape}')
  fireEvent(dialog, new Event('cancel', { cancelable: true }))
  await waitFor(() => expect(page.screen.queryByRole('dialog')).toBeNull())
})

test('[FLAG-06] without limits on the site there is no page, no link and no call for them', async () => {
  const on = await open(check)
  await on.screen.findByRole('link', { name: 'Your limits' })
  await waitFor(() => expect(on.heardOf('getSessionInfo')).not.toEqual([]))
  const features = { responsible_gambling: false, activity_tracking: true }
  const off = await open(check, features, '/profile')
  await off.screen.findAllByRole('link', { name: 'Safer gambling' })
  await off.main().findByRole('heading', { level: 1 })
  expect(off.screen.queryByRole('link', { name: /limits/i })).toBeNull()
  for (const call of ['listLimits', 'getSessionInfo', 'trackActivity'] as const) {
    expect(off.heardOf(call)).toEqual([])
  }
})
