import type { ChildProcess } from 'node:child_process'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { API_BASES, createApiClient } from '@touchline/contract'
import type { ApiClient } from '@touchline/contract'
import { Centrifuge } from 'centrifuge'
import { onTestFinished } from 'vitest'
import type { Database } from '../../db/database.ts'
import type { Feed } from '../../feed/feed.ts'
import { createLogger } from '../../logging/logger.ts'
import type { ManualClock } from '../../modules/testing/manual-clock.ts'
import { loadSettings } from '../../settings/settings.ts'
import { createBackend } from '../create-backend.ts'
import type { Backend } from '../create-backend.ts'
import { PATIENT } from './patience.ts'
import { firstOutput, startNode } from '../../db/testing/child-process.ts'

export type Process = {
  readonly backend: Backend
  readonly clock: ManualClock
  /** A client over HTTP, of a visitor or by a session's token. */
  client(token?: string): ApiClient
  /** A real push client with this session, connected; it is stopped at the end of the test. */
  socket(token?: string): Centrifuge
}

export type ProcessOptions = {
  readonly role: 'all' | 'api' | 'feed'
  /** The test's; each process opens connections of its own. */
  readonly database: Database
  readonly clock: ManualClock
  readonly feed?: Feed
  /** Besides those that make it one of several. */
  readonly settings?: Readonly<Record<string, string>>
  readonly pushQueueBytes?: number
}

/** The test command starts one; there is no fallback, since nothing else proves this. */
export function testRedisUrl(): string {
  const url = process.env['TEST_REDIS_URL']
  if (url === undefined) {
    throw new Error(
      'TEST_REDIS_URL is not set: run `npm run test:integration`, which starts a Redis.',
    )
  }
  return url
}

/** One of several backends on the same database and Redis, each with a time of its own. */
export async function startProcess(options: ProcessOptions): Promise<Process> {
  const { role, database, clock, feed, pushQueueBytes } = options
  const backend = await createBackend(
    loadSettings({
      ROLE: role,
      REDIS_URL: testRedisUrl(),
      DATABASE_URL: database.pool.options.connectionString,
      SIGNUP_CREDIT: '100',
      DRAIN_SECONDS: '0',
      JACKPOTS: 'off',
      ...options.settings,
    }),
    {
      clock,
      ...PATIENT,
      logger: createLogger('silent'),
      ...(feed === undefined ? {} : { feed }),
      ...(pushQueueBytes === undefined ? {} : { pushQueueBytes }),
    },
  )
  onTestFinished(() => backend.stop())
  await backend.app.listen({ port: 0, host: '127.0.0.1' })
  backend.push.attach(backend.app.server)
  await backend.start()
  const { port } = backend.app.server.address() as AddressInfo
  const address = `127.0.0.1:${port}`
  const client = (token?: string) => clientAt(`http://${address}`, token)
  return {
    backend,
    clock,
    client,
    socket(token) {
      const socket = new Centrifuge(`ws://${address}/connection/websocket`, {
        getToken: async () => (await client(token)('getPushToken')).data.token,
      })
      onTestFinished(() => socket.disconnect())
      socket.connect()
      return socket
    },
  }
}

/** A process of ROLE=feed that can be killed; it leads when no other does. */
export async function startFeedProcess(database: Database): Promise<ChildProcess> {
  const script = fileURLToPath(new URL('./feed-process.ts', import.meta.url))
  const child = startNode([script], {
    ...process.env,
    REDIS_URL: testRedisUrl(),
    DATABASE_URL: database.pool.options.connectionString,
  })
  await firstOutput(child)
  return child
}

/** Calls over HTTP, of a visitor or by a session's token. */
export function clientAt(address: string, token: string | undefined): ApiClient {
  return createApiClient({
    fetch,
    bases: {
      platform: `${address}${API_BASES.platform}`,
      sportsbook: `${address}${API_BASES.sportsbook}`,
      frontend: address,
    },
    language: () => 'en',
    headers: () =>
      token === undefined ? { 'x-session': 'token' } : { authorization: `Bearer ${token}` },
  })
}
