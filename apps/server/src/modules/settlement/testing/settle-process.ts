import { openDatabase } from '../../../db/database.ts'
import { systemClock } from '../../clock.ts'
import { createSettlementWorkers } from '../settlement-workers.ts'

/** Settles what is queued in the database of its argument, for a test that kills it. */
const [, , url = ''] = process.argv
const database = await openDatabase({ databaseUrl: url, dataDir: '/nowhere' })
const workers = createSettlementWorkers({
  db: database.kysely,
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
workers.start()
await workers.idle()
await database.close()
