import { OperatorError } from '@touchline/server'

import { loadEnv } from '../../launch/load-env.ts'

/**
 * Runs a command of an operator with what stands behind its name. Prints what it says; why it did
 * not do it is printed as an error, and the process ends with 1.
 */
export async function runCommand(
  command: (options: readonly string[]) => Promise<string>,
): Promise<void> {
  loadEnv()
  try {
    console.log(await command(process.argv.slice(2)))
  } catch (error) {
    console.error(isOfOperator(error) ? error.message : error)
    process.exitCode = 1
  }
}

/** Faults of what was asked for: their sentence says it all. */
function isOfOperator(error: unknown): error is Error {
  if (error instanceof OperatorError) return true
  return (
    error instanceof Error &&
    (error as NodeJS.ErrnoException).code?.startsWith('ERR_PARSE_ARGS') === true
  )
}
