import type { FastifyInstance } from 'fastify'
import type { Metrics } from '../../metrics/metrics.ts'

/** Counts every call by its route, never by its address, and answers `/metrics`. */
export function metricsRoutes(app: FastifyInstance, metrics: Metrics, exposed: boolean): void {
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown'
    const labels = { method: request.method, route, status: String(reply.statusCode) }
    metrics.requests.observe(labels, reply.elapsedTime / 1000)
    done()
  })
  if (!exposed) return
  app.get('/metrics', { logLevel: 'warn' }, async (_, reply) =>
    reply.type(metrics.registry.contentType).send(await metrics.registry.metrics()),
  )
}
