import { describe, expect, it } from 'vitest'
import { startHub } from '../testing/start-hub.ts'

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
