import type { FastifyInstance } from 'fastify'
import type { Hub } from '@touchline/server'
import { testChannelRules } from './channels.ts'

const UNKNOWN_CHANNEL = { code: 102, message: 'unknown channel' }
const BAD_REQUEST = { code: 107, message: 'bad request' }

/** The part of the push server's HTTP API that the tests of the client use. */
export function serverApi(app: FastifyInstance, hub: Hub, key: string): void {
  void app.register(async (scope) => {
    scope.addHook('onRequest', async (request, reply) => {
      if (request.headers['x-api-key'] !== key) await reply.code(401).send()
    })
    scope.post('/api/publish', async (request) => {
      const { channel, data } = bodyOf(request.body)
      if (channel === undefined || data === undefined) return { error: BAD_REQUEST }
      if (testChannelRules(channel) === undefined) return { error: UNKNOWN_CHANNEL }
      await hub.publisher.publish(channel, data)
      return { result: hub.publisher.position(channel) }
    })
    scope.post('/api/history', async (request) => {
      const { channel, limit = 0 } = bodyOf(request.body)
      if (channel === undefined) return { error: BAD_REQUEST }
      if (testChannelRules(channel) === undefined) return { error: UNKNOWN_CHANNEL }
      const { publications, position } = hub.history(channel)
      const wanted = limit < 0 ? publications : publications.slice(0, limit)
      return {
        result: { publications: wanted.map((json): unknown => JSON.parse(json)), ...position },
      }
    })
  })
}

type Body = { channel?: string; data?: unknown; limit?: number }

function bodyOf(body: unknown): Body {
  if (typeof body !== 'object' || body === null) return {}
  const { channel, data, limit } = body as Record<string, unknown>
  return {
    ...(typeof channel === 'string' ? { channel } : {}),
    ...(data === undefined ? {} : { data }),
    ...(typeof limit === 'number' ? { limit } : {}),
  }
}
