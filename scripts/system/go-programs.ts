import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { findProgram } from './find-program.ts'
import { root } from './root.ts'

const run = promisify(execFile)

const FOLDER = join(root, 'node_modules/.cache/go')
/** The first time they are compiled, each in two minutes on a small machine. */
const LONGEST_MS = 240_000

/**
 * Finds Stripe's own stand-in, or installs it with Go.
 *
 * @returns its path; undefined, with a line that says so, where it is missing and there is no Go
 */
export function findStripeMock(): Promise<string | undefined> {
  return findGoProgram('stripe-mock', 'github.com/stripe/stripe-mock@v0.203.0', {
    without: 'Without Stripe',
    setting: 'TEST_STRIPE_MOCK_PATH',
  })
}

/**
 * Finds Centrifugo, or installs it with Go: no package of Debian's or npm's has it.
 *
 * @returns its path; undefined, with a line that says so, where it is missing and there is no Go
 */
export function findCentrifugo(): Promise<string | undefined> {
  return findGoProgram('centrifugo', 'github.com/centrifugal/centrifugo/v6@v6.9.1', {
    without: 'Against a simulated Centrifugo',
    setting: 'TEST_CENTRIFUGO_PATH',
  })
}

async function findGoProgram(
  name: string,
  module: string,
  { without, setting }: { without: string; setting: string },
): Promise<string | undefined> {
  const program = join(FOLDER, name)
  const found = findProgram([program, name])
  if (found !== undefined) return found
  const go = findProgram(['go', '/usr/local/go/bin/go'])
  if (go === undefined) {
    console.log(`${without}: Go (https://go.dev) installs ${name}, or ${setting} names it.`)
    return undefined
  }
  try {
    console.log(`Compiling ${name}, which takes a minute or two the first time ...`)
    await run(go, ['install', module], {
      env: { ...process.env, GOBIN: FOLDER },
      timeout: LONGEST_MS,
    })
    return program
  } catch (error) {
    const reason = error instanceof Error ? (error.message.split('\n').at(-2) ?? error.message) : ''
    console.log(`${without}: ${module} could not be installed: ${reason}`)
    return undefined
  }
}
