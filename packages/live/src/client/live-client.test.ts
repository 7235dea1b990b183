import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { FakePushServer } from '../testing/fake-push-server.ts'
import { createLiveClient, type LiveClient, type LiveClientOptions } from './create-live-client.ts'
import type { LiveReport } from './live-report.ts'

let server: FakePushServer
let reports: LiveReport[]
let client: LiveClient
let getConnectionToken: ReturnType<typeof vi.fn<() => Promise<string>>>

function create(options: Partial<LiveClientOptions> = {}): LiveClient {
  client = createLiveClient({
    url: 'ws://push.test/connection/websocket',
    getConnectionToken,
    onReport: (report) => reports.push(report),
    WebSocket: server.socketClass(),
    ...options,
  })
  return client
}

/** Lets everything happen that needs no time. */
const settle = () => vi.advanceTimersByTimeAsync(0)

beforeEach(() => {
  vi.useFakeTimers()
  // The largest delays of every backoff.
  vi.spyOn(Math, 'random').mockReturnValue(0.999_999)
  server = new FakePushServer()
  reports = []
  getConnectionToken = vi.fn(async () => 'token')
})
afterEach(() => {
  client.close()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

describe('connection', () => {
  it('[RT-02] presents the token and tells its state', async () => {
    const { connection } = create()
    const states: string[] = []
    connection.subscribe(() => states.push(connection.get()))
    client.connect()
    await settle()
    expect(server.commandsOf('connect')).toMatchObject([{ connect: { token: 'token' } }])
    expect(connection.get()).toBe('connected')
    client.disconnect()
    expect(states).toEqual(['connected', 'disconnected'])
    expect(reports).toEqual([])
  })

  it('[RT-20] reports no failure where a player comes while it connects', async () => {
    vi.spyOn(server, 'answer').mockImplementationOnce(() => undefined)
    create().connect()
    await settle()
    client.setAuth('logged_in', '42')
    await settle()
    expect(client.connection.get()).toBe('connected')
    expect(reports).toEqual([])
  })

  it('[RT-20] connects anew when the player signs in', async () => {
    create()
    client.setAuth('unknown')
    client.connect()
    await settle()
    client.setAuth('pending')
    await settle()
    expect(server.commandsOf('connect')).toHaveLength(1)
    client.setAuth('logged_in', '42')
    await settle()
    expect(server.commandsOf('connect')).toHaveLength(2)
    expect(getConnectionToken).toHaveBeenCalledTimes(2)
    expect(client.connection.get()).toBe('connected')
  })

  it('[RT-21] connects anew when the player signs out, and not when nothing changed', async () => {
    create()
    client.setAuth('logged_in', '42')
    client.connect()
    await settle()
    client.setAuth('logged_in', '42')
    await settle()
    expect(server.commandsOf('connect')).toHaveLength(1)
    client.setAuth('not_logged_in')
    await settle()
    expect(server.commandsOf('connect')).toHaveLength(2)
    client.setAuth('not_logged_in')
    await settle()
    expect(server.commandsOf('connect')).toHaveLength(2)
  })

  it('connects for nobody before it is told to', async () => {
    create()
    client.setAuth('logged_in', '42')
    await settle()
    expect(server.sockets).toEqual([])
  })

  it.each([401, 403])(
    '[RT-27] ends without another try when a token is refused with %d',
    async (status) => {
      getConnectionToken.mockRejectedValue(Object.assign(new Error('no'), { status }))
      create().connect()
      await vi.advanceTimersByTimeAsync(120_000)
      expect(getConnectionToken).toHaveBeenCalledOnce()
      expect(client.connection.get()).toBe('disconnected')
      expect(reports).toEqual([{ kind: 'refused', code: 1, reason: 'unauthorized' }])
      getConnectionToken.mockResolvedValue('token')
      client.setAuth('logged_in', '42')
      await settle()
      expect(client.connection.get()).toBe('connected')
    },
  )

  it('[RT-27] ends when the server calls the token invalid', async () => {
    create().connect()
    await settle()
    server.dropConnections(3500)
    await vi.advanceTimersByTimeAsync(120_000)
    expect(server.sockets).toHaveLength(1)
    expect(reports).toMatchObject([{ kind: 'refused', code: 3500 }])
    getConnectionToken.mockResolvedValue('another')
    client.connect()
    await settle()
    expect(server.commandsOf('connect').at(-1)).toMatchObject({ connect: { token: 'another' } })
  })

  it('[RT-28] comes back when the server has waited in vain for its first word', async () => {
    create().connect()
    await settle()
    server.dropConnections(3502)
    await vi.advanceTimersByTimeAsync(2_000)
    expect(client.connection.get()).toBe('connected')
    expect(reports).toEqual([])
    server.dropConnections(3502)
    client.disconnect()
    await vi.advanceTimersByTimeAsync(120_000)
    expect(client.connection.get()).toBe('disconnected')
    expect(server.sockets).toHaveLength(3)
  })

  it('[RT-28] tries again when a token cannot be had for another reason', async () => {
    getConnectionToken.mockRejectedValueOnce(new Error('offline'))
    create().connect()
    await vi.advanceTimersByTimeAsync(2_000)
    expect(client.connection.get()).toBe('connected')
    expect(reports).toMatchObject([{ kind: 'token-failure', channel: null }])
  })

  it('[RT-28] [RT-30] comes back after 0.5 to 20 s', async () => {
    create().connect()
    await settle()
    server.down = true
    server.dropConnections()
    expect(client.connection.get()).toBe('connecting')
    await vi.advanceTimersByTimeAsync(499)
    expect(server.sockets).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(120_000)
    const tries = server.sockets.length
    await vi.advanceTimersByTimeAsync(20_000)
    expect(server.sockets.length - tries).toBeGreaterThanOrEqual(1)
    server.down = false
    await vi.advanceTimersByTimeAsync(20_000)
    expect(client.connection.get()).toBe('connected')
  })

  it('[RT-29] reports that the first connection does not come about, and later losses not', async () => {
    server.down = true
    // At an address with no other way to the server: those would be tried over the real network.
    create({ url: 'ws://push.test/socket' }).connect()
    await settle()
    expect(reports).toMatchObject([{ kind: 'pre-connect-failure' }])
    server.down = false
    await vi.advanceTimersByTimeAsync(20_000)
    reports.length = 0
    server.down = true
    server.dropConnections()
    await vi.advanceTimersByTimeAsync(20_000)
    expect(reports).toEqual([])
  })

  it('[RT-31] gives up waiting for an answer after 5 s', async () => {
    vi.spyOn(server, 'answer').mockImplementation(() => undefined)
    create().connect()
    await vi.advanceTimersByTimeAsync(4_999)
    expect(server.sockets).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(3_000)
    expect(server.sockets.length).toBeGreaterThan(1)
  })

  it('[RT-32] takes the connection for lost 10 s after a ping was due', async () => {
    create().connect()
    await settle()
    await vi.advanceTimersByTimeAsync(34_900)
    expect(client.connection.get()).toBe('connected')
    await vi.advanceTimersByTimeAsync(200)
    expect(client.connection.get()).toBe('connecting')
  })

  it('[RT-34] [AMB-28] asks again for a new connection token after 5 to 10 s', async () => {
    server.tokenTtl = 60
    create().connect()
    await settle()
    getConnectionToken.mockRejectedValueOnce(new Error('offline'))
    await keepAlive(60_000)
    expect(getConnectionToken).toHaveBeenCalledTimes(2)
    await keepAlive(5_000)
    expect(getConnectionToken).toHaveBeenCalledTimes(2)
    await keepAlive(5_000)
    expect(getConnectionToken).toHaveBeenCalledTimes(3)
  })

  it('[RT-01] falls back to the next transport', async () => {
    const fetch = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('down'))
    server.down = true
    create({
      transports: [
        { transport: 'websocket', endpoint: 'ws://push.test/connection/websocket' },
        { transport: 'http_stream', endpoint: 'http://push.test/connection/http_stream' },
      ],
    }).connect()
    await vi.advanceTimersByTimeAsync(5_000)
    expect(fetch.mock.calls[0]?.[0]).toBe('http://push.test/connection/http_stream')
  })
})

/** Time in which the server pings as it promised. */
async function keepAlive(ms: number): Promise<void> {
  for (let passed = 0; passed < ms; passed += 1_000) {
    await vi.advanceTimersByTimeAsync(1_000)
    for (const socket of server.sockets) socket.deliver({})
  }
}

describe('private channels', () => {
  const channel = '$private:en.platform_user.42'
  const join = () => client.joinChannel(channel, { onEvent: vi.fn() })

  it('[RT-20] the channel of who has left is no part of the next connection', async () => {
    create({ getChannelToken: () => Promise.resolve('channel-token') })
    const { leave } = join()
    client.setAuth('logged_in', '42')
    client.connect()
    await settle()
    expect(server.commandsOf('subscribe')).toHaveLength(1)
    client.setAuth('logged_in', '43')
    leave()
    await settle()
    expect(server.commandsOf('connect')).toHaveLength(2)
    expect(server.commandsOf('subscribe')).toHaveLength(1)
  })

  it('[RT-03] present a token of their own', async () => {
    create({ getChannelToken: async (name) => `token of ${name}` })
    join()
    client.connect()
    await settle()
    expect(server.commandsOf('subscribe')).toMatchObject([
      { subscribe: { channel, token: `token of ${channel}` } },
    ])
  })

  it('[RT-29] report that nothing gives tokens for them', async () => {
    create()
    join()
    expect(reports).toEqual([{ kind: 'missing-auth-handler', channel }])
  })

  it('[RT-33] [RT-34] try again for a token within 20 s', async () => {
    const getChannelToken = vi.fn(async () => 'token').mockRejectedValueOnce(new Error('offline'))
    create({ getChannelToken })
    join()
    client.connect()
    await settle()
    expect(reports).toMatchObject([{ kind: 'token-failure', channel }])
    await vi.advanceTimersByTimeAsync(499)
    expect(getChannelToken).toHaveBeenCalledOnce()
    await vi.advanceTimersByTimeAsync(19_501)
    expect(server.commandsOf('subscribe')).toHaveLength(1)
  })

  it('[RT-27] are asked for anew, as the connection is, when an old token is refused', async () => {
    const getChannelToken = vi.fn(async () => 'by the old secret')
    create({ getChannelToken })
    join()
    client.connect()
    await settle()
    await keepAlive(60_000)
    getConnectionToken.mockResolvedValue('another')
    getChannelToken.mockResolvedValue('by the new secret')
    server.dropConnections(3500)
    await settle()
    expect(server.commandsOf('connect').at(-1)).toMatchObject({ connect: { token: 'another' } })
    expect(server.commandsOf('subscribe').at(-1)).toMatchObject({
      subscribe: { channel, token: 'by the new secret', recover: true },
    })
    expect(reports).toEqual([])
  })

  it('[RT-34] [AMB-28] ask again for a new token after 10 to 20 s', async () => {
    server.channelTokenTtl = 60
    const getChannelToken = vi.fn(async () => 'token')
    create({ getChannelToken })
    join()
    client.connect()
    await settle()
    getChannelToken.mockRejectedValueOnce(new Error('offline'))
    await keepAlive(60_000)
    expect(getChannelToken).toHaveBeenCalledTimes(2)
    await keepAlive(10_000)
    expect(getChannelToken).toHaveBeenCalledTimes(2)
    await keepAlive(10_000)
    expect(getChannelToken).toHaveBeenCalledTimes(3)
  })

  it('[RT-04] ask for differences where they are switched on', async () => {
    create({ delta: true, getChannelToken: async () => 'token' })
    join()
    client.connect()
    await settle()
    expect(server.commandsOf('subscribe')).toMatchObject([{ subscribe: { delta: 'fossil' } }])
  })
})
