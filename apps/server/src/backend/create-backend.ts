import type { FastifyInstance } from 'fastify'
import { buildApp } from '../app.ts'
import type { Database, Db } from '../db/database.ts'
import { isDatabaseAway, reasonOf } from '../db/database-error.ts'
import type { Book } from '../feed/book/book.ts'
import type { Feed } from '../feed/feed.ts'
import { createLogger } from '../logging/logger.ts'
import type { Logger } from '../logging/logger.ts'
import { createMetrics } from '../metrics/metrics.ts'
import type { Metrics } from '../metrics/metrics.ts'
import { createSimulatedTrader } from '../modules/bets/approval/simulated-trader.ts'
import { createCustomPricer } from '../modules/bets/custom/custom-pricer.ts'
import { systemClock } from '../modules/clock.ts'
import type { Clock } from '../modules/clock.ts'
import { OperatorError } from '../reporting/operator-error.ts'
import type { Reporter } from '../reporting/reporter.ts'
import type { Settings } from '../settings/settings.ts'
import { overrideTexts } from '../texts/site-texts.ts'
import { chooseDataProvider } from './choose-data-provider.ts'
import { createBettingServices } from './create-betting-services.ts'
import { dutiesOf } from './duties.ts'
import { holdDatabase } from './hold-database.ts'
import type { HeldDatabase } from './hold-database.ts'
import { openBonuses } from './open-bonuses.ts'
import { openNotifying } from './open-notifying.ts'
import type { Notifying } from './open-notifying.ts'
import { openPayments } from './open-payments.ts'
import type { Payments } from './open-payments.ts'
import { createLotteryService, type LotteryService } from '../modules/lotteries/lottery-service.ts'
import { createJackpotService } from '../modules/jackpots/jackpot-service.ts'
import type { JackpotService } from '../modules/jackpots/jackpot-service.ts'
import type { SiteKeeper } from '../modules/site/site-keeper.ts'
import { openBookSource } from './open-book-source.ts'
import { openSite } from './open-site.ts'
import { openSessions } from './open-sessions.ts'
import type { Push } from './open-push.ts'
import { prepareDatabase } from './prepare-database.ts'
import { createBackendRunner } from './run-backend.ts'
import type { StopOptions } from './run-backend.ts'
import { createServiceReporter } from './service-reporter.ts'
import { publishWholeState } from './publish-whole-state.ts'
import { openSharedLink } from './shared-link.ts'
import { createUpdatesSwitch } from './updates-switch.ts'
import { createBook } from '../feed/book/create-book.ts'
import { withLotteries } from '../modules/lotteries/with-lotteries.ts'

export type Backend = {
  /** Serves every call; listens when the composition root says so. */
  readonly app: FastifyInstance
  readonly push: Push
  readonly book: Book
  readonly database: Database
  readonly logger: Logger
  readonly reporter: Reporter
  readonly metrics: Metrics
  readonly payments: Payments
  readonly notifying: Notifying
  readonly jackpots: JackpotService
  readonly lotteries: LotteryService
  readonly site: SiteKeeper
  /** Starts the feed and what follows it; resolves when the first matches are priced. */
  start(): Promise<void>
  /** Resolves when the process can do nothing useful any more; the message says why. */
  readonly failed: Promise<OperatorError>
  /**
   * Ends cleanly: says that it is not ready, closes sockets in waves with a code on which clients
   * come back, lets calls under way finish, then stops feed and database. Called once more with
   * `now`, it goes through the rest without pauses.
   */
  stop(options?: StopOptions): Promise<void>
}

export type BackendOptions = {
  /** In place of the one that the settings name. */
  readonly feed?: Feed
  /** In place of the one that the settings name; it is closed by `stop`. */
  readonly database?: Database
  readonly logger?: Logger
  readonly clock?: Clock
  /** Ends the waiting for a database that does not answer. */
  readonly signal?: AbortSignal
  /** Milliseconds after which a feed that does not report counts as dead. */
  readonly feedLeaseMs?: number
  /** Milliseconds after which a command that Redis has not answered has failed. */
  readonly redisTimeoutMs?: number
  /** Bytes of publications that wait for a Centrifugo server that does not answer. */
  readonly pushQueueBytes?: number
}

/**
 * Opens the database and builds the whole backend; nothing runs before `start`. It waits for a server
 * that DATABASE_URL names and that does not answer yet.
 * @throws OperatorError with the way out, when something cannot be used as it is set
 */
export async function createBackend(
  settings: Settings,
  options: BackendOptions = {},
): Promise<Backend> {
  overrideTexts(settings.localesDir)
  const logger = options.logger ?? createLogger(settings.logLevel, settings.logFormat)
  const { database: given } = options
  const held: HeldDatabase =
    given === undefined
      ? await holdDatabase(settings, logger, options.signal)
      : { database: given, failed: new Promise(() => undefined), close: () => given.close() }
  try {
    return await buildBackend(settings, options, held, logger)
  } catch (error) {
    await held.close().catch(() => undefined)
    if (!isDatabaseAway(error)) throw error
    throw new OperatorError(
      `PostgreSQL went away during the start (${reasonOf(error)}). Start again when it is back.`,
    )
  }
}

async function buildBackend(
  given: Settings,
  options: BackendOptions,
  held: HeldDatabase,
  logger: Logger,
): Promise<Backend> {
  const { feed, feedLeaseMs: leaseMs, redisTimeoutMs } = options
  const clock = options.clock ?? systemClock
  const { database } = held
  const reporter = createServiceReporter(logger, database.kysely)
  const onLostConnection = (error: unknown) => reporter.report(error, { task: 'database' })
  database.pool.on('error', onLostConnection)
  const { secret, receiptKey } = await prepareDatabase(database.kysely, given, clock)
  const shared = await openSharedLink(given, database.kysely, reporter, redisTimeoutMs)
  reporter.redis = shared?.redis
  const duties = dutiesOf(given)
  const db = database.kysely
  const { book, lotteries } = openLotteries({ db, clock, settings: given, reporter })
  const live = { settings: given }
  const embedOrigins = () => live.settings.embedOrigins
  const opening = { db, clock, settings: given, secret, reporter, shared, embedOrigins }
  const opened: ReturnType<typeof openSessions> = openSessions({
    ...opening,
    queueBytes: options.pushQueueBytes,
    onLost: (channel) => publishWholeState(opened.push.publisher, book, [channel]),
  })
  const { push, sessions } = opened
  const metrics = createMetrics(() => push.sockets())
  const { publisher } = push
  const site = await openSite(given, { database, clock, publisher, reporter, secret })
  const settings = (live.settings = site.settings)
  const updates = createUpdatesSwitch({ updates: duties.updates, book, publisher, clock, reporter })
  const parts = { settings, db, book, shared, duties, updates, clock, reporter }
  const source = await openBookSource({ ...parts, feed, leaseMs })
  const { priceTogether: joint } = source
  const customPricer = createCustomPricer({ book, joint, settings: settings.customBets, reporter })
  const operating = { db, clock, settings, metrics, logger, reporter }
  const services = createBettingServices({
    ...operating,
    book,
    publisher,
    liveDelays: settings.liveDelays,
    bestOdds: () => settings.bestOddsGuaranteed,
    settlementWorkers: settings.settlementWorkers,
    operator: () => settings.operator.name,
    receiptKey,
    trader: createSimulatedTrader(settings.approvalMs),
    customPricer,
    joint,
  })
  const bonuses = openBonuses({ db, book, clock, publisher, reporter, events: services.events })
  const payments = await openPayments({ ...operating, events: bonuses.events, app: () => app })
  const notifying = await openNotifying({ ...operating, ...services, book, publisher })
  const { jackpotsAreOn: isOn } = site
  const jackpots = createJackpotService({ ...operating, ...services, publisher, secret, isOn })
  const common = { bonuses, database, book, clock, reporter, metrics, services, sessions, payments }
  const moving = { notifying, duties, source, updates, shared }
  const runner = createBackendRunner({
    ...common,
    lotteries,
    ...moving,
    jackpots: given.jackpots ? jackpots : undefined,
    retention: settings.retention,
    site: site.keeper,
    database: { kysely: db, close: () => held.close() },
    push,
    drainMs: settings.drainMs,
  })
  const app: FastifyInstance = await buildApp({
    ...common,
    settings,
    publisher: push.publisher,
    tokens: push.tokens,
    hub: push.hub,
    site: site.reader,
    pushKey: notifying.publicKey,
    secret,
    logger,
    customPricer,
    provider: await chooseDataProvider(db, settings, book, clock, reporter),
    calls: duties.calls,
    readiness: runner.readiness,
  })
  return {
    ...common,
    app,
    push,
    logger,
    jackpots,
    notifying,
    lotteries,
    site: site.keeper,
    failed: held.failed,
    start: () => runner.start(),
    async stop(stopOptions) {
      await runner.stop(app, stopOptions)
      database.pool.off('error', onLostConnection)
    },
  }
}

type LotteryDeps = {
  readonly db: Db
  readonly clock: Clock
  readonly settings: Settings
  readonly reporter: Reporter
}

/** The book with the draws in it, and who draws them. */
function openLotteries({ db, clock, settings, reporter }: LotteryDeps) {
  const now = () => clock.now()
  const isOn = settings.lotteries
  const book = withLotteries(createBook(now), now, isOn)
  return { book, lotteries: createLotteryService({ db, book, clock, reporter, isOn }) }
}
