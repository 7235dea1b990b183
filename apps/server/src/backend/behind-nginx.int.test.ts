import { amountOf } from '@touchline/betting'
import { randomInt } from 'node:crypto'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { Server } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { acceptHeader, ApiError, channels } from '@touchline/contract'
import { Centrifuge } from 'centrifuge'
import type { TransportName } from 'centrifuge'
import { EventSource } from 'eventsource'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import type { Database } from '../db/database.ts'
import { endChild, spawnNode } from '../db/testing/child-process.ts'
import { createTestDatabase, engines } from '../db/testing/test-database.ts'
import { expectLedgerToBalance } from '../modules/testing/ledger-audit.ts'
import { leg, single } from '../modules/testing/placements.ts'
import { startNameServer } from './testing/name-server.ts'
import { startNginx } from '../../../../scripts/system/nginx-server.ts'
import type { Nginx } from '../../../../scripts/system/nginx-server.ts'
import { clientAt, testRedisUrl } from './testing/processes.ts'

const POLL = { timeout: 120_000, interval: 20 }
const LEASE_MS = 2_000
const REQUEST_TIMEOUT_SECONDS = 3
/** As `limit_conn` in deploy/nginx.conf. */
const SHARE = 500

/** Addresses of this machine alone; every run has its own. */
const net = `127.${randomInt(1, 250)}.${randomInt(1, 250)}`
const hosts = { api: [`${net}.1`, `${net}.2`], feed: [`${net}.3`, `${net}.4`], web: `${net}.5` }
const script = fileURLToPath(new URL('./testing/process-of-role.ts', import.meta.url))

let database: Database
let nginx: Nginx
let pages: Server
let stopNames: () => void
const running = new Map<string, { child: ChildProcess; log: () => string }>()

/** What a proxy of the containers' network would name `api`, `feed` and so on. */
function startRole(role: 'api' | 'feed', host: string): void {
  const child = spawnNode([script], {
    ...process.env,
    ROLE: role,
    HOST: host,
    PORT: '3000',
    REDIS_URL: testRedisUrl(),
    DRAIN_SECONDS: '0',
    DATABASE_URL: database.pool.options.connectionString,
    PUBLIC_URL: nginx.url,
    TRUSTED_PROXIES: '127.0.0.1',
    REQUEST_TIMEOUT_SECONDS: String(REQUEST_TIMEOUT_SECONDS),
    SIGNUP_CREDIT: '100',
    LOG_LEVEL: 'info',
    TEST_LEASE_MS: String(LEASE_MS),
  })
  let log = ''
  child.stdout.on('data', (chunk: Buffer) => (log += chunk.toString()))
  running.set(host, { child, log: () => log })
}

async function end(host: string, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
  const { child } = running.get(host) ?? {}
  if (child !== undefined) await endChild(child, signal)
}

const isReady = async (host: string) =>
  fetch(`http://${host}:3000/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )
const ready = async (host: string) => {
  while (!(await isReady(host))) {
    if (running.get(host)?.child.exitCode !== null) throw new Error(`${host} has ended`)
    await pause(20)
  }
}

beforeAll(async () => {
  database = await createTestDatabase(engines[0]!)
  const names = await startNameServer(
    new Map([
      ['api', hosts.api],
      ['web', [hosts.web]],
    ]),
  )
  stopNames = names.stop
  nginx = await startNginx([
    ['resolver 127.0.0.11 valid=5s;', `resolver 127.0.0.1:${names.port} valid=1s;`],
    // The line that its comment says to change for the embedded hub.
    ['set $push http://centrifugo:8000;', 'set $push http://api:3000;'],
  ])
  pages = createServer((asked, answer) => answer.end(`a page for ${asked.headers.host}`))
  pages.listen(3000, hosts.web)
  await once(pages, 'listening')
  for (const host of hosts.feed) startRole('feed', host)
  for (const host of hosts.api) startRole('api', host)
  await Promise.all([...hosts.feed, ...hosts.api].map(ready))
})
afterAll(async () => {
  await Promise.all([...running.keys()].map((host) => end(host, 'SIGKILL')))
  await nginx.remove()
  pages.close()
  stopNames()
  await database.close()
})

/** The answer's status to a page of that origin that opens a socket; 101 is welcome. */
const socketStatus = async (origin: string): Promise<number | undefined> => {
  const asked = request(`${nginx.url}/connection/websocket`, {
    headers: {
      Origin: origin,
      Connection: 'Upgrade',
      Upgrade: 'websocket',
      'Sec-WebSocket-Version': '13',
      'Sec-WebSocket-Key': 'dGhlIHNhbXBsZSBub25jZQ==',
    },
  })
  asked.end()
  const answered = Promise.withResolvers<number | undefined>()
  asked.on('response', ({ statusCode }) => answered.resolve(statusCode))
  asked.on('upgrade', ({ statusCode }) => answered.resolve(statusCode))
  asked.on('error', answered.reject)
  const status = await answered.promise
  asked.destroy()
  return status
}

function openClient(transport: TransportName) {
  const endpoint = `${nginx.url.replace('http', transport === 'websocket' ? 'ws' : 'http')}/connection/${transport}`
  const client = new Centrifuge([{ transport, endpoint }], {
    emulationEndpoint: `${nginx.url}/emulation`,
    eventsource: EventSource,
    minReconnectDelay: 10,
    maxReconnectDelay: 100,
    getToken: async () => (await clientAt(nginx.url, undefined)('getPushToken')).data.token,
  })
  onTestFinished(() => client.disconnect())
  return client
}

describe('deploy/nginx.conf in nginx, before two api processes', () => {
  it('leads to the pages of the simulated providers, which the api processes have', async () => {
    for (const path of ['/cashier/nothing', '/virtual-wallet/nothing']) {
      const page = await fetch(nginx.url + path)
      expect(await page.text()).not.toContain('a page for')
      expect(page.status).toBeGreaterThanOrEqual(400)
    }
  })

  it('[R4] passes on the host: pages of the site open sockets, foreign ones do not', async () => {
    expect(await socketStatus(nginx.url)).toBe(101)
    expect(await socketStatus('https://elsewhere.example')).toBe(403)
    const page = await fetch(`${nginx.url}/sports`)
    expect(await page.text()).toBe(`a page for ${new URL(nginx.url).host}`)
    for (const inside of ['metrics', 'healthz', 'readyz']) {
      expect((await fetch(`${nginx.url}/${inside}`)).status).toBe(404)
    }
  })

  it('[R4] tells the processes the address of the visitor, whatever he says it is', async () => {
    const asked = request(`${nginx.url}/api/sportsbook/sports?from=the-address-test`, {
      localAddress: '127.0.0.9',
      headers: {
        accept: acceptHeader(2),
        'X-Forwarded-For': '192.0.2.1',
        'X-Forwarded-Host': 'elsewhere.example',
      },
    })
    asked.end()
    await once(asked, 'response')
    const lines = () =>
      hosts.api
        .flatMap((host) => running.get(host)?.log().split('\n') ?? [])
        .filter((line) => line.includes('the-address-test'))
    await expect.poll(() => lines().length, POLL).toBeGreaterThan(0)
    expect(lines()[0]).toContain('"remoteAddress":"127.0.0.9"')
    expect(lines().join('')).not.toContain('elsewhere.example')
    asked.destroy()
  })

  it.each(['http_stream', 'sse'] as const)(
    '[R4] [RT-01] clients over %s connect at once, whichever process hears them',
    async (transport) => {
      const clients = Array.from({ length: 6 }, () => openClient(transport))
      let connections = 0
      await Promise.all(
        clients.map(async (client) => {
          client.on('connected', () => (connections += 1))
          const subscription = client.newSubscription(channels.updates('en'))
          subscription.subscribe()
          client.connect()
          await subscription.ready(120_000)
        }),
      )
      expect(connections).toBe(clients.length)
    },
  )

  it('[S7] holds an address to its share, and ends what drips', async () => {
    const body = [
      'POST /api/platform/users/sign_in HTTP/1.1',
      'Host: a',
      `Accept: ${acceptHeader(1)}`,
      'Content-Type: application/json',
      'Content-Length: 999',
      '',
      '{',
    ].join('\r\n')
    const { hostname, port } = new URL(nginx.url)
    const open = (localAddress: string) => {
      const socket = connect({ host: hostname, port: Number(port), localAddress })
      onTestFinished(() => void socket.destroy())
      socket.on('error', () => undefined)
      socket.write(body)
      return text(socket).then((answer) => answer.slice('HTTP/1.1 '.length).slice(0, 3))
    }
    const answers = await Promise.all([
      ...Array.from({ length: SHARE + 20 }, () => open('127.0.0.9')),
      open('127.0.0.8'),
    ])
    const counted = (status: string) => answers.filter((answer) => answer === status).length
    expect(counted('429')).toBe(20)
    expect(counted('408')).toBe(SHARE + 1)
    expect(answers.at(-1)).toBe('408')
  })

  it('[R4] goes on through kills and a rolling restart of every process', async () => {
    const call = clientAt(nginx.url, undefined)
    const { data } = await call('signUp', {
      body: { email: 'rolling@example.test', password: 'Secret-pass-1', termsAccepted: true },
    })
    const player = clientAt(nginx.url, data.token ?? undefined)
    const socket = openClient('websocket')
    const states: string[] = []
    socket.on('state', ({ newState }) => states.push(newState))
    socket.connect()
    const isConnected = () => expect.poll(() => socket.state, POLL).toBe('connected')
    await isConnected()
    let placed = 0
    const refusals: string[] = []
    /** A match to come can be bet on whatever happens; a request that was cut is sent again. */
    const place = async () => {
      const body = single(leg('1', '1', 2000), amountOf(100n))
      await expect
        .poll(async () => {
          const answer = player('placeBets', { body })
          return answer.then(
            () => 'placed',
            (error: unknown) => {
              if (!(error instanceof ApiError) || error.status === 0 || error.status >= 500) {
                return 'lost'
              }
              refusals.push(error.message)
              return 'placed'
            },
          )
        }, POLL)
        .toBe('placed')
      expect(refusals).toEqual([])
      placed += 1
    }
    const [api1 = '', api2 = ''] = hosts.api
    const [feed1 = '', feed2 = ''] = hosts.feed
    await place()
    for (const [role, host, signal] of [
      ['api', api1, 'SIGKILL'],
      ['feed', feed1, 'SIGKILL'],
      ['api', api2, 'SIGTERM'],
      ['feed', feed2, 'SIGTERM'],
    ] as const) {
      await end(host, signal)
      await place()
      await isConnected()
      startRole(role, host)
      await ready(host)
      await place()
    }
    await nginx.kill()
    await expect.poll(() => socket.state, POLL).toBe('connecting')
    await nginx.start()
    await isConnected()
    await place()
    const accounts = await player('listAccounts')
    expect(accounts.data[0]?.balance).toBe(10_000n - 100n * BigInt(placed))
    await expectLedgerToBalance(database.kysely)
    expect(states.at(-1)).toBe('connected')
  })
})
