import { waitFor } from '@testing-library/dom'
import { amountOf, NO_AMOUNT } from '@touchline/betting'
import type { Payment } from '@touchline/contract'
import { expect, test } from 'vitest'

import { noAnswer, refusal } from '../../testing/fake-api.ts'
import { openSurface } from '../../testing/surface/open-surface.tsx'
import { aSystem } from '../../testing/system-settings.ts'

const terms = {
  minimum: amountOf(1_000n),
  maximum: amountOf(500_000n),
  feePermille: 10,
  feeLeast: NO_AMOUNT,
  minutes: 5,
}

const waiting: Payment = {
  id: '0b0f7b5e-6f0f-4a64-9a3d-1f2f9e0f7c11',
  kind: 'withdrawal',
  method: 'wallet',
  amount: amountOf(2_500n),
  fee: amountOf(25n),
  currency: 'EUR',
  status: 'opened',
  createdAt: '2026-05-01T12:00:00.000Z',
  endedAt: null,
  cancellable: true,
  checkout: null,
}

const system = () => ({ data: aSystem({ features: { payments: true } }) })
const methods = () => ({
  data: {
    currency: 'EUR',
    methods: [{ id: 'wallet', deposit: null, withdrawal: terms }],
    required: [],
    playMoney: amountOf(5_000n),
    payBack: null,
    isSimulated: true,
  },
})

test('[FAIR-12] a withdrawal says what arrives, waits, and is cancelled', async () => {
  let payments: Payment[] = []
  const page = await openSurface('/profile/wallet/withdraw', {
    isSignedIn: true,
    answers: {
      getSystemSettings: system,
      listPaymentMethods: methods,
      listPayments: () => ({ data: payments }),
      requestWithdrawal: () => {
        payments = [waiting]
        return { data: waiting }
      },
      cancelPayment: () => {
        const cancelled: Payment = { ...waiting, status: 'cancelled', cancellable: false }
        payments = [cancelled]
        return { data: cancelled }
      },
    },
  })
  const { screen, user, fill, heardOf } = page
  const amount = await screen.findByRole('textbox', { name: 'Amount' })
  await fill(amount, '9999')
  await screen.findByText(/^You can withdraw /)
  await fill(amount, '25')
  await screen.findByText('After the fee you receive 24.75 €.')
  await user.click(screen.getByRole('button', { name: /^Withdraw 25\.00/ }))
  await user.click(await screen.findByRole('button', { name: 'Cancel' }))
  await screen.findByText('Cancelled')
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull())
  expect(heardOf('requestWithdrawal')[0]?.input.body).toMatchObject({
    method: 'wallet',
    amount: 2_500n,
    currency: 'EUR',
  })
})

test('[FAIR-20] a withdrawal that got no answer is sent again as the same, a refused one as another', async () => {
  const outcomes = [noAnswer(), refusal(422), null]
  const { screen, user, fill, heardOf } = await openSurface('/profile/wallet/withdraw', {
    isSignedIn: true,
    answers: {
      getSystemSettings: system,
      listPaymentMethods: methods,
      listPayments: () => ({ data: [] }),
      requestWithdrawal: () => {
        const failure = outcomes.shift()
        return failure ? Promise.reject(failure) : { data: waiting }
      },
    },
  })
  await fill(await screen.findByRole('textbox', { name: 'Amount' }), '25')
  for (const sent of [1, 2, 3]) {
    // While an answer is under way the button takes no press.
    await waitFor(async () => {
      await user.click(screen.getByRole('button', { name: /^Withdraw 25\.00/ }))
      expect(heardOf('requestWithdrawal')).toHaveLength(sent)
    })
  }
  const [lost, again, other] = heardOf('requestWithdrawal').map(
    ({ input }) => input.body?.reference,
  )
  expect(again).toBe(lost)
  expect(other).not.toBe(lost)
})

test('[DEP-02] the page of deposits takes an amount, and lists what was paid in', async () => {
  const deposit: Payment = {
    ...waiting,
    kind: 'deposit',
    method: 'card',
    status: 'succeeded',
    cancellable: false,
  }
  const { main } = await openSurface('/profile/wallet/deposit', {
    isSignedIn: true,
    answers: {
      getSystemSettings: system,
      listPaymentMethods: () => ({
        data: { ...methods().data, methods: [{ id: 'card', deposit: terms, withdrawal: null }] },
      }),
      listPayments: () => ({ data: [deposit, { ...waiting, id: crypto.randomUUID() }] }),
    },
  })
  await main().findByRole('heading', { level: 1, name: 'Deposit' })
  await main().findByRole('textbox', { name: 'Amount' })
  await main().findByRole('heading', { name: 'Your deposits' })
  expect(
    main()
      .getAllByRole('listitem')
      .filter((row) => row.dataset['payment']),
  ).toHaveLength(1)
})

test('what is play money is said where money is paid out, and cannot be', async () => {
  const { screen, user, fill, heardOf } = await openSurface('/profile/wallet/withdraw', {
    isSignedIn: true,
    answers: {
      getSystemSettings: system,
      listPaymentMethods: methods,
      listPayments: () => ({ data: [] }),
    },
  })
  await screen.findByText(/^50\.00 € of your balance is play money\./)
  await screen.findByText('You can withdraw 950.00 €.')
  await fill(await screen.findByRole('textbox', { name: 'Amount' }), '950.01')
  await user.click(screen.getByRole('button', { name: /^Withdraw 950\.01/ }))
  expect(heardOf('requestWithdrawal')).toEqual([])
})
