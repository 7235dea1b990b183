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

/** A book is filled in two seconds; where it is not by then, perhaps no feed is there to tell of matches. */
const OPENING_MS = 10_000

/** The order in which the parts come up and go down. */
export function createBackendRunner(parts: Parts): Runner {
  const { duties, source, updates, push, drainMs } = parts
  const pauses = createPauses(parts.clock, drainMs)
  let stopHousekeeping: () => Promise<void> = async () => undefined
  const opening = createOpening(parts)
  let running = false
  let stopping: Promise<void> | undefined

  const stopAll = async (app: FastifyInstance) => {
    // From here on /readyz says so: proxies send nobody any more, and the sockets find another place.
    await pauses.pause(drainMs)
    const drain = () => push.drain(WAVES, () => pauses.pause(drainMs / WAVES))
    const rest = endsOf(parts, app, stopHousekeeping)
    await stopParts({ drain, ...rest }, parts.reporter)
  }

  return {
    readiness: {
      missing: async () =>
        stopping === undefined ? missingOf(parts, running && opening.isOver()) : 'stopping',
      hasBook: opening.hasBook,
    },
    async start() {
      listen(parts)
      opening.begin()
      void source.filled.then(() => updates.begin())
      await source.start()
      if (duties.services) {
        stopHousekeeping = startHousekeeping({ ...parts, db: parts.database.kysely })
        await startServices(parts)
      }
      await startShared(parts)
      running = true
    },
    stop(app, { now = false } = {}) {
      if (now) pauses.hurry()
      opening.giveUp()
      stopping ??= stopAll(app)
      return stopping
    },
  }
}

/** Until the book is filled. */
function createOpening({ source, clock }: Pick<Parts, 'source' | 'clock'>) {
  let isOver = false
  let cancel: () => void = () => undefined
  const { promise: answer, resolve } = Promise.withResolvers<boolean>()
  void source.filled.then(() => {
    isOver = true
    cancel()
    resolve(true)
  })
  return {
    begin() {
      if (!isOver) cancel = clock.after(OPENING_MS, () => resolve(false))
    },
    isOver: () => isOver,
    hasBook: async () => isOver || answer,
    /** Whoever waits is answered. */
    giveUp() {
      cancel()
      resolve(false)
    },
  }
}

/** Before the feed says its first word, which they have to hear. */
function listen({ duties, services, notifying }: Parts): void {
  if (!duties.services) return
  services.settlement.listen()
  services.scores.listen()
  notifying.listen()
}

/** What processes with services do alone. */
async function startServices({ services, notifying, bonuses }: Parts): Promise<void> {
  await services.acceptance.start()
  await services.cashOuts.start()
  await services.settlement.start()
  notifying.start()
  bonuses.payer.start()
}

/** What several kinds of processes do, each its part of it. */
async function startShared(parts: Parts): Promise<void> {
  const { duties } = parts
  parts.bonuses.teller.start({ bonuses: duties.services, pools: duties.updates !== 'never' })
  parts.payments.start(duties)
  await parts.lotteries.start({ draws: duties.services })
  parts.jackpots?.start({
    draws: duties.services,
    tells: duties.updates === 'always' || (duties.updates === 'leading' && duties.services),
  })
  parts.site.start()
}

/** What keeps the process from answering, in one line; null where it can. */
async function missingOf({ database, shared }: Parts, hasFeed: boolean): Promise<string | null> {
  const [hasDatabase, hasRedis] = await Promise.all([
    databaseAnswers(database.kysely),
    shared?.redis.answers() ?? true,
  ])
  const missing = [
    ...(hasFeed ? [] : ['feed']),
    ...(hasDatabase ? [] : ['database']),
    ...(hasRedis ? [] : ['redis']),
  ]
  return missing.length === 0 ? null : missing.join(', ')
}

/** The pauses of a stop. Who hurries ends the one that runs, and there is none after it. */
function createPauses(clock: Clock, drainMs: number) {
  let hurried = drainMs === 0
  let end: () => void = () => undefined
  return {
    pause: (ms: number): Promise<void> =>
      new Promise((resolve) => {
        if (hurried) return resolve()
        const cancel = clock.after(ms, resolve)
        end = () => {
          cancel()
          resolve()
        }
      }),
    hurry() {
      hurried = true
      end()
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
