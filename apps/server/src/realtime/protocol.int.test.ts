import { describe, expect, it } from 'vitest'
import { RawClient } from './testing/raw-client.ts'
import { startHub } from './testing/start-hub.ts'

const channel = 'public:en.updates'

async function connected(options = {}) {
  const running = await startHub(options)
  const token = await running.tokens.connectionToken('42', 60)
  return { ...running, token, raw: await RawClient.connect(running.url, token) }
}

describe('protocol violations', () => {
  it.each([
    ['no JSON', '{"id":1,'],
    ['no object', '7'],
    ['an empty message', '\n'],
    ['a command without id', '{"subscribe":{"channel":"x"}}'],
    ['an unknown method without id', '{"dance":{}}'],
    ['wrong parameters', '{"id":1,"subscribe":{"channel":7}}'],
    ['an unknown delta', '{"id":1,"subscribe":{"channel":"public:en.updates","delta":"x"}}'],
    ['a negative offset', '{"id":1,"subscribe":{"channel":"public:en.updates","offset":-1}}'],
    ['a pong without a ping', '{}'],
    ['a second connect', '{"id":1,"connect":{"token":"x"}}'],
  ])('ends a connection with 3501 on %s', async (_, text) => {
    const { raw } = await connected()
    raw.send(text)
    expect(await raw.closed).toEqual({ code: 3501, reason: 'bad request' })
  })

  it.each([
    ['anything before connect', { id: 1, subscribe: { channel } }],
    ['a connect without token', { id: 1, connect: {} }],
  ])('ends a connection with 3501 on %s', async (_, command) => {
    const { url } = await startHub()
    const raw = await RawClient.open(url)
    raw.send(command)
    expect(await raw.closed).toMatchObject({ code: 3501 })
  })

  it('ends a connection with 3501 on a binary message', async () => {
    const { raw } = await connected()
    raw.sendBytes(new Uint8Array([1, 2, 3]))
    expect(await raw.closed).toMatchObject({ code: 3501 })
  })

  it('ends a connection with 1009 on a message that is too big', async () => {
    const { raw } = await connected({ maxMessageBytes: 1024 })
    raw.send('x'.repeat(2000))
    expect(await raw.closed).toMatchObject({ code: 1009 })
  })

  it('ends a connection with 3508 on a message that nobody takes', async () => {
    const { raw } = await connected()
    raw.send({ send: { data: {} } })
    expect(await raw.closed).toMatchObject({ code: 3508 })
  })

  it('ends a connection with 3013 when too many commands wait', async () => {
    const { raw } = await connected({ maxWaitingCommands: 10 })
    raw.send(...Array.from({ length: 11 }, (_, id) => ({ id: id + 1, rpc: {} })))
    expect(await raw.closed).toMatchObject({ code: 3013 })
  })
})

describe('many commands', () => {
  const match = (number: number) => `public:en.updates.match.m${number}`

  it('keeps nothing of the channels that a client names and leaves', async () => {
    const { raw, hub } = await connected({ commandBurst: 100_000 })
    for (let number = 0; number < 2_000; number += 1) {
      await raw.call({ subscribe: { channel: match(number) } })
      await raw.call({ unsubscribe: { channel: match(number) } })
    }
    const unrecoverable = { recover: true, epoch: 'other', offset: 7, flag: 3 }
    expect(await raw.call({ subscribe: { channel: match(0), ...unrecoverable } })).toMatchObject({
      error: { code: 112 },
    })
    await raw.call({ subscribe: { channel } })
    expect(hub.metrics().channels).toBe(1)
  })

  it('keeps a bounded number of channels whose positions are asked for', async () => {
    const { hub } = await connected({ maxIdleChannels: 50 })
    for (let number = 0; number < 2_000; number += 1) hub.publisher.position(match(number))
    expect(hub.metrics().channels).toBe(50)
  })

  it('answers those beyond the rate with the temporary error 111, and lets go all the same', async () => {
    const { raw, hub } = await connected({ commandBurst: 3, commandsPerSecond: 0.001 })
    const refused = { error: { code: 111, temporary: true } }
    // One command was the connect.
    await raw.call({ subscribe: { channel: match(1) } })
    await raw.call({ subscribe: { channel: match(2) } })
    expect(await raw.call({ subscribe: { channel: match(3) } })).toMatchObject(refused)
    expect(await raw.call({ dance: {} })).toMatchObject(refused)
    expect(await raw.call({ unsubscribe: { channel: match(1) } })).toMatchObject({
      unsubscribe: {},
    })
    expect(hub.metrics().subscriptions).toBe(1)
    raw.send({ id: 99, rpc: {} })
    expect(await raw.closed).toEqual({ code: 3013, reason: 'too many requests' })
  })

  it('lets a page come back to all that it follows at once', async () => {
    const { url, token, hub } = await connected()
    const raw = await RawClient.open(url)
    const all = Array.from({ length: 128 }, (_, number) => number)
    raw.send(
      { id: 1, connect: { token } },
      ...all.map((number) => ({ id: 2 + number, subscribe: { channel: match(number) } })),
    )
    await raw.next(({ id }) => id === 129)
    expect(hub.metrics().subscriptions).toBe(128)
  })
})

describe('command errors', () => {
  it.each([
    ['rpc', { rpc: {} }, 108],
    ['an unknown method', { dance: {} }, 104],
    ['an unknown channel', { subscribe: { channel: 'news' } }, 102],
    ['an empty channel', { subscribe: { channel: '' } }, 107],
    ['a channel name that is too long', { subscribe: { channel: 'x'.repeat(256) } }, 107],
    ['a refresh of no subscription', { sub_refresh: { channel, token: 'x' } }, 103],
    ['publishing without a subscription', { publish: { channel, data: 1 } }, 103],
    ['publishing to no channel', { publish: { channel: '', data: 1 } }, 107],
    ['publishing to an unknown channel', { publish: { channel: 'news', data: 1 } }, 102],
    ['the presence of an unknown channel', { presence: { channel: 'news' } }, 102],
    ['the history of an unknown channel', { history: { channel: 'news' } }, 102],
  ])('answers %s with its code and goes on', async (_, command, code) => {
    const { raw } = await connected()
    expect(await raw.call(command)).toMatchObject({ error: { code } })
    expect(await raw.call({ unsubscribe: { channel } })).toMatchObject({ unsubscribe: {} })
  })

  it('answers a second subscribe with 105 and one too many with 106', async () => {
    const { raw } = await connected({ maxChannelsPerClient: 1 })
    const subscribe = { channel }
    expect(await raw.call({ subscribe })).toMatchObject({ subscribe: { recoverable: true } })
    expect(await raw.call({ subscribe })).toMatchObject({ error: { code: 105 } })
    expect(await raw.call({ subscribe: { channel: 'public:de.updates' } })).toMatchObject({
      error: { code: 106 },
    })
  })

  it('answers a subscription refresh without a token with 107, a forged one with 3500', async () => {
    const { raw } = await connected()
    await raw.call({ subscribe: { channel } })
    expect(await raw.call({ sub_refresh: { channel } })).toMatchObject({ error: { code: 107 } })
    raw.send({ id: 99, sub_refresh: { channel, token: 'x' } })
    expect(await raw.closed).toMatchObject({ code: 3500 })
  })

  it('answers the commands of one frame in their order', async () => {
    const { url, token } = await connected()
    const raw = await RawClient.open(url)
    raw.send(
      { id: 1, connect: { token } },
      { id: 2, subscribe: { channel } },
      { id: 3, history: { channel, limit: 0 } },
      { id: 4, unsubscribe: { channel } },
    )
    const replies = [await raw.next(), await raw.next(), await raw.next(), await raw.next()]
    expect(replies).toMatchObject([
      { id: 1, connect: { ping: 25, pong: true, expires: true } },
      { id: 2, subscribe: { offset: 0 } },
      { id: 3, history: { publications: [] } },
      { id: 4, unsubscribe: {} },
    ])
  })
})
