import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { findProgram } from './find-program.ts'
import { root } from './root.ts'

const run = promisify(execFile)

const MODULE = 'github.com/stripe/stripe-mock@v0.203.0'
const FOLDER = join(root, 'node_modules/.cache/go')
const PROGRAM = join(FOLDER, 'stripe-mock')
/** The first time it is compiled, which takes two minutes on a small machine. */
const LONGEST_MS = 240_000

/**
 * Finds Stripe's own stand-in, or installs it with Go.
 *
 * @returns its path; undefined, with a line that says so, where it is missing and there is no Go
 */
export async function findStripeMock(): Promise<string | undefined> {
  const found = findProgram([PROGRAM, 'stripe-mock'])
  if (found !== undefined) return found
  const go = findProgram(['go', '/usr/local/go/bin/go'])
  if (go === undefined) {
    console.log(
      'Without Stripe: Go (https://go.dev) installs stripe-mock, or TEST_STRIPE_MOCK_PATH names it.',
    )
    return undefined
  }
  try {
    await run(go, ['install', MODULE], {
      env: { ...process.env, GOBIN: FOLDER },
      timeout: LONGEST_MS,
    })
    return PROGRAM
  } catch (error) {
    const reason = error instanceof Error ? (error.message.split('\n').at(-2) ?? error.message) : ''
    console.log(`Without Stripe: ${MODULE} could not be installed: ${reason}`)
    return undefined
  }
}
