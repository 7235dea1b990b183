import { randomUUID } from 'node:crypto'
import { expect, it, onTestFinished } from 'vitest'
import { openRedis } from '../redis/open-redis.ts'
import { createTestReporter } from '../reporting/testing/test-reporter.ts'
import { isShared, shareChannels } from './shared-channels.ts'
import type { SharedChannels } from './shared-channels.ts'
import { nextEvent, until } from './testing/next-event.ts'
import { startHub, type RunningHub } from './testing/start-hub.ts'

const channel = '$private:en.platform_user.7'

/** A machine that is busy with something else has not lost its Redis. */
const PATIENCE_MS = 120_000

type Process = RunningHub & { readonly channels: SharedChannels; readonly rounds: () => number }

/** Two processes with sockets, and the Redis between them. */
const startProcesses = async () => {
  const url = process.env['TEST_REDIS_URL']
  if (url === undefined) {
    throw new Error(
      'TEST_REDIS_URL is not set: run `npm run test:integration`, which starts a Redis.',
    )
  }
  const { report: onError } = createTestReporter()
  const redis = await openRedis(url, onError, PATIENCE_MS)
  onTestFinished(() => redis.close())
  const installation = randomUUID()
  const start = async (): Promise<Process> => {
    const running = await startHub()
    let rounds = 0
    const channels = shareChannels({
      redis,
      installation,
      local: running.hub.publisher,
      onLoginEnded: (login) => running.hub.endLogin(login),
      onGap: () => {
        rounds += 1
        running.hub.loseStreams(isShared)
      },
      onError,
    })
    onTestFinished(() => channels.close())
    await until(() => rounds === 1)
    return { ...running, channels, rounds: () => rounds }
  }
  return { redis, installation, first: await start(), second: await start() }
}

const follow = async ({ client, tokens }: Process) => {
  const socket = client('7')
  const subscription = socket.newSubscription(channel, {
    getToken: () => tokens.subscriptionToken('7', channel, 3600),
    recoverable: true,
  })
  const heard: unknown[] = []
  subscription.on('publication', ({ data }) => heard.push(data))
  const subscribed = nextEvent(subscription, 'subscribed')
  subscription.subscribe()
  socket.connect()
  await subscribed
  return { subscription, heard }
}

it('[RT-16] reaches a player in whichever process his sockets are', async () => {
  const { first, second } = await startProcesses()
  const followers = [await follow(first), await follow(second)]
  await first.channels.publisher.publish(channel, { n: 1 })
  await second.channels.publisher.publish(channel, { n: 2 })
  for (const { heard } of followers) {
    await until(() => heard.length === 2)
    expect(heard).toEqual([{ n: 1 }, { n: 2 }])
  }
})

it('[S3] tells every process of the end of a session', async () => {
  const { first, second } = await startProcesses()
  const clients = [first, second].map(({ client, tokens }) =>
    client('7', { getToken: () => tokens.connectionToken('7', 3600, 'a-login') }),
  )
  const connected = clients.map((client) => nextEvent(client, 'connected'))
  for (const client of clients) client.connect()
  await Promise.all(connected)
  const told = clients.map((client) => nextEvent(client, 'connecting'))
  first.channels.endLogin('a-login')
  for (const news of told) expect(await news).toMatchObject({ code: 4001 })
})

it('keeps public channels in the process', async () => {
  const { first, second } = await startProcesses()
  const updates = 'public:en.updates'
  await first.channels.publisher.publish(updates, { n: 1 })
  expect(first.channels.publisher.position(updates).offset).toBe(1)
  expect(second.channels.publisher.position(updates).offset).toBe(0)
})

it('lets a player read his state again when events are missing', async () => {
  const { first, second, redis, installation } = await startProcesses()
  const { subscription } = await follow(second)
  await first.channels.publisher.publish(channel, { n: 1 })
  const again = nextEvent(subscription, 'subscribed')
  await redis.commands.incr(`touchline:{${installation}}:players:numbers`)
  await first.channels.publisher.publish(channel, { n: 3 })
  const { wasRecovering, recovered } = await again
  expect({ wasRecovering, recovered }).toEqual({ wasRecovering: true, recovered: false })
})
