import type { FailureText } from './failure-text.ts'

/** What to tell of a failure where no prices stand that may be out of date. */
export function failureHint({ group }: Pick<FailureText, 'group'>) {
  return group === 'error.connection'
    ? 'error.connection.check'
    : 'global-error.default.description'
}
