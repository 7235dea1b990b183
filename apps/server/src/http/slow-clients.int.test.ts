import { once } from 'node:events'
import { connect } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { createPagesServer } from '../backend/create-pages-server.ts'
import type { PagesServer } from '../backend/create-pages-server.ts'
import { loadSettings } from '../settings/settings.ts'

/** What every process has before its routes: limits of who speaks to it. */
async function listen(
  env: Record<string, string>,
  prepare: (app: PagesServer['app']) => void = () => undefined,
): Promise<(from?: string) => Socket> {
  const settings = loadSettings({
    ROLE: 'web',
    BACKEND_URL: 'http://127.0.0.1:1',
    LOG_LEVEL: 'silent',
    ...env,
  })
  const { app } = createPagesServer(settings, 'http://127.0.0.1:1')
  app.post('/echo', async ({ body }) => body)
  prepare(app)
  await app.listen({ port: 0, host: '127.0.0.1' })
  onTestFinished(() => app.close())
  const { port } = app.server.address() as AddressInfo
  return (localAddress = '127.0.0.1') => {
    const socket = connect({ host: '127.0.0.1', port, localAddress })
    onTestFinished(() => void socket.destroy())
    // A connection that is cut off is what these tests wait for.
    socket.on('error', () => undefined)
    return socket
  }
}

const HEAD = 'POST /echo HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n'

/** Goes on for as long as it is let. */
function drip(socket: Socket): void {
  const dripping = setInterval(() => socket.write(' '), 20)
  socket.once('close', () => clearInterval(dripping))
}

it.each([
  ['body', `${HEAD}Content-Length: 100000\r\n\r\n`],
  ['head', 'GET /healthz HTTP/1.1\r\nX-Long: '],
])('[S7] a %s that drips is cut off', async (_, beginning) => {
  const open = await listen({ REQUEST_TIMEOUT_SECONDS: '1' })
  const socket = open()
  socket.write(beginning)
  drip(socket)
  let answer = ''
  socket.on('data', (chunk) => (answer += chunk.toString()))
  // What drips after the answer may be answered by a reset.
  await new Promise((resolve) => socket.once('close', resolve))
  expect(answer).toMatch(/^HTTP\/1\.1 408 /)
})

it('[S7] an address has a share of the connections, and gets it back', async () => {
  const open = await listen({ CONNECTIONS_PER_ADDRESS: '2' })
  const ask = async (socket: Socket) => {
    if (socket.destroyed) return false
    socket.resume().write('GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n')
    const said: Promise<unknown[]>[] = [once(socket, 'data'), once(socket, 'close')]
    const [answer] = await Promise.race(said)
    return String(answer).startsWith('HTTP/1.1 200')
  }
  const [first, second, third] = [open(), open(), open()]
  expect([await ask(first), await ask(second), await ask(third)]).toEqual([true, true, false])
  expect(await ask(open('127.0.0.2'))).toBe(true)
  first.destroy()
  await expect.poll(() => ask(open())).toBe(true)
})

it('[S7] a trusted proxy is not counted', async () => {
  const open = await listen({
    CONNECTIONS_PER_ADDRESS: '1',
    TRUSTED_PROXIES: 'loopback,172.16.0.0/12,10.0.0.1,::1',
  })
  for (const socket of [open(), open(), open()]) {
    socket.write('GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n')
    expect(String((await once(socket, 'data'))[0])).toContain('200 OK')
  }
})

it.each(['h2c', 'websocket'])(
  'a request that would rather speak %s is answered as it is, where nobody does',
  async (protocol) => {
    const open = await listen({}, (app) => {
      app.server.on('upgrade', () => undefined)
    })
    const socket = open()
    socket.write(
      `GET /healthz HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: ${protocol}\r\n\r\n`,
    )
    const [answer] = (await once(socket, 'data')) as [Buffer]
    expect(answer.toString()).toMatch(/^HTTP\/1\.1 200 /)
  },
)

it('a backslash in an address is a sign like others, and no slash', async () => {
  const open = await listen({}, (app) => {
    app.get('/*', async ({ url }) => url)
  })
  const socket = open()
  socket.write('GET /\\host.example/?a=\\ HTTP/1.1\r\nHost: a\r\n\r\n')
  const [answer] = (await once(socket, 'data')) as [Buffer]
  expect(answer.toString().split('\r\n\r\n')[1]).toBe('/%5Chost.example/?a=\\')
})
