import Fastify from 'fastify'
import type { AddressInfo } from 'node:net'
import { createHub, httpTransportRoutes } from '@touchline/server'
import { testChannelRules } from './channels.ts'
import { serverApi } from './server-api.ts'

const TOKEN_SECRET = 'secret'
const API_KEY = 'test-api-key'

export type TestProfile = { readonly url: string; stop(): Promise<void> }

/**
 * The hub alone, as the test suite of the centrifuge client wants it: clients without tokens may do
 * everything. The product never runs like this.
 */
export async function startTestProfile(port: number): Promise<TestProfile> {
  const hub = createHub({
    tokenSecret: TOKEN_SECRET,
    onError: (error) => console.error(error),
    channelRules: testChannelRules,
    historyTtlMs: 300_000,
    insecure: true,
  })
  const app = Fastify({ forceCloseConnections: true })
  httpTransportRoutes(app, hub)
  serverApi(app, hub, API_KEY)
  // By this name over IPv4 and IPv6: which one a client tries first differs.
  await app.listen({ port, host: 'localhost' })
  hub.attach(app.server)
  const { port: taken } = app.server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${taken}`,
    async stop() {
      await hub.close()
      await app.close()
    },
  }
}
