import { DEFAULT_ODDS_FORMAT, ODDS_FORMATS } from '@touchline/betting'
import * as v from 'valibot'

import { oddsAcceptMode } from './bets.ts'
import { chatSupport } from './chat-support.ts'
import { streamPosition } from './paging.ts'
import { amount, count, currencyCode, timestamp, word } from './primitives.ts'

export const oddsType = v.picklist(ODDS_FORMATS)

/** As settings name it: one that is not known reads as the default (GAP-20). */
const answeredOddsType = v.fallback(oddsType, DEFAULT_ODDS_FORMAT)

export const activity = v.picklist(['active', 'inactive'])

const minuteOfDay = v.pipe(count, v.maxValue(1439))

/** What is pushed to a player's devices; offers go by `news`. */
export const pushTopic = v.picklist(['settlements', 'cash_outs', 'goals', 'starts', 'account'])

/** When nothing is pushed: minutes since midnight in the zone. */
const quietHours = v.object({ from: minuteOfDay, until: minuteOfDay, zone: word })

/** `system`: as the player's device has it. */
export const SITE_THEMES = ['system', 'dark', 'light'] as const

/** Answer of `GET /settings`: the player's, or the defaults for a visitor. */
export const userSettings = v.object({
  customBetEnabled: v.boolean(),
  /** Recommended stakes by currency code, in the smallest unit. */
  stakes: v.record(currencyCode, v.array(amount)),
  autoAcceptOddsChange: v.union([oddsAcceptMode, v.boolean()]),
  availableOddsTypes: v.array(answeredOddsType),
  activeOddsType: answeredOddsType,
  /** What the player wants to hear of; both as a visitor has them where nothing is said. */
  notifications: v.optional(
    v.object({
      reminders: v.boolean(),
      news: v.boolean(),
      topics: v.optional(v.array(v.string())),
      quietHours: v.optional(v.nullable(quietHours)),
    }),
  ),
  updatedAt: v.nullable(timestamp),
  videoEnabled: v.boolean(),
  providerStatuses: v.record(v.string(), activity),
  sportTypeProviders: v.record(v.string(), v.array(v.string())),
  multiSingleAvailability: v.record(v.string(), v.boolean()),
  horseRacingEnabled: v.boolean(),
  lotteryEnabled: v.boolean(),
  /** No motion, no marks on prices, no offers. `held`: by a rail of the player's own. */
  calm: v.optional(v.picklist(['off', 'on', 'held'])),
  /** In which times are shown; null: as the site or the browser has it. */
  timezone: v.optional(v.nullable(v.string())),
})

export const userSettingsChange = v.object({
  stakes: v.optional(
    v.pipe(v.record(currencyCode, v.pipe(v.array(amount), v.maxLength(6))), v.maxEntries(20)),
  ),
  autoAcceptOddsChange: v.optional(oddsAcceptMode),
  oddsType: v.optional(oddsType),
  notifications: v.optional(
    v.object({
      reminders: v.optional(v.boolean()),
      news: v.optional(v.boolean()),
      topics: v.optional(v.pipe(v.array(pushTopic), v.maxLength(10))),
      quietHours: v.optional(v.nullable(quietHours)),
    }),
  ),
  calm: v.optional(v.boolean()),
  timezone: v.optional(v.nullable(word)),
  /** What OneSignal calls this browser; null: it is to be sent nothing any more. */
  oneSignalPushNotificationSubscription: v.optional(
    v.nullable(v.pipe(word, v.trim(), v.minLength(1))),
  ),
})

export const currency = v.object({
  code: currencyCode,
  symbol: v.string(),
  subunits: v.pipe(count, v.minValue(1)),
  fiat: v.boolean(),
  subcurrencies: v.array(v.object({ code: v.string(), symbol: v.string(), subunits: count })),
  /** Least stake of a bet, in the smallest unit. */
  minStake: amount,
  /** Most that one bet returns, in the smallest unit. */
  maxPayout: amount,
  /** Smallest units that stand for one euro where a player's limits count several currencies. */
  perEuro: v.optional(amount),
})

export const locale = v.object({ code: v.string(), nameInLocale: v.string() })

/** Of the `site` in those settings, what every page minds of it. */
export const siteMarks = v.object({
  version: count,
  /** Some of it is for some players alone: whoever signs in asks again. */
  isPersonal: v.boolean(),
  /** Another one where the operator says other texts; `0` where all are the product's. */
  texts: v.string(),
})

/** Answer of `GET /fe-api/settings`: what the site is, the same for everyone of a locale. */
export const systemSettings = v.object({
  /** Origins whose host pages may embed the product. */
  origins: v.array(v.string()),
  locales: v.array(locale),
  defaultLocale: v.string(),
  localePrefixRequired: v.boolean(),
  currencies: v.array(currency),
  defaultCurrencyCode: currencyCode,
  countries: v.array(v.object({ code: v.string(), name: v.string() })),
  userCountry: v.nullable(v.string()),
  marketGroups: v.array(
    v.object({ key: v.string(), name: v.string(), priority: v.number(), status: activity }),
  ),
  systemTypes: v.array(v.object({ id: v.string(), totalCount: count, winCount: count })),
  platform: v.object({
    signInEnabled: v.boolean(),
    signUpEnabled: v.boolean(),
    blockedSignInCountries: v.array(v.string()),
    blockedSignUpCountries: v.array(v.string()),
    sharingEnabled: v.boolean(),
    myBetsHidden: v.boolean(),
    platformUrl: v.string(),
    /** What the account's page of a virtual wallet launches; null: there is none. */
    virtualWallet: v.optional(v.nullable(v.object({ provider: v.string(), app: v.string() }))),
    /** Who answers players' questions at once; null: nobody, and the help page stands for it. */
    chatSupport: v.optional(v.nullable(chatSupport)),
    /** The platform's own page to sign up on, in place of the product's form. */
    signUpFrame: v.optional(v.nullable(v.string())),
    /** Players outside of this group are sent to the platform's home; null: everybody stays. */
    playerGroup: v.optional(v.nullable(v.string())),
    /** Who takes the bets, by which licence; null: nobody needs one for it. */
    operator: v.optional(
      v.object({
        name: v.string(),
        licence: v.nullable(v.object({ number: v.string(), url: v.nullable(v.string()) })),
        /** Where players write to. */
        supportEmail: v.optional(v.nullable(v.string())),
      }),
    ),
    /** Country of the operator, ISO 3166-1 alpha-2; null where none is set. */
    country: v.optional(v.nullable(v.string())),
    /** Whether players choose between dark and light; they do where nothing is said. */
    themeSwitch: v.optional(v.boolean()),
    /** Least age of a player by country, where it is not 18. */
    ages: v.optional(v.record(v.string(), count)),
    /** Minutes without a sign of the player after which they are signed out. */
    idleMinutes: v.optional(v.pipe(count, v.minValue(1))),
    /** A system never wins more than this many times its stake; 10 000 unless told. */
    systemMaxWinFactor: v.optional(v.pipe(count, v.minValue(1))),
    /** Shown on the sign-in form where the embedded default offers its demo player. */
    demoPlayer: v.nullable(v.object({ email: v.string(), password: v.string() })),
    /** Milliseconds that a live bet waits, where its sport has no delay of its own. */
    liveDelayMs: count,
    /** By the key of a sport or a type of sports. */
    liveDelaysBySport: v.record(v.string(), count),
    /** Seconds after which a visitor is asked once to sign up; null where no one is. */
    signUpReminderSeconds: v.nullable(count),
    /** When pages say what bonuses have come, and of which types they say nothing. */
    bonusToasts: v.optional(v.object({ delaySeconds: count, disabledTypes: v.array(v.string()) })),
  }),
  playerFields: v.array(v.object({ key: v.string(), required: v.boolean() })),
  features: v.record(v.string(), v.boolean()),
  /** What the operator made of the site: a `siteView`, for the parts of a page that show it. */
  site: v.optional(v.unknown()),
  /** In which times are shown to who has chosen none; null: that of the browser. */
  timezone: v.nullable(v.string()),
  /** Where the push connection is, relative or absolute. */
  pushUrl: v.string(),
  /** Where the channel of what concerns every page stands; without it pages follow all updates. */
  newsStream: v.optional(streamPosition),
})

export type PushTopic = v.InferOutput<typeof pushTopic>
export type QuietHours = v.InferOutput<typeof quietHours>
export type OddsType = v.InferOutput<typeof oddsType>
export type UserSettings = v.InferOutput<typeof userSettings>
export type UserSettingsChange = v.InferOutput<typeof userSettingsChange>
export type CurrencySetting = v.InferOutput<typeof currency>
export type Locale = v.InferOutput<typeof locale>
export type SystemSettings = v.InferOutput<typeof systemSettings>
