import { waitFor } from '@testing-library/dom'
import { amountOf, NO_AMOUNT } from '@touchline/betting'
import type { Payment } from '@touchline/contract'
import { expect, test, vi } from 'vitest'

import { aPlayer } from '../../player/session/testing/session-fixtures.ts'
import { deferred, noAnswer, refusal, type Answers } from '../../testing/fake-api.ts'
import { aPayment, somePaymentMethods } from '../../testing/payments.ts'
import { openSurface } from '../../testing/surface/open-surface.tsx'
import { aSystem } from '../../testing/system-settings.ts'

const terms = {
  minimum: amountOf(1_000n),
  maximum: amountOf(500_000n),
  feePermille: 10,
  feeLeast: NO_AMOUNT,
  minutes: 5,
}

const waiting = aPayment({
  kind: 'withdrawal',
  method: 'wallet',
  amount: amountOf(2_500n),
  fee: amountOf(25n),
  checkout: null,
})

const system = () => ({ data: aSystem({ features: { payments: true } }) })
const methods = () => ({
  data: somePaymentMethods([{ id: 'wallet', deposit: null, withdrawal: terms }], {
    playMoney: amountOf(5_000n),
  }),
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
  // From right to left, a number would change places with the fee before it.
  expect(screen.getByText('5 minutes').closest('bdi')).not.toBeNull()
  await fill(amount, '9999')
  await screen.findByText(/^You can withdraw /)
  await fill(amount, '25')
  await screen.findByText('After the fee you receive 24.75 €.')
  await user.click(screen.getByRole('button', { name: /^Withdraw 25\.00/ }))
  await user.click(await screen.findByRole('button', { name: 'Cancel' }))
  await screen.findByText('Cancelled')
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull())
  await screen.findByText(/^Your withdrawal of .+ is requested$/)
  expect(heardOf('requestWithdrawal')[0]?.input.body).toMatchObject({
    method: 'wallet',
    amount: 2_500n,
    currency: 'EUR',
  })
})

async function openWithdrawals(answers: Answers) {
  const page = await openSurface('/profile/wallet/withdraw', {
    isSignedIn: true,
    answers: {
      getSystemSettings: system,
      listPaymentMethods: methods,
      listPayments: () => ({ data: [] }),
      closeWithdrawal: () => ({ data: null }),
      ...answers,
    },
  })
  const { screen, user, fill, heardOf } = page
  const fillAmount = async () => fill(await screen.findByRole('textbox', { name: 'Amount' }), '25')
  await fillAmount()
  const references = () => heardOf('requestWithdrawal').map(({ input }) => input.body?.reference)
  return {
    ...page,
    fillAmount,
    references,
    /** While an answer is under way the button takes no press. */
    async press() {
      const sent = () => references().length + heardOf('closeWithdrawal').length
      const before = sent()
      await waitFor(async () => {
        if (sent() === before) {
          await user.click(screen.getByRole('button', { name: /^Withdraw 25\.00/ }))
        }
        expect(sent()).toBeGreaterThan(before)
      })
    },
  }
}

const UNKNOWN = /^We do not know yet whether it went through\./

const NOTHING_MOVED = 'That did not work. No money has moved. Try again.'

test('[FAIR-20] a withdrawal that got no answer, or failed, is closed before another one is sent', async () => {
  const outcomes = [noAnswer(), refusal(503), refusal(422), null]
  const { screen, press, references, heardOf, answer } = await openWithdrawals({
    requestWithdrawal: () => {
      const failure = outcomes.shift()
      return failure ? Promise.reject(failure) : { data: waiting }
    },
    closeWithdrawal: () => Promise.reject(noAnswer()),
  })
  const closed = () => heardOf('closeWithdrawal').map(({ input }) => input.body?.reference)
  await press()
  await screen.findByText(UNKNOWN)
  await press()
  await waitFor(() => expect(closed()).toHaveLength(2))
  await screen.findByText(UNKNOWN)
  expect(references()).toHaveLength(1)

  answer({ closeWithdrawal: () => ({ data: null }) })
  await press()
  await screen.findByText(NOTHING_MOVED)
  const [lost, failed] = references()
  expect(failed).not.toBe(lost)
  expect(closed()).toEqual([lost, lost, lost, failed])
  // What the backend refuses leaves nothing to ask for.
  await press()
  await waitFor(() => expect(references()).toHaveLength(3))
  await screen.findByText(NOTHING_MOVED)
  await press()
  await waitFor(() => expect(references()).toHaveLength(4))
  expect(closed()).toHaveLength(4)
})

test('[FAIR-20] a withdrawal whose answer was lost is asked for, and found it is not sent again', async () => {
  const { screen, press, fillAmount, references, heardOf } = await openWithdrawals({
    requestWithdrawal: () => Promise.reject(noAnswer()),
    closeWithdrawal: () => ({ data: waiting }),
    listPayments: () => ({ data: [waiting] }),
  })
  await press()
  await waitFor(() => expect(heardOf('closeWithdrawal')).toHaveLength(1))
  expect(heardOf('closeWithdrawal')[0]?.input.body?.reference).toBe(references()[0])
  await waitFor(() =>
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Amount' }).value).toBe(''),
  )
  expect(screen.queryByText(UNKNOWN)).toBeNull()
  await fillAmount()
  await press()
  await waitFor(() => expect(references()).toHaveLength(2))
  expect(references()[1]).not.toBe(references()[0])
})

test('[FAIR-20] a page that was left before the answer came asks what became of the withdrawal', async () => {
  const page = await openWithdrawals({ requestWithdrawal: () => new Promise(() => undefined) })
  await page.press()
  page.answer({ closeWithdrawal: () => ({ data: waiting }) })
  await page.reload()
  await waitFor(() => expect(page.heardOf('closeWithdrawal')).toHaveLength(1))
  page.answer({ requestWithdrawal: () => ({ data: waiting }) })
  await page.fillAmount()
  await page.press()
  expect(page.references()[1]).not.toBe(page.references()[0])
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

test.each([
  ['deposit', '/de/profile/wallet/deposit', 'Betrag'],
  ['withdraw', '/de/profile/wallet/withdraw', 'Betrag'],
])(
  '[DEP-02] [I18N-06] what stands in the form to %s comes along into another language',
  async (page, german, label) => {
    const locales = ['en', 'de'].map((code) => ({ code, nameInLocale: code }))
    const other = { ...terms, minimum: amountOf(2_000n) }
    const { main, header, screen, user, fill, load } = await openSurface(
      `/profile/wallet/${page}`,
      {
        isSignedIn: true,
        answers: {
          getSystemSettings: () => ({ data: aSystem({ features: { payments: true }, locales }) }),
          updateLocale: () => ({ data: { language: 'de' } }),
          listPaymentMethods: () => ({
            data: somePaymentMethods([
              { id: 'card', deposit: terms, withdrawal: terms },
              { id: 'bank', deposit: other, withdrawal: other },
            ]),
          }),
          listPayments: () => ({ data: [] }),
        },
      },
    )
    await fill(await main().findByRole('textbox', { name: 'Amount' }), '1,037.50')
    await user.click(main().getByRole('radio', { name: /Bank/ }))
    const opened = vi.spyOn(window.location, 'assign').mockReturnValue()
    await user.click(header().getByRole('button', { name: /^Language/ }))
    await user.click(await screen.findByRole('menuitemradio', { name: 'de' }))
    await waitFor(() => expect(opened).toHaveBeenCalledWith(german))
    opened.mockRestore()
    await load(german)
    expect(await main().findByRole('textbox', { name: label })).toHaveValue('1037,50')
    expect(main().getAllByRole('radio')[1]).toBeChecked()
    // Told once: the next one begins anew.
    await load('/de/sports')
    await load(german)
    expect(await main().findByRole('textbox', { name: label })).not.toHaveValue('1037,50')
  },
)

test('[DEP-02] [ACC-03] what was typed in one currency is no amount of another', async () => {
  let currency = 'EUR'
  const account = { balance: NO_AMOUNT, active: true }
  const ways = somePaymentMethods([{ id: 'card', deposit: terms, withdrawal: null }])
  const { main, fill, screen, user, header, heardOf } = await openSurface(
    '/profile/wallet/deposit',
    {
      isSignedIn: true,
      answers: {
        getSystemSettings: system,
        getPlayer: () => ({ data: aPlayer({ currency }) }),
        listAccounts: () => ({
          data: ['EUR', 'BTC'].map((code) => ({ ...account, currency: code })),
        }),
        switchAccount: ({ body }) => {
          currency = body?.currency ?? currency
          return { data: { currency } }
        },
        listPaymentMethods: ({ query }) => ({
          data: { ...ways, currency: query?.currency ?? '' },
        }),
        listPayments: () => ({ data: [] }),
      },
    },
  )
  const change = async () => {
    const { length } = heardOf('listPaymentMethods')
    await user.click(await header().findByRole('button', { name: /^Balance / }))
    await user.click(await screen.findByRole('menuitemradio', { checked: false }))
    await waitFor(() => expect(heardOf('listPaymentMethods').length).toBeGreaterThan(length))
  }
  const amount = () => main().findByRole('textbox', { name: 'Amount' })
  const untouched = await amount().then((field) => (field as HTMLInputElement).value)
  await change()
  await fill(await amount(), '1037.50')
  await change()
  expect(await amount()).toHaveValue(untouched)
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

test('[FAIR-20] a withdrawal without an answer keeps its form where the ways to pay do not answer either', async () => {
  const page = await openWithdrawals({
    requestWithdrawal: () => Promise.reject(noAnswer()),
    closeWithdrawal: () => Promise.reject(noAnswer()),
  })
  const { screen, heardOf } = page
  const read = heardOf('listPaymentMethods').length
  const list = deferred<{ data: Payment[] }>()
  page.answer({
    listPaymentMethods: () => Promise.reject(noAnswer()),
    listPayments: () => list.promise,
  })
  await page.press()
  await screen.findByText(UNKNOWN)
  await waitFor(() => expect(heardOf('listPaymentMethods').length).toBeGreaterThan(read))
  // Once the page shows what was answered later, it has taken the failure in.
  list.resolve({ data: [{ ...waiting, status: 'failed', cancellable: false }] })
  await screen.findByText('Failed')
  expect(screen.getByText(UNKNOWN)).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'Amount' })).toHaveValue('25')
})

test.each(['withdraw', 'deposit'])(
  '[FAIR-20] where the ways to pay cannot be read, the page says so and reads them again: %s',
  async (name) => {
    const { main, user, answer } = await openSurface(`/profile/wallet/${name}`, {
      isSignedIn: true,
      answers: {
        getSystemSettings: system,
        listPaymentMethods: () => Promise.reject(noAnswer()),
        listPayments: () => ({ data: [] }),
      },
    })
    await main().findByText('Something went wrong')
    answer({
      listPaymentMethods: () => ({
        data: { ...methods().data, methods: [{ id: 'wallet', deposit: terms, withdrawal: terms }] },
      }),
    })
    await user.click(main().getByRole('button', { name: 'Try again' }))
    await main().findByRole('textbox', { name: 'Amount' })
  },
)

test('[FLAG-01] [GAP-62] where nobody moves money nothing leads to it, and what was asked for before is still cancelled', async () => {
  const off = () => ({ data: aSystem({ features: { payments: false } }) })
  const { screen, heardOf } = await openSurface('/profile/wallet/withdraw', {
    isSignedIn: true,
    answers: { getSystemSettings: off, listPayments: () => ({ data: [waiting] }) },
  })
  expect(await screen.findByText('Payments are not available here.')).toBeVisible()
  expect(await screen.findByRole('button', { name: 'Cancel' })).toBeVisible()
  expect((await screen.findAllByRole('link', { name: 'Transactions' })).length).toBeGreaterThan(0)
  expect(screen.queryByRole('link', { name: /^(Deposit|Withdraw)$/ })).toBeNull()
  expect(heardOf('listPaymentMethods')).toEqual([])
})
