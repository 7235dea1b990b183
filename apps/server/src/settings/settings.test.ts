import { describe, expect, it } from 'vitest'
import { loadSettings, SettingsError } from './settings.ts'
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
    [{ STREAM_HOSTS: 'cdn.example; script-src *' }, 'STREAM_HOSTS must name hosts, as cdn.example'],
    [
      { CHAT_SUPPORT: 'livechat:../7' },
      'CHAT_SUPPORT must be none, link: or frame: and an address',
    ],
    [{ CHAT_SUPPORT: 'frame:javascript:0' }, 'CHAT_SUPPORT must be none, link: or frame:'],
    [{ LOCALES_DIR: '/nowhere' }, 'LOCALES_DIR: there is no folder /nowhere.'],
    [{ ROLE: 'api' }, 'ROLE=api needs REDIS_URL'],
    [{ ROLE: 'feed' }, 'ROLE=feed needs REDIS_URL'],
    [{ ROLE: 'web' }, 'ROLE=web needs BACKEND_URL'],
    [{ PLAYER_GROUP: 'sports' }, 'PLAYER_GROUP needs PLATFORM_URL'],
    [{ CENTRIFUGO_API_URL: 'http://push:8000' }, 'CENTRIFUGO_API_KEY must be set'],
  ])('names the wrong setting in %o', (env, message) => {
    expect(() => loadSettings(env)).toThrow(SettingsError)
    expect(() => loadSettings(env)).toThrow(message)
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
