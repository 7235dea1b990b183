import { expect, it } from 'vitest'
import { asciiJson } from './ascii-json.ts'
import { nextEvent, until } from './testing/next-event.ts'
import { RawClient } from './testing/raw-client.ts'
import { startHub } from './testing/start-hub.ts'

const channel = 'public:en.updates'
const document = (n: number) => ({ n, names: 'Málaga – Bayern München, '.repeat(20) })

it('sends changes instead of documents to those who ask for them', async () => {
  const { client, hub } = await startHub({ tickMs: 1 })
  const [saving, plain] = [client(), client()]
  const received: Record<string, unknown[]> = { saving: [], plain: [] }
  const subscription = saving.newSubscription(channel, { delta: 'fossil' })
  const plainSubscription = plain.newSubscription(channel)
  subscription.on('publication', ({ data }) => received['saving']?.push(data))
  plainSubscription.on('publication', ({ data }) => received['plain']?.push(data))
  for (const each of [subscription, plainSubscription]) each.subscribe()
  saving.connect()
  plain.connect()
  await Promise.all([subscription.ready(), plainSubscription.ready()])
  const documents = [1, 2, 3, 4].map(document)
  for (const each of documents) void hub.publisher.publish(channel, each)
  await until(() => received['saving']?.length === 4 && received['plain']?.length === 4)
  expect(received).toEqual({ saving: documents, plain: documents })
  expect(subscription.deltaStats()).toMatchObject({ numFullPayloads: 1, numDeltaPayloads: 3 })
})

it('goes on with changes after a recovery', async () => {
  const { client, hub } = await startHub({ tickMs: 1 })
  const player = client()
  const subscription = player.newSubscription(channel, {
    delta: 'fossil',
    recoverable: true,
    positioned: true,
  })
  const received: unknown[] = []
  subscription.on('publication', ({ data }) => received.push(data))
  subscription.subscribe()
  player.connect()
  await subscription.ready()
  void hub.publisher.publish(channel, document(1))
  await until(() => received.length === 1)
  player.disconnect()
  void hub.publisher.publish(channel, document(2))
  void hub.publisher.publish(channel, document(3))
  const again = nextEvent(subscription, 'subscribed')
  player.connect()
  expect(await again).toMatchObject({ recovered: true })
  void hub.publisher.publish(channel, document(4))
  await until(() => received.length === 4)
  expect(received).toEqual([1, 2, 3, 4].map(document))
  expect(subscription.deltaStats()).toMatchObject({ numFullPayloads: 2, numDeltaPayloads: 2 })
})

it('gives one who comes in the middle of a batch a document first', async () => {
  const { hub, url, tokens } = await startHub({ tickMs: 60_000 })
  const token = await tokens.connectionToken('', 60)
  const [first, late] = [await RawClient.connect(url, token), await RawClient.connect(url, token)]
  const subscribe = { subscribe: { channel, delta: 'fossil' } }
  expect(await first.call(subscribe)).toMatchObject({ subscribe: { delta: true } })
  void hub.publisher.publish(channel, document(1))
  await late.call(subscribe)
  void hub.publisher.publish(channel, document(2), { urgent: true })
  const pub = async (client: RawClient) =>
    (await client.next(({ push }) => push !== undefined))['push']
  expect(await pub(first)).toMatchObject({ pub: { data: asciiJson(document(1)), offset: 1 } })
  expect(await pub(first)).toMatchObject({ pub: { offset: 2, delta: true } })
  const full = await pub(late)
  expect(full).toMatchObject({ pub: { offset: 2 } })
  expect(full).not.toMatchObject({ pub: { delta: true } })
})
