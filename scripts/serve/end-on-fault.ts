import { createFaultReporter, createLogger, type Settings } from '@touchline/server'

import type { Running } from './running.ts'

/** What has not ended by itself by then does not. */
const LONGEST_END_MS = 10_000

/**
 * What nobody has caught, a rejected promise too, may have left anything half done: it is logged, what is
 * under way ends without pauses, and whoever watches over the process starts it anew.
 */
export function endOnFault(
  settings: Pick<Settings, 'logLevel' | 'logFormat'>,
  opening: Promise<Running>,
  stopping: AbortController,
): void {
  const reporter = createFaultReporter(createLogger(settings.logLevel, settings.logFormat))
  const end = async () => {
    stopping.abort()
    setTimeout(() => process.exit(1), LONGEST_END_MS)
    await opening.then((running) => running.stop({ now: true })).catch(() => undefined)
    process.exit(1)
  }
  let ending: Promise<void> | undefined
  process.on('uncaughtException', (error, origin) => {
    reporter.report(error, { origin })
    ending ??= end()
  })
}
