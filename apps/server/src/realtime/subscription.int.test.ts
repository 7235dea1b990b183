import { describe, expect, it, vi } from 'vitest'
import { nextEvent, until } from './testing/next-event.ts'
import { RawClient } from './testing/raw-client.ts'
import { startHub } from './testing/start-hub.ts'
import { countTimeInTurns } from './testing/turn-time.ts'

const updates = 'public:en.updates'
const privateOf = (userId: string) => `$private:en.platform_user.${userId}`

describe('subscription', () => {
  it('[RT-05] [RT-06] delivers public channels to a visitor, in order and unchanged', async () => {
    const { client, hub } = await startHub()
    const visitor = client()
    const names = [updates, 'public:en.updates.match.m1']
    const received: unknown[] = []
    for (const name of names) {
      const subscription = visitor.newSubscription(name)
      subscription.on('publication', ({ channel, data, offset }) =>
        received.push([channel, data, offset]),
      )
      subscription.subscribe()
    }
    visitor.connect()
    await until(() => hub.metrics().subscriptions === 2)
    for (let n = 1; n <= 50; n += 1) {
      for (const name of names) void hub.publisher.publish(name, { n, team: 'Bayern München ⚽' })
    }
    await until(() => received.length === 100)
    for (const name of names) {
      expect(received.filter((entry) => Array.isArray(entry) && entry[0] === name)).toEqual(
        Array.from({ length: 50 }, (_, index) => [
          name,
          { n: index + 1, team: 'Bayern München ⚽' },
          index + 1,
        ]),
      )
    }
    expect(hub.metrics()).toMatchObject({ subscriptions: 2, channels: 2, publications: 100 })
  })

  it('[RT-03] [RT-07] opens a private channel to its player with a channel token', async () => {
    const { client, hub, tokens } = await startHub()
    const player = client('42')
    const subscription = player.newSubscription(privateOf('42'), {
      getToken: ({ channel }) => tokens.subscriptionToken('42', channel, 60),
    })
    subscription.subscribe()
    player.connect()
    await subscription.ready()
    const publication = nextEvent(subscription, 'publication')
    void hub.publisher.publish(privateOf('42'), { balance: 1 })
    expect(await publication).toMatchObject({ data: { balance: 1 } })
    expect(await subscription.presenceStats()).toEqual({ numClients: 1, numUsers: 1 })
    const { clients } = await subscription.presence()
    expect(Object.values(clients)).toMatchObject([{ user: '42' }])
  })

  it('[RT-07] refuses a private channel without a token', async () => {
    const { client } = await startHub()
    const player = client('42')
    const subscription = player.newSubscription(privateOf('42'))
    subscription.subscribe()
    player.connect()
    expect(await nextEvent(subscription, 'unsubscribed')).toMatchObject({ code: 103 })
  })

  it.each([
    ['of another user', '43', privateOf('43'), privateOf('43')],
    ['for another channel', '42', privateOf('42'), privateOf('43')],
  ])('ends a connection that uses a channel token %s', async (_, userId, channel, wanted) => {
    const { client, tokens } = await startHub()
    const player = client('42')
    const token = await tokens.subscriptionToken(userId, channel, 60)
    player.newSubscription(wanted, { token }).subscribe()
    player.connect()
    expect(await nextEvent(player, 'disconnected')).toMatchObject({ code: 3500 })
  })

  it('refuses the channel of another player even with a token', async () => {
    const { client, tokens } = await startHub()
    const player = client('42')
    const token = await tokens.subscriptionToken('42', privateOf('43'), 60)
    const subscription = player.newSubscription(privateOf('43'), { token })
    subscription.subscribe()
    player.connect()
    expect(await nextEvent(subscription, 'unsubscribed')).toMatchObject({ code: 103 })
  })

  it('answers an expired channel token with 109, and the client comes with a new one', async () => {
    const { client, tokens } = await startHub()
    const player = client('42')
    const subscription = player.newSubscription(privateOf('42'), {
      token: await tokens.subscriptionToken('42', privateOf('42'), -10),
      getToken: ({ channel }) => tokens.subscriptionToken('42', channel, 60),
      minResubscribeDelay: 1,
      maxResubscribeDelay: 20,
    })
    const error = nextEvent(subscription, 'error')
    subscription.subscribe()
    player.connect()
    expect(await error).toMatchObject({ error: { code: 109 } })
    await subscription.ready()
  })

  it('renews a channel token when it runs out', async () => {
    countTimeInTurns()
    const { client, tokens } = await startHub()
    const player = client('42')
    const getToken = vi
      .fn(({ channel }: { channel: string }) => tokens.subscriptionToken('42', channel, 60))
      .mockImplementationOnce(({ channel }) => tokens.subscriptionToken('42', channel, 1))
    const subscription = player.newSubscription(privateOf('42'), { getToken })
    const resubscribing = vi.fn()
    subscription.subscribe()
    player.connect()
    await subscription.ready()
    subscription.on('subscribing', resubscribing)
    await until(() => getToken.mock.calls.length === 2)
    // Answered after the refresh: commands of one client run in order.
    await subscription.history({ limit: 0 })
    expect(resubscribing).not.toHaveBeenCalled()
  })

  it('ends a subscription whose token was not renewed, and the client subscribes again', async () => {
    countTimeInTurns()
    const { url, tokens } = await startHub({ expiryGraceMs: 0 })
    const raw = await RawClient.connect(url, await tokens.connectionToken('42', 60))
    const channel = privateOf('42')
    const token = await tokens.subscriptionToken('42', channel, 1)
    await raw.call({ subscribe: { channel, token } })
    expect(await raw.next()).toEqual({
      push: { channel, unsubscribe: { code: 2501, reason: 'subscription expired' } },
    })
  })

  it('never extends a subscription on an expired token', async () => {
    const { url, tokens } = await startHub()
    const raw = await RawClient.connect(url, await tokens.connectionToken('42', 60))
    const channel = privateOf('42')
    await raw.call({
      subscribe: { channel, token: await tokens.subscriptionToken('42', channel, 60) },
    })
    const token = await tokens.subscriptionToken('42', channel, -10)
    await raw.call({ sub_refresh: { channel, token } })
    expect(await raw.next()).toMatchObject({ push: { unsubscribe: { code: 2501 } } })
  })

  it('delivers nothing after an unsubscribe', async () => {
    const { client, hub } = await startHub()
    const visitor = client()
    const subscription = visitor.newSubscription(updates)
    const received = vi.fn()
    subscription.on('publication', received)
    subscription.subscribe()
    visitor.connect()
    await subscription.ready()
    subscription.unsubscribe()
    await until(() => hub.metrics().subscriptions === 0)
    void hub.publisher.publish(updates, { n: 1 }, { urgent: true })
    subscription.subscribe()
    await subscription.ready()
    await until(() => received.mock.calls.length > 0)
    expect(received.mock.calls).toEqual([[expect.objectContaining({ offset: 1 })]])
  })

  it('reads the history of a subscribed channel', async () => {
    const { client, hub } = await startHub()
    for (let n = 1; n <= 5; n += 1) void hub.publisher.publish(updates, { n })
    const visitor = client()
    const subscription = visitor.newSubscription(updates)
    subscription.subscribe()
    visitor.connect()
    await subscription.ready()
    const { epoch } = hub.publisher.position(updates)
    expect(await subscription.history({ limit: 0 })).toEqual({ publications: [], offset: 5, epoch })
    const since = { offset: 2, epoch }
    const { publications } = await subscription.history({ limit: 2, since })
    expect(publications.map(({ offset }) => offset)).toEqual([3, 4])
    const newest = await subscription.history({ limit: 2, reverse: true })
    expect(newest.publications).toMatchObject([{ data: { n: 5 } }, { data: { n: 4 } }])
    const older = await subscription.history({
      limit: 2,
      since: { offset: 4, epoch },
      reverse: true,
    })
    expect(older.publications.map(({ offset }) => offset)).toEqual([3, 2])
    const first = await subscription.history({
      limit: 2,
      since: { offset: 1, epoch },
      reverse: true,
    })
    expect(first.publications).toEqual([])
    await expect(
      subscription.history({ limit: 1, since: { offset: 1, epoch: 'other' } }),
    ).rejects.toMatchObject({ code: 112 })
  })

  it('closes presence and publishing on public channels', async () => {
    const { client } = await startHub()
    const visitor = client()
    const subscription = visitor.newSubscription(updates)
    subscription.subscribe()
    visitor.connect()
    await subscription.ready()
    for (const call of [
      () => subscription.presence(),
      () => subscription.presenceStats(),
      () => visitor.publish(updates, {}),
      () => visitor.history('public:en.updates.match.m1', { limit: 0 }),
    ]) {
      await expect(call()).rejects.toMatchObject({ code: 103 })
    }
  })

  it('lets clients publish where the rule of the channel allows it', async () => {
    const rule = { historySize: 10, owner: undefined, presence: true, clientPublish: true }
    const { client } = await startHub({ channelRules: () => rule })
    const visitor = client()
    const subscription = visitor.newSubscription('room')
    subscription.subscribe()
    visitor.connect()
    await subscription.ready()
    const publication = nextEvent(subscription, 'publication')
    await subscription.publish({ hello: 'all' })
    expect(await publication).toMatchObject({
      data: { hello: 'all' },
      offset: 1,
      info: { user: '' },
    })
  })
})
