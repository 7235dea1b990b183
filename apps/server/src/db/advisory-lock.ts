import { sql } from 'kysely'
import type { Executor } from './database.ts'

/** Any numbers, the same for every process and version of the product; migrations have 7,201,983,301. */
const LOCKS = {
  results: 7_201_983_302,
  offers: 7_201_983_303,
  jackpots: 7_201_983_304,
  demoPlayer: 7_201_983_305,
} as const

/**
 * Waits until no other transaction does the same, and keeps all others from it until this one ends. A
 * lock of the whole table would do so too, and stand in a circle with whoever has locked one of its rows
 * and is about to write it.
 */
export async function lockUntilCommit(trx: Executor, what: keyof typeof LOCKS): Promise<void> {
  await sql`select pg_advisory_xact_lock(${LOCKS[what]})`.execute(trx)
}
