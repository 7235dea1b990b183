import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Centrifuge, type Options } from 'centrifuge'
import { onTestFinished } from 'vitest'
import { createHub, type Hub } from '../create-hub.ts'
import type { HubOptions } from '../hub-options.ts'
import { createTokenIssuer, type TokenIssuer } from '../tokens.ts'

export const tokenSecret = 'a secret for tests that is long enough'

export type RunningHub = {
  hub: Hub
  url: string
  /** Address of the server without a path, for its HTTP transports. */
  httpUrl: string
  tokens: TokenIssuer
  /** Connections that the server holds, whatever became of their sessions. */
  connections(): Promise<number>
  /** A real client that is not connected yet; it is stopped at the end of the test. */
  client(userId?: string, options?: Partial<Options>): Centrifuge
}

/** A hub on a free port for one test, with short delays where the test does not say otherwise. */
export async function startHub(options: Partial<HubOptions> = {}): Promise<RunningHub> {
  const errors: unknown[] = []
  const hub = createHub({
    tokenSecret,
    tickMs: 5,
    onError: (error) => errors.push(error),
    ...options,
  })
  const server = createServer((request, response) => hub.handle(request, response))
  hub.attach(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const url = `ws://127.0.0.1:${port}/connection/websocket`
  const tokens = createTokenIssuer(tokenSecret)
  onTestFinished(async () => {
    await hub.close()
    await new Promise((resolve) => server.close(resolve))
    if (errors.length > 0) throw new AggregateError(errors, 'the hub reported errors')
  })
  return {
    hub,
    url,
    httpUrl: `http://127.0.0.1:${port}`,
    tokens,
    connections: () =>
      new Promise((resolve) => server.getConnections((_, count) => resolve(count))),
    client(userId = '', clientOptions = {}) {
      const client = new Centrifuge(url, {
        minReconnectDelay: 1,
        maxReconnectDelay: 20,
        getToken: () => tokens.connectionToken(userId, 3600),
        ...clientOptions,
      })
      onTestFinished(() => client.disconnect())
      return client
    },
  }
}
