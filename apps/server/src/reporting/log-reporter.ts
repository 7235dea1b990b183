import type { Logger } from '../logging/logger.ts'
import { countRepeats } from './repeats.ts'
import type { Reporter } from './reporter.ts'

export function createLogReporter(logger: Logger): Reporter {
  return countRepeats({
    report: (error, context) => logger.error({ err: error, ...context }, 'reported'),
  })
}

/** For what nobody has caught, which ends the process. */
export function createFaultReporter(logger: Logger): Reporter {
  return countRepeats({
    report: (error, context) => logger.fatal({ err: error, ...context }, 'uncaught'),
  })
}
