import { Kysely, PostgresDialect } from 'kysely'
import { createPool } from '../../../db/pool.ts'
import type { Schema } from '../../../db/schema.ts'
import { systemClock } from '../../clock.ts'
import { createSettlementWorkers } from '../settlement-workers.ts'

/** Settles what is queued in the database of its argument, for a test that kills it. */
const [, , url = ''] = process.argv
const pool = createPool(url)
const workers = createSettlementWorkers({
  db: new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) }),
  clock: systemClock,
  reporter: {
    report: (error) => {
      throw error
    },
  },
  workers: 1,
  tell: () => undefined,
})
process.stdout.write('started\n')
await workers.work()
await pool.end()
