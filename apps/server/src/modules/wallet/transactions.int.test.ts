import { amountOf, statementCsv } from '@touchline/betting'
import { kindsOf, type ApiClient, type Transaction } from '@touchline/contract'
import { sql, type RawBuilder } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { engines } from '../../db/testing/test-database.ts'
import { backendOfTest } from '../testing/backend-of-suite.ts'
import { leg, single } from '../testing/placements.ts'
import { refusalOf } from '../testing/refusal.ts'
import { listTransactions, transactionsStatement } from './list-transactions.ts'
import { postTransaction } from './post-transaction.ts'
import { movesStatement, paidStatement, transactionTotals } from './transaction-totals.ts'

const MOVES = 20_000
/** As many as a statement may write in its time, and a transaction of the ledger has here. */
const BATCH = 2_000
const EUR = { code: 'EUR', subunits: 100 }
const LONG_AGO = new Date('2020-02-03T12:00:00Z')
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

  it('[DEP-03] a kind that there is not is refused, and is no statement without lines', async () => {
    const query = { currency: 'EUR', kinds: ['stake', 'deposits'] }
    expect(await refusalOf(test.client('listTransactions', { query }))).toMatchObject({
      status: 400,
      details: { fields: { kinds: 'error.form.invalid' } },
    })
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
    const totals = async (period: { from?: string; to?: string; timeZone?: string } = {}) =>
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
    // PostgreSQL would read an offset the other way round: what is no zone is UTC.
    const from = new Date(Date.now() - 86_400_000).toISOString()
    const days = async (timeZone: string) => (await totals({ from, timeZone })).steps
    const inUtc = await days('UTC')
    for (const offset of ['+12:00', '-12:00', 'nowhere']) expect(await days(offset)).toEqual(inUtc)
    const paid = await test.client('listTransactions', {
      query: { currency: 'EUR', kinds: kindsOf('payments') },
    })
    expect(paid.data.map(({ amount }) => amount)).toEqual([-2_500n, 7_000n])
  })

  describe('[DEP-03] of an account with 20,000 movements among many with few', () => {
    let account: { playerId: number; currency: string }
    beforeAll(async () => {
      const { kysely } = test.database
      const { rows } = await sql<{ playerId: number }>`
        with added as (
          insert into players (email, password_hash, language, currency)
          select 'account-' || number || '@touchline.test', 'none', 'en', 'EUR'
          from generate_series(1, 300) as number returning id
        ),
        opened as (
          insert into accounts (player_id, currency, balance) select id, 'EUR', 0 from added
        )
        select id as "playerId" from added order by id
      `.execute(kysely)
      const [many, ...others] = rows.map(({ playerId }) => playerId)
      if (many === undefined) throw new Error('there is no player')
      account = { playerId: many, currency: 'EUR' }
      for (let number = 0; number < MOVES / BATCH; number += 1) {
        await book({ cause: `many:${number}`, to: many, times: BATCH, at: LONG_AGO })
      }
      for (const player of others) {
        await book({ cause: `few:${player}`, to: player, times: 2, at: LONG_AGO })
      }
      await book({ cause: 'today', to: many, times: 1, at: new Date() })
      await sql`vacuum analyze ledger_entries, ledger_transactions, accounts`.execute(kysely)
    })

    type Booked = { cause: string; to: number; times: number; at: Date }

    /** Credits of three cents, so many to each, each in a transaction of its own. */
    async function book({ cause, to, times, at }: Booked): Promise<void> {
      await sql`
        with booked as (
          insert into ledger_transactions (kind, cause, player_id, created_at)
          select 'credit', ${cause}::text || ':' || number, ${to}::integer, ${at}
          from generate_series(1, ${times}::integer) as number
          returning id, player_id
        )
        insert into ledger_entries (transaction_id, account_id, currency, amount)
        select booked.id, accounts.id, 'EUR', case when accounts.house is null then 3 else -3 end
        from booked join accounts on accounts.currency = 'EUR'
          and (accounts.player_id = booked.player_id or accounts.house = 'funding')
        order by booked.id
      `.execute(test.database.kysely)
    }

    async function planOf(statement: RawBuilder<unknown>): Promise<string> {
      const { rows } = await sql<{ 'QUERY PLAN': string }>`
        explain (analyze, timing off, costs off) ${statement}
      `.execute(test.database.kysely)
      return rows.map((row) => row['QUERY PLAN']).join('\n')
    }
    /** Rows of the ledger that it looked at: each scan's, as often as it was begun. */
    const rowsRead = (plan: string) =>
      [...plan.matchAll(/Scan .*on ledger_.*rows=(\d+)[.\d]* loops=(\d+)/g)].reduce(
        (sum, [, rows, loops]) => sum + Number(rows) * Number(loops),
        0,
      )
    const today = () => ({ from: new Date(Date.now() - 3_600_000), to: null })

    it('a page is read by the index of the account, as far as it shows', async () => {
      const { kysely } = test.database
      const asked = { account, kinds: null, ...EVER, before: null, limit: 100 }
      const first = await listTransactions(kysely, asked)
      expect(first.transactions[0]?.balance).toBe(BigInt(3 * MOVES + 3))
      const deep = { ...asked, before: `${first.transactions.at(-1)?.id}:${3 * MOVES + 3 - 300}` }
      expect(first.next).toBe(deep.before)
      for (const page of [asked, deep]) {
        const plan = await planOf(transactionsStatement(page))
        expect(plan).toContain('ledger_entries_account')
        expect(plan).not.toMatch(/Seq Scan on ledger|Sort/)
        // A page, and little more.
        expect(rowsRead(plan)).toBeLessThan(500)
      }
    })

    it('a period that shows less than a page is read to its beginning alone', async () => {
      const asked = { account, kinds: null, ...today(), before: null, limit: 100 }
      expect(await listTransactions(test.database.kysely, asked)).toMatchObject({
        transactions: [{ amount: 3n, balance: BigInt(3 * MOVES + 3) }],
        next: null,
      })
      expect(rowsRead(await planOf(transactionsStatement(asked)))).toBeLessThan(20)
      const before = { ...asked, from: new Date(Date.now() + 3_600_000) }
      expect((await listTransactions(test.database.kysely, before)).transactions).toEqual([])
    })

    it('a period that is over reads of what came after it the amounts alone', async () => {
      const { kysely } = test.database
      const { rows } = await sql<{ id: number }>`
        with added as (
          insert into players (email, password_hash, language, currency)
          values ('over@touchline.test', 'none', 'en', 'EUR') returning id
        )
        insert into accounts (player_id, currency, balance) select id, 'EUR', 0 from added
        returning player_id as id
      `.execute(kysely)
      const to = rows[0]?.id ?? 0
      const at = (days: number) => new Date(LONG_AGO.getTime() + days * 86_400_000)
      await book({ cause: 'over', to, times: 2, at: LONG_AGO })
      await book({ cause: 'after', to, times: BATCH, at: at(10) })
      await sql`vacuum analyze ledger_entries, ledger_transactions, accounts`.execute(kysely)
      const asked = {
        account: { playerId: to, currency: 'EUR' },
        kinds: null,
        from: null,
        to: at(1),
        before: null,
        limit: 1,
      }
      const first = await listTransactions(kysely, asked)
      expect(first.transactions).toMatchObject([{ amount: 3n, balance: 6n }])
      const second = await listTransactions(kysely, { ...asked, before: first.next })
      expect(second.transactions).toMatchObject([{ amount: 3n, balance: 3n }])
      const plan = await planOf(transactionsStatement(asked))
      const looked = plan.split('\n').filter((line) => line.includes('on ledger_transactions'))
      expect(rowsRead(looked.join('\n'))).toBeLessThan(20)
      const none = await listTransactions(kysely, { ...asked, to: at(-1) })
      expect(none).toEqual({ transactions: [], next: null })
    })

    it('totals of a period read its own movements, and those that are payments', async () => {
      const { kysely } = test.database
      const { kinds } = await transactionTotals(kysely, account, EVER, 'UTC')
      expect(kinds).toEqual([{ kind: 'credit', amount: BigInt(3 * MOVES + 3), count: MOVES + 1 }])
      const short = await transactionTotals(kysely, account, today(), 'UTC')
      expect(short.kinds).toEqual([{ kind: 'credit', amount: 3n, count: 1 }])
      const step = { step: 'day', timeZone: 'UTC' } as const
      expect(rowsRead(await planOf(movesStatement(account, today(), step)))).toBeLessThan(20)
      expect(rowsRead(await planOf(paidStatement(account)))).toBe(0)
    })
  })
})
