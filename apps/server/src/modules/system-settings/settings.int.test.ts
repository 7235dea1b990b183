import type { Amount } from '@touchline/betting'
import { amountOf, ODDS_FORMATS } from '@touchline/betting'
import { calls } from '@touchline/contract'
import { describe, expect, it } from 'vitest'
import { engines } from '../../db/testing/test-database.ts'
import { waitingForLocks } from '../../db/testing/waiting-for-locks.ts'
import { backendOfSuite } from '../testing/backend-of-suite.ts'
import { startTestBackend } from '../testing/test-backend.ts'

describe.each(engines)('settings on $name', (engine) => {
  const test = backendOfSuite(engine, {
    countryHeader: 'x-country',
    liveDelays: { standardMs: 3000, bySport: { 'ice-hockey': 5000 } },
    embedOrigins: ['https://host.example'],
    locales: ['en', 'de', 'br'],
    requiredPlayerFields: ['phone'],
    horseRacing: true,
    lotteries: false,
  })

  it('[SET-04] [ACC-08] [ACC-09] [GAP-40] [AMB-32] tells what the site is', async () => {
    const german = test.visitor({ language: 'de', headers: { 'x-country': 'AT' } })
    const { data } = await german('getSystemSettings')
    expect(data).toMatchObject({
      defaultLocale: 'en',
      defaultCurrencyCode: 'EUR',
      userCountry: 'AT',
      platform: {
        signInEnabled: true,
        sharingEnabled: true,
        myBetsHidden: false,
        liveDelayMs: 3000,
        liveDelaysBySport: { 'ice-hockey': 5000 },
      },
      pushUrl: '/connection/websocket',
    })
    expect(data.currencies.find(({ code }) => code === 'BTC')).toEqual({
      code: 'BTC',
      symbol: '₿',
      subunits: 100_000_000,
      fiat: false,
      subcurrencies: [],
      minStake: 500n,
      maxPayout: 250_000_000n,
      perEuro: 1_000n,
    })
    expect(data.countries).toContainEqual({ code: 'AT', name: 'Österreich' })
    expect(data.marketGroups[0]).toEqual({
      key: 'all',
      name: 'Alle',
      priority: 1,
      status: 'active',
    })
    expect(data.systemTypes[0]).toEqual({ id: '2/3', totalCount: 3, winCount: 2 })
    expect(data.origins).toEqual(['https://host.example'])
    expect(data.locales).toHaveLength(3)
    expect(data.locales).toEqual(
      expect.arrayContaining([
        { code: 'br', nameInLocale: 'Português (Brasil)' },
        { code: 'de', nameInLocale: 'Deutsch' },
        { code: 'en', nameInLocale: 'English' },
      ]),
    )
    expect(data.currencies.map(({ code }) => code)).toContain('EUR')
    expect(data.playerFields).toContainEqual({ key: 'phone', required: true })
    expect(data.playerFields).toContainEqual({ key: 'first_name', required: false })
    const { method, path } = calls.getSystemSettings
    expect([method, path]).toEqual(['GET', '/fe-api/settings'])
  })

  it('[SLIP-03] [AUTH-24] [AUTH-25] [GAP-40] tells what the operator closed', async () => {
    const closed = await startTestBackend(test.database, {
      myBets: false,
      signIn: { enabled: true, blockedCountries: ['AT'] },
      signUp: { enabled: false, blockedCountries: ['CH'] },
    })
    const { data } = await closed.visitor()('getSystemSettings')
    await closed.backend.stop()
    expect(data.platform).toMatchObject({
      myBetsHidden: true,
      signInEnabled: true,
      blockedSignInCountries: ['AT'],
      signUpEnabled: false,
      blockedSignUpCountries: ['CH'],
    })
  })

  it('[SET-01] [SET-02] [SET-05] [GAP-21] [AMB-32] gives a visitor the defaults', async () => {
    const { data } = await test.visitor()('getSettings')
    expect(data).toMatchObject({
      autoAcceptOddsChange: 'none',
      activeOddsType: 'european',
      updatedAt: null,
      providerStatuses: { simulator: 'active' },
      sportTypeProviders: { sport: ['simulator'] },
      multiSingleAvailability: { simulator: true },
      customBetEnabled: true,
      videoEnabled: true,
      horseRacingEnabled: true,
      lotteryEnabled: false,
    })
    expect(data.availableOddsTypes).toEqual(expect.arrayContaining([...ODDS_FORMATS]))
    expect(data.availableOddsTypes).toHaveLength(ODDS_FORMATS.length)
    expect(data.stakes['EUR']).toEqual([500n, 1000n, 2500n, 5000n])
    const { method, path } = calls.getSettings
    expect([method, path]).toEqual(['GET', '/settings'])
  })

  it('[SET-01] tells which providers are inactive, and what is switched the other way', async () => {
    const status = (text: 'active' | 'inactive') =>
      test.feed.send({
        kind: 'provider_status',
        provider: 'simulator',
        at: test.clock.now(),
        status: text,
      })
    status('inactive')
    expect((await test.visitor()('getSettings')).data.providerStatuses).toEqual({
      simulator: 'inactive',
    })
    status('active')
    const other = await startTestBackend(test.database, {
      horseRacing: false,
      lotteries: true,
      customBets: { enabled: false, marginPercent: 7, edgePercent: 0 },
    })
    const { data } = await other.visitor()('getSettings')
    const { features } = (await other.visitor()('getSystemSettings')).data
    await other.backend.stop()
    expect(features).toMatchObject({ custom_bets: false, horse_racing: false, lotteries: true })
    expect(data).toMatchObject({
      customBetEnabled: false,
      horseRacingEnabled: false,
      lotteryEnabled: true,
    })
  })

  it('[SET-03] keeps what a player chooses, each thing by itself', async () => {
    const { client } = await test.player()
    await client('saveSettings', {
      body: { oddsType: 'british', stakes: { EUR: [amountOf(100n), amountOf(200n)] } },
    })
    // P5
    const capped = { body: { autoAcceptOddsChange: 'any:2' } } as const
    expect((await client('saveSettings', capped)).data.autoAcceptOddsChange).toBe('any:2')
    expect((await client('getSettings')).data.autoAcceptOddsChange).toBe('any:2')
    await client('saveSettings', { body: { autoAcceptOddsChange: 'higher' } })
    const { data } = await client('getSettings')
    expect(data).toMatchObject({ activeOddsType: 'british', autoAcceptOddsChange: 'higher' })
    expect(data.stakes['EUR']).toEqual([100n, 200n])
    expect(data.stakes['USD']).toEqual([500n, 1000n, 2500n, 5000n])
    expect(data.updatedAt).not.toBeNull()
  })

  it('[GAP-55] keeps the time zone of a player, until they have none of their own', async () => {
    const { client } = await test.player()
    const save = async (timezone: string | null) =>
      (await client('saveSettings', { body: { timezone } })).data.timezone
    expect((await client('getSettings')).data.timezone).toBeNull()
    expect(await save('Asia/Tokyo')).toBe('Asia/Tokyo')
    await client('saveSettings', { body: { oddsType: 'british' } })
    expect((await client('getSettings')).data.timezone).toBe('Asia/Tokyo')
    await expect(save('Mars/Olympus')).rejects.toMatchObject({
      status: 400,
      details: { problem: 'timezone: must name a time zone' },
    })
    expect(await save(null)).toBeNull()
  })

  it('[SET-03] keeps what two tabs choose at the same time', async () => {
    const { client, id } = await test.player()
    await client('saveSettings', { body: { oddsType: 'european' } })
    const { pool } = test.database
    const other = await pool.connect()
    await other.query('begin')
    await other.query('select from player_settings where player_id = $1 for update', [id])
    const saving = Promise.all([
      client('saveSettings', { body: { oddsType: 'british' } }),
      client('saveSettings', { body: { stakes: { EUR: [amountOf(100n)] } } }),
    ])
    const waiting = () => waitingForLocks(test.database)
    await expect.poll(waiting, { timeout: 60_000 }).toBe(2)
    await other.query('commit')
    other.release()
    await saving
    const { data } = await client('getSettings')
    expect(data.activeOddsType).toBe('british')
    expect(data.stakes['EUR']).toEqual([100n])
  })

  it('[M11] refuses quick stakes that cannot be bet, and keeps those from before', async () => {
    const { client } = await test.player()
    await client('saveSettings', { body: { stakes: { EUR: [amountOf(100n)] } } })
    const save = (stakes: Record<string, Amount[]>) => client('saveSettings', { body: { stakes } })
    for (const stake of [-5n, 0n, 49n, 25_000_001n, 2n ** 53n - 1n].map(amountOf)) {
      await expect(save({ EUR: [amountOf(200n), stake] })).rejects.toMatchObject({
        status: 422,
        code: 156,
        messageKey: 'error.settings.stakes',
        localizedMessage: 'Quick stakes go from 0.50\u00A0€ to 250,000.00\u00A0€.',
      })
    }
    await expect(save({ XXX: [amountOf(100n)] })).rejects.toMatchObject({
      status: 422,
      code: 155,
      messageKey: 'error.account.currency_not_offered',
    })
    const { data } = await client('getSettings')
    expect(data.stakes['EUR']).toEqual([100n])
  })

  it('lets only players save', async () => {
    const body = { oddsType: 'british' as const }
    await expect(test.visitor()('saveSettings', { body })).rejects.toMatchObject({
      status: 401,
    })
  })
})
