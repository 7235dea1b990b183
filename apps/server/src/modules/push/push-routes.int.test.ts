import { channels } from '@touchline/contract'
import { describe, expect, it } from 'vitest'
import { keepSecret } from '../../db/product-state.ts'
import { engines } from '../../db/testing/test-database.ts'
import { createTokenVerifier } from '../../realtime/tokens.ts'
import { backendOfSuite } from '../testing/backend-of-suite.ts'

describe.each(engines)('push tokens on $name', (engine) => {
  const test = backendOfSuite(engine)

  const verify = async (token: string) =>
    createTokenVerifier(await keepSecret(test.database.kysely, 'push_secret'))(token)

  it('[RT-02] admits visitors without a name and players with theirs', async () => {
    const visitor = await test.visitor()('getPushToken')
    expect(await verify(visitor.data.token)).toMatchObject({ ok: true, token: { userId: '' } })
    const { client, id } = await test.player()
    const player = await client('getPushToken')
    expect(await verify(player.data.token)).toMatchObject({
      ok: true,
      token: { userId: String(id) },
    })
  })

  it('[RT-03] [RT-07] admits a player to his own channel alone', async () => {
    const { client, id } = await test.player()
    const own = channels.player('de', String(id))
    const { data } = await client('authorizeChannels', { body: { channels: [own] } })
    expect(await verify(data.channels[own]?.token ?? '')).toMatchObject({ token: { channel: own } })
    const other = channels.player('de', String(id - 1))
    const refused = client('authorizeChannels', { body: { channels: [own, other] } })
    await expect(refused).rejects.toMatchObject({
      status: 403,
      messageKey: 'error.push.channel_refused',
    })
  })

  it('keeps one secret over restarts and processes', async () => {
    expect(await keepSecret(test.database.kysely, 'push_secret')).toBe(
      await keepSecret(test.database.kysely, 'push_secret'),
    )
  })
})
