import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it, onTestFinished } from 'vitest'
import { openRedis } from '../redis/open-redis.ts'
import { createTestReporter } from '../reporting/testing/test-reporter.ts'
import { openForwardedMessages } from './forwarded-messages.ts'
import { nextEvent, until } from './testing/next-event.ts'
import { startHub } from './testing/start-hub.ts'
import { carried, clientOver, ways } from './testing/transport-clients.ts'

/** A machine that is busy with something else has not lost its Redis. */
const PATIENCE_MS = 120_000

const insecure = {
  insecure: true,
  channelRules: () => ({
    historySize: 100,
    owner: undefined,
    presence: false,
    clientPublish: true,
    delta: false,
  }),
}

const openTestRedis = async () => {
  const url = process.env['TEST_REDIS_URL']
  if (url === undefined) {
    throw new Error(
      'TEST_REDIS_URL is not set: run `npm run test:integration`, which starts a Redis.',
    )
  }
  const redis = await openRedis(url, createTestReporter().report, PATIENCE_MS)
  onTestFinished(() => redis.close())
  return redis
}

/** Two hubs, and an address that opens streams at the first and sends commands to the second. */
const startApart = async () => {
  const redis = await openTestRedis()
  const installation = randomUUID()
  const start = async () => {
    const running = await startHub({
      ...insecure,
      forward: async (node, message) => forwarded.send(node, message),
    })
    const { hub } = running
    const forwarded = openForwardedMessages({
      redis,
      installation,
      node: hub.node,
      onMessage: (message) => hub.receive(message),
      onError: createTestReporter().report,
    })
    onTestFinished(() => forwarded.close())
    return running
  }
  const [first, second] = [await start(), await start()]
  const channelOf = ({ node }: typeof first.hub) => `touchline:{${installation}}:push:node:${node}`
  const isListened = async (name: string) => {
    const [, count] = (await redis.commands.pubsub('NUMSUB', name)) as [string, number]
    return count > 0
  }
  await expect.poll(() => isListened(channelOf(first.hub))).toBe(true)
  const proxy = createServer((request, response) => {
    const { hub } = request.url === '/emulation' ? second : first
    hub.handle(request, response)
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void proxy.close())
  const httpUrl = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`
  return { redis, first, second, httpUrl }
}

describe.each(ways.filter(({ transport }) => transport !== 'websocket'))(
  '[R4] $transport in $form whose commands come to another process',
  (way) => {
    it('connects at once and is heard', async () => {
      const { first, httpUrl } = await startApart()
      const client = clientOver({ ...first, httpUrl }, way)
      let connections = 0
      client.on('connected', () => (connections += 1))
      const subscription = client.newSubscription('room')
      const publication = nextEvent(subscription, 'publication')
      subscription.subscribe()
      client.connect()
      await subscription.ready()
      const data = carried(way.form, { team: 'São Paulo ⚽' })
      await subscription.publish(data)
      expect(await publication).toMatchObject({ data })
      expect(connections).toBe(1)
    })
  },
)

it('[R4] a command for a process that is gone is answered 404, on which clients start over', async () => {
  const { second } = await startApart()
  const body = JSON.stringify({ node: randomUUID(), session: 'x', data: '{}' })
  const answer = await fetch(`${second.httpUrl}/emulation`, { method: 'POST', body })
  expect(answer.status).toBe(404)
})

it('[R4] without Redis it is answered 503', async () => {
  const running = await startHub({
    ...insecure,
    forward: () => Promise.reject(new Error('Redis is away')),
    onError: () => undefined,
  })
  const body = JSON.stringify({ node: randomUUID(), session: 'x', data: '{}' })
  const answer = await fetch(`${running.httpUrl}/emulation`, { method: 'POST', body })
  expect(answer.status).toBe(503)
  await until(() => running.hub.metrics().sockets === 0)
})
