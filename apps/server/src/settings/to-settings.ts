import type { ChatSupport } from '@touchline/contract/chat-support'
import { LOCALES } from '@touchline/contract'
import type { SITE_THEMES } from '@touchline/contract'
import { accessSync, constants, statSync } from 'node:fs'
import { checkOverrides, LOCALES_FOLDER } from '@touchline/i18n/folder'
import type { ConnectionLimits } from '../db/connections.ts'
import { formatFor } from '../logging/logger.ts'
import type { LogFormat } from '../logging/logger.ts'
import { devicePush, type DevicePushSettings } from './device-push-settings.ts'
import type { Environment, Problem } from './environment.ts'
import type { LiveDelays } from './live-delays.ts'
import type { Retention } from './retention.ts'
import type { PlayerFieldKey } from './value-schemas.ts'
import type { SportTypeProviders } from './sport-type-providers.ts'
import type { LocaleCode } from './locales.ts'

export type CentrifugoSettings = {
  readonly apiUrl: string
  readonly apiKey: string
  readonly tokenSecret: string
  readonly publicUrl: string
}

/** Who may come in by one way. */
export type WayIn = {
  readonly enabled: boolean
  /** ISO 3166-1 alpha-2. */
  readonly blockedCountries: readonly string[]
}

export type Settings = {
  /** Names of the variables that were set: they go before what the site document says. */
  readonly said: ReadonlySet<string>
  readonly port: number
  readonly host: string
  readonly publicUrl: string | undefined
  readonly dataDir: string
  readonly databaseUrl: string | undefined
  readonly databaseLimits: ConnectionLimits
  readonly redisUrl: string | undefined
  /** Without a slash at the end; set for the role `web`, which needs it. */
  readonly backendUrl: string | undefined
  /** Set: a real Centrifugo takes the place of the embedded hub. */
  readonly centrifugo: CentrifugoSettings | undefined
  /** Where browsers find the push server, when it is not the site itself. */
  readonly pushPublicUrl: string | undefined
  /** Secret of the push tokens; undefined: the database keeps a random one. */
  readonly tokenSecret: string | undefined
  readonly feedSeed: number
  readonly feedSpeed: number
  readonly feedFixtures: string | undefined
  /** Keys of the simulated season's sports; empty: all. */
  readonly feedSports: readonly string[]
  readonly sportTypeProviders: SportTypeProviders
  readonly liveDelays: LiveDelays
  readonly approvalMs: number
  /** Transactions that settle at the same time in this process. */
  readonly settlementWorkers: number
  readonly retention: Retention
  readonly defaultLocale: LocaleCode
  /** Languages that the site offers, the default one among them. */
  readonly locales: readonly LocaleCode[]
  /** The default language stands in addresses too. */
  readonly localePrefix: boolean
  /** In which times are shown to who has chosen none; null: that of the browser. */
  readonly timezone: string | null
  /** Of who has chosen none; `system`: as their device has it. */
  readonly defaultTheme: (typeof SITE_THEMES)[number]
  readonly themeSwitch: boolean
  readonly pushDelta: boolean
  /** Pages that search engines shall not list, by their names in `data-page`; `all` is every page. */
  readonly hiddenPages: readonly string[]
  /** Path of a folder of an operator's own texts. */
  readonly localesDir: string | undefined
  /** Path of a file of bonuses that is applied at every start. */
  readonly offersFile: string | undefined
  /** Whether bonuses are offered where nobody has said which. */
  readonly sampleOffers: boolean
  /** Path of a style sheet that overrides the theme's tokens. */
  readonly themeFile: string | undefined
  /** Hosts that foreign pictures may come from. */
  readonly imageHosts: readonly string[]
  readonly matchInfoUrl: string | undefined
  readonly streamHosts: readonly string[]
  readonly frameHosts: readonly string[]
  readonly role: 'all' | 'web' | 'api' | 'feed'
  /** Main units of the euro, given in the player's currency. */
  readonly signupCredit: number
  readonly sessionDays: number
  readonly sessionIdleMinutes: number
  /** Of time at play within any 24 hours, for players without a limit of their own. */
  readonly sessionLimitMinutes: number | null
  readonly secondFactor: SecondFactorMode
  readonly requiredPlayerFields: readonly PlayerFieldKey[]
  readonly reservedNames: readonly string[]
  readonly signIn: WayIn
  readonly signUp: WayIn
  /** The platform's own page in place of the form; pages may load it before it is asked for. */
  readonly signUpFrame: { readonly url: string | null; readonly preloads: boolean }
  /** null: nobody is reminded. */
  readonly signUpReminderSeconds: number | null
  readonly bonusToasts: { readonly delaySeconds: number; readonly disabledTypes: readonly string[] }
  readonly trustedProxies: readonly string[]
  readonly requestTimeoutSeconds: number
  /** 0: no limit. */
  readonly connectionsPerAddress: number
  readonly embedOrigins: readonly string[]
  readonly operator: {
    readonly name: string
    readonly licence: { readonly number: string; readonly url: string | null } | null
    readonly supportEmail: string | null
  }
  /** ISO 3166-1 alpha-2. */
  readonly operatorCountry: string | null
  readonly termsVersion: string
  /** Home of the platform that the site is a part of; undefined: the site itself. */
  readonly platformUrl: string | undefined
  /** ROLE-07: others are sent to the platform's home. */
  readonly playerGroup: string | undefined
  /** PKCS 8 in base64; undefined: the database keeps a random one. */
  readonly receiptSigningKey: string | undefined
  /** Pages lead to My bets. */
  readonly myBets: boolean
  /** Bets can be shared by a code. */
  readonly sharing: boolean
  /** Browsers keep pages for when there is no line. */
  readonly offlinePages: boolean
  /** FLAG-06: pages offer limits. */
  readonly responsibleGambling: boolean
  /** Days between two offers of limits, and two reminders to look at the account; 0: none. */
  readonly safetyPace: { readonly offerDays: number; readonly reviewDays: number }
  /** FLAG-05: bets take part in jackpots, and pages show them. */
  readonly jackpots: boolean
  /** FLAG-07: browsers choose providers by a cookie. */
  readonly testProviders: boolean
  /** RACE-02. */
  readonly horseRacing: boolean
  /** Bets on runners are paid at the starting price where it is higher. */
  readonly bestOddsGuaranteed: boolean
  /** LOTT-02. */
  readonly lotteries: boolean
  /** FLAG-04: pages tell that they are looked at. */
  readonly activityTracking: boolean
  readonly customBets: {
    readonly enabled: boolean
    readonly marginPercent: number
    readonly edgePercent: number
  }
  /** Money in and out of accounts. */
  readonly payments: PaymentSettings
  readonly chatSupport: ChatSupport | null
  readonly virtualWallet: { readonly provider: string; readonly app: string } | null
  /** Messages to players' devices. */
  readonly devicePush: DevicePushSettings
  readonly countryHeader: string | undefined
  /** Of saying "not ready" before anything closes, and again of closing sockets, milliseconds. */
  readonly drainMs: number
  readonly logFormat: LogFormat
  readonly logLevel: Environment['LOG_LEVEL']
  readonly metrics: boolean
  /** The demo player exists in the embedded default only. */
  readonly demoPlayer: boolean
}

/** When a sign-in asks for more than the password. */
type SecondFactorMode = 'off' | 'new-device' | 'always'

export type StripeSettings = {
  readonly secretKey: string
  readonly webhookSecret: string
  /** Undefined: Stripe's own. */
  readonly apiBase: string | undefined
  /** Where Stripe leads payers back to. */
  readonly siteUrl: string
}

export type PaymentSettings = {
  readonly provider: NonNullable<Environment['PAYMENTS']>
  /** Set where it is the provider. */
  readonly stripe: StripeSettings | undefined
  readonly requiresFields: boolean
  readonly requiresPhone: boolean
  readonly withdrawalHoldMs: number
  readonly quickDeposit: boolean
  /** For players of the group `spi_test` alone. */
  readonly quickDepositTest: boolean
  readonly reminder: { readonly group: string | undefined; readonly seconds: number }
}

const EMBEDDED_SIGNUP_CREDIT = 100
const SHARED_DRAIN_SECONDS = 5

function besideMatches(env: Environment) {
  return {
    testProviders: env.CUSTOM_SPORT_TYPE_PROVIDERS,
    horseRacing: env.HORSE_RACING,
    bestOddsGuaranteed: env.BEST_ODDS_GUARANTEED,
    lotteries: env.LOTTERIES,
  }
}

export function toSettings(env: Environment, problem: Problem): Omit<Settings, 'said'> {
  const embedded = env.DATABASE_URL === undefined
  checkRole(env, problem)
  checkWays(env, problem)
  checkFeed(env, problem)
  return {
    port: env.PORT,
    host: env.HOST,
    publicUrl: env.PUBLIC_URL?.replace(/\/+$/, ''),
    dataDir: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL,
    databaseLimits: {
      poolSize: env.DATABASE_POOL_SIZE,
      connectMs: env.DATABASE_CONNECT_TIMEOUT_MS,
      statementMs: env.DATABASE_STATEMENT_TIMEOUT_MS,
      idleTransactionMs: env.DATABASE_IDLE_TRANSACTION_TIMEOUT_MS,
    },
    redisUrl: env.REDIS_URL,
    backendUrl: env.BACKEND_URL?.replace(/\/+$/, ''),
    centrifugo: centrifugo(env, problem),
    pushPublicUrl: env.CENTRIFUGO_PUBLIC_URL,
    tokenSecret: env.CENTRIFUGO_TOKEN_SECRET,
    feedSeed: env.FEED_SEED,
    feedSpeed: env.FEED_SPEED,
    feedFixtures: readableFile('FEED_FIXTURES', env, problem),
    feedSports: env.FEED_SPORTS,
    sportTypeProviders: env.SPORT_TYPE_PROVIDERS,
    liveDelays: env.LIVE_DELAY_MS,
    approvalMs: env.APPROVAL_MS,
    settlementWorkers: env.SETTLEMENT_WORKERS,
    retention: env.RETENTION_DAYS,
    defaultLocale: env.DEFAULT_LOCALE,
    locales: offeredLocales(env),
    localePrefix: env.LOCALE_PREFIX,
    pushDelta: env.PUSH_DELTA,
    timezone: env.TIMEZONE ?? null,
    defaultTheme: env.DEFAULT_THEME,
    themeSwitch: env.THEME_SWITCH,
    hiddenPages: env.HIDDEN_PAGES,
    localesDir: readableTexts(env.LOCALES_DIR, problem),
    offersFile: readableFile('OFFERS_FILE', env, problem),
    sampleOffers: embedded && env.OFFERS_FILE === undefined,
    themeFile: readableFile('THEME_FILE', env, problem),
    imageHosts: env.IMAGE_HOSTS,
    matchInfoUrl: env.MATCH_INFO_URL?.replace(/\/+$/, ''),
    streamHosts: env.STREAM_HOSTS,
    frameHosts: env.FRAME_HOSTS,
    role: env.ROLE,
    signupCredit: env.SIGNUP_CREDIT ?? (embedded ? EMBEDDED_SIGNUP_CREDIT : 0),
    sessionDays: env.SESSION_DAYS,
    sessionIdleMinutes: env.SESSION_IDLE_MINUTES,
    sessionLimitMinutes: env.SESSION_LIMIT_MINUTES ?? null,
    secondFactor: env.SECOND_FACTOR ?? (isPlayMoney(env) ? 'off' : 'new-device'),
    requiredPlayerFields: env.REQUIRED_PLAYER_FIELDS,
    reservedNames: env.RESERVED_NAMES,
    signIn: { enabled: env.SIGN_IN, blockedCountries: env.SIGN_IN_BLOCKED },
    signUp: { enabled: env.SIGN_UP, blockedCountries: env.SIGN_UP_BLOCKED },
    ...framedPages(env),
    signUpReminderSeconds: env.SIGN_UP_REMINDER_SECONDS ?? null,
    bonusToasts: {
      delaySeconds: env.BONUS_TOAST_DELAY_SECONDS,
      disabledTypes: env.BONUS_TOASTS_OFF,
    },
    trustedProxies: env.TRUSTED_PROXIES,
    requestTimeoutSeconds: env.REQUEST_TIMEOUT_SECONDS,
    connectionsPerAddress: env.CONNECTIONS_PER_ADDRESS,
    embedOrigins: env.EMBED_ORIGINS,
    operator: operatorOf(env),
    operatorCountry: env.OPERATOR_COUNTRY ?? null,
    termsVersion: env.TERMS_VERSION,
    platformUrl: env.PLATFORM_URL,
    playerGroup: env.PLAYER_GROUP,
    receiptSigningKey: env.RECEIPT_SIGNING_KEY,
    myBets: env.MY_BETS,
    sharing: env.SHARING,
    offlinePages: env.OFFLINE_PAGES,
    responsibleGambling: env.RESPONSIBLE_GAMBLING,
    jackpots: env.JACKPOTS,
    ...besideMatches(env),
    activityTracking: env.ACTIVITY_TRACKING,
    safetyPace: env.RESPONSIBLE_GAMBLING
      ? { offerDays: env.LIMIT_OFFER_DAYS, reviewDays: env.ACCOUNT_REVIEW_DAYS }
      : { offerDays: 0, reviewDays: 0 },
    customBets: {
      enabled: env.CUSTOM_BETS,
      marginPercent: env.CUSTOM_BET_MARGIN,
      edgePercent: env.CUSTOM_BET_EDGE,
    },
    payments: paymentSettings(env, problem),
    devicePush: devicePush(env, problem),
    virtualWallet: virtualWallet(env),
    countryHeader: env.COUNTRY_HEADER,
    drainMs: 1000 * (env.DRAIN_SECONDS ?? (sharesWork(env) ? SHARED_DRAIN_SECONDS : 0)),
    logFormat: env.LOG_FORMAT ?? formatFor(process.stdout),
    logLevel: env.LOG_LEVEL,
    metrics: env.METRICS,
    demoPlayer: embedded,
  }
}

function operatorOf(env: Environment): Settings['operator'] {
  const { LICENCE: number, LICENCE_URL: url = null } = env
  const licence = number === undefined ? null : { number, url }
  return { name: env.OPERATOR_NAME, licence, supportEmail: env.SUPPORT_EMAIL ?? null }
}

/** Texts that cannot be said keep the process from starting, so that no page says half of them. */
function readableTexts(folder: string | undefined, problem: Problem): string | undefined {
  if (folder === undefined) return undefined
  const faults = faultsOfTexts(folder)
  return faults.length === 0
    ? folder
    : problem(faults.map((it) => `LOCALES_DIR: ${it}.`).join('\n'))
}

function faultsOfTexts(folder: string): readonly string[] {
  try {
    return checkOverrides(LOCALES_FOLDER, folder)
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)]
  }
}

function readableFile(
  name: 'FEED_FIXTURES' | 'OFFERS_FILE' | 'THEME_FILE',
  env: Environment,
  problem: Problem,
): string | undefined {
  const file = env[name]
  const isRead = {
    FEED_FIXTURES: env.ROLE === 'all' || env.ROLE === 'feed',
    OFFERS_FILE: env.ROLE !== 'web',
    THEME_FILE: rendersPages(env),
  }[name]
  if (file === undefined || !isRead) return undefined
  return isReadable(file) ? file : problem(`${name}: there is no file ${file} that can be read.`)
}

function isReadable(file: string): boolean {
  try {
    accessSync(file, constants.R_OK)
    return statSync(file).isFile()
  } catch {
    return false
  }
}

function rendersPages({ ROLE }: Environment): boolean {
  return ROLE === 'all' || ROLE === 'web'
}

/** A process that only renders pages asks nobody for money. */
function stripe(env: Environment, problem: Problem): StripeSettings | undefined {
  if (env.PAYMENTS !== 'stripe' || env.ROLE === 'web') return undefined
  const required = (name: 'STRIPE_SECRET_KEY' | 'STRIPE_WEBHOOK_SECRET' | 'PUBLIC_URL') =>
    env[name] ?? problem(`${name} must be set when PAYMENTS is stripe.`)
  return {
    secretKey: required('STRIPE_SECRET_KEY'),
    webhookSecret: required('STRIPE_WEBHOOK_SECRET'),
    apiBase: env.STRIPE_API_BASE,
    siteUrl: required('PUBLIC_URL').replace(/\/+$/, ''),
  }
}

/** Pages of others that the operator has chosen to show within the site's. */
function framedPages(env: Environment): Pick<Settings, 'chatSupport' | 'signUpFrame'> {
  const [kind = '', ...rest] = env.CHAT_SUPPORT.split(':')
  const account = rest.join(':')
  return {
    chatSupport: kind === 'none' ? null : { kind: kind as ChatSupport['kind'], account },
    signUpFrame: { url: env.SIGN_UP_FRAME ?? null, preloads: env.SIGN_UP_IFRAME_PRELOADER },
  }
}

function virtualWallet(env: Environment): Settings['virtualWallet'] {
  const standard = env.DATABASE_URL === undefined ? 'simulated:wallet' : 'off'
  const [provider = '', app] = (env.VIRTUAL_WALLET ?? standard).split(':')
  return app === undefined ? null : { provider, app }
}

function paymentSettings(env: Environment, problem: Problem): PaymentSettings {
  return {
    provider: providerOf(env),
    stripe: stripe(env, problem),
    requiresFields: env.DEPOSIT_REQUIRES.includes('fields'),
    requiresPhone: env.DEPOSIT_REQUIRES.includes('phone'),
    withdrawalHoldMs: env.WITHDRAWAL_HOLD_SECONDS * 1000,
    quickDeposit: env.QUICK_DEPOSIT,
    quickDepositTest: env.QUICK_DEPOSIT_TEST,
    reminder: { group: env.DEPOSIT_REMINDER_GROUP, seconds: env.DEPOSIT_REMINDER_SECONDS },
  }
}

function providerOf(env: Environment): PaymentSettings['provider'] {
  return env.PAYMENTS ?? (env.DATABASE_URL === undefined ? 'simulated' : 'off')
}

/** Nothing that anybody could take is in the accounts. */
function isPlayMoney(env: Environment): boolean {
  const provider = providerOf(env)
  return provider === 'simulated' || provider === 'off'
}

/** Others take over what this process lets go of. */
function sharesWork(env: Environment): boolean {
  return env.REDIS_URL !== undefined || env.ROLE === 'web'
}

function offeredLocales(env: Environment): LocaleCode[] {
  const { LOCALES: chosen = LOCALES, DEFAULT_LOCALE: first } = env
  return LOCALES.filter((locale) => locale === first || chosen.includes(locale))
}

function checkFeed(env: Environment, problem: Problem): void {
  if (env.FEED_FIXTURES !== undefined && env.FEED_SPORTS.length > 0) {
    problem('FEED_SPORTS is for the simulated season, which FEED_FIXTURES replaces.')
  }
  const runs = env.FEED_FIXTURES === undefined ? 'simulator' : 'fixtures'
  const { sport: named } = env.SPORT_TYPE_PROVIDERS
  const isElsewhere = env.ROLE === 'web' || env.ROLE === 'api'
  if (!isElsewhere && named !== undefined && !named.includes(runs)) {
    problem(`SPORT_TYPE_PROVIDERS leaves sport without matches: the feed that runs is ${runs}.`)
  }
}

/** Who is kept out, and by what. */
function checkWays(env: Environment, problem: Problem): void {
  if (env.PLAYER_GROUP !== undefined && env.PLATFORM_URL === undefined) {
    problem('PLAYER_GROUP needs PLATFORM_URL, where the others are sent.')
  }
  if (env.COUNTRY_HEADER !== undefined) return
  for (const name of ['SIGN_IN_BLOCKED', 'SIGN_UP_BLOCKED'] as const) {
    if (env[name].length === 0) continue
    problem(`${name} needs COUNTRY_HEADER, in which the proxy names the visitor's country.`)
  }
}

function checkRole(env: Environment, problem: Problem): void {
  const { ROLE: role } = env
  if ((role === 'api' || role === 'feed') && env.REDIS_URL === undefined) {
    problem(`ROLE=${role} needs REDIS_URL: prices reach several processes through Redis.`)
  }
  if (role === 'web' && env.BACKEND_URL === undefined) {
    problem(
      'ROLE=web needs BACKEND_URL: the address of a process of ROLE=api, or of a proxy before several.',
    )
  }
}

function centrifugo(env: Environment, problem: Problem): CentrifugoSettings | undefined {
  // Pages only name it to the browser.
  if (env.CENTRIFUGO_API_URL === undefined || env.ROLE === 'web') return undefined
  const required = (
    name: 'CENTRIFUGO_API_KEY' | 'CENTRIFUGO_TOKEN_SECRET' | 'CENTRIFUGO_PUBLIC_URL',
  ) => env[name] ?? problem(`${name} must be set when CENTRIFUGO_API_URL is.`)
  return {
    apiUrl: env.CENTRIFUGO_API_URL,
    apiKey: required('CENTRIFUGO_API_KEY'),
    tokenSecret: required('CENTRIFUGO_TOKEN_SECRET'),
    publicUrl: required('CENTRIFUGO_PUBLIC_URL'),
  }
}
