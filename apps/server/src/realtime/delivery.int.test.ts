import { randomBytes } from 'node:crypto'
import { WebSocket as WsClient } from 'ws'
import { describe, expect, it } from 'vitest'
import { until } from './testing/next-event.ts'
import { RawClient } from './testing/raw-client.ts'
import { startHub } from './testing/start-hub.ts'

const updates = 'public:en.updates'
const match = 'public:en.updates.match.m1'

describe('delivery', () => {
  it('joins the publications of one tick in one frame', async () => {
    const { hub, url, tokens } = await startHub({ tickMs: 20 })
    const raw = await RawClient.connect(url, await tokens.connectionToken('', 60))
    await raw.call({ subscribe: { channel: updates } })
    const framesBefore = raw.frames.length
    for (let n = 1; n <= 10; n += 1) void hub.publisher.publish(updates, { n })
    await raw.next(({ push }) => JSON.stringify(push).includes('"n":10'))
    expect(raw.frames).toHaveLength(framesBefore + 1)
  })

  it('sends an urgent publication at once, after what waits in its channel', async () => {
    const { hub, url, tokens } = await startHub({ tickMs: 3_600_000 })
    const raw = await RawClient.connect(url, await tokens.connectionToken('', 60))
    await raw.call({ subscribe: { channel: updates } })
    await raw.call({ subscribe: { channel: match } })
    void hub.publisher.publish(match, { waits: true })
    void hub.publisher.publish(updates, { n: 1 })
    void hub.publisher.publish(updates, { suspended: true }, { urgent: true })
    expect(await raw.next()).toMatchObject({ push: { pub: { data: { n: 1 } } } })
    expect(await raw.next()).toMatchObject({ push: { pub: { data: { suspended: true } } } })
    expect(raw.frames.join('')).not.toContain('waits')
  })

  it('sends what waits before it shuts down', async () => {
    const { hub, url, tokens } = await startHub({ tickMs: 3_600_000 })
    const raw = await RawClient.connect(url, await tokens.connectionToken('', 60))
    await raw.call({ subscribe: { channel: updates } })
    void hub.publisher.publish(updates, { last: true })
    await hub.close()
    expect(await raw.closed).toMatchObject({ code: 3001 })
    expect(raw.frames.at(-1)).toContain('"last":true')
  })

  it('sends nothing but ASCII, whatever is published', async () => {
    const { hub, url, tokens } = await startHub()
    const raw = await RawClient.connect(url, await tokens.connectionToken('', 60))
    await raw.call({ subscribe: { channel: updates } })
    const name = 'Ñublense – Škoda ⚽ 日本'
    void hub.publisher.publish(updates, { name })
    expect(await raw.next()).toMatchObject({ push: { pub: { data: { name } } } })
    expect(raw.frames.at(-1)).toMatch(/^[\x20-\x7e]*$/)
  })

  it('leaves no gap in the numbers when data cannot be published', async () => {
    const { hub } = await startHub()
    expect(() => hub.publisher.publish(updates, { amount: 1n })).toThrow(TypeError)
    expect(() => hub.publisher.publish('news', {})).toThrow('no push channel named "news"')
    void hub.publisher.publish(updates, { n: 1 })
    expect(hub.publisher.position(updates).offset).toBe(1)
  })

  it('reaches more clients than one portion of writes holds', async () => {
    const { hub, url, tokens } = await startHub()
    const token = await tokens.connectionToken('', 60)
    const clients = await Promise.all(
      Array.from({ length: 300 }, () => RawClient.connect(url, token)),
    )
    await Promise.all(clients.map((raw) => raw.call({ subscribe: { channel: updates } })))
    expect(hub.metrics()).toMatchObject({ sockets: 300, subscriptions: 300 })
    void hub.publisher.publish(updates, { n: 1 })
    const received = await Promise.all(clients.map((raw) => raw.next()))
    expect(received.every((message) => JSON.stringify(message).includes('"n":1'))).toBe(true)
  })

  it('keeps nothing of clients that come and go, however often', async () => {
    const { hub, url, tokens, connections } = await startHub({ historyTtlMs: 1 })
    const token = await tokens.connectionToken('', 60)
    for (let wave = 1; wave <= 4; wave += 1) {
      const clients = await Promise.all(
        Array.from({ length: 100 }, () => RawClient.connect(url, token)),
      )
      const subscribe = { channel: updates, recover: true, offset: 0, epoch: '' }
      await Promise.all(clients.map((raw) => raw.call({ subscribe })))
      expect(hub.metrics()).toMatchObject({ sockets: 100, subscriptions: 100 })
      void hub.publisher.publish(updates, { wave })
      await Promise.all(clients.map((raw) => raw.next()))
      // Half of them leave, the others are sent away.
      for (const raw of clients.slice(50)) raw.close()
      hub.disconnectUser('')
      await until(() => hub.metrics().sockets === 0)
    }
    await until(() => hub.metrics().channels === 0)
    expect(hub.metrics()).toMatchObject({ subscriptions: 0, queuedBytes: 0, connections: 400 })
    await expect.poll(connections).toBe(0)
  })

  it('delivers messages of every length that the framing knows', async () => {
    const { hub, url, tokens } = await startHub()
    const raw = await RawClient.connect(url, await tokens.connectionToken('', 60))
    await raw.call({ subscribe: { channel: updates } })
    for (const length of [1, 200, 100_000]) {
      const text = randomBytes(length).toString('base64').slice(0, length)
      void hub.publisher.publish(updates, { text }, { urgent: true })
      expect(await raw.next()).toMatchObject({ push: { pub: { data: { text } } } })
    }
  })

  it('closes a client that does not keep up with 3008, and no other', async () => {
    const { hub, url, tokens } = await startHub({ maxQueuedBytes: 64 * 1024 })
    const token = await tokens.connectionToken('', 60)
    const healthy = await RawClient.connect(url, token)
    await healthy.call({ subscribe: { channel: match } })
    const slow = await openSlowClient(url, token)
    await until(() => hub.metrics().subscriptions === 2)
    slow.pause()
    const text = 'x'.repeat(32 * 1024)
    while (!hub.metrics().disconnects.has(3008)) {
      void hub.publisher.publish(updates, { text }, { urgent: true })
      await new Promise((resolve) => setImmediate(resolve))
    }
    const closed = new Promise((resolve) => slow.once('close', resolve))
    slow.resume()
    expect(await closed).toBe(3008)
    void hub.publisher.publish(match, { n: 1 })
    expect(await healthy.next()).toMatchObject({ push: { channel: match } })
    await until(() => hub.metrics().sockets === 1 && hub.metrics().queuedBytes === 0)
  })
})

async function openSlowClient(url: string, token: string): Promise<WsClient> {
  // Compressed, its text would be next to nothing, and take long to read when it comes back.
  const socket = new WsClient(url, { perMessageDeflate: false })
  await new Promise((resolve) => socket.once('open', resolve))
  const connect = { id: 1, connect: { token } }
  const subscribe = { id: 2, subscribe: { channel: updates } }
  socket.send(`${JSON.stringify(connect)}\n${JSON.stringify(subscribe)}`)
  return socket
}
