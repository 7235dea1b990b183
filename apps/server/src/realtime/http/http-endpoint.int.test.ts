import { once } from 'node:events'
import { connect as openSocket } from 'node:net'
import { SignJWT } from 'jose'
import { describe, expect, it, onTestFinished } from 'vitest'
import { startHub, tokenSecret } from '../testing/start-hub.ts'

const json = { 'Content-Type': 'application/json' }

describe('HTTP transports', () => {
  it('refuse the page of another site', async () => {
    const { httpUrl } = await startHub()
    const response = await fetch(`${httpUrl}/connection/http_stream`, {
      method: 'POST',
      headers: { ...json, Origin: 'https://elsewhere.test' },
      body: '{}',
    })
    expect(response.status).toBe(403)
  })

  it('answer a permitted site with its name', async () => {
    const { httpUrl } = await startHub({ checkOrigin: () => true })
    const response = await fetch(`${httpUrl}/emulation`, {
      method: 'OPTIONS',
      headers: { Origin: 'https://host.test' },
    })
    expect(response.status).toBe(204)
    expect(response.headers.get('access-control-allow-origin')).toBe('https://host.test')
  })

  it.each([
    ['an event stream without a command', '/connection/sse', { method: 'GET' }, 400],
    ['another method', '/connection/http_stream', { method: 'GET' }, 405],
    ['a message that is no request', '/emulation', { method: 'POST', body: '[]' }, 400],
    ['a message that is no JSON', '/emulation', { method: 'POST', body: '{' }, 400],
    [
      'a message for another process',
      '/emulation',
      { method: 'POST', body: '{"session":"s","node":"n","data":""}' },
      404,
    ],
    [
      'bytes that are no request',
      '/emulation',
      {
        method: 'POST',
        headers: { 'Content-Type': 'application/octet-stream' },
        body: new Uint8Array([255, 255]),
      },
      400,
    ],
  ])('refuse %s', async (_, path, init, status) => {
    const { httpUrl } = await startHub()
    const response = await fetch(`${httpUrl}${path}`, init)
    expect(response.status).toBe(status)
  })

  it('refuse a message that is too long', async () => {
    const { httpUrl } = await startHub({ maxMessageBytes: 100 })
    const response = await fetch(`${httpUrl}/emulation`, { method: 'POST', body: 'x'.repeat(101) })
    expect(response.status).toBe(413)
  })

  it.each(['/emulation', '/connection/http_stream', '/connection/sse'])(
    'close the connection of a message to %s that is too long, and leave no rest of it there',
    async (path) => {
      const { httpUrl } = await startHub({ maxMessageBytes: 1_024 })
      const socket = openSocket(Number(new URL(httpUrl).port), '127.0.0.1')
      onTestFinished(() => void socket.destroy())
      const body = 'x'.repeat(512 * 1024)
      socket.write(
        `POST ${path} HTTP/1.1\r\nHost: hub\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
      )
      socket.on('error', () => undefined)
      const closed = once(socket, 'close')
      const head = String(await once(socket, 'data'))
      expect(head).toMatch(/^HTTP\/1.1 413 /)
      expect(head).toMatch(/^connection: close\r$/im)
      await closed
    },
  )

  it('end a stream whose first message is no command, and say why', async () => {
    const { httpUrl } = await startHub()
    const response = await fetch(`${httpUrl}/connection/http_stream`, {
      method: 'POST',
      headers: json,
      body: 'nonsense',
    })
    expect(await response.text()).toBe(
      '{"push":{"channel":"","disconnect":{"code":3501,"reason":"bad request"}}}\n',
    )
  })

  it('are gone for good when their client takes nothing', async () => {
    const channel = 'public:en.updates'
    const { hub, httpUrl, connections } = await startHub({
      maxQueuedBytes: 64 * 1024,
      closeTimeoutMs: 1,
    })
    const token = await new SignJWT({ channels: [channel] })
      .setProtectedHeader({ alg: 'HS256' })
      .setSubject('42')
      .sign(Buffer.from(tokenSecret))
    const command = encodeURIComponent(JSON.stringify({ id: 1, connect: { token } }))
    const socket = openSocket(Number(new URL(httpUrl).port), '127.0.0.1')
    onTestFinished(() => void socket.destroy())
    socket.on('error', () => undefined)
    socket.write(`GET /connection/sse?cf_connect=${command} HTTP/1.1\r\nHost: hub\r\n\r\n`)
    await once(socket, 'data')
    socket.pause()
    const text = 'x'.repeat(32 * 1024)
    while (!hub.metrics().disconnects.has(3008)) {
      void hub.publisher.publish(channel, { text }, { urgent: true })
      await new Promise((resolve) => setImmediate(resolve))
    }
    expect(hub.metrics()).toMatchObject({ sockets: 0, queuedBytes: 0 })
    await expect.poll(connections).toBe(0)
  })

  it('close with the hub', async () => {
    const { hub, httpUrl, tokens } = await startHub()
    const connect = { id: 1, connect: { token: await tokens.connectionToken('', 60) } }
    const query = encodeURIComponent(JSON.stringify(connect))
    const response = await fetch(`${httpUrl}/connection/sse?cf_connect=${query}`)
    const text = response.text()
    await hub.close()
    expect(await text).toContain('"disconnect":{"code":3001,"reason":"shutdown"}')
    const late = await fetch(`${httpUrl}/connection/sse?cf_connect=${query}`)
    expect(late.status).toBe(503)
  })
})
