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
})
