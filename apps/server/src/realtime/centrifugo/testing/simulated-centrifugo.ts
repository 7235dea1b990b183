import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import * as v from 'valibot'
import type { ChannelRule } from '../../channels/channel-rules.ts'
import { createHub, type Hub } from '../../create-hub.ts'

/** A Centrifugo server for tests. */
export type TestCentrifugo = {
  apiUrl: string
  apiKey: string
  socketUrl: string
  tokenSecret: string
  stop(): Promise<void>
}

/** The options of `deploy/centrifugo.json` that the simulation knows; another one is an error. */
const configuration = v.strictObject({
  client: v.strictObject({ allow_anonymous_connect_without_token: v.literal(false) }),
  // As the embedded hub does.
  websocket: v.strictObject({ compression: v.literal(true), compression_min_size: v.number() }),
  http_stream: v.strictObject({ enabled: v.boolean() }),
  sse: v.strictObject({ enabled: v.boolean() }),
  channel: v.strictObject({
    namespaces: v.array(
      v.strictObject({
        name: v.string(),
        allow_subscribe_for_client: v.optional(v.boolean(), false),
        allow_subscribe_for_anonymous: v.optional(v.boolean(), false),
        history_size: v.number(),
        history_ttl: v.literal('300s'),
        force_recovery: v.literal(true),
        allowed_delta_types: v.optional(v.array(v.literal('fossil')), []),
        delta_publish: v.optional(v.boolean(), false),
      }),
    ),
  }),
})
type Namespaces = v.InferOutput<typeof configuration>['channel']['namespaces']

const command = v.union([
  v.strictObject({
    publish: v.strictObject({
      channel: v.pipe(v.string(), v.nonEmpty()),
      data: v.custom((data) => data !== undefined),
    }),
  }),
  v.strictObject({
    history: v.strictObject({ channel: v.pipe(v.string(), v.nonEmpty()), limit: v.literal(0) }),
  }),
  v.strictObject({
    disconnect: v.strictObject({
      user: v.pipe(v.string(), v.nonEmpty()),
      disconnect: v.strictObject({ code: v.number(), reason: v.string() }),
    }),
  }),
  v.strictObject({ channels: v.strictObject({ pattern: v.pipe(v.string(), v.endsWith(':*')) }) }),
])
const batch = v.strictObject({ commands: v.array(command), parallel: v.optional(v.literal(false)) })

const unknownChannel = { error: { code: 102, message: 'unknown channel' } }
const badRequest = { error: { code: 107, message: 'bad request' } }
export const apiKey = 'the key of the API'
export const tokenSecret = 'a secret for tests that is long enough'

/**
 * The part of Centrifugo that the product uses, with the product's configuration of it: its HTTP API
 * in front of the embedded hub. What the product must not send it refuses, also where Centrifugo
 * would let it pass.
 */
export async function startSimulatedCentrifugo(port: number): Promise<TestCentrifugo> {
  const file = join(import.meta.dirname, '../../../../../../deploy/centrifugo.json')
  const { channel } = v.parse(configuration, JSON.parse(await readFile(file, 'utf8')))
  const errors: unknown[] = []
  const hub = createHub({
    tokenSecret,
    tickMs: 1,
    onError: (error) => errors.push(error),
    channelRules: rulesOf(channel.namespaces),
  })
  const server = createServer((request, response) => {
    answer(hub, channel.namespaces, request, response).catch((error: unknown) => {
      response.writeHead(500).end(String(error))
    })
  })
  hub.attach(server)
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    apiUrl: `http://127.0.0.1:${port}/api`,
    apiKey,
    socketUrl: `ws://127.0.0.1:${port}/connection/websocket`,
    tokenSecret,
    async stop() {
      await hub.close()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      if (errors.length > 0) throw new AggregateError(errors, 'the hub reported errors')
    },
  }
}

/** A channel that begins with `$` needs a token; the namespace stands behind that sign. */
function namespaceOf(namespaces: Namespaces, channel: string): Namespaces[number] | undefined {
  const [name, ...rest] = channel.replace(/^\$/, '').split(':')
  return rest.length === 0 ? undefined : namespaces.find((namespace) => namespace.name === name)
}

function rulesOf(namespaces: Namespaces): (channel: string) => ChannelRule | undefined {
  return (channel) => {
    const namespace = namespaceOf(namespaces, channel)
    if (namespace === undefined) return undefined
    const isOpen = namespace.allow_subscribe_for_client && namespace.allow_subscribe_for_anonymous
    return {
      historySize: namespace.history_size,
      owner: isOpen && !channel.startsWith('$') ? undefined : (/\d+$/.exec(channel)?.[0] ?? ''),
      presence: false,
      clientPublish: false,
      delta: namespace.delta_publish && namespace.allowed_delta_types.includes('fossil'),
    }
  }
}

async function answer(
  hub: Hub,
  namespaces: Namespaces,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (request.method !== 'POST') return void response.writeHead(405).end()
  if (request.url !== '/api/batch') return void response.writeHead(404).end()
  if (request.headers['x-api-key'] !== apiKey) return void response.writeHead(401).end()
  const body = v.safeParse(batch, JSON.parse(await text(request)))
  if (request.headers['content-type'] !== 'application/json' || !body.success) {
    return void response.writeHead(400).end()
  }
  const replies: object[] = []
  for (const one of body.output.commands) replies.push(await run(hub, namespaces, one))
  response.writeHead(200, { 'content-type': 'application/json' })
  response.end(JSON.stringify({ replies }))
}

async function run(
  hub: Hub,
  namespaces: Namespaces,
  one: v.InferOutput<typeof command>,
): Promise<object> {
  if ('disconnect' in one) {
    hub.disconnectUser(one.disconnect.user, one.disconnect.disconnect)
    return { disconnect: {} }
  }
  if ('channels' in one) {
    const prefix = one.channels.pattern.slice(0, -1)
    const followed = [...hub.followers()].filter(([name]) => name.startsWith(prefix))
    const channels: Record<string, unknown> = {}
    for (const [name, count] of followed) channels[name] = { num_clients: count }
    // Empty fields are left out.
    return { channels: followed.length === 0 ? {} : { channels } }
  }
  const { channel } = 'publish' in one ? one.publish : one.history
  if (channel.length > 255) return badRequest
  if (namespaceOf(namespaces, channel) === undefined) return unknownChannel
  if ('publish' in one) await hub.publisher.publish(channel, one.publish.data)
  const { offset, epoch } = hub.publisher.position(channel)
  const position = { ...(offset === 0 ? {} : { offset }), epoch }
  return 'publish' in one ? { publish: position } : { history: position }
}
