import { disconnectedCodes, unsubscribedCodes } from 'centrifuge'
import { describe, expect, it } from 'vitest'
import { nextEvent, until } from './testing/next-event.ts'
import { startHub } from './testing/start-hub.ts'
import { carried, clientOver, ways } from './testing/transport-clients.ts'

const everything = {
  insecure: true,
  channelRules: () => ({
    historySize: 100,
    owner: undefined,
    presence: true,
    clientPublish: true,
    delta: true,
  }),
}

describe.each(ways)('[RT-01] $transport in $form', (way) => {
  const { form } = way

  it('connects and disconnects', async () => {
    const running = await startHub(everything)
    const client = clientOver(running, way)
    const disconnected = nextEvent(client, 'disconnected')
    client.connect()
    await client.ready()
    expect(running.hub.metrics().sockets).toBe(1)
    client.disconnect()
    expect(await disconnected).toMatchObject({ code: disconnectedCodes.disconnectCalled })
    await until(() => running.hub.metrics().sockets === 0)
  })

  it('subscribes, publishes, lists who is there and what there was, and unsubscribes', async () => {
    const running = await startHub(everything)
    const client = clientOver(running, way)
    const subscription = client.newSubscription('room')
    const publication = nextEvent(subscription, 'publication')
    subscription.subscribe()
    client.connect()
    await subscription.ready()
    const data = carried(form, { price: 1850, team: 'São Paulo ⚽' })
    await subscription.publish(data)
    expect(await publication).toMatchObject({ data, offset: 1 })
    expect(Object.keys((await subscription.presence()).clients)).toHaveLength(1)
    expect(await subscription.presenceStats()).toEqual({ numClients: 1, numUsers: 1 })
    const history = await subscription.history({ limit: 10 })
    expect(history.publications).toMatchObject([{ data, offset: 1 }])
    const ended = nextEvent(subscription, 'unsubscribed')
    subscription.unsubscribe()
    expect(await ended).toMatchObject({ code: unsubscribedCodes.unsubscribeCalled })
    await until(() => running.hub.metrics().subscriptions === 0)
  })

  it('answers a call that it does not know with 108', async () => {
    const running = await startHub(everything)
    const client = clientOver(running, way)
    const answer = client.rpc('method', carried(form, {}))
    client.connect()
    await expect(answer).rejects.toMatchObject({ code: 108 })
  })

  it('refuses to take a stream for a map, which it does not have', async () => {
    const running = await startHub(everything)
    const client = clientOver(running, way)
    const map = client.newMapSubscription('room')
    const refused = new Promise((resolve) => map.on('unsubscribed', resolve))
    map.subscribe()
    client.connect()
    expect(await refused).toMatchObject({ code: 108 })
  })

  it('survives subscribing and unsubscribing in a row', async () => {
    const running = await startHub(everything)
    const client = clientOver(running, way)
    client.connect()
    await client.ready()
    const subscription = client.newSubscription('room')
    for (let round = 0; round < 10; round += 1) {
      subscription.subscribe()
      subscription.unsubscribe()
    }
    subscription.subscribe()
    await subscription.ready()
    expect(await subscription.presenceStats()).toEqual({ numClients: 1, numUsers: 1 })
  })

  it('recovers what was published while it was away', async () => {
    const running = await startHub(everything)
    const client = clientOver(running, way)
    const subscription = client.newSubscription('room', { recoverable: true, positioned: true })
    const received: unknown[] = []
    subscription.on('publication', ({ data }) => received.push(data))
    subscription.subscribe()
    client.connect()
    await subscription.ready()
    const numbers = [1, 2, 3, 4]
    for (const n of numbers.slice(0, 2)) void running.hub.publisher.publish('room', { n })
    await until(() => received.length === 2)
    client.disconnect()
    for (const n of numbers.slice(2)) void running.hub.publisher.publish('room', { n })
    const again = nextEvent(subscription, 'subscribed')
    client.connect()
    expect(await again).toMatchObject({ wasRecovering: true, recovered: true })
    await until(() => received.length === 4)
    expect(received).toEqual(numbers.map((n) => carried(form, { n })))
  })

  it('is told why the hub ends the connection, and comes back', async () => {
    const running = await startHub(everything)
    const client = clientOver(running, way)
    client.connect()
    await client.ready()
    const leaving = nextEvent(client, 'connecting')
    running.hub.disconnectUser('')
    expect(await leaving).toMatchObject({ code: 3011, reason: 'force reconnect' })
    await client.ready()
  })
})
