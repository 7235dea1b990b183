import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { createPool, DEFAULT_LIMITS, openClient, withClient } from './connections.ts'
import type { ConnectionLimits } from './connections.ts'
import type { Database } from './database.ts'
import { databaseAnswers } from './database-answers.ts'
import { isDatabaseAway, isOverTime } from './database-error.ts'
import { createTestDatabase, allEngines } from './testing/test-database.ts'

describe.each(allEngines)('connections to $name', (engine) => {
  let database: Database
  beforeAll(async () => {
    database = await createTestDatabase(engine)
  })
  afterAll(() => database.close())

  const openPool = (limits: Partial<ConnectionLimits> = {}) => {
    const pool = createPool(database.url, { ...DEFAULT_LIMITS, ...limits }, () => undefined)
    onTestFinished(() => pool.end())
    return pool
  }
  const cutAll = () =>
    withClient(database.url, (client) =>
      client.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and pid <> pg_backend_pid()`,
      ),
    )
  const administer = (statement: string) =>
    withClient(database.url, async (client) => {
      await client.query('set default_transaction_read_only = off')
      const { rows } = await client.query<{ statement: string }>(
        'select format($1, current_database()) as statement',
        [statement],
      )
      await client.query(rows[0]?.statement ?? '')
    })
  const failureOf = (work: Promise<unknown>): Promise<unknown> =>
    work.then(
      () => undefined,
      (error: unknown) => error,
    )

  it('[R2] that are cut while somebody has them fail for him, and others take their place', async () => {
    const pool = openPool()
    const taken = await Promise.all(Array.from({ length: 4 }, () => pool.connect()))
    const [inTransaction, asking] = taken
    await inTransaction?.query('begin')
    const answer = failureOf(asking?.query('select pg_sleep(60)') ?? Promise.resolve())
    const ends = taken.map((client) => new Promise((resolve) => client.once('end', resolve)))
    await cutAll()
    await Promise.all(ends)
    expect(isDatabaseAway(await answer)).toBe(true)
    expect(isDatabaseAway(await failureOf(taken[2]!.query('select 1')))).toBe(true)
    for (const client of taken) client.release()
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  })

  it('[R2] that are cut while they listen end without a word', async () => {
    const client = await openClient(database.url)
    await client.query('listen news')
    const end = new Promise((resolve) => client.once('end', resolve))
    await cutAll()
    await end
    expect(isDatabaseAway(await failureOf(client.query('select 1')))).toBe(true)
  })

  it('[R2] that may only read give way to new ones, which may write again', async () => {
    const pool = openPool({ poolSize: 1 })
    const { rows } = await pool.query<{ pid: number }>('select pg_backend_pid() as pid')
    await pool.query('set default_transaction_read_only = on')
    const client = await pool.connect()
    await client.query('begin')
    const refused = await failureOf(client.query('create table news (id integer)'))
    await client.query('rollback')
    client.release()
    expect(isDatabaseAway(refused)).toBe(true)
    await pool.query('create table news (id integer)')
    expect((await pool.query('select pg_backend_pid() as pid')).rows).not.toEqual(rows)
  })

  it('[R2] that may only read do not answer, as far as anybody is concerned', async () => {
    const { kysely } = database
    await administer('alter database %I set default_transaction_read_only = on')
    await cutAll()
    expect(await databaseAnswers(kysely)).toBe(false)
    await administer('alter database %I reset default_transaction_read_only')
    expect(await databaseAnswers(kysely)).toBe(true)
  })

  it('[R2] are as many as the setting says, and nobody waits for one without end', async () => {
    const pool = openPool({ poolSize: 2, connectMs: 2_000 })
    const taken = await Promise.all([pool.connect(), pool.connect()])
    expect(isDatabaseAway(await failureOf(pool.connect()))).toBe(true)
    for (const client of taken) client.release()
    const again = await pool.connect()
    again.release()
  })

  it('[R2] end a statement, and a transaction that nobody goes on with, in time', async () => {
    const pool = openPool({ statementMs: 20, idleTransactionMs: 20 })
    expect(isOverTime(await failureOf(pool.query('select pg_sleep(60)')))).toBe(true)
    const client = await pool.connect()
    const end = new Promise((resolve) => client.once('end', resolve))
    await client.query('begin')
    await end
    client.release()
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  })
})
