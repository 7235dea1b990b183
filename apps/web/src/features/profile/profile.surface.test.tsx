import { amountOf } from '@touchline/betting'
import { expect, test } from 'vitest'

import { openSurface } from '../../testing/surface/open-surface.tsx'

const TOTALS = {
  result: amountOf(-1234n),
  kinds: [],
  deposited: amountOf(7_000n),
  withdrawn: amountOf(2_500n),
  netDeposits: amountOf(4_500n),
  step: 'day' as const,
  steps: [
    { start: '2026-11-20', result: amountOf(-2_000n) },
    { start: '2026-11-21', result: amountOf(766n) },
  ],
}

test('[ROLE-01] [DEP-03] a visitor is asked to sign in, and nothing of an account is asked for', async () => {
  const { screen, heardOf } = await openSurface('/profile/wallet/transactions')
  await screen.findByRole('heading', { name: 'Sign in to see your account', hidden: true })
  await screen.findByRole('dialog', { name: 'Sign in' })
  expect(heardOf('listTransactions')).toEqual([])
})

test('[ROLE-02] [FAIR-3] [FAIR-4] a player sees the result of the period and net deposits first, and filters', async () => {
  const { screen, user, main, heardOf } = await openSurface('/profile/wallet/transactions', {
    isSignedIn: true,
    answers: {
      getTransactionTotals: () => ({ data: TOTALS }),
      listTransactions: () => ({ data: [], meta: { next: null } }),
    },
  })
  const shown = () => document.querySelector('main')?.textContent ?? ''
  await expect.poll(shown).toContain('\u221212.34')
  for (const figure of ['70.00', '25.00', '45.00']) expect(shown()).toContain(figure)
  // The chart's figures are a table for everybody who does not see it.
  expect(main().getAllByRole('row', { hidden: true })).toHaveLength(1 + TOTALS.steps.length)
  await user.click(screen.getByRole('radio', { name: 'Payments' }))
  await expect
    .poll(() => heardOf('listTransactions').at(-1)?.input.query?.kinds)
    .toContain('deposit')
})

test('[INFO-01] the rules say what this installation takes and pays', async () => {
  const { main, screen } = await openSurface('/sports/general-rules')
  await main().findByRole('heading', { level: 1, name: 'Betting rules' })
  expect(main().getAllByRole('row').length).toBeGreaterThan(1)
  // From every page.
  expect(screen.getByRole('link', { name: 'Your limits' })).toHaveAttribute(
    'href',
    '/profile/limits',
  )
  expect(screen.getByRole('link', { name: 'Safer gambling' })).toHaveAttribute(
    'href',
    '/responsible-gambling',
  )
})
