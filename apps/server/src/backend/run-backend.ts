import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Database } from '../db/database.ts'
import type { Readiness } from '../http/operations/health-routes.ts'
import type { Clock } from '../modules/clock.ts'
import type { SessionKeeper } from '../modules/sessions/session-keeper.ts'
import type { Reporter } from '../reporting/reporter.ts'
import type { Retention } from '../settings/retention.ts'
import type { BookSource } from './book-source.ts'
import type { Desks } from './create-desks.ts'
import type { Duties } from './duties.ts'
import { startHousekeeping } from './housekeeping.ts'
import type { Push } from './open-push.ts'
import type { SharedLink } from './shared-link.ts'
import type { UpdatesSwitch } from './updates-switch.ts'

type Parts = {
  readonly duties: Duties
  readonly source: BookSource
  readonly updates: UpdatesSwitch
  readonly shared: SharedLink | undefined
  readonly database: Database
  readonly push: Push
  readonly desks: Desks
  readonly sessions: SessionKeeper
  readonly clock: Clock
  readonly retention: Retention
  readonly reporter: Reporter
}

export type Runner = {
  readonly readiness: Readiness
  start(): Promise<void>
  stop(app: FastifyInstance): Promise<void>
}

/** The order in which the parts come up and go down. */
export function createRunner(parts: Parts): Runner {
  const {
    duties,
    source,
    updates,
    shared,
    database,
    push,
    desks,
    sessions,
    clock,
    retention,
    reporter,
  } = parts
  let stopHousekeeping: () => Promise<void> = async () => undefined
  let filled = false
  let running = false
  let stopping: Promise<void> | undefined

  const stopAll = async (app: FastifyInstance) => {
    running = false
    // Sockets first: a server that closes waits for every open connection.
    await push.close()
    await app.close()
    updates.stop()
    await stopHousekeeping()
    await desks.offers.stop()
    await desks.acceptance.stop()
    await desks.cashOuts.stop()
    await desks.receipts.stop()
    await source.stop()
    await desks.settlement.stop()
    shared?.redis.close()
    await database.close()
  }

  return {
    readiness: {
      async missing() {
        if (!running || !filled) return 'feed'
        const answers = await sql`select 1`.execute(database.kysely).then(
          () => true,
          () => false,
        )
        return answers ? null : 'database'
      },
    },
    async start() {
      if (duties.desks) desks.settlement.listen()
      void source.filled.then(() => {
        filled = true
        updates.begin()
      })
      await source.start()
      if (duties.desks) {
        stopHousekeeping = startHousekeeping({
          db: database.kysely,
          clock,
          sessions,
          retention,
          reporter,
        })
        await desks.acceptance.start()
        await desks.cashOuts.start()
        await desks.settlement.start()
      }
      running = true
    },
    stop(app) {
      stopping ??= stopAll(app)
      return stopping
    },
  }
}
