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
  const failures = new Map<Service, number>()

  const begin = async (service: Service, error: unknown, context: object | undefined) => {
    const since = now()
    failures.set(service, 1)
    logger.error(
      { err: error, ...context },
      `${service.name} does not answer; what fails until it does is counted`,
    )
    // One that goes or comes answers some and fails others: it is back when nothing failed meanwhile.
    let count: number | undefined
    do {
      count = failures.get(service)
      await service.back().catch((failure: unknown) => next.report(failure, { task: service.name }))
    } while (count !== failures.get(service))
    failures.delete(service)
    const seconds = Math.round((now() - since) / 100) / 10
    logger.info({ failures: count, seconds }, `${service.name} answers again`)
  }
  return {
    report(error, context) {
      const service = services.find((one) => one.recognises(error))
      if (service === undefined) return next.report(error, context)
      const count = failures.get(service)
      if (count === undefined) void begin(service, error, context)
      else failures.set(service, count + 1)
    },
  }
}
