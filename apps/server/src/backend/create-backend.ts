import type { FastifyInstance } from 'fastify'
import { buildApp } from '../app.ts'
import { openDatabase } from '../db/database.ts'
import type { Database } from '../db/database.ts'
import type { Book } from '../feed/book/book.ts'
import { createBook } from '../feed/book/create-book.ts'
import type { Feed } from '../feed/feed.ts'
import { createLogger } from '../logging/logger.ts'
import type { Logger } from '../logging/logger.ts'
import { createMetrics } from '../metrics/metrics.ts'
import type { Metrics } from '../metrics/metrics.ts'
import { createSimulatedTrader } from '../modules/bets/approval/simulated-trader.ts'
import { createCustomPricer } from '../modules/bets/custom/custom-pricer.ts'
import { systemClock } from '../modules/clock.ts'
import type { Clock } from '../modules/clock.ts'
import { createLogReporter } from '../reporting/reporter.ts'
import type { Reporter } from '../reporting/reporter.ts'
import type { Settings } from '../settings/settings.ts'
import { chooseDataProvider } from './choose-data-provider.ts'
import { createDesks } from './create-desks.ts'
import { dutiesOf } from './duties.ts'
import { openBookSource } from './open-book-source.ts'
import { openSessions } from './open-sessions.ts'
import type { Push } from './open-push.ts'
import { prepareDatabase } from './prepare-database.ts'
import { createRunner } from './run-backend.ts'
import { publishWholeState } from './publish-whole-state.ts'
import { openSharedLink } from './shared-link.ts'
import { createUpdatesSwitch } from './updates-switch.ts'

export type Backend = {
  /** Serves every call; listens when the composition root says so. */
  readonly app: FastifyInstance
  readonly push: Push
  readonly book: Book
  readonly database: Database
  readonly logger: Logger
  readonly reporter: Reporter
  readonly metrics: Metrics
  /** Starts the feed and what follows it; resolves when the first matches are priced. */
  start(): Promise<void>
  /**
   * Ends cleanly: sockets close with a code on which clients come back, calls under way finish,
   * then feed and database stop. Safe to call twice.
   */
  stop(): Promise<void>
}

export type BackendOptions = {
  /** In place of the one that the settings name. */
  readonly feed?: Feed
  /** In place of the one that the settings name; it is closed by `stop`. */
  readonly database?: Database
  readonly logger?: Logger
  readonly clock?: Clock
  /** Milliseconds after which a feed that does not report counts as dead. */
  readonly feedLeaseMs?: number
  /** Milliseconds after which a command that Redis has not answered has failed. */
  readonly redisTimeoutMs?: number
  /** Bytes of publications that wait for a Centrifugo server that does not answer. */
  readonly pushQueueBytes?: number
}

/**
 * Opens the database and builds the whole backend; nothing runs before `start`.
 * @throws EmbeddedDatabaseError, RedisError, or the driver's error when DATABASE_URL does not answer
 */
export async function createBackend(
  settings: Settings,
  options: BackendOptions = {},
): Promise<Backend> {
  const { feed, feedLeaseMs: leaseMs, redisTimeoutMs } = options
  const logger = options.logger ?? createLogger(settings.logLevel)
  const clock = options.clock ?? systemClock
  const reporter = createLogReporter(logger)
  const database = options.database ?? (await openDatabase(settings))
  if (database.notice !== undefined) logger.warn(database.notice)
  const onLostConnection = (error: unknown) => reporter.report(error, { task: 'database' })
  database.pool.on('error', onLostConnection)
  const { secret, receiptKey } = await prepareDatabase(database.kysely, settings)
  const shared = await openSharedLink(settings, database.kysely, reporter, redisTimeoutMs)
  const duties = dutiesOf(settings)
  const book = createBook(() => clock.now())
  const db = database.kysely
  const opened: ReturnType<typeof openSessions> = openSessions({
    db,
    clock,
    settings,
    secret,
    reporter,
    shared,
    queueBytes: options.pushQueueBytes,
    onLost: (channel) => publishWholeState(opened.push.publisher, book, [channel]),
  })
  const { push, sessions } = opened
  const metrics = createMetrics(() => push.sockets())
  const { updates: when } = duties
  const { publisher } = push
  const updates = createUpdatesSwitch({ updates: when, book, publisher, clock, reporter })
  const source = await openBookSource({
    settings,
    feed,
    leaseMs,
    db,
    book,
    shared,
    duties,
    updates,
    clock,
    reporter,
  })
  const { priceTogether: joint } = source
  const customPricer = createCustomPricer({ book, joint, settings: settings.customBets, reporter })
  const desks = createDesks({
    db,
    book,
    clock,
    publisher: push.publisher,
    metrics,
    reporter,
    liveDelays: settings.liveDelays,
    settlementWorkers: settings.settlementWorkers,
    receiptKey,
    trader: createSimulatedTrader(settings.approvalMs),
    customPricer,
    joint,
  })
  const common = { database, book, clock, reporter, metrics, desks, sessions }
  const { retention } = settings
  const runner = createRunner({ ...common, retention, duties, source, updates, shared, push })
  const provider = await chooseDataProvider(db, settings, book, clock)
  const app = await buildApp({
    ...common,
    settings,
    publisher: push.publisher,
    tokens: push.tokens,
    hub: push.hub,
    logger,
    customPricer,
    provider,
    calls: duties.calls,
    readiness: runner.readiness,
  })
  return {
    app,
    push,
    book,
    database,
    logger,
    reporter,
    metrics,
    start: () => runner.start(),
    async stop() {
      await runner.stop(app)
      database.pool.off('error', onLostConnection)
    },
  }
}
