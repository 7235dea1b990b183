import { setTimeout as wait } from 'node:timers/promises'
import type { Db } from '../db/database.ts'
import { databaseAnswers } from '../db/database-answers.ts'
import { isDatabaseAway } from '../db/database-error.ts'
import type { Logger } from '../logging/logger.ts'
import type { RedisLink } from '../redis/open-redis.ts'
import { isRedisLost } from '../redis/redis-lost.ts'
import { countOutages } from '../reporting/outage.ts'
import type { Service } from '../reporting/outage.ts'
import { createLogReporter } from '../reporting/log-reporter.ts'
import type { Reporter } from '../reporting/reporter.ts'

const ASK_EVERY_MS = 500
/** A full disk answers what it is asked, and fails at what it is told: nothing may have failed for so long. */
const QUIET_MS = 5_000

export type ServiceReporter = Reporter & {
  /** Set once it is open: it reports while it is being opened. */
  redis: RedisLink | undefined
}

/** Reports to the log, where a service that is away stands once, with a count when it is back. */
export function createServiceReporter(logger: Logger, db: Db): ServiceReporter {
  const postgres: Service = {
    name: 'PostgreSQL',
    recognises: isDatabaseAway,
    back: () => until(() => databaseAnswers(db)),
  }
  const store: Service = {
    name: 'Redis',
    recognises: isRedisLost,
    back: () => until(async () => (await reporter.redis?.answers()) ?? false),
  }
  const counted = countOutages(createLogReporter(logger), logger, [postgres, store])
  const reporter: ServiceReporter = {
    report: (error, context) => counted.report(error, context),
    redis: undefined,
  }
  return reporter
}

async function until(answers: () => Promise<boolean>): Promise<void> {
  do await wait(ASK_EVERY_MS, undefined, { ref: false })
  while (!(await answers()))
  await wait(QUIET_MS, undefined, { ref: false })
}
