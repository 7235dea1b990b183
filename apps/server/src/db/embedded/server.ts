import { spawn } from 'node:child_process'
import { open, readFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import type { Binaries } from './binaries.ts'
import { EmbeddedDatabaseError } from './embedded-error.ts'
import { serverEnvironment } from './environment.ts'
import type { Location } from './location.ts'
import { isAlive, readPostmaster } from './postmaster-file.ts'
import type { Postmaster } from './postmaster-file.ts'
import { isAccepting } from './probe.ts'
import { runAs } from './run-as.ts'

const START_LIMIT_MS = 60_000
const STOP_LIMIT_MS = 30_000
const POLL_MS = 10
const RELAUNCH_MS = 100

/** What another server on the folder leaves for a moment: its sessions, or itself. */
const NOT_YET_FREE = /is still in use|lock file "postmaster.pid" already exists/

type Launched = {
  readonly hasEnded: () => boolean
  /** Where its part of the log begins, in bytes. */
  readonly logFrom: number
}

export type Durability = {
  /** Whether a commit is on the disk when it is answered; otherwise only kills are survived. */
  readonly durable: boolean
}

export type RunningServer = { readonly postmaster: Postmaster; readonly adopted: boolean }

/**
 * Gives a server that answers on this data folder: the one that still runs there (its parent may
 * have been killed), else a new one. It may be started by another process at the same time.
 */
export async function startOrAdopt(
  binaries: Binaries,
  location: Location,
  durability: Durability,
): Promise<RunningServer> {
  const deadline = Date.now() + START_LIMIT_MS
  let started = false
  let launched: Launched | undefined
  while (Date.now() < deadline) {
    const postmaster = await readPostmaster(location.data)
    if (postmaster !== undefined && (await isAccepting(postmaster))) {
      return { postmaster, adopted: !started }
    }
    if (postmaster === undefined && (launched === undefined || launched.hasEnded())) {
      const last = launched === undefined ? undefined : await lastWords(location, launched.logFrom)
      if (last !== undefined) {
        if (!NOT_YET_FREE.test(last)) throw failure(last)
        await wait(RELAUNCH_MS)
      }
      launched = await launch(binaries, location, durability)
      started = true
    }
    await wait(POLL_MS)
  }
  throw failure(await lastWords(location, launched?.logFrom ?? 0))
}

/**
 * Starts the program in a session of its own: a Ctrl-C meant for this process must not reach it
 * before this process has finished its placements.
 */
async function launch(
  binaries: Binaries,
  location: Location,
  durability: Durability,
): Promise<Launched> {
  const log = await open(location.log, 'a')
  const { user } = location
  if (user !== undefined) await log.chown(user.uid, user.gid)
  const { size: logFrom } = await log.stat()
  const child = spawn(
    binaries.postgres,
    ['-D', location.data, '-k', location.sockets, ...configuration(durability)],
    {
      ...runAs(user),
      cwd: location.data,
      env: serverEnvironment(binaries),
      detached: true,
      stdio: ['ignore', log.fd, log.fd],
    },
  )
  let ended = false
  child.once('error', () => (ended = true))
  child.once('exit', () => (ended = true))
  child.unref()
  await log.close()
  return { hasEnded: () => ended, logFrom }
}

function configuration({ durable }: Durability): string[] {
  const synced = durable ? 'on' : 'off'
  const values = {
    listen_addresses: '',
    unix_socket_permissions: '0700',
    max_connections: '60',
    shared_buffers: '64MB',
    fsync: synced,
    full_page_writes: synced,
    synchronous_commit: 'on',
    log_timezone: 'UTC',
    timezone: 'UTC',
    log_min_messages: 'warning',
  }
  return Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}

/** What it wrote since, to its end. */
async function lastWords(location: Location, from: number): Promise<string> {
  const log = await readFile(location.log).catch(() => Buffer.alloc(0))
  return log.subarray(from).toString().trim().split('\n').slice(-3).join(' | ')
}

function failure(words: string): EmbeddedDatabaseError {
  return new EmbeddedDatabaseError(`the server did not start (${words || 'it wrote nothing'})`)
}

/** Fast shutdown: sessions end, everything committed is on disk, the next start needs no recovery. */
export async function stopServer(postmaster: Postmaster): Promise<void> {
  if (!isAlive(postmaster.pid)) return
  process.kill(postmaster.pid, 'SIGINT')
  const deadline = Date.now() + STOP_LIMIT_MS
  while (isAlive(postmaster.pid)) {
    if (Date.now() > deadline) {
      throw new Error(`The database server ${postmaster.pid} did not stop in ${STOP_LIMIT_MS} ms`)
    }
    await wait(POLL_MS)
  }
}
