import { BONUS_TYPES } from '@touchline/betting'
import { country, LOCALES, SITE_THEMES, timeZone } from '@touchline/contract'
import * as v from 'valibot'
import { liveDelays } from './live-delays.ts'
import { retention } from './retention.ts'
import { sportTypeProviders } from './sport-type-providers.ts'
import {
  bonusTypeList,
  chatSupport,
  countryList,
  fieldList,
  hostList,
  isEd25519,
  list,
  localeList,
  milliseconds,
  MOST_DAYS,
  MOST_SECONDS,
  onOff,
  originList,
  pageList,
  percent,
  port,
  positive,
  proxyList,
  signedPercent,
  siteUrl,
  sportList,
  text,
  url,
  whole,
} from './value-schemas.ts'

const described = <S extends v.GenericSchema>(schema: S, meaning: string) =>
  v.pipe(schema, v.description(meaning))

/** Every environment variable that the product reads, with its meaning. */
export const environment = v.object({
  PORT: described(v.optional(port, '3000'), 'Port of the site; 0 takes a free one'),
  HOST: described(v.optional(text, '127.0.0.1'), 'Address to listen on; `0.0.0.0` is every one'),
  PUBLIC_URL: described(
    v.optional(siteUrl),
    'Address under which players reach the site; by default the one it listens on',
  ),
  DATA_DIR: described(
    v.optional(text, '.touchline'),
    'Folder of the embedded database and everything else that is kept',
  ),
  DATABASE_URL: described(
    v.optional(url(['postgres', 'postgresql'])),
    'PostgreSQL to use in place of the embedded one',
  ),
  DATABASE_POOL_SIZE: described(
    v.optional(whole(2, 1000), '16'),
    'Most connections to PostgreSQL at once, of this process',
  ),
  DATABASE_CONNECT_TIMEOUT_MS: described(
    v.optional(milliseconds, '10000'),
    'Milliseconds until a connection to PostgreSQL has to be there, or one of the pool free; 0 waits without end',
  ),
  DATABASE_STATEMENT_TIMEOUT_MS: described(
    v.optional(milliseconds, '30000'),
    'Milliseconds that a statement may take; 0 for as long as it likes',
  ),
  DATABASE_IDLE_TRANSACTION_TIMEOUT_MS: described(
    v.optional(milliseconds, '30000'),
    'Milliseconds that a transaction may be open with nothing asked in it; 0 for as long as it likes',
  ),
  REDIS_URL: described(
    v.optional(url(['redis', 'rediss'])),
    'Redis that carries prices and events between several processes',
  ),
  BACKEND_URL: described(
    v.optional(url(['http', 'https'])),
    'Where a process of ROLE=web reaches the calls',
  ),
  CENTRIFUGO_API_URL: described(
    v.optional(url(['http', 'https'])),
    'API of a Centrifugo server to use in place of the embedded push hub',
  ),
  CENTRIFUGO_API_KEY: described(v.optional(text), 'Key of the Centrifugo API'),
  CENTRIFUGO_TOKEN_SECRET: described(
    v.optional(v.pipe(v.string(), v.minLength(16, 'must have at least 16 characters'))),
    'HMAC secret of the push tokens; by default a random one that the database keeps',
  ),
  CENTRIFUGO_PUBLIC_URL: described(
    v.optional(url(['ws', 'wss', 'http', 'https'])),
    'Address at which browsers reach the Centrifugo server',
  ),
  PUSH_DELTA: described(
    v.optional(onOff, 'off'),
    'Whether pages ask the push server for differences in place of whole messages: on or off',
  ),
  FEED_SEED: described(
    v.optional(whole(0, 999_999_999_999), '1'),
    'Same seed, same matches, prices and results',
  ),
  FEED_SPEED: described(
    v.optional(positive, '1'),
    'Match seconds per second: 1 is real time, 60 plays a match in a minute and a half',
  ),
  FEED_FIXTURES: described(
    v.optional(text),
    'File of real fixtures to run in place of the simulated season',
  ),
  FEED_SPORTS: described(
    v.optional(sportList, ''),
    'Sports of the simulated season, by commas: soccer,tennis; by default all that it has',
  ),
  SPORT_TYPE_PROVIDERS: described(
    v.optional(sportTypeProviders, ''),
    "Whose matches are on offer, by type of sports and first come first: sport:fixtures+simulator; by default everybody's",
  ),
  LIVE_DELAY_MS: described(
    v.optional(liveDelays, '3000'),
    'Milliseconds that a live bet waits before it is accepted; others by sport after it: 3000,tennis:5000',
  ),
  APPROVAL_MS: described(
    v.optional(milliseconds, '8000'),
    'Milliseconds after which the simulated trader decides on a bet over the greatest stake',
  ),
  SETTLEMENT_WORKERS: described(
    v.optional(whole(1, 16), '2'),
    'Transactions that settle bets side by side in each process that settles, 1 to 16',
  ),
  RETENTION_DAYS: described(
    v.optional(retention, ''),
    'Days after which old data is dropped, where not the standard: chat:30,bets:730; docs/operations.md has the table',
  ),
  DEFAULT_LOCALE: described(
    v.optional(v.picklist(LOCALES, `must be one of ${LOCALES.join(', ')}`), 'en'),
    'Language of pages without a language in their address',
  ),
  LOCALES: described(
    v.optional(localeList),
    'Languages that the site offers, by commas; by default all that there are',
  ),
  LOCALE_PREFIX: described(
    v.optional(onOff, 'off'),
    'Whether the default language stands in addresses too: on or off',
  ),
  TIMEZONE: described(
    v.optional(timeZone),
    'Zone in which times are shown to who has chosen none: Europe/Berlin; by default that of the browser',
  ),
  HIDDEN_PAGES: described(
    v.optional(pageList, ''),
    'Pages that search engines shall not list, by commas, named as in data-page: league, match …; all hides the site',
  ),
  LOCALES_DIR: described(
    v.optional(v.string()),
    'Folder of texts that replace those of Touchline: de/app.json …; see docs/translating.md',
  ),
  OFFERS_FILE: described(
    v.optional(v.string()),
    'File of bonuses that is applied at every start; see docs/offers.md. Without it, and with the embedded database, a sample',
  ),
  DEFAULT_THEME: described(
    v.optional(v.picklist(SITE_THEMES, `must be one of ${SITE_THEMES.join(', ')}`), 'system'),
    'Theme of who has chosen none: dark, light, or system, as their device has it',
  ),
  THEME_SWITCH: described(
    v.optional(onOff, 'on'),
    'Whether players choose between dark and light: on or off',
  ),
  THEME_FILE: described(
    v.optional(v.string()),
    'Style sheet whose custom properties override those of the theme; see packages/ui/README.md',
  ),
  IMAGE_HOSTS: described(
    v.optional(hostList, ''),
    'Hosts that pictures of teams and pages may come from, by commas: img.example, *.example',
  ),
  MATCH_INFO_URL: described(
    v.optional(url(['http', 'https'])),
    'Base address of a sports data provider that is asked about each match; by default the own results say it',
  ),
  STREAM_HOSTS: described(
    v.optional(hostList, ''),
    'Hosts that streams of matches may come from, by commas: cdn.example, *.example; by default the site itself alone',
  ),
  FRAME_HOSTS: described(
    v.optional(hostList, ''),
    'Hosts whose pages may stand in blocks of the type iframe, by commas: radio.example, *.example; by default none',
  ),
  ROLE: described(
    v.optional(v.picklist(['all', 'web', 'api', 'feed'], 'must be all, web, api or feed'), 'all'),
    'What this process does when several share the work',
  ),
  SIGNUP_CREDIT: described(
    v.optional(whole(0, 100_000_000)),
    'Euros of play money for a new player, in the currency of their choice; 100 on the embedded database, 0 with DATABASE_URL',
  ),
  SESSION_DAYS: described(v.optional(whole(1, MOST_DAYS), '14'), 'Days after which a session ends'),
  SESSION_IDLE_MINUTES: described(
    v.optional(whole(5, 1440 * MOST_DAYS), '4320'),
    'Minutes without a sign of the player after which a session ends',
  ),
  SESSION_LIMIT_MINUTES: described(
    v.optional(whole(1, 1440)),
    'Minutes at play within any 24 hours for players without a limit of their own; by default there is none',
  ),
  SECOND_FACTOR: described(
    v.optional(v.picklist(['off', 'new-device', 'always'], 'must be off, new-device or always')),
    'When a right password is not enough: off, new-device asks for a code where the player has not signed in before, always asks each time; by default off with play money, new-device where payments are real. Players with an authenticator are asked on new devices either way',
  ),
  REQUIRED_PLAYER_FIELDS: described(
    v.optional(fieldList, ''),
    'Fields of the profile, by commas, that every player has to fill in: first_name, last_name, nickname, phone',
  ),
  RESERVED_NAMES: described(
    v.optional(list, ''),
    "Names of the operator, by commas, that no player's nickname may carry",
  ),
  SIGN_IN: described(v.optional(onOff, 'on'), 'Whether players can sign in: on or off'),
  SIGN_IN_BLOCKED: described(
    v.optional(countryList, ''),
    'Countries, by commas, from which nobody can sign in: AT,CH',
  ),
  SIGN_UP: described(v.optional(onOff, 'on'), 'Whether visitors can sign up: on or off'),
  SIGN_UP_FRAME: described(
    v.optional(url(['http', 'https'])),
    "Address of the platform's own page to sign up on, which pages frame in place of their form",
  ),
  SIGN_UP_IFRAME_PRELOADER: described(
    v.optional(onOff, 'off'),
    'Whether pages load SIGN_UP_FRAME before a visitor asks for it: on or off',
  ),
  SIGN_UP_BLOCKED: described(
    v.optional(countryList, ''),
    'Countries, by commas, from which nobody can sign up: AT,CH',
  ),
  SIGN_UP_REMINDER_SECONDS: described(
    v.optional(whole(1, MOST_SECONDS)),
    'Seconds after which a visitor is asked to sign up, once per visit; by default nobody is',
  ),
  BONUS_TOAST_DELAY_SECONDS: described(
    v.optional(whole(0, MOST_SECONDS), '3'),
    'Seconds after its start in which a page announces no bonus',
  ),
  BONUS_TOASTS_OFF: described(
    v.optional(bonusTypeList, ''),
    `Types of bonuses, by commas, that pages do not announce: ${BONUS_TYPES.join(', ')}`,
  ),
  TRUSTED_PROXIES: described(
    v.optional(proxyList, ''),
    'Addresses or networks, by commas, whose X-Forwarded-For is believed',
  ),
  REQUEST_TIMEOUT_SECONDS: described(
    v.optional(whole(1, MOST_SECONDS), '30'),
    'Seconds within which a request must have come whole',
  ),
  CONNECTIONS_PER_ADDRESS: described(
    v.optional(whole(0, 1_000_000), '500'),
    'Connections that one address may hold open; 0 for as many as it likes. Trusted proxies are not counted',
  ),
  MY_BETS: described(v.optional(onOff, 'on'), 'Whether pages lead to My bets: on or off'),
  SHARING: described(v.optional(onOff, 'on'), 'Whether bets can be shared by a code: on or off'),
  OFFLINE_PAGES: described(
    v.optional(onOff, 'on'),
    'Whether browsers keep pages for when there is no line: on or off, which also ends it where it was on',
  ),
  RESPONSIBLE_GAMBLING: described(
    v.optional(onOff, 'on'),
    'Whether pages offer limits and keep to them: on or off. Limits that are set hold either way',
  ),
  LIMIT_OFFER_DAYS: described(
    v.optional(whole(0, MOST_DAYS), '30'),
    'Days after which a player without limits is offered some again; 0: limits are never offered',
  ),
  ACCOUNT_REVIEW_DAYS: described(
    v.optional(whole(0, MOST_DAYS), '30'),
    'Days after which a player is reminded to look at their account; 0: never',
  ),
  JACKPOTS: described(
    v.optional(onOff, 'on'),
    'Whether bets take part in jackpots, and pages show them: on or off',
  ),
  CUSTOM_SPORT_TYPE_PROVIDERS: described(
    v.optional(onOff, 'off'),
    'Whether a browser chooses by the cookie test_providers (match:fixtures) who serves a type of sports: on or off',
  ),
  HORSE_RACING: described(
    v.optional(onOff, 'on'),
    'Whether horse racing is offered, and the simulated season has races: on or off',
  ),
  BEST_ODDS_GUARANTEED: described(v.optional(onOff, 'on'), 'Best odds guaranteed: on or off'),
  LOTTERIES: described(
    v.optional(onOff, 'on'),
    'Whether tickets of lotteries are sold: on or off. Those that are sold are drawn either way',
  ),
  ACTIVITY_TRACKING: described(
    v.optional(onOff, 'on'),
    'Whether open pages tell once a minute that they are looked at, for limits of time: on or off',
  ),
  OPERATOR_NAME: described(
    v.optional(v.pipe(v.string(), v.nonEmpty('must not be empty')), 'Touchline'),
    'Who takes the bets, as it stands at the end of every page and on receipts',
  ),
  OPERATOR_COUNTRY: described(
    v.optional(country),
    'Country of the operator, two letters: its least age, helplines and warnings hold where the country of a player is not known',
  ),
  TERMS_VERSION: described(
    v.optional(
      v.pipe(v.string(), v.regex(/^[\w.-]{1,40}$/, 'must be a short word, as 2026-11-23')),
      '2026-11-23',
    ),
    'Version of the terms and rules; who agreed to another one is asked to agree to it before they bet',
  ),
  LICENCE: described(
    v.optional(v.string()),
    'Number of the licence, at the end of every page; without one it says that the installation is no bookmaker',
  ),
  LICENCE_URL: described(
    v.optional(
      v.pipe(
        v.string(),
        v.url('must be an address'),
        v.startsWith('https://', 'must begin with https://'),
      ),
    ),
    'Where the regulator shows that licence',
  ),
  SUPPORT_EMAIL: described(
    v.optional(v.pipe(v.string(), v.email('must be an e-mail address'))),
    'Where players write to, as the help page says it',
  ),
  PLATFORM_URL: described(
    v.optional(
      v.pipe(
        v.string(),
        v.url('must be an address'),
        v.regex(/^https?:\/\//, 'must begin with http:// or https://'),
      ),
    ),
    'Home of the platform that this site is a part of; by default it is this site',
  ),
  PLAYER_GROUP: described(
    v.optional(v.string()),
    'Group of players that this site is for: pages send others to PLATFORM_URL. By default it is for everybody',
  ),
  RECEIPT_SIGNING_KEY: described(
    v.optional(v.pipe(v.string(), v.check(isEd25519, 'must be an Ed25519 key: PKCS 8 in base64'))),
    'Private Ed25519 key that signs receipts, PKCS 8 in base64; by default a random one that the database keeps',
  ),
  CUSTOM_BETS: described(
    v.optional(onOff, 'on'),
    'Whether several selections of one match can be a custom bet: on or off',
  ),
  CUSTOM_BET_MARGIN: described(
    v.optional(percent, '7'),
    'Per cent that the price of a custom bet lies below its fair price, 0 to 50',
  ),
  CUSTOM_BET_EDGE: described(
    v.optional(signedPercent, '-3'),
    'Per cent over the fair price up to which a price that a player proposes is taken, -50 to 50: -3 is 3 below fair',
  ),
  PAYMENTS: described(
    v.optional(v.picklist(['simulated', 'stripe', 'off'], 'must be simulated, stripe or off')),
    'Who moves money in and out: simulated is a bank that moves none; by default that on the embedded database, off with DATABASE_URL',
  ),
  STRIPE_SECRET_KEY: described(
    v.optional(text),
    'Secret key of the account at Stripe; needed with PAYMENTS=stripe',
  ),
  STRIPE_WEBHOOK_SECRET: described(
    v.optional(text),
    "Secret that Stripe signs its webhooks with, from the endpoint's page there; needed with PAYMENTS=stripe",
  ),
  STRIPE_API_BASE: described(
    v.optional(url(['http', 'https'])),
    "Address in place of Stripe's own, for tests",
  ),
  DEPOSIT_REQUIRES: described(
    v.optional(
      v.pipe(list, v.array(v.picklist(['fields', 'phone'], 'must name some of fields, phone'))),
      '',
    ),
    'What a player does before a first deposit, by commas: fields fills in REQUIRED_PLAYER_FIELDS, phone verifies the number',
  ),
  WITHDRAWAL_HOLD_SECONDS: described(
    v.optional(whole(0, 604_800), '60'),
    'Seconds that a withdrawal waits, and can be cancelled, before it is paid out',
  ),
  QUICK_DEPOSIT: described(
    v.optional(onOff, 'on'),
    'Whether players can deposit from any page: on or off',
  ),
  QUICK_DEPOSIT_TEST: described(
    v.optional(onOff, 'off'),
    'Whether players of the group spi_test can, while QUICK_DEPOSIT is off: on or off',
  ),
  DEPOSIT_REMINDER_GROUP: described(
    v.optional(text),
    'Group of players who are reminded once a day to deposit; by default nobody is',
  ),
  DEPOSIT_REMINDER_SECONDS: described(
    v.optional(whole(1, MOST_SECONDS), '10'),
    'Seconds after which they are',
  ),
  VIRTUAL_WALLET: described(
    v.optional(
      v.pipe(
        text,
        v.regex(
          /^(?:off|[\w-]+:[\w-]+)$/,
          'must be off, or a provider and its app: simulated:wallet',
        ),
      ),
    ),
    'Virtual wallet among the pages of an account, as provider:app, or off; by default simulated:wallet on the embedded database, off with DATABASE_URL',
  ),
  VAPID_PUBLIC_KEY: described(
    v.optional(text),
    'Public key that push messages are signed by, base64url; by default one that the database keeps',
  ),
  VAPID_PRIVATE_KEY: described(v.optional(text), 'Private key that belongs to it'),
  PUSH_HOSTS: described(
    v.optional(hostList, ''),
    'Hosts of push services that browsers may have their messages left at, by commas; by default those of Chrome, Firefox, Safari and Edge',
  ),
  ONE_SIGNAL_APP_ID: described(
    v.optional(text),
    'App at OneSignal that sends push messages in place of this site, to devices signed up there, which no page does',
  ),
  ONE_SIGNAL_API_KEY: described(v.optional(text), 'Key of its API; needed with ONE_SIGNAL_APP_ID'),
  ONE_SIGNAL_API_BASE: described(
    v.optional(url(['http', 'https'])),
    "Address in place of OneSignal's own, for tests",
  ),
  CHAT_SUPPORT: described(
    v.optional(chatSupport, 'none'),
    "Chat with the operator's people: none, link:https://… opens beside the site, frame:https://… in a frame, livechat:licence or crisp:website-id is the page of that service",
  ),
  EMBED_ORIGINS: described(
    v.optional(originList, ''),
    'Origins, by commas, whose pages may embed the site, and are heard by it',
  ),
  COUNTRY_HEADER: described(
    v.optional(
      v.pipe(
        text,
        v.regex(/^[\w-]+$/, 'must be the name of a header, as CF-IPCountry'),
        v.toLowerCase(),
      ),
    ),
    "Header in which the proxy names the visitor's country",
  ),
  DRAIN_SECONDS: described(
    v.optional(whole(0, 600)),
    'Seconds that a process says it is not ready before it closes anything at its end, and again as many for its sockets; by default 5 where several processes share the work, else 0',
  ),
  LOG_FORMAT: described(
    v.optional(v.picklist(['json', 'plain'], 'must be json or plain')),
    'json is one object a line for machines, plain is for people; by default plain in a terminal',
  ),
  LOG_LEVEL: described(
    v.optional(
      v.picklist(
        ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
        'must be fatal, error, warn, info, debug, trace or silent',
      ),
      'info',
    ),
    'Least severity that is logged',
  ),
  METRICS: described(v.optional(onOff, 'on'), 'Whether /metrics answers: on or off'),
})

export type Environment = v.InferOutput<typeof environment>

/** Ends the reading of settings with a sentence about one of them. */
export type Problem = (message: string) => never
