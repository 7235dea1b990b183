import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { onTestFinished } from 'vitest'

/** A process of the pinned Node; what stands on its standard output can be read. */
export type Child = ChildProcess & { readonly stdout: Readable }

/** Starts one for a whole file of tests, which ends it. */
export function spawnNode(options: readonly string[], env: NodeJS.ProcessEnv): Child {
  return spawn(process.execPath, options, { stdio: ['ignore', 'pipe', 'inherit'], env })
}

/** Starts one; it is killed at the end of the test, however that ends: the run waits for it else. */
export function startNode(options: readonly string[], env: NodeJS.ProcessEnv = process.env): Child {
  const child = spawnNode(options, env)
  onTestFinished(() => endChild(child, 'SIGKILL'))
  return child
}

/** The first that it says. @throws when it ends without a word */
export async function firstOutput(child: Child): Promise<string> {
  const [output] = await Promise.race([
    once(child.stdout, 'data') as Promise<[Buffer]>,
    once(child, 'exit').then(([code, signal]) => {
      throw new Error(`The process ended before it spoke (${String(code ?? signal)})`)
    }),
  ])
  return output.toString().trim()
}

/** Sends the signal and waits for the end; one that has ended is left alone. */
export async function endChild(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exit = once(child, 'exit')
  child.kill(signal)
  await exit
}
