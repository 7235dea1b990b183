import { describe, expect, it } from 'vitest'
import { engines } from '../../db/testing/test-database.ts'
import { backendOfSuite } from '../testing/backend-of-suite.ts'

describe.each(engines)('providers of sport types on $name', (engine) => {
  const test = backendOfSuite(engine)

  it('[SET-06] the settings name them, and the first at work serves the sports of the type', async () => {
    const client = test.visitor()
    const serving = async () =>
      (await client('listSports')).data.map(({ type, provider }) => [type, provider])
    const at = test.clock.now()
    test.feed.send({ kind: 'provider_status', provider: 'fixtures', at, status: 'active' })
    const { sportTypeProviders } = (await client('getSettings')).data
    expect(sportTypeProviders['sport']).toEqual(['simulator', 'fixtures'])
    expect(new Set((await serving()).map(String))).toEqual(new Set(['sport,simulator']))
    test.feed.send({ kind: 'provider_status', provider: 'simulator', at, status: 'inactive' })
    expect(new Set((await serving()).map(String))).toEqual(new Set(['sport,fixtures']))
  })

  it('[SET-06] the operator names others, in an order of his own', async () => {
    const sportTypeProviders = { sport: ['fixtures', 'simulator'] } as const
    await test.restart({ settings: { sportTypeProviders } })
    const client = test.visitor()
    const at = test.clock.now()
    test.feed.send({ kind: 'provider_status', provider: 'fixtures', at, status: 'active' })
    const settings = (await client('getSettings')).data
    expect(settings.sportTypeProviders['sport']).toEqual(['fixtures', 'simulator'])
    expect((await client('listSports')).data[0]?.provider).toBe('fixtures')
    expect((await client('listMatches')).data).not.toEqual([])
  })

  it('[COOKIE-04] [FLAG-07] a browser tries another provider by its cookie, where that is on', async () => {
    const expectNamed = async (cookie: string, own: readonly string[]) => {
      const get = async (path: string): Promise<unknown> =>
        JSON.parse(
          (
            await test.backend.app.inject({
              url: `/api/sportsbook/${path}`,
              headers: {
                accept: 'application/vnd.touchline.v2+json',
                cookie: `other=1; test_providers=${cookie}`,
              },
            })
          ).body,
        )
      const settings = await get('settings')
      const sports = await get('sports')
      expect(settings).toMatchObject({ data: { sport_type_providers: { sport: own } } })
      const { data } = sports as { data: readonly { provider: string }[] }
      expect(data[0]?.provider).toBe(own[0])
    }
    const announce = () => {
      const at = test.clock.now()
      test.feed.send({ kind: 'provider_status', provider: 'fixtures', at, status: 'active' })
    }
    const usual = ['simulator', 'fixtures']
    await test.restart()
    announce()
    await expectNamed('match:fixtures', usual)

    await test.restart({ settings: { testProviders: true } })
    announce()
    await expectNamed('match:fixtures|race:simulator', ['fixtures'])
    await expectNamed(encodeURIComponent('race:simulator|sport:fixtures'), ['fixtures'])
    const invalid = ['match', 'match:', ':fixtures', 'match:fixtures|', '%E0%A4%A', 'match:nobody']
    for (const cookie of invalid) await expectNamed(cookie, usual)
    const features = (await test.visitor()('getSystemSettings')).data.features
    expect(features['custom_sport_type_providers']).toBe(true)
  })
})
