import { amountOf } from '@touchline/betting'
import type { UserLimit } from '@touchline/contract'
import { waitFor, within } from '@testing-library/dom'
import { expect, test } from 'vitest'

import { openSurface } from '../../testing/surface/open-surface.tsx'

const DAY_MS = 86_400_000
const later = (ms: number) => new Date(Date.now() + ms).toISOString()

const loss = (over: Partial<UserLimit> = {}): UserLimit => ({
  id: '7',
  type: 'loss',
  status: 'active',
  period: 'day',
  amount: amountOf(8_000n),
  currency: 'EUR',
  current: amountOf(2_000n),
  resetsAt: later(DAY_MS),
  activeUntil: null,
  wanted: null,
  confirmFrom: null,
  confirmUntil: null,
  ...over,
})

test('[FAIR-24] [RG-04] a limit of a free amount is set, and shows what is left of it', async () => {
  let limits: UserLimit[] = []
  const page = await openSurface('/profile/limits', {
    isSignedIn: true,
    answers: {
      listLimits: () => ({ data: limits }),
      setLimit: ({ body }) => {
        limits = [loss({ amount: body?.amount ?? null })]
        return { data: loss() }
      },
    },
  })
  const { screen, user, fill, heardOf } = page
  const amount = await screen.findByRole('textbox', { name: 'Amount in EUR' }, { timeout: 10_000 })
  const set = screen.getByRole('button', { name: 'Set limit' })
  await user.click(set)
  expect(amount).toHaveAccessibleDescription('Enter an amount above zero')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Limit' }), 'Losses')
  await fill(amount, '80')
  await user.click(set)
  await screen.findByText(/60\.00.* of .*80\.00.* left/)
  expect(heardOf('setLimit')[0]?.input.body).toMatchObject({
    type: 'loss',
    period: 'day',
    amount: 8_000n,
    currency: 'EUR',
  })
  expect(screen.getByRole('meter', { name: 'Losses · 24 hours' })).toHaveAttribute('value', '6000')
})

test('[FAIR-27] what was asked for can be taken back, and be confirmed once its time has come', async () => {
  const asked = { status: 'unconfirmed', wanted: amountOf(20_000n) } as const
  const page = await openSurface('/profile/limits', {
    isSignedIn: true,
    answers: {
      listLimits: () => ({
        data: [
          loss({ ...asked, confirmFrom: later(DAY_MS), confirmUntil: later(8 * DAY_MS) }),
          loss({
            ...asked,
            id: '8',
            period: 'week',
            confirmFrom: later(-1),
            confirmUntil: later(DAY_MS),
          }),
        ],
      }),
      confirmLimit: () => ({ data: loss() }),
    },
  })
  const { screen, user, heardOf } = page
  const [early, due] = await screen.findAllByRole(
    'button',
    { name: 'Confirm' },
    { timeout: 10_000 },
  )
  expect(early).toBeDisabled()
  await user.click(due ?? expect.fail('nothing can be confirmed'))
  await waitFor(() => expect(heardOf('confirmLimit')).toHaveLength(1))
})

test('[RG-02] a break names what follows, and asks for the password again', async () => {
  const page = await openSurface('/profile/limits', {
    isSignedIn: true,
    answers: { beginExclusion: () => undefined },
  })
  const { screen, user, fill, heardOf } = page
  const begin = await screen.findByRole('button', { name: 'Begin' }, { timeout: 10_000 })
  expect(screen.getByText(/Open bets stay and are paid/)).toBeVisible()
  await user.click(begin)
  expect(screen.queryByRole('dialog')).toBeNull()
  await user.click(screen.getByRole('checkbox', { name: /cannot be undone/ }))
  await user.click(begin)
  const dialog = within(await screen.findByRole('dialog'))
  await fill(await dialog.findByLabelText('Password'), 'Secret-pass-1')
  await user.click(dialog.getByRole('button', { name: 'Confirm' }))
  await waitFor(() => expect(heardOf('beginExclusion')).toHaveLength(1))
  expect(heardOf('beginExclusion')[0]?.input.body).toMatchObject({
    type: 'coolingoff',
    days: 7,
    currentPassword: 'Secret-pass-1',
  })
})
