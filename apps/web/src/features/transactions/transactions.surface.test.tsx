import { waitFor, within } from '@testing-library/dom'
import { amountOf } from '@touchline/betting'
import { channels, encodePushEvent, type CallInput, type Transaction } from '@touchline/contract'
import { expect, test } from 'vitest'

import { noAnswer, refusal } from '../../testing/fake-api.ts'
import { displayName } from '../../player/session/session-state.ts'
import { aPlayer } from '../../player/session/testing/session-fixtures.ts'
import { openSurface, type SurfaceOptions } from '../../testing/surface/open-surface.tsx'

const PATH = '/profile/wallet/transactions'

const TOTALS = {
  result: amountOf(-1234n),
  kinds: [],
  deposited: amountOf(7_000n),
  withdrawn: amountOf(2_500n),
  netDeposits: amountOf(4_500n),
  step: 'day' as const,
  steps: [],
}

function aMove(change: Partial<Transaction> = {}): Transaction {
  return {
    id: '1',
    kind: 'placement',
    amount: amountOf(-500n),
    balance: amountOf(9_500n),
    createdAt: '2026-11-20T12:00:00.000Z',
    bets: [{ id: '7', ref: 'TL-7F3K' }],
    method: null,
    ...change,
  }
}

function openTransactions(answers: SurfaceOptions['answers'] = {}, path = PATH) {
  return openSurface(path, {
    isSignedIn: true,
    answers: {
      getTransactionTotals: () => ({ data: TOTALS }),
      listTransactions: () => ({ data: [aMove()], meta: { next: null } }),
      ...answers,
    },
  })
}

type Page = Awaited<ReturnType<typeof openTransactions>>

const list = async ({ main }: Page) =>
  within(await main().findByRole('list', { name: 'Transactions, newest first' }))

test('[DEP-03] each movement says what it was, its sign, the balance after it, and leads to its bet', async () => {
  const page = await openTransactions({
    listTransactions: () => ({
      data: [
        aMove({ id: '2', kind: 'deposit', amount: amountOf(10_000n), bets: [], method: 'card' }),
        aMove(),
      ],
      meta: { next: null },
    }),
  })
  const [deposit, placed] = (await list(page)).getAllByRole('listitem').map((row) => within(row))
  expect(deposit!.getByText(/^Deposit/)).toBeVisible()
  expect(deposit!.getByText(/^\+.*100\.00/)).toBeVisible()
  expect(deposit!.queryByRole('link')).toBeNull()
  expect(placed!.getByText(/^[-−].*5\.00/)).toBeVisible()
  expect(placed!.getByText(/95\.00/)).toBeVisible()
  expect(placed!.getByRole('link', { name: 'Bet TL-7F3K' })).toHaveAttribute(
    'href',
    expect.stringMatching(/my-bets$/),
  )
})

test('[DEP-03] movements on their way stand in rows of their size', async () => {
  const never = () => new Promise<never>(() => undefined)
  const { main } = await openTransactions({ getTransactionTotals: never, listTransactions: never })
  await main().findByRole('heading', { level: 1 })
  const icons = () => document.querySelectorAll('main [data-shape="circle"]')
  await waitFor(() => expect(icons()).toHaveLength(6))
})

test('[DEP-03] [FAIR-3] money that moves while the page is open is in the list and the sum', async () => {
  const page = await openTransactions()
  expect((await list(page)).getAllByRole('listitem')).toHaveLength(1)
  expect(page.main().getByText(/12\.34/)).toBeVisible()
  page.answer({
    getTransactionTotals: () => ({ data: { ...TOTALS, result: amountOf(5_678n) } }),
    listTransactions: () => ({
      data: [aMove({ id: '2', kind: 'settlement' }), aMove()],
      meta: { next: null },
    }),
  })
  const balance = { currency: 'EUR', amount: amountOf(12_345n) }
  page.push.publish(
    channels.player('en', '7'),
    encodePushEvent({ type: 'balance_changed', balance }),
  )
  expect(await page.main().findByText(/56\.78/)).toBeVisible()
  await waitFor(async () => expect((await list(page)).getAllByRole('listitem')).toHaveLength(2))
})

test('[DEP-03] sums of a currency below each other have all its decimals', async () => {
  const moves = [aMove({ amount: amountOf(22_680n), balance: amountOf(79_680_000n) })]
  const page = await openTransactions({
    getPlayer: () => ({ data: aPlayer({ currency: 'BTC' }) }),
    listTransactions: () => ({ data: moves, meta: { next: null } }),
  })
  const shown = await list(page)
  expect(shown.getByText(/^\+0\.00022680\s₿/)).toBeVisible()
  expect(shown.getByText(/^0\.79680000\s₿/)).toBeVisible()
})

test('[DEP-03] kind and period are asked for, and nothing found leads back to everything', async () => {
  const asked: CallInput<'listTransactions'>['query'][] = []
  const page = await openTransactions({
    listTransactions: ({ query }) => {
      asked.push(query)
      return { data: query?.kinds === undefined ? [aMove()] : [], meta: { next: null } }
    },
  })
  const { user, main } = page
  await list(page)
  await user.click(main().getByRole('radio', { name: 'Credits' }))
  await main().findByText('No transactions here')
  expect(asked.at(-1)?.kinds).toContain('bonus')
  expect(asked.at(-1)?.kinds).not.toContain('placement')
  await user.selectOptions(main().getByRole('combobox', { name: 'Period' }), 'day')
  await waitFor(() =>
    expect(Date.parse(asked.at(-1)?.from ?? '')).toBeGreaterThan(Date.now() - 90_000_000),
  )
  await user.click(await main().findByRole('button', { name: 'Show everything' }))
  await list(page)
  expect(asked.at(-1)?.from).toBeUndefined()
  expect(main().getByRole('radio', { name: 'All' })).toBeChecked()
})

test('[DEP-03] what is asked for stands in the address, and is asked for again from there', async () => {
  const asked: CallInput<'listTransactions'>['query'][] = []
  const listTransactions = ({ query }: CallInput<'listTransactions'>) => {
    asked.push(query)
    return { data: [aMove()], meta: { next: null } }
  }
  const listAccounts = () => ({
    data: ['EUR', 'BTC'].map((currency) => ({ currency, balance: amountOf(1n), active: true })),
  })
  const page = await openTransactions({ listTransactions, listAccounts })
  const { user, main } = page
  await list(page)
  await user.click(main().getByRole('radio', { name: 'Bets' }))
  await user.selectOptions(main().getByRole('combobox', { name: 'Period' }), 'ever')
  await user.selectOptions(main().getByRole('combobox', { name: 'Currency' }), 'BTC')
  await waitFor(() => expect(window.location.search).toBe('?group=bets&time=ever&currency=BTC'))
  asked.length = 0
  await page.reload()
  await list(page)
  for (const query of asked) {
    expect(query?.currency).toBe('BTC')
    expect(query?.kinds).toContain('placement')
    expect(query).not.toHaveProperty('from')
  }
  expect(main().getByRole('radio', { name: 'Bets' })).toBeChecked()
  // What an address may say and nobody can ask for is as if it said nothing.
  await page.load(`${PATH}?group=x&time=never&currency=XXX`)
  await list(page)
  expect(asked.at(-1)?.currency).toBe('EUR')
  expect(asked.at(-1)).toHaveProperty('from')
})

test('[DEP-03] an account that nothing ever moved offers no way back to more', async () => {
  const { user, main } = await openTransactions({
    listTransactions: () => ({ data: [], meta: { next: null } }),
  })
  await main().findByRole('button', { name: 'Show everything' })
  await user.selectOptions(main().getByRole('combobox', { name: 'Period' }), 'ever')
  await waitFor(() => expect(main().queryByRole('button', { name: 'Show everything' })).toBeNull())
  await main().findByText('No transactions here')
})

test('[DEP-03] the next page is read near the end of the list, and its rows follow', async () => {
  const page = await openTransactions({
    listTransactions: ({ query }) =>
      query?.before === '5:1'
        ? { data: [aMove({ id: '2', kind: 'settlement' })], meta: { next: null } }
        : { data: [aMove()], meta: { next: '5:1' } },
  })
  await waitFor(async () => {
    expect((await list(page)).getAllByRole('listitem')).toHaveLength(2)
  })
  expect((await list(page)).getByText('Bet paid')).toBeVisible()
})

test('[DEP-03] [FAIR-3] movements and totals that cannot be read say so, each with a way to read them again', async () => {
  const failing = () => Promise.reject(refusal(500))
  const page = await openTransactions({ getTransactionTotals: failing })
  const { user, main, answer } = page
  await list(page)
  await main().findByText('Your transactions could not be loaded')
  answer({ getTransactionTotals: () => ({ data: TOTALS }) })
  await user.click(await main().findByRole('button', { name: 'Try again' }))
  await main().findByText('Won or lost on bets')

  answer({ listTransactions: failing })
  await user.click(main().getByRole('radio', { name: 'Bets' }))
  await main().findByText('Your transactions could not be loaded')
  expect(main().queryByText('No transactions here')).toBeNull()
  answer({ listTransactions: () => ({ data: [aMove()], meta: { next: null } }) })
  await user.click(await main().findByRole('button', { name: 'Try again' }))
  await list(page)
})

test('[DEP-03] where nothing can be read it is said once, with one way to read all again', async () => {
  const failing = () => Promise.reject(noAnswer())
  const page = await openTransactions({ getTransactionTotals: failing, listTransactions: failing })
  const { user, main, answer, heardOf } = page
  await main().findByText('Your transactions could not be loaded')
  await waitFor(() => expect(heardOf('listTransactions')).not.toEqual([]))
  expect(main().getAllByRole('button', { name: 'Try again' })).toHaveLength(1)
  expect(main().getByText(/^Check your connection/)).toBeVisible()
  answer({
    getTransactionTotals: () => ({ data: TOTALS }),
    listTransactions: () => ({ data: [aMove()], meta: { next: null } }),
  })
  await user.click(main().getByRole('button', { name: 'Try again' }))
  await main().findByText('Won or lost on bets')
  await list(page)
})

test('[DEP-03] a statement that cannot be read is an alert, and its button can be pressed again', async () => {
  const page = await openTransactions()
  const { user, main, screen, answer, heardOf } = page
  await list(page)
  answer({ listTransactions: () => Promise.reject(refusal(500)) })
  const save = main().getByRole('button', { name: 'Save as CSV' })
  await user.click(save)
  await screen.findByText('Your transactions could not be loaded')
  expect(save).toBeEnabled()
  const before = heardOf('listTransactions').length
  await user.click(save)
  await waitFor(() => expect(heardOf('listTransactions').length).toBeGreaterThan(before))
})

test('[DEP-03] a statement on paper says whose it is, of what, and from when to when', async () => {
  const page = await openTransactions({}, `${PATH}?group=bets`)
  const { user, main } = page
  await list(page)
  const printed: string[] = []
  const print = () => {
    const paper = document.querySelector('.printed-statement')
    for (const line of paper?.querySelectorAll('h1, p, tbody tr') ?? []) {
      printed.push(line.textContent)
    }
  }
  Object.assign(window, { print })
  await user.click(main().getByRole('button', { name: 'Print a statement' }))
  await waitFor(() => expect(printed).toHaveLength(4))
  const [what, whose, when, row] = printed
  expect(what).toBe('Statement · EUR · Bets')
  expect(whose).toBe(displayName(aPlayer()))
  const [from, to] = (when ?? '').split(' – ').map((day) => Date.parse(day.replace(' at ', ', ')))
  expect(((to ?? 0) - (from ?? 0)) / 86_400_000).toBeCloseTo(30, 0)
  expect(row).toContain('TL-7F3K')
  await waitFor(() => expect(document.querySelector('.printed-statement')).toBeNull())
})

test('[DEP-03] [I18N-08] from right to left every amount stands apart from the words around it', async () => {
  const { main } = await openTransactions({}, `/ar${PATH}`)
  expect(document.documentElement).toHaveAttribute('dir', 'rtl')
  const amounts = await main().findAllByText(/[5٥][.٫][0٠]{2}/)
  expect(amounts.length).toBeGreaterThan(1)
  for (const amount of amounts) expect(amount.closest('bdi')).not.toBeNull()
})
