import type { FastifyInstance } from 'fastify'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { httpTransportPaths } from './http/http-endpoint.ts'

type Handler = { handle(request: IncomingMessage, response: ServerResponse): void }

/** The hub's transports over plain HTTP, whose bodies and endless answers are its own. */
export function httpTransportRoutes(app: FastifyInstance, hub: Handler): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null))
    for (const url of httpTransportPaths) {
      scope.route({
        method: ['GET', 'POST', 'OPTIONS'],
        url,
        handler(request, reply) {
          reply.hijack()
          hub.handle(request.raw, reply.raw)
        },
      })
    }
  })
}
