import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allEngines } from '../../db/testing/test-database.ts'
import { loadSettings } from '../../settings/settings.ts'
import { addNotifications } from '../notifications/add-notifications.ts'
import { backendOfTest } from '../testing/backend-of-suite.ts'
import { startPushEndpoint } from './testing/push-endpoint.ts'

describe.each(allEngines)('push without My bets on $name', (engine) => {
  const hosts: string[] = []
  const { devicePush, myBets } = loadSettings({ MY_BETS: 'off' })
  const test = backendOfTest(engine, { devicePush: { ...devicePush, hosts }, myBets })
  let endpoint: Awaited<ReturnType<typeof startPushEndpoint>>
  beforeAll(async () => {
    endpoint = await startPushEndpoint()
    hosts.push(endpoint.origin)
  })
  afterAll(() => endpoint.close())

  it('[GAP-40] a message about a bet leads to no page that the site has not', async () => {
    await test.client('subscribePush', { body: endpoint.newBrowser().subscription })
    const about = {
      playerId: test.playerId,
      cause: 'told:1',
      type: 'bet' as const,
      object: { type: 'bet' as const, id: '17' },
      says: { own: { en: { title: 'Bet won' } } },
    }
    await addNotifications(test.database.kysely, [about], new Date(test.clock.now()))
    await test.backend.notifying.teller.tellNew()
    await test.backend.notifying.sender.sendDue()
    const told = endpoint.delivered.map(({ text }) => JSON.parse(text) as { path: string })
    expect(told).toMatchObject([{ path: '/sports' }])
  })
})
