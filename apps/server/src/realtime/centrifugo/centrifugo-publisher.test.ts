import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createCentrifugoPublisher, type CentrifugoPublisher } from './centrifugo-publisher.ts'

type Command = {
  publish?: { channel: string; data: unknown }
  history?: { channel: string }
  channels?: { pattern: string }
}
type Received = { url: string; headers: Headers; commands: Command[] }

const requests: Received[] = []
const offsets = new Map<string, number>()
let failing = false
let followed: string[] = []
const onError = vi.fn()
const onLost = vi.fn()
let publisher: CentrifugoPublisher

const one = { num_clients: 1 }

/** Answers as Centrifugo does. */
const answer: typeof fetch = async (input, init) => {
  const request = new Request(input, init)
  const { commands } = (await request.json()) as { commands: Command[] }
  requests.push({ url: request.url, headers: request.headers, commands })
  if (failing) return new Response('down', { status: 503 })
  return Response.json({ replies: commands.map(reply) })
}

function reply({ publish, history, channels }: Command) {
  if (channels) {
    return { channels: { channels: Object.fromEntries(followed.map((name) => [name, one])) } }
  }
  const channel = publish?.channel ?? history?.channel ?? ''
  if (channel === 'unknown') return { error: { code: 102, message: 'unknown channel' } }
  const offset = (offsets.get(channel) ?? 0) + (publish ? 1 : 0)
  offsets.set(channel, offset)
  const position = { offset, epoch: 'abcd' }
  return publish ? { publish: position } : { history: { publications: [], ...position } }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.clearAllMocks()
  requests.length = 0
  offsets.clear()
  failing = false
  followed = []
  publisher = createCentrifugoPublisher({
    url: 'http://push.test/api/',
    key: 'secret key',
    fetch: answer,
    maxWaitingBytes: 200,
    onError,
    onLost,
    missed: 'missed',
  })
})
afterEach(async () => {
  await publisher.close()
  vi.useRealTimers()
})

const published = () =>
  requests.map(({ commands }) => commands.map(({ publish }) => publish?.data ?? 'position'))

describe('Centrifugo publisher', () => {
  it('collects the publications of a tick into one request, in order', async () => {
    const taken = [1, 2, 3].map((n) => Promise.resolve(publisher.publish('a', n)))
    await vi.advanceTimersByTimeAsync(49)
    expect(requests).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    await Promise.all(taken)
    expect(published()).toEqual([[1, 2, 3]])
    expect(requests[0]?.url).toBe('http://push.test/api/batch')
    expect(requests[0]?.headers.get('x-api-key')).toBe('secret key')
  })

  it('sends an urgent publication at once, with what waits before it', async () => {
    void publisher.publish('a', 1)
    void publisher.publish('a', 2, { urgent: true })
    await vi.advanceTimersByTimeAsync(0)
    expect(published()).toEqual([[1, 2]])
  })

  it('knows the position from the answers', async () => {
    void publisher.publish('a', 1)
    void publisher.publish('a', 2)
    await vi.advanceTimersByTimeAsync(50)
    expect(publisher.position('a')).toEqual({ offset: 2, epoch: 'abcd' })
  })

  it('asks once for a position that it does not know', async () => {
    offsets.set('a', 7)
    expect(publisher.position('a')).toEqual({ offset: 0, epoch: '' })
    publisher.position('a')
    await vi.advanceTimersByTimeAsync(0)
    expect(publisher.position('a')).toEqual({ offset: 7, epoch: 'abcd' })
    expect(published()).toEqual([['position']])
  })

  it('follows the positions of channels that other processes publish to', async () => {
    offsets.set('a', 7)
    publisher.position('a')
    await vi.advanceTimersByTimeAsync(1_000)
    offsets.set('a', 9)
    expect(publisher.position('a').offset).toBe(7)
    await vi.advanceTimersByTimeAsync(0)
    expect(publisher.position('a').offset).toBe(9)
    await vi.advanceTimersByTimeAsync(30_000)
    expect(publisher.position('a')).toEqual({ offset: 0, epoch: '' })
  })

  it('repeats a failed request and keeps the order', async () => {
    failing = true
    void publisher.publish('a', 1)
    await vi.advanceTimersByTimeAsync(50)
    void publisher.publish('a', 2)
    expect(onError).toHaveBeenCalledOnce()
    failing = false
    await vi.advanceTimersByTimeAsync(1_000)
    expect(published()).toEqual([[1], [1, 2]])
    expect(offsets.get('a')).toBe(2)
  })

  it('reports what Centrifugo refuses and goes on', async () => {
    void publisher.publish('unknown', 1)
    void publisher.publish('a', 2)
    await vi.advanceTimersByTimeAsync(50)
    expect(String(onError.mock.calls[0]?.[0])).toContain('unknown channel')
    expect(publisher.position('a').offset).toBe(1)
  })

  it('refuses what JSON cannot express before it holds anything up', async () => {
    expect(() => publisher.publish('a', { amount: 1n })).toThrow(TypeError)
    void publisher.publish('a', 2)
    await vi.advanceTimersByTimeAsync(50)
    expect(published()).toEqual([[2]])
  })

  it('[R3] has the whole state of what it gave up told once, when Centrifugo answers again', async () => {
    failing = true
    onLost.mockImplementation((channel: string) => void publisher.publish(channel, 'all of it'))
    for (let n = 0; n < 1_000; n += 1) {
      for (const channel of ['a', 'b', 'c']) void publisher.publish(channel, n)
      await vi.advanceTimersByTimeAsync(10)
    }
    expect(onLost).not.toHaveBeenCalled()
    expect(onError).toHaveBeenCalledOnce()
    const wanted = ['a', 'b', 'c', 'd'].filter((name) => publisher.isWanted?.(name))
    expect(wanted).toEqual(['d'])
    requests.length = 0
    failing = false
    await vi.advanceTimersByTimeAsync(5_000)
    expect(onLost.mock.calls).toHaveLength(3)
    expect(Object.fromEntries(offsets)).toEqual({ a: 1, b: 1, c: 1 })
    expect(publisher.isWanted?.('a')).toBe(true)
    void publisher.publish('a', 'more')
    await vi.advanceTimersByTimeAsync(50)
    expect(offsets.get('a')).toBe(2)
  })

  it('[R3] tells the state of lost channels that are followed, and no other', async () => {
    const [match, unseen] = ['public:en.updates.match.1', 'public:de.updates.match.1']
    failing = true
    for (const channel of [match, unseen, match, unseen]) void publisher.publish(channel, 1)
    await vi.advanceTimersByTimeAsync(100)
    followed = [match]
    failing = false
    await vi.advanceTimersByTimeAsync(5_000)
    expect(onLost).toHaveBeenCalledExactlyOnceWith(match)
  })

  it('[R3] ends when it is told to while Centrifugo is away', async () => {
    failing = true
    for (let n = 0; n < 100; n += 1) void publisher.publish('a', n)
    await vi.advanceTimersByTimeAsync(1_000)
    await publisher.close()
    requests.length = 0
    await vi.advanceTimersByTimeAsync(60_000)
    expect(requests).toEqual([])
  })

  it('tells a channel that nobody follows nothing, and that once it is followed', async () => {
    const [match, unseen] = ['public:en.updates.match.1', 'public:de.updates.match.1']
    followed = [match]
    expect(publisher.isWanted?.(unseen)).toBe(true)
    await vi.advanceTimersByTimeAsync(0)
    expect([match, unseen].map((name) => publisher.isWanted?.(name))).toEqual([true, false])
    requests.length = 0
    void publisher.publish(match, 1)
    void publisher.publish(unseen, 2)
    await vi.advanceTimersByTimeAsync(50)
    expect(published()).toEqual([[1]])
    followed = [match, unseen]
    await vi.advanceTimersByTimeAsync(1_000)
    void publisher.publish(unseen, 3)
    await vi.advanceTimersByTimeAsync(50)
    const sent = requests.flatMap(({ commands }) => commands).map((command) => command.publish)
    expect(sent.filter((publish) => publish?.channel === unseen)).toEqual([
      { channel: unseen, data: 'missed' },
      { channel: unseen, data: 3 },
    ])
  })

  it('sends what waits when it is closed', async () => {
    void publisher.publish('a', 1)
    await publisher.close()
    expect(offsets.get('a')).toBe(1)
  })
})
