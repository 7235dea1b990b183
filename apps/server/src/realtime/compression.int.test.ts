import { channels } from '@touchline/contract'
import { expect, it, onTestFinished } from 'vitest'
import { WebSocket } from 'ws'
import { startHub, type RunningHub } from './testing/start-hub.ts'

const channel = channels.updates('en')
const news = {
  prices: Array.from({ length: 40 }, (_, id) => ({ id, team: 'São Paulo', odds: 1_850 + id })),
}

/** Hears the channel, with compression offered or not; counts what comes in. */
async function listen({ url, tokens }: RunningHub, perMessageDeflate: boolean) {
  const socket = new WebSocket(url, { perMessageDeflate })
  onTestFinished(() => socket.terminate())
  const messages: string[] = []
  socket.on('message', (data: Buffer) => messages.push(...data.toString().split('\n')))
  const raw = new Promise<{ bytesRead: number }>((resolve) => {
    socket.once('upgrade', (response) => resolve(response.socket))
  })
  await new Promise((resolve) => socket.once('open', resolve))
  const token = await tokens.connectionToken('', 60)
  const commands = [
    { id: 1, connect: { token } },
    { id: 2, subscribe: { channel } },
  ]
  socket.send(commands.map((command) => JSON.stringify(command)).join('\n'))
  await expect.poll(() => messages.length).toBe(2)
  const stream = await raw
  const before = stream.bytesRead
  return async () => {
    await expect.poll(() => messages.length).toBe(3)
    const { push } = JSON.parse(messages[2] ?? '{}') as { push: { pub: { data: unknown } } }
    return { data: push.pub.data, bytes: stream.bytesRead - before }
  }
}

it('compresses what many are told, for those who can read it', async () => {
  const running = await startHub()
  const [packed, bare] = [await listen(running, true), await listen(running, false)]
  await running.hub.publisher.publish(channel, news)
  const [small, large] = [await packed(), await bare()]
  expect([small.data, large.data]).toEqual([news, news])
  expect(small.bytes).toBeLessThan(large.bytes / 3)
})

it('leaves short news as they are', async () => {
  const running = await startHub()
  const [packed, bare] = [await listen(running, true), await listen(running, false)]
  await running.hub.publisher.publish(channel, { odds: 1_850 })
  expect(await packed()).toEqual(await bare())
})
