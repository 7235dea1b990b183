import { amountOf, statementCsv } from '@touchline/betting'
import { kindsOf, type ApiClient, type Transaction } from '@touchline/contract'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { engines } from '../../db/testing/test-database.ts'
import { backendOfTest } from '../testing/backend-of-suite.ts'
import { createPlayer } from '../testing/people.ts'
import { leg, single } from '../testing/placements.ts'
import { refusalOf } from '../testing/refusal.ts'
import { listTransactions, transactionsStatement } from './list-transactions.ts'
import { postTransaction } from './post-transaction.ts'
import { transactionTotals } from './transaction-totals.ts'

const MOVES = 100_000
/** As many as a statement may write in its time, and a transaction of the ledger has here. */
const BATCH = 2_000
const EUR = { code: 'EUR', subunits: 100 }
const EVER = { from: null, to: null }

describe.each(engines)('transactions on $name', (engine) => {
  const test = backendOfTest(engine)

  async function readAll(client: ApiClient, limit = 2): Promise<Transaction[]> {
    const all: Transaction[] = []
    let before: string | undefined
    for (;;) {
      const { data, meta } = await client('listTransactions', {
        query: { currency: 'EUR', limit, ...(before === undefined ? {} : { before }) },
      })
      all.push(...data)
      if (meta.next === null) return all
      before = meta.next
    }
  }

  it('[DEP-03] [FAIR-2] every movement is listed once with what it is about, and the balance after it', async () => {
    const placed = await test.client('placeBets', {
      body: single(leg('1', '1', 2000), amountOf(500n)),
    })
    await postTransaction(test.database.kysely, {
      kind: 'settlement',
      cause: placed.data[0]?.id ?? '',
      playerId: test.playerId,
      currency: 'EUR',
      entries: [
        { account: 'stakes', amount: amountOf(-5n) },
        { account: 'player', amount: amountOf(5n) },
      ],
    })
    const all = await readAll(test.client)
    expect(all.map(({ kind }) => kind)).toEqual(['settlement', 'placement', 'credit'])
    const ref = placed.data[0]?.ref
    expect(all.map(({ bets }) => bets.map((bet) => bet.ref))).toEqual([[ref], [ref], []])
    const accounts = (await test.client('listAccounts')).data
    expect(all[0]?.balance).toBe(accounts.find(({ currency }) => currency === 'EUR')?.balance)
    for (const [index, move] of all.entries()) {
      expect(move.balance - move.amount).toBe(all[index + 1]?.balance ?? 0n)
    }
    expect(await readAll(test.visitor(), 2).catch(() => 'refused')).toBe('refused')
  })

  it.each([
    { before: `${10n ** 18n - 1n}:${1n - 10n ** 18n}` },
    { before: `${10n ** 18n - 1n}:9007199254740993` },
    { from: '2026-01-01T00:00:00-00' },
    { to: '2026-01-01T00:00:00+24' },
  ])('[DEP-03] what stands at %o is refused', async (at) => {
    const query = { currency: 'EUR', ...at }
    const refusal = { status: 400 }
    expect(await refusalOf(test.client('listTransactions', { query }))).toMatchObject(refusal)
    const { before, ...period } = { before: undefined, ...query }
    if (before !== undefined) return
    const totals = test.client('getTransactionTotals', { query: period })
    expect(await refusalOf(totals)).toMatchObject(refusal)
  })

  it('[DEP-03] [FAIR-2] the statement is the ledger, to the cent', async () => {
    await test.client('placeBets', { body: single(leg('1', '1', 2000), amountOf(500n)) })
    const lines = (await readAll(test.client, 1)).map((move) => ({
      ...move,
      at: move.createdAt,
      references: move.bets.map(({ ref }) => ref),
    }))
    const csv = statementCsv(lines, EUR).trim().split('\r\n').slice(1)
    const { rows } = await sql<{ id: bigint; amount: bigint; balance: bigint }>`
      select e.id, e.amount, sum(e.amount) over (order by e.id)::bigint as balance
      from ledger_entries e join accounts a on a.id = e.account_id
      where a.player_id = ${test.playerId} and a.currency = 'EUR' order by e.id desc
    `.execute(test.database.kysely)
    const cents = (text: string | undefined) => BigInt((text ?? '').replace('.', ''))
    expect(
      csv.map((line) => {
        const [id, , , amount, balance] = line.split(',')
        return { id: BigInt(id ?? ''), amount: cents(amount), balance: cents(balance) }
      }),
    ).toEqual(rows)
  })

  it('[FAIR-3] [FAIR-4] the result of a period and net deposits of a life are sums of the ledger', async () => {
    const move = (kind: 'deposit' | 'withdrawal', amount: bigint) =>
      postTransaction(test.database.kysely, {
        kind,
        cause: `${kind}:${amount}:${test.playerId}`,
        playerId: test.playerId,
        currency: 'EUR',
        entries: [
          { account: 'player', amount: amountOf(amount) },
          { account: 'clearing', amount: amountOf(-amount) },
        ],
      })
    await move('deposit', 7_000n)
    await move('withdrawal', -2_500n)
    const { data: bets } = await test.client('placeBets', {
      body: single(leg('1', '1', 2000), amountOf(500n)),
    })
    const totals = async (period: { from?: string; to?: string } = {}) =>
      (await test.client('getTransactionTotals', { query: { currency: 'EUR', ...period } })).data
    expect(bets[0]?.stake).toBe(500n)
    expect(await totals()).toMatchObject({
      result: -500n,
      deposited: 7_000n,
      withdrawn: 2_500n,
      netDeposits: 4_500n,
      step: 'month',
      steps: [{ result: -500n }],
    })
    const before = await totals({ to: '2001-01-01T00:00:00.000Z' })
    expect(before).toMatchObject({ result: 0n, kinds: [], steps: [], netDeposits: 4_500n })
    const paid = await test.client('listTransactions', {
      query: { currency: 'EUR', kinds: kindsOf('payments') },
    })
    expect(paid.data.map(({ amount }) => amount)).toEqual([-2_500n, 7_000n])
  })

  it('[DEP-03] a page of 100,000 movements is read by the index of the account, as far as it shows', async () => {
    const { kysely } = test.database
    const playerId = await createPlayer(kysely, { EUR: amountOf(1n) })
    for (let number = 0; number < MOVES / BATCH; number += 1) {
      await sql`
        with booked as (
          insert into ledger_transactions (kind, cause, player_id)
          values ('credit', ${`many:${number}`}, ${playerId}::integer) returning id
        )
        insert into ledger_entries (transaction_id, account_id, currency, amount)
        select booked.id, accounts.id, 'EUR', 3
        from booked, accounts, generate_series(1, ${BATCH}::integer)
        where currency = 'EUR' and player_id = ${playerId}
        union all
        select booked.id, accounts.id, 'EUR', -3 * ${BATCH}::integer
        from booked, accounts
        where currency = 'EUR' and house = 'funding'
      `.execute(kysely)
    }
    await sql`analyze ledger_entries, ledger_transactions, accounts`.execute(kysely)
    const account = { playerId, currency: 'EUR' }
    const asked = { account, kinds: null, ...EVER, before: null, limit: 100 }
    const first = await listTransactions(kysely, asked)
    expect(first.transactions[0]?.balance).toBe(BigInt(3 * MOVES + 1))
    const deep = { ...asked, before: `${first.transactions.at(-1)?.id}:${3 * MOVES + 1 - 300}` }
    expect(first.next).toBe(deep.before)
    for (const page of [asked, deep]) {
      const { rows } = await sql<{ 'QUERY PLAN': string }>`
        explain (analyze, timing off, costs off) ${transactionsStatement(page)}
      `.execute(kysely)
      const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
      expect(plan).toContain('ledger_entries_account')
      expect(plan).not.toMatch(/Seq Scan on ledger|Sort/)
      // A page, and little more.
      expect(Number(/ledger_entries_account.*rows=(\d+)/.exec(plan)?.[1])).toBeLessThan(500)
    }
    const { kinds } = await transactionTotals(kysely, account, EVER, 'UTC')
    expect(kinds).toEqual([{ kind: 'credit', amount: BigInt(3 * MOVES + 1), count: MOVES + 1 }])
  })
})
