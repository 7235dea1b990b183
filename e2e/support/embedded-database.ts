import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { root } from '../../scripts/system/root.ts'
import { temporaryFolder } from './temporary-folder.ts'

const run = promisify(execFile)

/** Tells the workers of a run where the prepared database is. */
const PREPARED = 'PREPARED_DATABASE'

/**
 * Makes a database for the sites of a run to begin with, with its tables and nothing in them: each
 * site would take two seconds to make its own.
 * @returns removes it
 */
export async function prepareDatabase(): Promise<() => void> {
  const { path, remove } = temporaryFolder()
  const program = `
    import { openDatabase } from ${JSON.stringify(join(root, 'apps/server/src/db/database.ts'))}
    const database = await openDatabase({ dataDir: ${JSON.stringify(path)} })
    await database.close()
  `
  await run(process.execPath, ['--input-type=module', '--eval', program])
  process.env[PREPARED] = path
  return remove
}

/** Gives a new site the prepared database, where the run has one. */
export async function takePreparedDatabase(dataDir: string): Promise<void> {
  const prepared = process.env[PREPARED]
  // Unlike Node's own copy, it keeps whose files they are: as root, the database runs as another user.
  if (prepared !== undefined) await run('cp', ['-a', join(prepared, 'postgres'), dataDir])
}

type Postmaster = { pid: number; port: string; sockets: string }

/** Address of the embedded database that a site runs in its data folder. */
export function embeddedDatabaseUrl(dataDir: string): string {
  const found = readPostmaster(dataDir)
  if (found === undefined) throw new Error(`No database runs in ${dataDir}`)
  return `postgres://touchline@/touchline?host=${encodeURIComponent(found.sockets)}&port=${found.port}`
}

/** A database server outlives a site that was killed: ends it, if there is one. */
export async function stopEmbeddedDatabase(dataDir: string): Promise<void> {
  const found = readPostmaster(dataDir)
  if (found === undefined || !signal(found.pid, 'SIGINT')) return
  while (signal(found.pid, 0)) await pause(20)
}

/** Ends the database server as a power cut would, under the site that uses it. */
export async function killEmbeddedDatabase(dataDir: string): Promise<void> {
  const found = readPostmaster(dataDir)
  if (found === undefined || !signal(found.pid, 'SIGKILL')) throw new Error('No database runs')
  while (readPostmaster(dataDir)?.pid === found.pid && signal(found.pid, 0)) await pause(20)
}

function readPostmaster(dataDir: string): Postmaster | undefined {
  let text: string
  try {
    text = readFileSync(join(dataDir, 'postgres/data/postmaster.pid'), 'utf8')
  } catch {
    return undefined
  }
  const [pid, , , port = '', sockets = ''] = text.split('\n')
  return { pid: Number(pid), port, sockets: sockets.trim() }
}

/** @returns whether that process is there */
function signal(pid: number, name: NodeJS.Signals | 0): boolean {
  try {
    process.kill(pid, name)
    return true
  } catch {
    return false
  }
}
