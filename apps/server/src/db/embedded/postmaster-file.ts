import { execFile } from 'node:child_process'
import { readFile, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** What a running server writes into `postmaster.pid` of its data folder. */
export type Postmaster = { readonly pid: number; readonly port: number; readonly sockets: string }

/**
 * A file that a crash left behind is removed when its pid now belongs to some other program:
 * PostgreSQL itself would take that program for a server and refuse to start.
 * @returns undefined when no server is alive on that data folder
 */
export async function readPostmaster(data: string): Promise<Postmaster | undefined> {
  const file = join(data, 'postmaster.pid')
  const text = await readFile(file, 'utf8').catch(() => undefined)
  const postmaster = text === undefined ? undefined : parsePostmaster(text)
  if (postmaster === undefined || !isAlive(postmaster.pid)) return undefined
  if (basename(await programOf(postmaster.pid)) === 'postgres') return postmaster
  await rm(file, { force: true })
  return undefined
}

/** Program of a process; empty when it has just ended. */
async function programOf(pid: number): Promise<string> {
  if (process.platform === 'linux') {
    const line = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
    return line.split('\0')[0] ?? ''
  }
  const { stdout } = await run('ps', ['-o', 'comm=', '-p', String(pid)]).catch(() => ({
    stdout: '',
  }))
  return stdout.trim()
}

/** Lines: pid, data folder, start time, port, socket folder, address, shared memory, status. */
export function parsePostmaster(text: string): Postmaster | undefined {
  const [pid, , , port, sockets] = text.split('\n')
  const numbers = { pid: Number(pid), port: Number(port) }
  if (!Number.isInteger(numbers.pid) || numbers.pid <= 0) return undefined
  if (!Number.isInteger(numbers.port) || numbers.port <= 0 || !sockets) return undefined
  return { ...numbers, sockets: sockets.trim() }
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
