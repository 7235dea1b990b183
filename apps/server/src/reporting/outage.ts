import type { Logger } from '../logging/logger.ts'
import type { Reporter } from './reporter.ts'

/** A service beside the product, of which every failure says the same while it is away. */
export type Service = {
  readonly name: string
  /** Whether an error says that the service did not answer. */
  recognises(error: unknown): boolean
  /** Resolves when it answers again, after a while at the soonest. */
  back(): Promise<void>
}

/**
 * Says once that a service is away, counts what fails meanwhile, and says both when it is back;
 * everything else goes on to `next`.
 */
export function countOutages(
  next: Reporter,
  logger: Pick<Logger, 'error' | 'info'>,
  services: readonly Service[],
  now: () => number = Date.now,
): Reporter {
  const failures = new Map<Service, { count: number; last: number }>()

  const begin = async (service: Service, error: unknown, context: object | undefined) => {
    const since = now()
    const away = { count: 1, last: since }
    failures.set(service, away)
    logger.error(
      { err: error, ...context },
      `${service.name} does not answer; what fails until it does is counted`,
    )
    // One that goes or comes answers some and fails others: it is back when nothing failed meanwhile.
    let count: number
    do {
      count = away.count
      await service.back().catch((failure: unknown) => next.report(failure, { task: service.name }))
    } while (count !== away.count)
    failures.delete(service)
    const seconds = Math.round((away.last - since) / 100) / 10
    logger.info({ failures: count, seconds }, `${service.name} answers again`)
  }
  return {
    report(error, context) {
      const service = services.find((one) => one.recognises(error))
      if (service === undefined) return next.report(error, context)
      const away = failures.get(service)
      if (away === undefined) return void begin(service, error, context)
      away.count += 1
      away.last = now()
    },
  }
}
