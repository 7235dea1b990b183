import type { Reporter } from '../reporting/reporter.ts'

/** How each part is stopped, by the name that it is reported by. */
type Parts = Readonly<Record<string, () => Promise<void> | void>>

/**
 * Stops parts one after the other. One that fails is reported at once, and the others are stopped all
 * the same.
 * @throws AggregateError after the last, where any has failed
 */
export async function stopParts(parts: Parts, reporter: Reporter): Promise<void> {
  const errors: unknown[] = []
  for (const [part, stop] of Object.entries(parts)) {
    try {
      await stop()
    } catch (error) {
      reporter.report(error, { task: 'stop', part })
      errors.push(error)
    }
  }
  if (errors.length > 0) throw new AggregateError(errors, 'Not everything could be stopped')
}
