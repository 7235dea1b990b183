import { fireEvent, waitFor, within } from '@testing-library/dom'
import { amountOf } from '@touchline/betting'
import { afterEach, expect, test, vi } from 'vitest'

import { aPlayer, someAccounts } from '../../player/session/testing/session-fixtures.ts'
import { noAnswer, refusal, type Answers } from '../../testing/fake-api.ts'
import { aPayment, somePaymentMethods, someTerms } from '../../testing/payments.ts'
import { openSurface } from '../../testing/surface/open-surface.tsx'
import { offers, openSlip } from '../../testing/surface/slip-surface.ts'
import { aSystem } from '../../testing/system-settings.ts'

const [first] = offers
if (first === undefined) throw new Error('the small world has no price')

afterEach(() => {
  vi.restoreAllMocks()
  Reflect.deleteProperty(globalThis, 'requestIdleCallback')
  Reflect.deleteProperty(globalThis, 'cancelIdleCallback')
})

const FEATURES = { payments: true, quick_deposit: true, quick_deposit_test: false }

const OFFER = somePaymentMethods([
  { id: 'card', deposit: someTerms(500n), withdrawal: someTerms(1_000n) },
  { id: 'bank', deposit: someTerms(1_000n), withdrawal: null },
])

const money = (change: Answers = {}, features: Record<string, boolean> = FEATURES): Answers => ({
  getSystemSettings: () => ({ data: aSystem({ features }) }),
  listPaymentMethods: () => ({ data: OFFER }),
  listPayments: () => ({ data: [] }),
  openDeposit: () => ({ data: aPayment() }),
  getPayment: () => ({ data: aPayment() }),
  ...change,
})

const dialogIn = async ({ screen }: Awaited<ReturnType<typeof openSurface>>) =>
  within(await screen.findByRole('dialog', { name: 'Deposit' }))

test('[DEP-01] [MODAL-10] [FLAG-01] a deposit from any page: amount, method, the bank in a frame, the money', async () => {
  const page = await openSurface('/sports', { isSignedIn: true, answers: money() })
  const { user, header, fill, answer, heardOf } = page
  await user.click(await header().findByRole('button', { name: 'Deposit' }))
  const dialog = await dialogIn(page)
  await user.click(await dialog.findByRole('radio', { name: /^Bank transfer/ }))
  const amount = dialog.getByRole('textbox', { name: 'Amount' })
  await fill(amount, '3')
  await dialog.findByText(/The minimum is/)
  await user.click(dialog.getByRole('button', { name: /^Deposit 3\.00/ }))
  expect(heardOf('openDeposit')).toEqual([])
  await fill(amount, '20')
  await user.click(await dialog.findByRole('button', { name: /^Deposit 20\.00/ }))
  const frame = await dialog.findByTitle('Payment')
  // Its form is gone: the keyboard goes on where the deposit does.
  fireEvent.load(frame)
  expect(frame).toHaveFocus()
  expect(heardOf('openDeposit')[0]?.input.body).toMatchObject({
    method: 'bank',
    amount: 2_000n,
    currency: 'EUR',
    returnTo: '/sports',
  })
  answer({
    getPayment: () => ({
      data: aPayment({ status: 'succeeded', cancellable: false, checkout: null }),
    }),
  })
  await dialog.findByText('20.00 € is in your account.')
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Done' })).toHaveFocus())
  await user.click(dialog.getByRole('button', { name: 'Done' }))
  await waitFor(() => expect(page.screen.queryByRole('dialog')).toBeNull())
})

test('[DEP-01] [R2] a deposit whose answer was lost is sent again as the same one, another one is not', async () => {
  const page = await openSurface('/sports', {
    isSignedIn: true,
    answers: money({
      openDeposit: () => {
        throw noAnswer()
      },
    }),
  })
  const { user, header, answer, heardOf } = page
  await user.click(await header().findByRole('button', { name: 'Deposit' }))
  const dialog = await dialogIn(page)
  const sent = () => heardOf('openDeposit').map(({ input }) => input.body?.reference)
  const send = async (times: number) => {
    await user.click(await dialog.findByRole('button', { name: /^Deposit \d/ }))
    await waitFor(() => expect(sent()).toHaveLength(times))
    await dialog.findByText(/^That did not work/)
  }
  await send(1)
  await send(2)
  answer({
    openDeposit: () => {
      throw refusal(422)
    },
  })
  await send(3)
  await send(4)
  const [one, again, refused, other] = sent()
  expect(one).toMatch(/^[\da-f-]{36}$/)
  expect([again, refused]).toEqual([one, one])
  expect(other).not.toBe(one)
})

test('[DEP-13] a payment page that did not come is loaded again, for the same payment', async () => {
  const page = await openSurface('/sports', { isSignedIn: true, answers: money() })
  const { user, header, heardOf } = page
  await user.click(await header().findByRole('button', { name: 'Deposit' }))
  const dialog = await dialogIn(page)
  await user.click(await dialog.findByRole('button', { name: /^Deposit \d/ }))
  const frame = await dialog.findByTitle('Payment')
  fireEvent.load(frame)
  await user.click(dialog.getByRole('button', { name: /^Nothing to see/ }))
  await waitFor(() => expect(frame).not.toBeInTheDocument())
  const again = await dialog.findByTitle<HTMLIFrameElement>('Payment')
  expect(again.src).toBe((frame as HTMLIFrameElement).src)
  expect(heardOf('openDeposit')).toHaveLength(1)
})

test('[FAIR-30] [DEP-02] a deposit says what the limit leaves, with what is on its way, and stops there', async () => {
  const page = await openSurface('/sports?modal=quickDeposit', {
    isSignedIn: true,
    answers: money({
      listLimits: () => ({
        data: [
          {
            id: '3',
            type: 'deposit',
            status: 'active',
            period: 'week',
            amount: amountOf(8_000n),
            currency: 'EUR',
            current: amountOf(3_000n),
            resetsAt: new Date(Date.now() + 2 * 86_400_000).toISOString(),
            activeUntil: null,
            wanted: null,
            confirmFrom: null,
            confirmUntil: null,
          },
        ],
      }),
      listPayments: () => ({ data: [aPayment({ amount: amountOf(2_000n), status: 'pending' })] }),
    }),
  })
  const dialog = await dialogIn(page)
  await dialog.findByText(/^Deposit limit: 30\.00 € of 80\.00 € left until \w{3} \d\d:\d\d\.$/)
  await page.fill(dialog.getByRole('textbox', { name: 'Amount' }), '31')
  await page.user.click(
    await dialog.findByRole('button', { name: /^Limit: 30\.00\u00A0€ left until/ }),
  )
  expect(page.heardOf('openDeposit')).toEqual([])
  await page.user.click(await dialog.findByRole('button', { name: /^Deposit 30\.00/ }))
  await dialog.findByTitle('Payment')
})

test('[DEP-13] the widget speaks in alerts, and nobody else does', async () => {
  const page = await openSurface('/sports?modal=quickDeposit', {
    isSignedIn: true,
    answers: money(),
  })
  const dialog = await dialogIn(page)
  await page.user.click(await dialog.findByRole('button', { name: /^Deposit / }))
  const frame = await dialog.findByTitle<HTMLIFrameElement>('Payment')
  const say = (title: string, source: unknown, told: object = { level: 'warning' }) => {
    const data = { type: 'payment-widget', notification: { title, ...told } }
    const event = new MessageEvent('message', { data, origin: 'null' })
    Object.defineProperty(event, 'source', { value: source })
    window.dispatchEvent(event)
  }
  say('From somewhere else', window)
  say('The bank asks for patience', frame.contentWindow)
  await page.screen.findByText('The bank asks for patience')
  expect(page.screen.queryByText('From somewhere else')).toBeNull()
  say('No such level', frame.contentWindow, { level: 'danger' })
  // As it comes from the widget, which was opened in the language of the page.
  for (const [level, title, message] of [
    ['error', 'Abgelehnt', 'Die Bank sagt nein.'],
    ['warning', 'Bitte warten', 'Die Bank prüft noch.'],
    ['success', 'Bezahlt', '20 € sind da.'],
  ] as const) {
    say(title, frame.contentWindow, { level, message })
    const alert = (await page.screen.findByText(title)).closest('[data-tone]')
    expect(alert).toHaveAttribute('data-tone', level)
    expect(alert).toHaveTextContent(message)
  }
  expect(page.screen.queryByText('No such level')).toBeNull()
})

const IN_WORDS = [
  [
    '',
    /^Deposit /,
    'Payment',
    [
      'error',
      'The payment did not go through',
      'Check what you entered, or choose another way to pay.',
    ],
    ['warning', 'One more step', 'Follow what the payment page asks for.'],
    ['success', 'Payment submitted', 'Your balance changes once the bank confirms.'],
  ],
  [
    '/de',
    /einzahlen$/,
    'Zahlung',
    [
      'error',
      'Die Zahlung hat nicht geklappt',
      'Prüfen Sie Ihre Angaben oder wählen Sie eine andere Zahlungsart.',
    ],
    ['warning', 'Noch ein Schritt', 'Folgen Sie den Schritten auf der Zahlungsseite.'],
    ['success', 'Zahlung abgeschickt', 'Ihr Guthaben ändert sich, sobald die Bank bestätigt.'],
  ],
] as const

test.each(IN_WORDS)(
  '[DEP-13] what a widget tells without words is said in the language of the page: %s',
  async (locale, deposit, frameTitle, ...alerts) => {
    const page = await openSurface(`${locale}/sports?modal=quickDeposit`, {
      isSignedIn: true,
      answers: money(),
    })
    const dialog = within(await page.screen.findByRole('dialog'))
    await page.user.click(await dialog.findByRole('button', { name: deposit }))
    const { contentWindow } = await dialog.findByTitle<HTMLIFrameElement>(frameTitle)
    for (const [level, title, text] of alerts) {
      const data = { type: 'payment-widget', notification: { level } }
      const event = new MessageEvent('message', { data, origin: 'null' })
      Object.defineProperty(event, 'source', { value: contentWindow })
      window.dispatchEvent(event)
      const alert = (await page.screen.findByText(title)).closest('[data-tone]')
      expect(alert).toHaveAttribute('data-tone', level)
      expect(alert).toHaveTextContent(text)
    }
  },
)

test.each([
  ['too long', { title: 'x'.repeat(201), message: 'y'.repeat(501) }, /^x{199}…y{499}…/],
  ['empty', { title: ' ', message: '' }, /^The payment did not go throughCheck what you entered/],
  ['without a title', { message: 'Card expired' }, /^The payment did not go throughCard expired/],
  ['without a text', { title: 'Card expired' }, /^Card expired/],
])('[DEP-13] a failure in words that are %s is told all the same', async (_, words, told) => {
  const page = await openSurface('/sports?modal=quickDeposit', {
    isSignedIn: true,
    answers: money(),
  })
  const dialog = await dialogIn(page)
  await page.user.click(await dialog.findByRole('button', { name: /^Deposit / }))
  const { contentWindow } = await dialog.findByTitle<HTMLIFrameElement>('Payment')
  const asked = page.heardOf('getPayment').length
  const data = {
    type: 'payment-widget',
    notification: { level: 'error', ...words },
    result: 'error',
  }
  const event = new MessageEvent('message', { data, origin: 'null' })
  Object.defineProperty(event, 'source', { value: contentWindow })
  window.dispatchEvent(event)
  await waitFor(() =>
    expect(
      document.querySelector('[data-tone="danger"], [data-tone="error"]')?.textContent,
    ).toMatch(told),
  )
  await waitFor(() => expect(page.heardOf('getPayment').length).toBeGreaterThan(asked))
})

test('[MODAL-09] goes on with what was begun, and a refusal is said in words', async () => {
  const page = await openSurface('/sports?modal=iframeDeposit', {
    isSignedIn: true,
    answers: money({ listPayments: () => ({ data: [aPayment()] }) }),
  })
  await (await dialogIn(page)).findByTitle('Payment')
  const refused = () => Promise.reject(refusal(422, { localizedMessage: 'The bank is not there.' }))
  page.answer({ listPayments: () => ({ data: [] }), openDeposit: refused })
  await page.load('/sports?modal=iframeDeposit')
  const dialog = await dialogIn(page)
  await page.user.click(await dialog.findByRole('button', { name: /^Deposit / }))
  await dialog.findByText('The bank is not there.')
})

test('[DEP-07] an unverified phone comes first', async () => {
  const page = await openSurface('/sports?modal=quickDeposit', {
    isSignedIn: true,
    answers: money({ listPaymentMethods: () => ({ data: { ...OFFER, required: ['phone'] } }) }),
  })
  await page.screen.findByRole('dialog', { name: 'Your phone' })
  expect(page.heardOf('openDeposit')).toEqual([])
})

test('[DEP-16] [FLAG-02] [FLAG-01] only the test group has it while it is tried', async () => {
  const features = { payments: true, quick_deposit: false, quick_deposit_test: true }
  const page = await openSurface('/sports', { isSignedIn: true, answers: money({}, features) })
  await page.header().findByRole('button', { name: /^Balance / })
  expect(page.header().queryByRole('button', { name: 'Deposit' })).toBeNull()
  page.answer({ getPlayer: () => ({ data: aPlayer({ statuses: ['spi_test'] }) }) })
  await page.reload()
  await page.header().findByRole('button', { name: 'Deposit' })
})

test('[FLAG-01] [FLAG-02] [MODAL-10] an address opens no deposit for those who have none from any page', async () => {
  const features = { payments: true, quick_deposit: false, quick_deposit_test: true }
  const path = '/sports?a=1&modal=quickDeposit'
  const page = await openSurface(path, { isSignedIn: true, answers: money({}, features) })
  await waitFor(() => expect(window.location.search).toBe('?a=1'))
  expect(page.screen.queryByRole('dialog')).toBeNull()
  expect(page.heardOf('listPaymentMethods')).toEqual([])
  page.answer({ getPlayer: () => ({ data: aPlayer({ statuses: ['spi_test'] }) }) })
  await page.load(path)
  await dialogIn(page)
})

test('[FAIR-12] a bet that is short asks for exactly what it lacks, and stays', async () => {
  const page = await openSlip({
    isSignedIn: true,
    answers: money({
      listAccounts: () => ({
        data: someAccounts.map((account) => ({ ...account, balance: amountOf(1_000n) })),
      }),
    }),
  })
  const { select, stakeOf, user, button, card } = page
  await select(first)
  await stakeOf('22.40')
  await user.click(await button(/^Deposit 12\.40\u00A0€ and bet$/))
  const dialog = await dialogIn(page)
  await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Amount' })).toHaveValue('12.40'))
  await dialog.findByText('Exactly what your bet needs.')
  const close = async () => {
    await user.click((await dialogIn(page)).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(page.screen.queryByRole('dialog')).toBeNull())
  }
  await close()
  await stakeOf('11')
  await user.click(await button(/^Deposit 1\.00\u00A0€ and bet$/))
  const again = await dialogIn(page)
  await again.findByText(/Your bet needs 1\.00 € more\./)
  expect(again.getByRole('textbox', { name: 'Amount' })).toHaveValue('5.00')
  await close()
  expect(card(first.id)).toBeVisible()
  expect(page.heardOf('placeBets')).toEqual([])
})

const beginDeposit = async () => {
  const page = await openSurface('/sports?modal=quickDeposit', {
    isSignedIn: true,
    answers: money(),
  })
  const dialog = await dialogIn(page)
  await page.user.click(await dialog.findByRole('button', { name: /^Deposit / }))
  await waitFor(() => expect(page.heardOf('openDeposit')).toHaveLength(1))
  return dialog
}

test('[DEP-04] the widget waits until the page has nothing else to do, three seconds at most', async () => {
  const asked: { work: () => void; timeout: number | undefined }[] = []
  Object.assign(globalThis, {
    requestIdleCallback: (work: () => void, options?: { timeout?: number }) =>
      asked.push({ work, timeout: options?.timeout }),
    cancelIdleCallback: () => undefined,
  })
  const dialog = await beginDeposit()
  await waitFor(() => expect(asked.map(({ timeout }) => timeout)).toContain(3_000))
  expect(dialog.queryByTitle('Payment')).toBeNull()
  for (const { work, timeout } of asked) if (timeout === 3_000) work()
  await dialog.findByTitle('Payment')
})

test('[DEP-04] a browser that knows no idle time waits three seconds', async () => {
  Object.assign(globalThis, { requestIdleCallback: undefined })
  const waits = vi.spyOn(globalThis, 'setTimeout')
  const dialog = await beginDeposit()
  await waitFor(() => expect(waits.mock.calls.map(([, after]) => after)).toContain(3_000))
  expect(dialog.queryByTitle('Payment')).toBeNull()
  await dialog.findByTitle('Payment', undefined, { timeout: 20_000 })
})

test('[DEP-04] [DEP-01] a visitor loads no widget', async () => {
  const page = await openSurface('/sports?modal=quickDeposit', { answers: money() })
  await page.header().findByRole('button', { name: 'Join' })
  expect(page.screen.queryByTitle('Payment')).toBeNull()
  expect(page.heardOf('listPaymentMethods')).toEqual([])
})

test.each([
  ['Later', null],
  ['Deposit', 'quickDeposit'],
] as const)(
  '[GAP-59] [DEP-14] a reminder asks before it shows a form, and %s is an answer',
  async (choice, next) => {
    const page = await openSurface('/sports', {
      isSignedIn: true,
      answers: money(
        { getDepositReminder: () => ({ data: { seconds: 0 } }) },
        { ...FEATURES, deposit_reminder: true },
      ),
    })
    const dialog = await page.screen.findByRole('dialog')
    expect(dialog).toHaveAttribute('data-modal', 'depositReminder')
    within(dialog).getByText('Ready to play? Top up your balance.')
    expect(within(dialog).queryByRole('textbox', { hidden: true })).toBeNull()
    await page.user.click(within(dialog).getByRole('button', { name: choice }))
    await waitFor(() => expect(document.querySelector('[data-modal="depositReminder"]')).toBeNull())
    const opened = document.querySelector('[role="dialog"]')?.getAttribute('data-modal') ?? null
    if (next === null) expect(opened).toBeNull()
    else await page.screen.findByRole('textbox', { name: 'Amount' })
  },
)

test('[DEP-05] a page inside another one, which does not listen, takes no deposit', async () => {
  vi.spyOn(window, 'parent', 'get').mockReturnValue({ postMessage: () => undefined } as never)
  const page = await openSurface('/profile/wallet/deposit', { isSignedIn: true, answers: money() })
  await page.main().findByText('Open this site in its own window to deposit.')
  expect(page.main().queryByRole('textbox', { name: 'Amount' })).toBeNull()
})

test.each([
  ['fields', 'missingFields'],
  ['phone', 'phoneVerification'],
] as const)(
  '[DEP-06] [DEP-07] what is missing of the player comes before a deposit: %s',
  async (step, modal) => {
    const page = await openSurface('/profile/wallet/deposit', {
      isSignedIn: true,
      answers: money({ listPaymentMethods: () => ({ data: { ...OFFER, required: [step] } }) }),
    })
    const dialog = await page.screen.findByRole('dialog')
    expect(dialog).toHaveAttribute('data-modal', modal)
    expect(page.main().queryByRole('textbox', { name: 'Amount', hidden: true })).toBeNull()
    expect(page.heardOf('openDeposit')).toEqual([])
  },
)
