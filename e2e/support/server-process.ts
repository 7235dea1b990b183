import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { compileCache, root } from '../../scripts/system/root.ts'

/** Settings of the server, by the names of its environment variables. */
export type SiteEnvironment = Record<string, string>

export type ServerProcess = {
  child: ChildProcess
  /** Everything that the process has printed so far. */
  output: () => string
}

/** Starts the built product as `npm start` does. */
export function spawnServer(environment: SiteEnvironment): ServerProcess {
  const child = spawn(process.execPath, [join(root, 'scripts/serve/serve.ts')], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      // What one start has compiled serves the next, as with `npm start`.
      NODE_COMPILE_CACHE: compileCache,
      ...process.env,
      NODE_ENV: 'production',
      FEED_SEED: '7',
      // Players of tests are new, and asked for nothing.
      LIMIT_OFFER_DAYS: '0',
      ACCOUNT_REVIEW_DAYS: '0',
      // A prize would stand before whatever a test looks at.
      JACKPOTS: 'off',
      // Nobody looks at races and draws but their own tests.
      HORSE_RACING: 'off',
      LOTTERIES: 'off',
      // A page costs by its rows: two sports have matches in play at every hour.
      ...(environment['FEED_FIXTURES'] === undefined && { FEED_SPORTS: 'soccer,tennis' }),
      ...environment,
    },
  })
  let output = ''
  const keep = (chunk: Buffer) => {
    output += chunk.toString()
  }
  child.stdout.on('data', keep)
  child.stderr.on('data', keep)
  return { child, output: () => output }
}

export function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null
}

/** Resolves once the process is gone. @returns its exit code, null where a signal ended it */
export async function ended(child: ChildProcess): Promise<number | null> {
  if (!hasEnded(child)) await once(child, 'close')
  return child.exitCode
}
