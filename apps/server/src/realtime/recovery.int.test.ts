import type { Centrifuge, Subscription } from 'centrifuge'
import { describe, expect, it } from 'vitest'
import { nextEvent, until } from './testing/next-event.ts'
import { RawClient } from './testing/raw-client.ts'
import { startHub, type RunningHub } from './testing/start-hub.ts'

const channel = 'public:en.updates'

async function follow(visitor: Centrifuge, options = {}) {
  const subscription = visitor.newSubscription(channel, options)
  const offsets: (number | undefined)[] = []
  subscription.on('publication', ({ offset }) => offsets.push(offset))
  subscription.subscribe()
  visitor.connect()
  await subscription.ready()
  return { subscription, offsets }
}

/** Ends the connection and publishes before the client can be back. */
async function publishWhileAway({ hub }: RunningHub, subscription: Subscription, count: number) {
  const subscribed = nextEvent(subscription, 'subscribed')
  hub.disconnectUser('42')
  for (let n = 0; n < count; n += 1) void hub.publisher.publish(channel, { n })
  return subscribed
}

describe('recovery', () => {
  it('loses nothing over a forced disconnect', async () => {
    const running = await startHub()
    const { subscription, offsets } = await follow(running.client('42'))
    void running.hub.publisher.publish(channel, { first: true })
    await until(() => offsets.length === 1)
    for (let round = 0; round < 3; round += 1) {
      expect(await publishWhileAway(running, subscription, 20)).toMatchObject({
        wasRecovering: true,
        recovered: true,
      })
    }
    void running.hub.publisher.publish(channel, { last: true })
    await until(() => offsets.at(-1) === 62)
    expect(offsets).toEqual(Array.from({ length: 62 }, (_, index) => index + 1))
  })

  it('says so when more was missed than the history holds', async () => {
    const running = await startHub({ historySize: { updates: 5 } })
    const { subscription, offsets } = await follow(running.client('42'))
    expect(await publishWhileAway(running, subscription, 6)).toMatchObject({
      wasRecovering: true,
      recovered: false,
      streamPosition: { offset: 6 },
    })
    expect(offsets).toEqual([])
  })

  it('recovers exactly as much as the history holds', async () => {
    const running = await startHub({ historySize: { updates: 5 } })
    const { subscription, offsets } = await follow(running.client('42'))
    expect(await publishWhileAway(running, subscription, 5)).toMatchObject({ recovered: true })
    expect(offsets).toEqual([1, 2, 3, 4, 5])
  })

  it('[P32] gives all that the history holds to a page that was cut off for a minute', async () => {
    const running = await startHub()
    const { subscription, offsets } = await follow(running.client('42'))
    // A minute of the product's common channel: 460 publications of 0.7 KB.
    const text = 'x'.repeat(700)
    const subscribed = nextEvent(subscription, 'subscribed')
    running.hub.disconnectUser('42')
    for (let n = 0; n < 460; n += 1) void running.hub.publisher.publish(channel, { text })
    expect(await subscribed).toMatchObject({ wasRecovering: true, recovered: true })
    await until(() => offsets.length === 460)
    expect(running.hub.metrics().disconnects).toEqual(new Map([[3011, 1]]))
  })

  it('[P32] repeats no more than may wait for a client', async () => {
    const running = await startHub({ maxQueuedBytes: 20_000, maxRecoveryBytes: 1_000 })
    const { subscription } = await follow(running.client('42'))
    const text = 'x'.repeat(3_000)
    const subscribed = nextEvent(subscription, 'subscribed')
    running.hub.disconnectUser('42')
    for (let n = 0; n < 6; n += 1) void running.hub.publisher.publish(channel, { text })
    expect(await subscribed).toMatchObject({ recovered: false, streamPosition: { offset: 6 } })
    expect(running.hub.metrics().disconnects).toEqual(new Map([[3011, 1]]))
  })

  it('does not repeat more to everybody who comes back than their state would be', async () => {
    const running = await startHub({ maxRecoveryBytes: 10_000, sharedRecoveryBytes: 0 })
    const { subscription, offsets } = await follow(running.client('42'))
    const text = 'x'.repeat(3_000)
    const away = async (count: number) => {
      const subscribed = nextEvent(subscription, 'subscribed')
      running.hub.disconnectUser('42')
      for (let n = 0; n < count; n += 1) void running.hub.publisher.publish(channel, { text })
      return subscribed
    }
    expect(await away(3)).toMatchObject({ recovered: true })
    await until(() => offsets.length === 3)
    expect(await away(4)).toMatchObject({ recovered: false, streamPosition: { offset: 7 } })
    expect(running.hub.metrics().disconnects).toEqual(new Map([[3011, 2]]))
  })

  it('joins from the position of a snapshot', async () => {
    const { client, hub } = await startHub()
    for (let n = 1; n <= 3; n += 1) void hub.publisher.publish(channel, { n })
    const since = hub.publisher.position(channel)
    for (let n = 4; n <= 6; n += 1) void hub.publisher.publish(channel, { n })
    const { offsets } = await follow(client(), { since })
    void hub.publisher.publish(channel, { n: 7 })
    await until(() => offsets.length === 4)
    expect(offsets).toEqual([4, 5, 6, 7])
  })

  it.each([
    ['of another epoch', { offset: 0, epoch: 'abcdefgh' }],
    ['marked as lost', { offset: 0, epoch: '_' }],
    ['ahead of the stream', { offset: 99, epoch: '' }],
  ])('does not recover a position %s', async (_, since) => {
    const { client, hub } = await startHub()
    void hub.publisher.publish(channel, {})
    const visitor = client()
    const subscription = visitor.newSubscription(channel, { since })
    const subscribed = nextEvent(subscription, 'subscribed')
    subscription.subscribe()
    visitor.connect()
    expect(await subscribed).toMatchObject({
      wasRecovering: true,
      recovered: false,
      streamPosition: { offset: 1 },
    })
  })

  it('answers 112 to a client that loads its state itself, which then does', async () => {
    const { client, hub } = await startHub({ historySize: { updates: 2 } })
    for (let n = 1; n <= 5; n += 1) void hub.publisher.publish(channel, { n })
    const positions = [{ offset: 1, epoch: '' }, hub.publisher.position(channel)]
    const { offsets } = await follow(client(), {
      getState: async () => positions.shift(),
      minResubscribeDelay: 1,
      maxResubscribeDelay: 20,
    })
    void hub.publisher.publish(channel, { n: 6 })
    await until(() => offsets.length === 1)
    expect(offsets).toEqual([6])
    expect(positions).toEqual([])
  })

  it('gives a channel that was dropped a new epoch', async () => {
    const { hub } = await startHub({ historyTtlMs: 1 })
    void hub.publisher.publish(channel, {})
    const before = hub.publisher.position(channel)
    await until(() => hub.metrics().channels === 0)
    const after = hub.publisher.position(channel)
    expect(after.offset).toBe(0)
    expect(after.epoch).not.toBe(before.epoch)
  })

  it('keeps a channel as long as somebody listens', async () => {
    const { client, hub } = await startHub({ historyTtlMs: 1 })
    await follow(client())
    const other = 'public:de.updates'
    const { epoch } = hub.publisher.position(channel)
    hub.publisher.position(other)
    await until(() => hub.metrics().channels === 1)
    expect(hub.publisher.position(channel).epoch).toBe(epoch)
  })

  it('sends what arrives between reply and tick once', async () => {
    const { hub, url, tokens } = await startHub({ tickMs: 20 })
    const early = await RawClient.connect(url, await tokens.connectionToken('', 60))
    await early.call({ subscribe: { channel } })
    void hub.publisher.publish(channel, { n: 1 })
    const late = await RawClient.connect(url, await tokens.connectionToken('', 60))
    const reply = await late.call({ subscribe: { channel, recover: true } })
    void hub.publisher.publish(channel, { n: 2 }, { urgent: true })
    await late.next(({ push }) => JSON.stringify(push).includes('"offset":2'))
    const received = [JSON.stringify(reply), ...late.frames.slice(2)].join('\n')
    expect(received.match(/"n":1/g)).toHaveLength(1)
    expect(received.match(/"n":2/g)).toHaveLength(1)
  })
})

it('[RT-06] a match’s stream begins when somebody asks for it, and nothing is lost after that', async () => {
  const { hub, client } = await startHub()
  const match = 'public:en.updates.match.77'
  void hub.publisher.publish(match, { n: 'nobody asked' })
  expect(hub.publisher.isWanted?.(match)).toBe(false)
  expect(hub.metrics().channels).toBe(0)

  const position = hub.publisher.position(match)
  void hub.publisher.publish(match, { n: 'after the snapshot' })
  const centrifuge = client()
  const subscription = centrifuge.newSubscription(match, { since: position })
  const published = nextEvent(subscription, 'publication')
  subscription.subscribe()
  centrifuge.connect()
  expect((await published).data).toEqual({ n: 'after the snapshot' })
})
