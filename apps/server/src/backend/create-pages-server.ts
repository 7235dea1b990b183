import type { FastifyInstance } from 'fastify'
import { createLogger } from '../logging/logger.ts'
import { createMetrics } from '../metrics/metrics.ts'
import { buildOperationsApp } from '../operations-app.ts'
import { createLogReporter } from '../reporting/log-reporter.ts'
import type { Reporter } from '../reporting/reporter.ts'
import type { Settings } from '../settings/settings.ts'
import { overrideTexts } from '../texts/site-texts.ts'

export type PagesServer = {
  /** For the pages to be registered on; it answers nothing else but health and metrics. */
  readonly app: FastifyInstance
  readonly reporter: Reporter
  /** Says from now on that it is not ready. */
  retire(): void
}

const PROBE_TIMEOUT_MS = 2_000

/** The server of a process that renders pages and asks a backend elsewhere for what is in them. */
export function createPagesServer(settings: Settings, backendUrl: string): PagesServer {
  overrideTexts(settings.localesDir)
  const logger = createLogger(settings.logLevel, settings.logFormat)
  const reporter = createLogReporter(logger)
  let retired = false
  const missing = async () => {
    if (retired) return 'stopping'
    const signal = AbortSignal.timeout(PROBE_TIMEOUT_MS)
    const answer = await fetch(`${backendUrl}/healthz`, { signal }).catch(() => undefined)
    return answer?.ok === true ? null : 'backend'
  }
  const metrics = createMetrics(() => 0)
  const app = buildOperationsApp({ settings, logger, reporter, metrics, readiness: { missing } })
  return {
    app,
    reporter,
    retire() {
      retired = true
    },
  }
}
