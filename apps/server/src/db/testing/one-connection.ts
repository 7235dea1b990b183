import { AsyncLocalStorage } from 'node:async_hooks'
import { TransactionBuilder } from 'kysely'
import type { Pool } from '../connections.ts'

const within = new AsyncLocalStorage<{ isOver: boolean }>()

type Begin = (this: unknown, callback: (trx: unknown) => Promise<unknown>) => Promise<unknown>

const builder = TransactionBuilder.prototype as unknown as { execute: Begin }
const { execute } = builder

builder.execute = async function begin(callback) {
  const transaction = { isOver: false }
  try {
    return await execute.call(this, (trx) => within.run(transaction, () => callback(trx)))
  } finally {
    transaction.isOver = true
  }
}

/** @throws in the middle of a transaction: its connection and its locks would wait for something else */
export function refuseInTransaction(what: string): void {
  if (within.getStore()?.isOver === false) throw new Error(`In a transaction, ${what}`)
}

/**
 * Fails whatever asks the pool for another connection in the middle of a transaction. As many of those at
 * once as the pool has connections would all wait for one that none of them gives back.
 */
export function refuseSecondConnection(pool: Pool): void {
  const connect = pool.connect.bind(pool) as (...given: readonly unknown[]) => unknown
  const guarded = (...given: readonly unknown[]) => {
    refuseInTransaction('a second connection is asked for: hand its own on')
    return connect(...given)
  }
  pool.connect = guarded as typeof pool.connect
}
