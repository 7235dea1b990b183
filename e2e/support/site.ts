import type { ChildProcess } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../../scripts/system/free-port.ts'
import { stopEmbeddedDatabase, takePreparedDatabase } from './embedded-database.ts'
import { ended, hasEnded, spawnServer } from './server-process.ts'
import type { ServerProcess, SiteEnvironment } from './server-process.ts'
import { temporaryFolder } from './temporary-folder.ts'

export type Site = {
  /** Address without a slash at the end. */
  url: string
  dataDir: string
  /** Everything that the process has printed so far. */
  log: () => string
  /**
   * Ends the process as an operator would, or as a power cut would. The data stay.
   * @returns the exit code, null where the signal ended it
   */
  stop: (signal?: 'SIGTERM' | 'SIGKILL') => Promise<number | null>
  /** Starts it again on the same data and the same port; resolves when it is ready. */
  restart: () => Promise<void>
  /** Stops it and removes its data. */
  remove: () => Promise<void>
}

const READY_WITHIN_MS = 150_000

/** Starts the whole product in a process of its own, on a free port and with empty data. */
export async function startSite(environment: SiteEnvironment = {}): Promise<Site> {
  const folder = temporaryFolder()
  const dataDir = folder.path
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const own = { HOST: '127.0.0.1', PORT: String(port), DATA_DIR: dataDir }
  const log: string[] = []
  let server: ServerProcess | undefined

  async function restart(): Promise<void> {
    server = spawnServer({ PUBLIC_URL: url, ...environment, ...own })
    log.push('')
    await readiness(url, server)
  }

  async function stop(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<number | null> {
    if (!server) return null
    const { child, output } = server
    if (!hasEnded(child)) child.kill(signal)
    const code = await ended(child)
    log[log.length - 1] = output()
    return code
  }

  async function remove(): Promise<void> {
    await stop()
    await stopEmbeddedDatabase(dataDir)
    folder.remove()
  }

  try {
    if (environment['DATABASE_URL'] === undefined) await takePreparedDatabase(dataDir)
    await restart()
  } catch (error) {
    await remove()
    throw error
  }
  return {
    url,
    dataDir,
    log: () => [...log.slice(0, -1), server?.output() ?? ''].join(''),
    stop,
    restart,
    remove,
  }
}

async function readiness(url: string, { child, output }: ServerProcess): Promise<void> {
  const deadline = Date.now() + READY_WITHIN_MS
  while (!(await isReady(url))) {
    if (hasEnded(child)) throw new Error(`The server ended before it was ready:\n${output()}`)
    if (Date.now() > deadline) {
      await giveUp(child)
      throw new Error(`The server was not ready within ${READY_WITHIN_MS / 1000} s:\n${output()}`)
    }
    await pause(100)
  }
}

async function giveUp(child: ChildProcess): Promise<void> {
  child.kill('SIGTERM')
  await ended(child)
}

async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/readyz`)).ok
  } catch {
    return false
  }
}
