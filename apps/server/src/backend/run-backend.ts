import type { FastifyInstance } from 'fastify'
import { databaseAnswers } from '../db/database-answers.ts'
import type { Database } from '../db/database.ts'
import type { Readiness } from '../http/operations/health-routes.ts'
import type { Clock } from '../modules/clock.ts'
import type { LotteryService } from '../modules/lotteries/lottery-service.ts'
import type { JackpotService } from '../modules/jackpots/jackpot-service.ts'
import type { SessionKeeper } from '../modules/sessions/session-keeper.ts'
import type { SiteKeeper } from '../modules/site/site-keeper.ts'
import type { Reporter } from '../reporting/reporter.ts'
import type { Retention } from '../settings/retention.ts'
import type { BookSource } from './book-source.ts'
import type { BettingServices } from './create-betting-services.ts'
import type { Duties } from './duties.ts'
import { startHousekeeping } from './housekeeping.ts'
import type { Bonuses } from './open-bonuses.ts'
import type { Notifying } from './open-notifying.ts'
import type { Payments } from './open-payments.ts'
import type { Push } from './open-push.ts'
import type { SharedLink } from './shared-link.ts'
import { stopParts } from './stop-parts.ts'
import type { UpdatesSwitch } from './updates-switch.ts'

type Parts = {
  readonly duties: Duties
  readonly source: BookSource
  readonly updates: UpdatesSwitch
  readonly shared: SharedLink | undefined
  readonly database: Pick<Database, 'kysely' | 'close'>
  readonly push: Push
  readonly services: BettingServices
  readonly sessions: SessionKeeper
  readonly site: Pick<SiteKeeper, 'start' | 'stop'>
  readonly payments: Payments
  readonly notifying: Notifying
  /** Undefined where none are played. */
  readonly jackpots: JackpotService | undefined
  readonly lotteries: LotteryService
  readonly bonuses: Pick<Bonuses, 'teller' | 'payer'>
  readonly clock: Clock
  readonly retention: Retention
  readonly reporter: Reporter
  readonly drainMs: number
}

export type StopOptions = {
  /** Without pauses, also those of a stop that has begun. */
  readonly now?: boolean
}

export type Runner = {
  readonly readiness: Readiness
  start(): Promise<void>
  stop(app: FastifyInstance, options?: StopOptions): Promise<void>
}

/** Sockets of a process that ends close in so many steps. */
const WAVES = 20

/** The order in which the parts come up and go down. */
export function createRunner(parts: Parts): Runner {
  const { duties, source, updates, shared, database, push, services, payments, clock } = parts
  const { notifying, bonuses, drainMs } = parts
  let stopHousekeeping: () => Promise<void> = async () => undefined
  let filled = false
  let running = false
  let stopping: Promise<void> | undefined
  let hurried = drainMs === 0
  let hurry: () => void = () => undefined

  const pause = (ms: number): Promise<void> =>
    new Promise((resolve) => {
      if (hurried) return resolve()
      const cancel = clock.after(ms, resolve)
      hurry = () => {
        cancel()
        resolve()
      }
    })

  const stopAll = async (app: FastifyInstance) => {
    // From here on /readyz says so: proxies send nobody any more, and the sockets find another place.
    await pause(drainMs)
    const drain = () => push.drain(WAVES, () => pause(drainMs / WAVES))
    const rest = endsOf(parts, app, stopHousekeeping)
    await stopParts({ drain, ...rest }, parts.reporter)
  }

  return {
    readiness: {
      async missing() {
        if (stopping !== undefined) return 'stopping'
        const answers = await Promise.all([
          databaseAnswers(database.kysely),
          shared?.redis.answers() ?? true,
        ])
        const missing = [
          ...(running && filled ? [] : ['feed']),
          ...(answers[0] ? [] : ['database']),
          ...(answers[1] ? [] : ['redis']),
        ]
        return missing.length === 0 ? null : missing.join(', ')
      },
    },
    async start() {
      if (duties.services) {
        services.settlement.listen()
        services.scores.listen()
        notifying.listen()
      }
      void source.filled.then(() => {
        filled = true
        updates.begin()
      })
      await source.start()
      if (duties.services) {
        stopHousekeeping = startHousekeeping({ ...parts, db: database.kysely })
        await services.acceptance.start()
        await services.cashOuts.start()
        await services.settlement.start()
        notifying.start()
        bonuses.payer.start()
      }
      bonuses.teller.start({ bonuses: duties.services, pools: duties.updates !== 'never' })
      payments.start(duties)
      await parts.lotteries.start({ draws: duties.services })
      parts.jackpots?.start({
        draws: duties.services,
        tells: duties.updates === 'always' || (duties.updates === 'leading' && duties.services),
      })
      parts.site.start()
      running = true
    },
    stop(app, { now = false } = {}) {
      if (now) {
        hurried = true
        hurry()
      }
      stopping ??= stopAll(app)
      return stopping
    },
  }
}

/** How the parts end, in their order. */
function endsOf(parts: Parts, app: FastifyInstance, housekeeping: () => Promise<void>) {
  const { source, updates, shared, database, push, services, notifying, bonuses } = parts
  return {
    // Sockets first: a server that closes waits for every open connection.
    push: () => push.close(),
    calls: () => app.close(),
    updates: () => updates.stop(),
    site: () => parts.site.stop(),
    housekeeping,
    payments: () => parts.payments.stop(),
    jackpots: () => parts.jackpots?.stop(),
    lotteries: () => parts.lotteries.stop(),
    offers: () => services.offers.stop(),
    acceptance: () => services.acceptance.stop(),
    cashOuts: () => services.cashOuts.stop(),
    receipts: () => services.receipts.stop(),
    book: () => source.stop(),
    settlement: () => services.settlement.stop(),
    scores: () => services.scores.stop(),
    notifying: () => notifying.stop(),
    rewards: () => bonuses.payer.stop(),
    bonuses: () => bonuses.teller.stop(),
    redis: () => shared?.redis.close(),
    database: () => database.close(),
  }
}
