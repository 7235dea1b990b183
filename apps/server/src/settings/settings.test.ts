import { createECDH } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { environment } from './environment.ts'
import { loadSettings, misspeltSettings, SettingsError } from './settings.ts'
import { settingsTable } from './settings-table.ts'

describe('loadSettings', () => {
  it('needs nothing', () => {
    const settings = loadSettings({})
    expect(settings).toMatchObject({
      port: 3000,
      dataDir: '.touchline',
      databaseUrl: undefined,
      feedSeed: 1,
      feedSpeed: 1,
      liveDelays: { standardMs: 3000, bySport: {} },
      defaultLocale: 'en',
      role: 'all',
      signupCredit: 100,
      demoPlayer: true,
    })
  })

  it('has no demo player and no welcome credit with DATABASE_URL', () => {
    const settings = loadSettings({ DATABASE_URL: 'postgres://touchline@/touchline?host=/run/pg' })
    expect(settings).toMatchObject({ signupCredit: 0, demoPlayer: false })
  })

  it('takes an empty variable for an absent one', () => {
    expect(loadSettings({ PORT: '' }).port).toBe(3000)
  })

  it.each([
    [{ PORT: 'eighty' }, 'PORT must be a whole number, but it is "eighty".'],
    [{ PORT: '70000' }, 'PORT must be at most 65535'],
    [{ ROLE: 'boss' }, 'ROLE must be all, web, api or feed, but it is "boss".'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must be an address that begins with postgres://'],
    [{ FEED_SPEED: '0' }, 'FEED_SPEED must be a number above 0'],
    [
      { FEED_FIXTURES: 'season.json', FEED_SPORTS: 'soccer' },
      'FEED_SPORTS is for the simulated season, which FEED_FIXTURES replaces.',
    ],
    [{ FEED_SPORTS: 'soccer,tenis' }, 'FEED_SPORTS must name some of soccer, tennis, basketball'],
    [
      { SPORT_TYPE_PROVIDERS: 'sport:fixtures' },
      'SPORT_TYPE_PROVIDERS leaves sport without matches: the feed that runs is simulator.',
    ],
    [{ HIDDEN_PAGES: 'match,leauge' }, 'HIDDEN_PAGES must be all, or name some of home, live, '],
    [{ STREAM_HOSTS: 'cdn.example; script-src *' }, 'STREAM_HOSTS must name hosts, as cdn.example'],
    [
      { CHAT_SUPPORT: 'livechat:../7' },
      'CHAT_SUPPORT must be none, link: or frame: and an address',
    ],
    [{ CHAT_SUPPORT: 'frame:javascript:0' }, 'CHAT_SUPPORT must be none, link: or frame:'],
    [{ LOCALES_DIR: '/nowhere' }, 'LOCALES_DIR: there is no folder /nowhere.'],
    [{ THEME_FILE: import.meta.dirname }, 'THEME_FILE: there is no file'],
    [{ THEME_FILE: '/nowhere' }, 'THEME_FILE: there is no file /nowhere that can be read.'],
    [{ FEED_FIXTURES: '/nowhere' }, 'FEED_FIXTURES: there is no file /nowhere that can be read.'],
    [{ OFFERS_FILE: '/nowhere' }, 'OFFERS_FILE: there is no file /nowhere that can be read.'],
    [{ ROLE: 'api' }, 'ROLE=api needs REDIS_URL'],
    [{ ROLE: 'feed' }, 'ROLE=feed needs REDIS_URL'],
    [{ ROLE: 'web' }, 'ROLE=web needs BACKEND_URL'],
    [{ PLAYER_GROUP: 'sports' }, 'PLAYER_GROUP needs PLATFORM_URL'],
    [{ SIGN_IN_BLOCKED: 'AT' }, 'SIGN_IN_BLOCKED needs COUNTRY_HEADER'],
    [{ SIGN_UP_BLOCKED: 'AT,CH' }, 'SIGN_UP_BLOCKED needs COUNTRY_HEADER'],
    [
      { COUNTRY_HEADER: 'CF-IPCountry: AT' },
      'COUNTRY_HEADER must be the name of a header, as CF-IPCountry',
    ],
    [{ EMBED_ORIGINS: 'www.host.example' }, 'EMBED_ORIGINS must be an origin, as https://www.'],
    [{ EMBED_ORIGINS: 'https://a.example, https://b.example/' }, 'EMBED_ORIGINS must be an origin'],
    [{ EMBED_ORIGINS: 'https://a.example:443' }, 'EMBED_ORIGINS must be an origin'],
    [{ PUBLIC_URL: 'bets.example' }, 'PUBLIC_URL must be an address that begins with http:// or'],
    [{ PUBLIC_URL: 'https://bets.example/sports' }, 'PUBLIC_URL must be an address without a path'],
    [{ IMAGE_HOSTS: 'https://img.example/' }, 'IMAGE_HOSTS must name hosts, as cdn.example'],
    [{ PUSH_HOSTS: 'push.example/x' }, 'PUSH_HOSTS must name hosts'],
    [{ TRUSTED_PROXIES: 'nginx' }, 'TRUSTED_PROXIES must name addresses or networks, as 10.0.0.7'],
    [{ TRUSTED_PROXIES: '10.0.0.0/33' }, 'TRUSTED_PROXIES must name addresses or networks'],
    [
      { VAPID_PUBLIC_KEY: 'x', VAPID_PRIVATE_KEY: 'y' },
      'VAPID_PRIVATE_KEY must belong to VAPID_PUBLIC_KEY',
    ],
    [{ SESSION_DAYS: '999999999999' }, 'SESSION_DAYS must be at most 3650'],
    [{ APPROVAL_MS: '999999999999' }, 'APPROVAL_MS must be at most 3600000'],
    [{ DEFAULT_THEME: 'pink' }, 'DEFAULT_THEME must be one of system, dark, light'],
    [{ TIMEZONE: 'Mars/Olympus' }, 'TIMEZONE must be a time zone, as Europe/Berlin'],
    [{ SIGN_UP_REMINDER_SECONDS: '9999999' }, 'SIGN_UP_REMINDER_SECONDS must be at most 86400'],
    [{ CENTRIFUGO_API_URL: 'http://push:8000' }, 'CENTRIFUGO_API_KEY must be set'],
  ])('names the wrong setting in %o', (env, message) => {
    expect(() => loadSettings(env)).toThrow(SettingsError)
    expect(() => loadSettings(env)).toThrow(message)
  })

  it('names the folder of texts, too, where a file of it cannot be read', () => {
    const LOCALES_DIR = mkdtempSync(join(tmpdir(), 'texts-'))
    onTestFinished(() => rmSync(LOCALES_DIR, { recursive: true }))
    mkdirSync(join(LOCALES_DIR, 'de'))
    const file = join(LOCALES_DIR, 'de/app.json')
    for (const [text, says] of [
      ['{', 'is no JSON'],
      ['[]', 'is no object of texts by their keys'],
      ['{ "layout.home": 7 }', ': layout.home is no text.'],
    ] as const) {
      writeFileSync(file, text)
      expect(() => loadSettings({ LOCALES_DIR })).toThrow(SettingsError)
      expect(() => loadSettings({ LOCALES_DIR })).toThrow(/^LOCALES_DIR: /)
      expect(() => loadSettings({ LOCALES_DIR })).toThrow(says)
    }
  })

  it('takes origins as browsers say them, and patterns of them', () => {
    const EMBED_ORIGINS = 'https://www.host.example, http://localhost:4000,https://*.host.example,*'
    expect(loadSettings({ EMBED_ORIGINS }).embedOrigins).toHaveLength(4)
  })

  it('takes the proxies that Fastify knows, and a site with or without a slash', () => {
    const TRUSTED_PROXIES = 'loopback, 10.0.0.7,10.0.0.0/8,2001:db8:f::/48'
    const settings = loadSettings({ TRUSTED_PROXIES, PUBLIC_URL: 'https://bets.example/' })
    expect(settings.trustedProxies).toHaveLength(4)
    expect(settings.publicUrl).toBe('https://bets.example')
  })

  it('takes the pages that data-page names, or all of them', () => {
    expect(loadSettings({ HIDDEN_PAGES: 'league, match' }).hiddenPages).toEqual(['league', 'match'])
    expect(loadSettings({ HIDDEN_PAGES: 'all' }).hiddenPages).toEqual(['all'])
  })

  it('takes keys of push messages that belong together', () => {
    const key = createECDH('prime256v1')
    const VAPID_PUBLIC_KEY = key.generateKeys('base64url')
    const VAPID_PRIVATE_KEY = key.getPrivateKey('base64url')
    const { devicePush } = loadSettings({ VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY })
    expect(devicePush.vapid?.publicKey).toBe(VAPID_PUBLIC_KEY)
  })

  it('lets the pages name a push server that only the backends publish to', () => {
    const env = { ROLE: 'web', BACKEND_URL: 'http://api:3000/', CENTRIFUGO_PUBLIC_URL: 'wss://p' }
    expect(loadSettings({ ...env, CENTRIFUGO_API_URL: 'http://push:8000/api' })).toMatchObject({
      backendUrl: 'http://api:3000',
      pushPublicUrl: 'wss://p',
      centrifugo: undefined,
    })
  })

  it('names every wrong setting at once', () => {
    expect(() => loadSettings({ PORT: 'x', METRICS: 'maybe' })).toThrow(/PORT .*\nMETRICS /)
  })
})

it('the table of settings has a row with a meaning for each', () => {
  const rows = settingsTable().split('\n').slice(2)
  expect(rows).toContain(
    '| `LIVE_DELAY_MS` | `3000` | Milliseconds that a live bet waits before it is accepted; others by sport after it: 3000,tennis:5000 |',
  )
  for (const row of rows) expect(row).not.toContain('undefined')
})

describe('misspeltSettings', () => {
  it.each([
    ['MY_BET', 'MY_BETS'],
    ['MYBETS', 'MY_BETS'],
    ['FEED_SPORT', 'FEED_SPORTS'],
    ['feed_speed', 'FEED_SPEED'],
    ['LICENSE', 'LICENCE'],
    ['STRIPE_SERCET_KEY', 'STRIPE_SECRET_KEY'],
    ['HSOT', 'HOST'],
    ['SIGNUP', 'SIGN_UP'],
  ])('says for %s that %s may be meant, and not what is in it', (name, setting) => {
    expect(misspeltSettings({ [name]: 'hunter2' })).toEqual([
      `${name} is no setting, and changes nothing. Was ${setting} meant?`,
    ])
    expect(misspeltSettings({ [name]: '' })).toEqual([])
  })

  it('says nothing of settings, nor of what belongs to others', () => {
    const others =
      'PATH HOME HOSTNAME HOSTTYPE USER LANG LANGUAGE LC_ALL TZ PGHOST PGPORT PGDATA XDG_DATA_DIRS ' +
      'LOGNAME NODE_ENV TMPDIR CI KUBERNETES_SERVICE_HOST KUBERNETES_PORT http_proxy SHELL ' +
      'npm_config_cache PUBLIC_DATA_DIR TEST_REDIS_URL TEST_DATABASE_URL CHROMIUM_PATH'
    const names = [...Object.keys(environment.entries), ...others.split(' ')]
    expect(misspeltSettings(Object.fromEntries(names.map((name) => [name, 'x'])))).toEqual([])
  })
})
