import { createHash } from 'node:crypto'
import { chmod, chown, cp, mkdir, rename, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { binariesIn } from './binaries.ts'
import type { Binaries } from './binaries.ts'
import { canReach } from './reach.ts'
import type { ServerUser } from './server-user.ts'

/** Where a server keeps its data when its user cannot reach the wanted folder. */
export const FALLBACK_DIRECTORY = '/var/lib/touchline'

/** Longest path of a Unix socket that every platform takes, less the socket's own file name. */
const LONGEST_SOCKET_DIRECTORY = 103 - '/.s.PGSQL.5432'.length

export type Location = {
  /** Parent of everything below. */
  readonly base: string
  readonly data: string
  readonly sockets: string
  readonly log: string
  /** Set when the wanted folder could not be used: the sentence to tell. */
  readonly notice?: string
}

/** Decides the folders of the embedded server and makes their parents. */
export async function chooseLocation(
  wanted: string,
  user: ServerUser | undefined,
): Promise<Location> {
  const reachable = await canReach(resolve(wanted), user)
  const base = reachable ? resolve(wanted) : FALLBACK_DIRECTORY
  await mkdir(base, { recursive: true })
  const home = join(base, 'postgres')
  await ownFolder(home, user)
  const sockets = socketDirectory(home)
  await ownFolder(sockets, user)
  return {
    base,
    data: join(home, 'data'),
    sockets,
    log: join(home, 'server.log'),
    ...(reachable ? {} : { notice: unreachable(wanted, user) }),
  }
}

function unreachable(wanted: string, user: ServerUser | undefined): string {
  return (
    `User "${user?.name ?? ''}", which the database server runs as, cannot reach ` +
    `${resolve(wanted)}; the data is kept in ${FALLBACK_DIRECTORY} instead. ` +
    'Set DATA_DIR to another folder, or DATABASE_URL to another PostgreSQL.'
  )
}

function socketDirectory(home: string): string {
  const near = join(home, 'run')
  if (Buffer.byteLength(near) <= LONGEST_SOCKET_DIRECTORY) return near
  const digest = createHash('sha256').update(home).digest('hex').slice(0, 16)
  return join(tmpdir(), `touchline-${digest}`)
}

/** Makes a folder that only the server's user (and root) can enter. */
async function ownFolder(path: string, user: ServerUser | undefined): Promise<void> {
  await mkdir(path, { recursive: true, mode: 0o700 })
  if (user === undefined) return
  await chown(path, user.uid, user.gid)
  await chmod(path, 0o700)
}

/** Copies the programs to where the server's user can run them, if it cannot where they are. */
export async function reachableBinaries(
  binaries: Binaries,
  user: ServerUser | undefined,
): Promise<Binaries> {
  if (await canReach(binaries.postgres, user)) return binaries
  const { mtimeMs } = await stat(binaries.postgres)
  const copy = join(FALLBACK_DIRECTORY, `programs-${Math.trunc(mtimeMs)}`)
  if ((await stat(copy).catch(() => undefined)) === undefined) await copyWhole(binaries.root, copy)
  return binariesIn(copy)
}

/** The copy appears by rename: never half of it. */
async function copyWhole(from: string, to: string): Promise<void> {
  const temporary = `${to}.${process.pid}`
  await mkdir(FALLBACK_DIRECTORY, { recursive: true, mode: 0o755 })
  await cp(from, temporary, { recursive: true, verbatimSymlinks: true })
  try {
    await rename(temporary, to)
  } catch {
    await rm(temporary, { recursive: true, force: true })
  }
}
