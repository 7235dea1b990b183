import type { FastifyBaseLogger, FastifyInstance } from 'fastify'

/**
 * Warns once of whoever speaks for others and is not believed, as a proxy that TRUSTED_PROXIES does not
 * name: all its visitors share the limits of one address then.
 */
export function warnOfUntrustedProxy(
  app: FastifyInstance,
  logger: Pick<FastifyBaseLogger, 'warn'>,
): void {
  let isTold = false
  app.addHook('onRequest', async ({ headers, ips, socket }) => {
    const isBelieved = ips !== undefined && ips.length > 1
    if (isTold || isBelieved || headers['x-forwarded-for'] === undefined) return
    isTold = true
    logger.warn(
      { address: socket.remoteAddress },
      'X-Forwarded-For comes from an address that TRUSTED_PROXIES does not name: its visitors count as one',
    )
  })
}
