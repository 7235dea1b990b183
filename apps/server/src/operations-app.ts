import { randomUUID } from 'node:crypto'
import Fastify from 'fastify'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { limitConnections } from './http/connection-limit.ts'
import { handleErrors } from './http/error-handler.ts'
import { healthRoutes } from './http/operations/health-routes.ts'
import type { Readiness } from './http/operations/health-routes.ts'
import { metricsRoutes } from './http/operations/metrics-routes.ts'
import { warnOfUntrustedProxy } from './http/untrusted-proxy.ts'
import { requestLogger } from './logging/logger.ts'
import type { Logger } from './logging/logger.ts'
import type { Metrics } from './metrics/metrics.ts'
import { isForHub } from './realtime/websocket/websocket-endpoint.ts'
import type { Reporter } from './reporting/reporter.ts'
import type { Settings } from './settings/settings.ts'

export type OperationsDeps = {
  readonly settings: Pick<
    Settings,
    | 'trustedProxies'
    | 'defaultLocale'
    | 'metrics'
    | 'publicUrl'
    | 'requestTimeoutSeconds'
    | 'connectionsPerAddress'
    | 'logFormat'
  >
  readonly reporter: Reporter
  readonly logger: Logger
  readonly metrics: Metrics
  readonly readiness: Pick<Readiness, 'missing'>
}

const BODY_LIMIT = 256 * 1024
/** Above what Node lets into the first line of a request. */
const MOST_IN_ADDRESS = 16 * 1024
/** How often Node looks for requests that take too long, in the time that they may take. */
const LOOKS_PER_TIMEOUT = 5
const REQUEST_ID = /^[\w-]{1,64}$/

/** What every process has, whatever else it serves: request ids, errors, health and metrics. */
export function buildOperationsApp(deps: OperationsDeps): FastifyInstance {
  const { settings } = deps
  const logger: FastifyBaseLogger = requestLogger(deps.logger, settings.logFormat)
  const requestTimeout = settings.requestTimeoutSeconds * 1000
  const app = Fastify({
    loggerInstance: logger,
    // Until its last byte has come, not between two of them: a body that drips ends as well.
    requestTimeout,
    http: {
      requestTimeout,
      headersTimeout: requestTimeout,
      connectionsCheckingInterval: requestTimeout / LOOKS_PER_TIMEOUT,
      // Any other is answered as if it had not asked: nobody takes it over, and no time bounds it.
      shouldUpgradeCallback: (request): boolean =>
        isForHub(request) && app.server.listenerCount('upgrade') > 0,
    },
    bodyLimit: BODY_LIMIT,
    trustProxy: settings.trustedProxies.length > 0 ? [...settings.trustedProxies] : false,
    // The schemas bound what stands in an address, and say so in the shape of every other refusal.
    routerOptions: { maxParamLength: MOST_IN_ADDRESS },
    rewriteUrl: ({ url = '/' }) => readableUrl(url),
    genReqId: (request) => {
      const given = request.headers['x-request-id']
      return typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID()
    },
  })
  limitConnections(app.server, {
    perAddress: settings.connectionsPerAddress,
    proxies: settings.trustedProxies,
  })
  const isSecure = settings.publicUrl?.startsWith('https:') ?? false
  app.addHook('onRequest', async (request, reply) => {
    reply.header('X-Request-Id', request.id)
    if (isSecure) reply.header('Strict-Transport-Security', 'max-age=31536000')
    reply.header('X-Content-Type-Options', 'nosniff')
  })
  warnOfUntrustedProxy(app, deps.logger)
  handleErrors(app, deps.reporter, settings.defaultLocale)
  healthRoutes(app, deps.readiness)
  metricsRoutes(app, deps.metrics, settings.metrics)
  return app
}

/**
 * A path whose escapes say nothing is no address that anything stands at: with its signs escaped it
 * is refused like any other, in place of an answer of the router's own. So is one with a backslash,
 * which whoever reads it as a URL takes for a slash: `/\host` is another host.
 */
function readableUrl(given: string): string {
  const [before = '', ...search] = given.split('?')
  const path = before.replaceAll('\\', '%5C')
  const url = [path, ...search].join('?')
  try {
    decodeURIComponent(path)
    return url
  } catch {
    return [path.replaceAll('%', '%25'), ...search].join('?')
  }
}
