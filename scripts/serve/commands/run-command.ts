import { OperatorError } from '@touchline/server'

import { loadEnv } from '../../launch/load-env.ts'

/** What an operator may ask of the product by `npm run`. */
export type Command = {
  /** Every way to ask it, as `--help` prints them. */
  readonly usage: string
  /** @returns what is printed. @throws OperatorError that says why it was not done */
  readonly run: (options: readonly string[]) => Promise<string>
}

/**
 * Runs a command with what stands behind its name. Prints what it says; why it did not do it is printed
 * as an error, and the process ends with 1.
 */
export async function runCommand(command: Command): Promise<void> {
  loadEnv()
  try {
    console.log(await answer(command, process.argv.slice(2)))
  } catch (error) {
    console.error(isOfOperator(error) ? error.message : error)
    process.exitCode = 1
  }
}

/** Whoever asks how a command is used has nothing done. */
export async function answer({ usage, run }: Command, options: readonly string[]): Promise<string> {
  return options.includes('--help') || options.includes('-h') ? usage : run(options)
}

/** Faults of what was asked for: their sentence says it all. */
function isOfOperator(error: unknown): error is Error {
  if (error instanceof OperatorError) return true
  return (
    error instanceof Error &&
    (error as NodeJS.ErrnoException).code?.startsWith('ERR_PARSE_ARGS') === true
  )
}
