import { SignJWT } from 'jose'
import { describe, expect, it, vi } from 'vitest'
import { nextEvent } from './testing/next-event.ts'
import { RawClient } from './testing/raw-client.ts'
import { startHub, tokenSecret } from './testing/start-hub.ts'
import { countTimeInTurns } from './testing/turn-time.ts'

describe('connection', () => {
  it('[RT-01] [RT-02] admits a visitor and a player with a connection token', async () => {
    const { client, hub } = await startHub()
    const visitor = client()
    visitor.connect()
    const { client: clientId } = await nextEvent(visitor, 'connected')
    expect(clientId).toMatch(/^[0-9a-f-]{36}$/)

    const player = client('42')
    player.connect()
    await nextEvent(player, 'connected')
    expect(hub.metrics()).toMatchObject({ sockets: 2, connections: 2 })
  })

  it('[R8] is let go of in waves, with a code on which clients come back, and not taken again', async () => {
    const { client, hub } = await startHub()
    const clients = await Promise.all(
      Array.from({ length: 6 }, async () => {
        const one = client()
        one.connect()
        await nextEvent(one, 'connected')
        return one
      }),
    )
    const codes: number[] = []
    for (const one of clients) one.on('connecting', ({ code }) => void codes.push(code))
    const left: number[] = []
    await hub.drain(3, async () => void left.push(hub.metrics().sockets))
    expect(left).toEqual([4, 2])
    await expect.poll(() => codes.filter((code) => code === 3001)).toHaveLength(6)
    const late = client()
    late.connect()
    expect(await nextEvent(late, 'error')).toMatchObject({ type: 'transport' })
    expect(hub.metrics().sockets).toBe(0)
  })

  it('ends for good with 3500 when the token is not ours', async () => {
    const { client } = await startHub()
    const forged = await new SignJWT({})
      .setProtectedHeader({ alg: 'HS256' })
      .setSubject('42')
      .sign(Buffer.from('another secret of some length'))
    const intruder = client('', { token: forged })
    intruder.connect()
    expect(await nextEvent(intruder, 'disconnected')).toMatchObject({ code: 3500 })
  })

  it('refuses a token signed with another algorithm', async () => {
    const { client } = await startHub()
    const token = await new SignJWT({})
      .setProtectedHeader({ alg: 'HS512' })
      .setSubject('42')
      .sign(Buffer.from(tokenSecret))
    const intruder = client('', { token })
    intruder.connect()
    expect(await nextEvent(intruder, 'disconnected')).toMatchObject({ code: 3500 })
  })

  it('refuses a subscription token as a connection token', async () => {
    const { client, tokens } = await startHub()
    const token = await tokens.subscriptionToken('42', '$private:en.platform_user.42', 60)
    const intruder = client('', { token })
    intruder.connect()
    expect(await nextEvent(intruder, 'disconnected')).toMatchObject({ code: 3500 })
  })

  it('answers an expired token with error 109, and the client comes with a new one', async () => {
    const { client, tokens } = await startHub()
    const expired = await tokens.connectionToken('42', -10)
    const returning = client('42', { token: expired })
    const error = nextEvent(returning, 'error')
    const connected = nextEvent(returning, 'connected')
    returning.connect()
    expect(await error).toMatchObject({ error: { code: 109 } })
    await connected
  })

  it('bars a socket whose connect was refused', async () => {
    const { url, tokens } = await startHub()
    const raw = await RawClient.open(url)
    const reply = await raw.call({ connect: { token: await tokens.connectionToken('', -10) } })
    expect(reply).toMatchObject({ error: { code: 109 } })
    raw.send({ id: 2, connect: { token: await tokens.connectionToken('', 10) } })
    expect(await raw.closed).toMatchObject({ code: 3501 })
  })

  it('renews the connection token when it runs out', async () => {
    countTimeInTurns()
    const { client, tokens } = await startHub()
    const getToken = vi
      .fn(() => tokens.connectionToken('42', 3600))
      .mockImplementationOnce(() => tokens.connectionToken('42', 2))
    const { promise, resolve } = Promise.withResolvers<string>()
    const renewing = client('42', { getToken, websocket: watchedSocket('refresh', resolve) })
    renewing.connect()
    await nextEvent(renewing, 'connected')
    // Whole seconds, of which the first may have begun.
    const ttl: unknown = expect.closeTo(3600, -1)
    expect(JSON.parse(await promise)).toMatchObject({ refresh: { expires: true, ttl } })
    expect(getToken).toHaveBeenCalledTimes(2)
    expect(renewing.state).toBe('connected')
  })

  it('closes with 3005 when the token was not renewed in time', async () => {
    countTimeInTurns()
    const { url, tokens } = await startHub({ expiryGraceMs: 0 })
    const raw = await RawClient.connect(url, await tokens.connectionToken('42', 1))
    expect(await raw.closed).toEqual({ code: 3005, reason: 'connection expired' })
  })

  it.each([
    ['an expired token', '42', -10, 3005],
    ['a token of somebody else', '43', 60, 3500],
  ])('ends a refresh with %s', async (_, userId, ttl, code) => {
    const { url, tokens } = await startHub()
    const raw = await RawClient.connect(url, await tokens.connectionToken('42', 60))
    raw.send({ id: 9, refresh: { token: await tokens.connectionToken(userId, ttl) } })
    expect(await raw.closed).toMatchObject({ code })
  })

  it('closes a socket that does not connect with 3502', async () => {
    const { url } = await startHub({ connectTimeoutMs: 20 })
    const raw = await RawClient.open(url)
    expect(await raw.closed).toEqual({ code: 3502, reason: 'stale' })
  })

  it('pings, and takes the answer', async () => {
    const { client, hub } = await startHub({ pingIntervalMs: 20, pongTimeoutMs: 5_000 })
    const { promise, resolve } = Promise.withResolvers<string>()
    const healthy = client('', { websocket: watchedSocket('{}', resolve) })
    healthy.connect()
    expect(await promise).toBe('{}')
    expect(hub.metrics().disconnects.size).toBe(0)
  })

  it('closes with 3012 when a ping is not answered', async () => {
    const { url, tokens } = await startHub({ pingIntervalMs: 20, pongTimeoutMs: 20 })
    const raw = await RawClient.connect(url, await tokens.connectionToken('', 60))
    expect(await raw.closed).toEqual({ code: 3012, reason: 'no pong' })
  })

  it('[S3] lets a client in whose session cannot be asked about, and keeps private channels shut', async () => {
    const channel = '$private:en.platform_user.7'
    let isKnown = false
    const { hub, client, tokens } = await startHub({
      onError: () => undefined,
      isLoginOpen: async () => {
        if (!isKnown) throw new Error('the database is away')
        return true
      },
    })
    const player = client('7', { getToken: () => tokens.connectionToken('7', 60, 'a-login') })
    const subscription = player.newSubscription(channel, {
      getToken: () => tokens.subscriptionToken('7', channel, 60),
      minResubscribeDelay: 1,
      maxResubscribeDelay: 20,
    })
    subscription.subscribe()
    player.connect()
    await nextEvent(player, 'connected')
    expect(await nextEvent(subscription, 'error')).toMatchObject({ error: { code: 100 } })
    isKnown = true
    await nextEvent(subscription, 'subscribed')
    const told = nextEvent(player, 'connecting')
    hub.endLogin('another-login')
    hub.endLogin('a-login')
    expect(await told).toMatchObject({ code: 4001 })
  })

  it('[S3] lets nobody in whose session ends while it is asked about', async () => {
    const asked = Promise.withResolvers<void>()
    const answer = Promise.withResolvers<boolean>()
    const { hub, url, tokens } = await startHub({
      isLoginOpen: () => {
        asked.resolve()
        return answer.promise
      },
    })
    const raw = await RawClient.open(url)
    raw.send({ id: 1, connect: { token: await tokens.connectionToken('7', 60, 'a-login') } })
    await asked.promise
    hub.endLogin('a-login')
    answer.resolve(true)
    expect(await raw.closed).toEqual({ code: 4001, reason: 'signed out' })
    expect(hub.metrics().sockets).toBe(0)
  })

  it('[RT-02] follows no channel for a client that goes while its session is asked about', async () => {
    const asked = Promise.withResolvers<void>()
    const answer = Promise.withResolvers<boolean>()
    const { hub, url } = await startHub({
      isLoginOpen: () => {
        asked.resolve()
        return answer.promise
      },
    })
    const claims = { meta: { login: 'a-login' }, channels: ['public:en.updates'] }
    const token = await new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256' })
      .setSubject('7')
      .sign(Buffer.from(tokenSecret))
    const raw = await RawClient.open(url)
    raw.send({ id: 1, connect: { token } })
    await asked.promise
    raw.close()
    await vi.waitFor(() => expect(hub.metrics().sockets).toBe(0))
    answer.resolve(true)
    await answer.promise
    await new Promise(setImmediate)
    expect([...hub.followers().values()]).toEqual([])
  })

  it('[RT-28] shuts down with 3001, on which clients come back', async () => {
    const { client, hub, url, tokens } = await startHub()
    const raw = await RawClient.connect(url, await tokens.connectionToken('', 60))
    const visitor = client()
    visitor.connect()
    await nextEvent(visitor, 'connected')
    const reconnecting = nextEvent(visitor, 'connecting')
    await hub.close()
    expect(await raw.closed).toEqual({ code: 3001, reason: 'shutdown' })
    expect(await reconnecting).toMatchObject({ code: 3001 })
    expect(hub.metrics().sockets).toBe(0)
  })

  it('refuses pages of foreign origins before the upgrade', async () => {
    const { client } = await startHub({ checkOrigin: () => false })
    const foreign = client()
    foreign.connect()
    expect(await nextEvent(foreign, 'error')).toMatchObject({ type: 'transport' })
    expect(foreign.state).toBe('connecting')
  })
})

/** A WebSocket class that tells of the first message that contains the text. */
function watchedSocket(text: string, seen: (message: string) => void): typeof WebSocket {
  return class extends WebSocket {
    constructor(...parameters: ConstructorParameters<typeof WebSocket>) {
      super(...parameters)
      this.addEventListener('message', ({ data }) => {
        const line = String(data)
          .split('\n')
          .find((each) => (text === '{}' ? each === text : each.includes(text)))
        if (line !== undefined) seen(line)
      })
    }
  }
}
