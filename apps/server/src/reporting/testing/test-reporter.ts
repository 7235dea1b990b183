import { onTestFinished } from 'vitest'

/** A `Reporter` of one function. */
export type TestReporter = { readonly report: (error: unknown) => void }

/**
 * Fails the test at its end when anything was reported. Throwing where it is reported would reach
 * nobody, or end the run.
 */
export function createTestReporter(): TestReporter {
  const errors: unknown[] = []
  onTestFinished(() => {
    if (errors.length > 0) throw new AggregateError(errors, 'Something was reported')
  })
  return { report: (error) => void errors.push(error) }
}
