import { spawn, spawnSync } from 'node:child_process'
import { root } from './root.ts'

export type RunOptions = {
  cwd?: string
  env?: Record<string, string>
  input?: 'inherit' | 'ignore'
}

/** Runs a program with its output on ours. @returns its exit code, 1 when it died of a signal */
export function run(
  program: string,
  args: readonly string[],
  options: RunOptions = {},
): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: options.cwd ?? root,
      env: { ...process.env, ...options.env },
      stdio: [options.input ?? 'inherit', 'inherit', 'inherit'],
    })
    const stop = (signal: NodeJS.Signals) => child.kill(signal)
    process.on('SIGTERM', stop)
    child.on('error', reject)
    child.on('exit', (code) => {
      process.off('SIGTERM', stop)
      resolve(code ?? 1)
    })
  })
}

/** Runs a script of an installed package on this Node. */
export function runTool(
  script: string,
  args: readonly string[],
  options?: RunOptions,
): Promise<number> {
  return run(process.execPath, [`${root}/node_modules/${script}`, ...args], options)
}

/** @returns what the program printed, or nothing when it is missing or failed */
export function outputOf(program: string, args: readonly string[]): string | undefined {
  const { status, stdout } = spawnSync(program, args, { encoding: 'utf8' })
  return status === 0 ? stdout.trim() : undefined
}
