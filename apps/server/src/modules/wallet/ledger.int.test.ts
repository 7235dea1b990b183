import { amountOf } from '@touchline/betting'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../db/database.ts'
import { createTestDatabase, allEngines } from '../../db/testing/test-database.ts'
import { expectLedgerToBalance } from '../testing/ledger-audit.ts'
import { createPlayer } from '../testing/people.ts'
import { listAccounts, openAccount } from './account-repository.ts'
import { postTransaction } from './post-transaction.ts'

describe.each(allEngines)('the ledger on $name', (engine) => {
  let database: Database
  beforeAll(async () => {
    database = await createTestDatabase(engine)
  })
  afterAll(() => database.close())

  it('[ACC-01] [ACC-06] keeps a balance per currency that is the sum of its entries', async () => {
    const id = await createPlayer(database.kysely, {
      EUR: amountOf(1000n),
      BTC: amountOf(5_000_000n),
    })
    expect(await listAccounts(database.kysely, id)).toEqual([
      { currency: 'EUR', balance: 1000n, active: true },
      { currency: 'BTC', balance: 5_000_000n, active: true },
    ])
    await expectLedgerToBalance(database.kysely)
  })

  it('refuses entries that do not sum to zero', async () => {
    const id = await createPlayer(database.kysely, { EUR: amountOf(1000n) })
    const unbalanced = postTransaction(database.kysely, {
      kind: 'credit',
      cause: `unbalanced:${id}`,
      playerId: id,
      currency: 'EUR',
      entries: [{ account: 'player', amount: amountOf(5n) }],
    })
    await expect(unbalanced).rejects.toThrow('do not sum to zero')
    await expectLedgerToBalance(database.kysely)
  })

  it('refuses a balance below 0', async () => {
    const id = await createPlayer(database.kysely, { EUR: amountOf(1000n) })
    const overdraft = postTransaction(database.kysely, {
      kind: 'credit',
      cause: `overdraft:${id}`,
      playerId: id,
      currency: 'EUR',
      entries: [
        { account: 'player', amount: amountOf(-1001n) },
        { account: 'funding', amount: amountOf(1001n) },
      ],
    })
    await expect(overdraft).rejects.toThrow('accounts_balance_not_negative')
  })

  it('books a cause once', async () => {
    const id = await createPlayer(database.kysely, { EUR: amountOf(1000n) })
    const book = () =>
      postTransaction(database.kysely, {
        kind: 'credit',
        cause: `once:${id}`,
        playerId: id,
        currency: 'EUR',
        entries: [
          { account: 'player', amount: amountOf(7n) },
          { account: 'funding', amount: amountOf(-7n) },
        ],
      })
    await book()
    await expect(book()).rejects.toThrow('duplicate key')
    expect((await listAccounts(database.kysely, id))[0]?.balance).toBe(1007n)
  })

  it.each([
    'update ledger_entries set amount = 1',
    'delete from ledger_entries',
    'truncate ledger_transactions cascade',
  ])('is append-only: %s is refused', async (statement) => {
    await expect(sql.raw(statement).execute(database.kysely)).rejects.toThrow('append-only')
  })

  it('opens an account once', async () => {
    const id = await createPlayer(database.kysely, { EUR: amountOf(1000n) })
    await openAccount(database.kysely, id, 'EUR')
    expect(await listAccounts(database.kysely, id)).toHaveLength(1)
  })
})
