import { describe, expect, it } from 'vitest'
import { engines } from '../../db/testing/test-database.ts'
import { backendOfSuite } from '../testing/backend-of-suite.ts'
import { refusalOf } from '../testing/refusal.ts'

describe.each(engines)('browsers that OneSignal knows on $name', (engine) => {
  const test = backendOfSuite(engine)

  it("[PUSH-02] a browser that is turned off leaves the player's others on", async () => {
    const owner = await test.player()
    const { email } = (await owner.client('getPlayer')).data
    const phone = test.visitor()
    await phone('signIn', { body: { email: email ?? '', password: 'Secret-pass-1' } })
    const save = (from: typeof phone, oneSignalPushNotificationSubscription: string | null) =>
      from('saveSettings', { body: { oneSignalPushNotificationSubscription } })
    const kept = async () => {
      const { rows } = await test.database.pool.query<{ endpoint: string }>(
        'select endpoint from push_subscriptions where player_id = $1 order by endpoint',
        [owner.id],
      )
      return rows.map(({ endpoint: name }) => name)
    }
    const ids = ['a', 'b'].map((name) => `${name}-${crypto.randomUUID()}`)
    const [desk = '', pocket = ''] = ids
    await save(owner.client, ` ${desk} `)
    await save(phone, pocket)
    expect(await kept()).toEqual([desk, pocket])
    await save(phone, null)
    expect(await kept()).toEqual([desk])
    expect(await refusalOf(save(phone, '  '))).toMatchObject({ status: 400 })
    expect(await kept()).toEqual([desk])
  })
})
