import { spawn } from 'node:child_process'
import type { ServerUser } from './server-user.ts'

export type RunAs = { readonly uid?: number; readonly gid?: number }

export function runAs(user: ServerUser | undefined): RunAs {
  return user === undefined ? {} : { uid: user.uid, gid: user.gid }
}

/** Runs a program to its end. @throws Error with what it wrote when it fails */
export function runToEnd(
  program: string,
  args: readonly string[],
  options: RunAs & { readonly cwd: string; readonly env: NodeJS.ProcessEnv },
): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
    let written = ''
    const keep = (chunk: Buffer) => (written += chunk.toString())
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    child.once('error', reject)
    child.once('close', (code) => {
      if (code === 0) resolve()
      else reject(new Error(`${program} ended with code ${code}: ${written.trim()}`))
    })
  })
}
