import type { Logger } from '../logging/logger.ts'
import { countRepeats } from './repeats.ts'

/** Where errors go that nobody awaits: the log, or a reporting service. */
export type Reporter = {
  report(error: unknown, context?: Readonly<Record<string, unknown>>): void
}

export function createLogReporter(logger: Logger): Reporter {
  return countRepeats({
    report: (error, context) => logger.error({ err: error, ...context }, 'reported'),
  })
}
