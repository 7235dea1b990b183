import type { FastifyInstance } from 'fastify'

export type Readiness = {
  /** Whether the process should get traffic now; the names of what is missing, else null. */
  missing(): Promise<string | null>
  /**
   * Whether the book holds every match: before, one that exists would not be found. While a process
   * starts, that is waited for.
   */
  hasBook(): Promise<boolean>
}

/** `/healthz`: the process is alive. `/readyz`: it can serve players. */
export function healthRoutes(app: FastifyInstance, readiness: Pick<Readiness, 'missing'>): void {
  app.get('/healthz', { logLevel: 'warn' }, async () => ({ status: 'ok' }))
  app.get('/readyz', { logLevel: 'warn' }, async (_, reply) => {
    const missing = await readiness.missing()
    if (missing === null) return { status: 'ready' }
    return reply.code(503).send({ status: 'not ready', missing })
  })
}
