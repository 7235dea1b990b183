import cookie from '@fastify/cookie'
import { calls } from '@touchline/contract'
import type { Call } from '@touchline/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { BettingServices } from './backend/create-betting-services.ts'
import type { Bonuses } from './backend/open-bonuses.ts'
import type { Payments } from './backend/open-payments.ts'
import { databaseAnswers } from './db/database-answers.ts'
import type { Database } from './db/database.ts'
import type { Book } from './feed/book/book.ts'
import { createCallRoutes, keepNowhere } from './http/call-routes.ts'
import type { CallRouteOptions } from './http/call-routes.ts'
import { compressAnswers } from './http/compress-answers.ts'
import { countryOf } from './http/country-of.ts'
import { docsRoutes } from './http/docs/docs-routes.ts'
import { createPatience } from './http/in-good-time.ts'
import { readJsonBodies } from './http/json-bodies.ts'
import { Problem } from './http/problem.ts'
import type { Readiness } from './http/operations/health-routes.ts'
import { createOutboxMessenger } from './messaging/outbox-messenger.ts'
import { createAccessMail } from './modules/account-access/access-mail.ts'
import { closingRoutes } from './modules/account-closing/closing-routes.ts'
import { accountAccessRoutes } from './modules/account-access/account-access-routes.ts'
import { sessionRoutes } from './modules/authentication/session-routes.ts'
import { pageRoutes } from './modules/blocks/page-routes.ts'
import { betRoutes, placementRoutes } from './modules/bets/bet-routes.ts'
import type { CustomPricer } from './modules/bets/custom/custom-pricer.ts'
import { customRoutes } from './modules/bets/custom/custom-routes.ts'
import { OPEN_BOXES } from './modules/bets/placement/held-bonuses.ts'
import { receiptRoutes } from './modules/bets/receipt-routes.ts'
import { shareRoutes } from './modules/bets/share-routes.ts'
import { bonusRoutes } from './modules/bonuses/bonus-routes.ts'
import { cashierRoutes } from './modules/cashier/cashier-routes.ts'
import { catalogueRoutes } from './modules/catalogue/catalogue-routes.ts'
import type { Clock } from './modules/clock.ts'
import { devicePushRoutes } from './modules/device-push/device-push-routes.ts'
import { createFavouriteReader } from './modules/favourites/favourite-reader.ts'
import { favouriteRoutes } from './modules/favourites/favourite-routes.ts'
import { highlightRoutes } from './modules/highlights/highlight-routes.ts'
import { jackpotRoutes } from './modules/jackpots/jackpot-routes.ts'
import type { Routes } from './modules/sessions/routes.ts'
import { lotteryRoutes } from './modules/lotteries/lottery-routes.ts'
import { raceRoutes } from './modules/racing/race-routes.ts'
import { requireNoExclusion } from './modules/limits/exclusion.ts'
import { limitRoutes } from './modules/limits/limit-routes.ts'
import { noteCheck } from './modules/limits/reality-check.ts'
import { matchChatRoutes } from './modules/match-chat/match-chat-routes.ts'
import type { DataProvider } from './modules/match-info/data-provider.ts'
import { matchInfoRoutes } from './modules/match-info/match-info-routes.ts'
import { oddsHistoryRoutes } from './modules/odds-history/odds-history-routes.ts'
import { keepOddsHistory } from './modules/odds-history/odds-history.ts'
import { ownRecordRoutes } from './modules/own-records/own-record-routes.ts'
import { passkeyRoutes } from './modules/passkeys/passkey-routes.ts'
import { comeBackRoute, paymentRoutes, webhookRoutes } from './modules/payments/payment-routes.ts'
import { predictionRoutes } from './modules/predictions/prediction-routes.ts'
import { promotionRoutes } from './modules/promotions/promotion-routes.ts'
import { phoneRoutes } from './modules/phone/phone-routes.ts'
import { notificationRoutes } from './modules/notifications/notification-routes.ts'
import { createNoticeMail } from './modules/players/notice-mail.ts'
import { ownSessionRoutes } from './modules/players/own-session-routes.ts'
import { playerRoutes } from './modules/players/player-routes.ts'
import { pushRoutes } from './modules/push/push-routes.ts'
import { searchRoutes } from './modules/search/search-routes.ts'
import { secondFactorRoutes } from './modules/second-factor/second-factor-routes.ts'
import { isPersonsUse } from './modules/sessions/persons-use.ts'
import type { SessionKeeper } from './modules/sessions/session-keeper.ts'
import { sessionQuery } from './modules/sessions/session-repository.ts'
import type { SessionPlayer, SessionQuery } from './modules/sessions/session-repository.ts'
import type { SiteReader } from './modules/site/site-reader.ts'
import { siteRoutes } from './modules/site/site-routes.ts'
import { sportsbookSessionRoutes } from './modules/sportsbook-sessions/sportsbook-session-routes.ts'
import { systemSettingsRoutes } from './modules/system-settings/system-settings-routes.ts'
import { userSettingsRoutes } from './modules/user-settings/user-settings-routes.ts'
import {
  createSimulatedWallet,
  simulatedWalletRoute,
} from './modules/virtual-wallets/simulated-wallet.ts'
import { virtualWalletRoutes } from './modules/virtual-wallets/virtual-wallet-routes.ts'
import { walletRoutes } from './modules/wallet/wallet-routes.ts'
import type { OperationsDeps } from './operations-app.ts'
import { buildOperationsApp } from './operations-app.ts'
import type { Hub } from './realtime/create-hub.ts'
import { httpTransportRoutes } from './realtime/http-transport-routes.ts'
import type { Publisher } from './realtime/publisher.ts'
import type { TokenIssuer } from './realtime/tokens.ts'
import type { Settings } from './settings/settings.ts'

export type AppDeps = OperationsDeps & {
  readonly readiness: Readiness
  readonly settings: Settings
  readonly database: Database
  readonly book: Book
  readonly publisher: Publisher
  readonly tokens: TokenIssuer
  /** Undefined when another push server serves the players. */
  readonly hub: Pick<Hub, 'handle'> | undefined
  /** What the addresses of this backend's own pages are signed by. */
  readonly secret: string
  /** What browsers ask for push messages by; undefined where they cannot. */
  readonly pushKey: string | undefined
  readonly clock: Clock
  readonly services: Pick<
    BettingServices,
    'placer' | 'cashOuts' | 'offers' | 'chances' | 'receipts'
  >
  readonly payments: Payments
  readonly bonuses: Bonuses
  readonly customPricer: CustomPricer
  readonly provider: DataProvider
  readonly sessions: SessionKeeper
  readonly site: SiteReader
  /** Whether players' calls are answered here, or only those of operators. */
  readonly calls: boolean
}

const SIMULATED = 'simulated'

/** The backend's calls as one Fastify instance that listens nowhere yet. */
export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const app = buildOperationsApp(deps)
  if (!deps.calls) return app
  readJsonBodies(app)
  if (deps.hub) httpTransportRoutes(app, deps.hub)
  await app.register(cookie)
  await docsRoutes(app)
  const { cashier, service } = deps.payments
  webhookRoutes(app, service)
  comeBackRoute(app, service)
  const { defaultLocale } = deps.settings
  const db = deps.database.kysely
  if (cashier) await cashierRoutes(app, { db, clock: deps.clock, cashier, defaultLocale })
  if (deps.settings.virtualWallet?.provider === SIMULATED) simulatedWalletRoute(app, deps)
  await app.register(async (api) => {
    await compressAnswers(api)
    registerCalls(api, deps)
  })
  return app
}

/** What calls read with the session of who asks. */
const withSession = new Map<Call, SessionQuery>([[calls.placeBets, sessionQuery(OPEN_BOXES)]])

/** What is offered beside matches. */
function offerRoutes(routes: Routes, deps: AppDeps): void {
  const { settings, database, clock } = deps
  const db = database.kysely
  promotionRoutes(routes, { db, clock })
  const { frameHosts } = settings
  pageRoutes(routes, { clock, site: deps.site, frameHosts, logger: deps.logger })
  jackpotRoutes(routes, { db, clock, isEnabled: () => settings.jackpots })
  lotteryRoutes(routes, { db, clock, isEnabled: settings.lotteries })
}

/** What nobody could answer rightly before the book holds every match. */
function bookRoutes(routes: Routes, deps: AppDeps, app: FastifyInstance): void {
  const { settings, database, book, publisher, clock, provider, sessions, customPricer } = deps
  const db = database.kysely
  const { sportTypeProviders } = settings
  const customBets = settings.customBets.enabled
  matchChatRoutes(routes, { db, book, publisher, clock })
  matchInfoRoutes(routes, { book, provider })
  const history = keepOddsHistory(book, clock)
  app.addHook('onClose', () => history.stop())
  oddsHistoryRoutes(routes, { book, history })
  searchRoutes(routes, { book, publisher, clock })
  const favourites = createFavouriteReader(db, (request) => sessions.authenticate(request, false))
  catalogueRoutes(routes, {
    db,
    book,
    publisher,
    provider,
    sportTypeProviders,
    testProviders: () => settings.testProviders,
    favourites,
  })
  favouriteRoutes(routes, { db, book, publisher })
  shareRoutes(routes, { db, book, clock, isEnabled: () => settings.sharing })
  customRoutes(routes, { book, clock, pricer: customPricer, enabled: customBets })
  highlightRoutes(routes, { db, book, clock, publisher, pricer: customPricer, customBets })
  predictionRoutes(routes, { db, book, clock })
  raceRoutes(routes, { book, isEnabled: settings.horseRacing })
}

/** What a player has chosen, and the operator for all pages. */
function settingRoutes(routes: Routes, deps: AppDeps): void {
  const { settings, book, publisher, clock } = deps
  const db = deps.database.kysely
  userSettingsRoutes(routes, {
    db,
    book,
    clock,
    publisher,
    customBets: settings.customBets.enabled,
    sportTypeProviders: settings.sportTypeProviders,
    testProviders: () => settings.testProviders,
    horseRacing: settings.horseRacing,
    lotteries: settings.lotteries,
  })
  systemSettingsRoutes(routes, { db, clock, settings, site: deps.site, publisher })
}

function registerCalls(app: FastifyInstance, deps: AppDeps): void {
  const { settings, database, book, publisher, clock, sessions, readiness } = deps
  const db = database.kysely
  const ownOrigin = settings.publicUrl === undefined ? [] : [new URL(settings.publicUrl).origin]
  const options: CallRouteOptions<SessionPlayer> = {
    defaultLocale: settings.defaultLocale,
    origins: () => [...ownOrigin, ...settings.embedOrigins],
    authenticate: (request, call) =>
      sessions.authenticate(request, isPersonsUse(call), withSession.get(call)),
    async tellWhy(request) {
      const barred = await sessions.barredPlayer(request)
      if (barred !== undefined) await requireNoExclusion(db, barred, new Date(clock.now()), 401)
    },
    inGoodTime: createPatience({ clock, databaseAnswers: () => databaseAnswers(db) }),
  }
  keepNowhere(app)
  const routes = createCallRoutes(app, options)
  const ofBook = createCallRoutes(app, {
    ...options,
    check: async () => {
      if (!(await readiness.hasBook())) throw new Problem(503, 'error.http.unavailable')
    },
  })
  bookRoutes(ofBook, deps, app)
  const { termsVersion, countryHeader } = settings
  const betting = { ...deps.services, db, book, clock, reporter: deps.reporter }
  placementRoutes(ofBook, { ...betting, termsVersion, countryHeader })
  betRoutes(routes, betting)
  receiptRoutes(routes, { db, receipts: deps.services.receipts })
  const messenger = createOutboxMessenger(deps.logger)
  const notices = createNoticeMail(messenger, settings.defaultLocale)
  const mail = createAccessMail({ messenger, clock, defaultLocale: settings.defaultLocale })

  const onEntered = (playerId: number, request: FastifyRequest) =>
    deps.bonuses.reader
      .issueDue(playerId, countryOf(request, countryHeader))
      .catch((error: unknown) => deps.reporter.report(error, { task: 'bonuses' }))
  sessionRoutes(routes, { db, clock, sessions, settings, mail, messenger, onEntered })
  secondFactorRoutes(routes, { db, clock, issuer: () => settings.operator.name, notices })
  passkeyRoutes(routes, { db, clock, settings, notices })
  accountAccessRoutes(routes, { db, clock, sessions, settings, mail, notices, publisher })
  ownSessionRoutes(routes, { db, clock, sessions, notices })
  playerRoutes(routes, { db, clock, settings, publisher })
  phoneRoutes(routes, { db, clock, messenger, publisher })
  sportsbookSessionRoutes(routes, {
    db,
    clock,
    limitMinutes: settings.sessionLimitMinutes,
    onPlay: (playerId, now, isNew) => noteCheck(db, playerId, now, isNew),
  })
  walletRoutes(routes, { db, publisher })
  const wallets =
    settings.virtualWallet?.provider === SIMULATED ? [createSimulatedWallet(deps)] : []
  virtualWalletRoutes(routes, { providers: wallets, clock, reporter: deps.reporter })
  notificationRoutes(routes, { db, clock, publisher })
  const { hosts, oneSignal } = settings.devicePush
  const browsers = { publicKey: deps.pushKey, oneSignalAppId: oneSignal?.appId, hosts }
  devicePushRoutes(routes, { db, clock, ...browsers })
  const { reminder } = settings.payments
  paymentRoutes(routes, { db, clock, payments: deps.payments.service, reminder })
  ownRecordRoutes(routes, { db })
  closingRoutes(routes, { db, clock, sessions, notices, payments: deps.payments.service })
  const { reader, teller } = deps.bonuses
  bonusRoutes(routes, { db, book, clock, countryHeader, reader, teller })
  limitRoutes(routes, { db, clock, publisher, sessions, notices, pace: () => settings.safetyPace })
  offerRoutes(routes, deps)
  settingRoutes(routes, deps)
  siteRoutes(routes, settings, deps.site)
  pushRoutes(routes, deps.tokens, settings)
}
