import { Centrifuge, type Options, type PublicationContext } from 'centrifuge'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { nextEvent, until } from '../testing/next-event.ts'
import { createTokenIssuer } from '../tokens.ts'
import { createCentrifugoPublisher, type CentrifugoPublisher } from './centrifugo-publisher.ts'
import type { TestCentrifugo } from './testing/simulated-centrifugo.ts'
import { centrifugoName, startCentrifugo } from './testing/start-centrifugo.ts'

const missed = { type: 'events_missed' }

let server: TestCentrifugo
beforeAll(async () => {
  server = await startCentrifugo()
})
afterAll(() => server.stop())

let matches = 0
/** A channel that no other test uses. */
const newMatch = () => `public:en.updates.match.${(matches += 1)}`

function openPublisher(key = server.apiKey) {
  const errors: unknown[] = []
  const publisher = createCentrifugoPublisher({
    url: server.apiUrl,
    key,
    tickMs: 5,
    onError: (error) => errors.push(error),
    onLost: () => undefined,
    missed,
  })
  onTestFinished(() => publisher.close())
  return { publisher, errors }
}

/** Publications to channels that nobody follows are dropped from now on. */
async function knowing(publisher: CentrifugoPublisher): Promise<void> {
  await until(() => publisher.isWanted?.('public:en.updates.match.none') === false)
}

function openClient(userId = '', options: Partial<Options> = {}): Centrifuge {
  const tokens = createTokenIssuer(server.tokenSecret)
  const client = new Centrifuge(server.socketUrl, {
    minReconnectDelay: 1,
    maxReconnectDelay: 20,
    getToken: () => tokens.connectionToken(userId, 600),
    ...options,
  })
  onTestFinished(() => client.disconnect())
  return client
}

async function follow(client: Centrifuge, channel: string, options = {}) {
  const subscription = client.newSubscription(channel, { recoverable: true, ...options })
  const received: PublicationContext[] = []
  subscription.on('publication', (publication) => received.push(publication))
  subscription.subscribe()
  client.connect()
  await subscription.ready()
  return { subscription, received, data: () => received.map(({ data }): unknown => data) }
}

describe(`publishing through ${centrifugoName}`, () => {
  it('[RT-06] reaches who follows, in order, and knows the positions', async () => {
    const { publisher, errors } = openPublisher()
    const channel = newMatch()
    const { received, data } = await follow(openClient(), channel)
    for (const n of [1, 2, 3]) await publisher.publish(channel, { n, team: 'São Paulo' })
    await until(() => received.length === 3)
    expect(data()).toEqual([1, 2, 3].map((n) => ({ n, team: 'São Paulo' })))
    expect(received.map(({ offset }) => offset)).toEqual([1, 2, 3])
    expect(publisher.position(channel).offset).toBe(3)
    expect(errors).toEqual([])
  })

  it('leaves out what nobody follows, and says so to the first who does', async () => {
    const { publisher } = openPublisher()
    const [followed, unseen] = [newMatch(), newMatch()]
    const { received } = await follow(openClient(), followed)
    await knowing(publisher)
    expect(publisher.isWanted?.(followed)).toBe(true)
    expect(publisher.isWanted?.(unseen)).toBe(false)
    await publisher.publish(unseen, 'left out')
    await publisher.publish(followed, 'told')
    await until(() => received.length === 1)
    const late = await follow(openClient(), unseen)
    await until(() => publisher.isWanted?.(unseen) === true)
    await publisher.publish(unseen, 'told')
    await until(() => late.received.length === 2)
    expect(late.data()).toEqual([missed, 'told'])
    expect(late.received.map(({ offset }) => offset)).toEqual([1, 2])
  })

  it('goes on for those who come back, who recover what they missed', async () => {
    const { publisher } = openPublisher()
    const channel = newMatch()
    const client = openClient()
    const { subscription, received, data } = await follow(client, channel)
    await knowing(publisher)
    await publisher.publish(channel, 1)
    await until(() => received.length === 1)
    client.disconnect()
    await publisher.publish(channel, 2)
    const again = nextEvent(subscription, 'subscribed')
    client.connect()
    expect(await again).toMatchObject({ wasRecovering: true, recovered: true })
    await until(() => received.length === 2)
    expect(data()).toEqual([1, 2])
  })

  it('begins with the snapshot of the one who asks for the position', async () => {
    const { publisher } = openPublisher()
    const channel = newMatch()
    await knowing(publisher)
    publisher.position(channel)
    expect(publisher.isWanted?.(channel)).toBe(true)
    await until(() => publisher.position(channel).offset === 1)
    await publisher.publish(channel, 'after the snapshot')
    const { epoch } = publisher.position(channel)
    const { received, data } = await follow(openClient(), channel, { since: { offset: 1, epoch } })
    await until(() => received.length === 1)
    expect(data()).toEqual(['after the snapshot'])
  })

  it('[RT-04] makes deltas for those who ask for them', async () => {
    const { publisher } = openPublisher()
    const channel = newMatch()
    const { subscription, received, data } = await follow(openClient(), channel, {
      delta: 'fossil',
    })
    const documents = [1, 2, 3].map((n) => ({ n, names: 'Bayern München, '.repeat(40) }))
    for (const document of documents) await publisher.publish(channel, document)
    await until(() => received.length === 3)
    expect(data()).toEqual(documents)
    expect(subscription.deltaStats()).toMatchObject({ numFullPayloads: 1, numDeltaPayloads: 2 })
  })

  it('[RT-07] reaches a player on a channel that needs a token of its own', async () => {
    const { publisher } = openPublisher()
    const channel = '$private:en.platform_user.7'
    const tokens = createTokenIssuer(server.tokenSecret)
    const client = openClient('7')
    const refused = client.newSubscription(channel)
    const end = nextEvent(refused, 'unsubscribed')
    refused.subscribe()
    client.connect()
    expect(await end).toMatchObject({ code: 103 })
    const { received } = await follow(openClient('7'), channel, {
      getToken: () => tokens.subscriptionToken('7', channel, 600),
    })
    await publisher.publish(channel, 'balance')
    await until(() => received.length === 1)
  })

  it('[S3] ends the connections of a player whose session is over, and no others', async () => {
    const { publisher } = openPublisher()
    const [player, other] = [openClient('71'), openClient('72')]
    const connected = [player, other].map((client) => nextEvent(client, 'connected'))
    player.connect()
    other.connect()
    await Promise.all(connected)
    const told = nextEvent(player, 'connecting')
    publisher.disconnectUser('71')
    expect(await told).toMatchObject({ code: 4001 })
    expect(other.state).toBe('connected')
  })

  it('reports a wrong key and takes every channel for wanted', async () => {
    const { publisher, errors } = openPublisher('another key')
    expect(publisher.isWanted?.(newMatch())).toBe(true)
    await until(() => errors.length > 0)
    expect(String(errors[0])).toContain('401')
    expect(publisher.isWanted?.(newMatch())).toBe(true)
  })
})
