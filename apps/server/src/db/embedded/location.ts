import { createHash } from 'node:crypto'
import { chmod, chown, cp, mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { OperatorError } from '../../reporting/operator-error.ts'
import { binariesIn } from './binaries.ts'
import type { Binaries } from './binaries.ts'
import { isAlive } from './postmaster-file.ts'
import { canReach, foldersDownTo } from './reach.ts'
import { userOf, type ServerUser } from './server-user.ts'

/** Below it a server keeps its data when its user cannot reach the wanted folder. */
const FALLBACK_DIRECTORY = '/var/lib/touchline'

/** Longest path of a Unix socket that every platform takes, less the socket's own file name. */
const LONGEST_SOCKET_DIRECTORY = 103 - '/.s.PGSQL.5432'.length

export type Location = {
  /** Parent of everything below. */
  readonly base: string
  readonly data: string
  readonly sockets: string
  readonly log: string
  /** As whom the server runs, where that is not the user of this process. */
  readonly user: ServerUser | undefined
  /** Set when the wanted folder could not be used: the sentence to tell. */
  readonly notice?: string
}

/**
 * Decides the folders of the embedded server and makes their parents.
 * @param user where there is no database yet; one that is there keeps its own
 * @throws OperatorError where there is a database, and a new one would be made because it cannot be reached
 */
export async function chooseLocation(
  wanted: string,
  user: ServerUser | undefined,
): Promise<Location> {
  const place = await choosePlace(resolve(wanted), user)
  const { base } = place
  await makeFolders(base)
  const home = join(base, 'postgres')
  await ownFolder(home, place.user)
  const sockets = socketDirectory(home)
  await ownFolder(sockets, place.user)
  return {
    ...place,
    data: dataBelow(base),
    sockets,
    log: join(home, 'server.log'),
    ...(base === resolve(wanted) ? {} : { notice: unreachable(wanted, base, user) }),
  }
}

async function choosePlace(
  wanted: string,
  user: ServerUser | undefined,
): Promise<Pick<Location, 'base' | 'user'>> {
  const fallback = fallbackFor(wanted)
  const [isReachable, isMade, isMadeElsewhere] = await Promise.all([
    canReach(wanted, user),
    holdsDatabase(wanted),
    holdsDatabase(fallback),
  ])
  if (isReachable) return { base: wanted, user: await keeperOf(wanted, user) }
  if (!isMade || isMadeElsewhere) return { base: fallback, user: await keeperOf(fallback, user) }
  const keeper = await keeperOf(wanted, user)
  if (await canReach(wanted, keeper)) return { base: wanted, user: keeper }
  throw new OperatorError(outOfReach(wanted, keeper))
}

/** As root, whoever has a database has to run its server, and nobody else's may its folders become. */
async function keeperOf(
  base: string,
  user: ServerUser | undefined,
): Promise<ServerUser | undefined> {
  const data = await stat(dataBelow(base)).catch(() => undefined)
  if (user === undefined || data === undefined) return user
  if (data.uid === 0) throw new OperatorError(rootsOwn(base, user))
  return data.uid === user.uid ? user : userOf(data)
}

function rootsOwn(base: string, user: ServerUser): string {
  const home = join(base, 'postgres')
  return (
    `The database in ${home} is root's, as one that was copied without its owners, and PostgreSQL does not ` +
    `run as root. Give it to the user that it runs as: chown -R ${user.name} ${home}`
  )
}

/** Whether there is a database for a folder already, also where nobody can use it. */
export async function hasDatabase(wanted: string, user: ServerUser | undefined): Promise<boolean> {
  if (await holdsDatabase(resolve(wanted))) return true
  return !(await canReach(resolve(wanted), user)) && holdsDatabase(fallbackFor(wanted))
}

const dataBelow = (base: string): string => join(base, 'postgres', 'data')

async function holdsDatabase(base: string): Promise<boolean> {
  const version = await stat(join(dataBelow(base), 'PG_VERSION')).catch(() => undefined)
  return version !== undefined
}

/** One of its own for each wanted folder: two clones have two databases. */
function fallbackFor(wanted: string): string {
  const path = resolve(wanted)
  const digest = createHash('sha256').update(path).digest('hex').slice(0, 12)
  return join(FALLBACK_DIRECTORY, `${basename(path).replace(/^\.+/, '')}-${digest}`)
}

function unreachable(wanted: string, base: string, user: ServerUser | undefined): string {
  return (
    `User "${user?.name ?? ''}", which the database server runs as, cannot reach ` +
    `${resolve(wanted)}; the data is kept in ${base} instead. ` +
    'Set DATA_DIR to another folder, or DATABASE_URL to another PostgreSQL.'
  )
}

function outOfReach(wanted: string, user: ServerUser | undefined): string {
  const path = resolve(wanted)
  return (
    `DATA_DIR ${path} holds a database that user "${user?.name ?? ''}", which the server runs as, cannot ` +
    `reach. Move it with its owners to where that user can, as to ${join(FALLBACK_DIRECTORY, basename(path))}, ` +
    'and set DATA_DIR to that.'
  )
}

function socketDirectory(home: string): string {
  const near = join(home, 'run')
  if (Buffer.byteLength(near) <= LONGEST_SOCKET_DIRECTORY) return near
  const digest = createHash('sha256').update(home).digest('hex').slice(0, 16)
  return join(tmpdir(), `touchline-${digest}`)
}

/**
 * One by one: in a place where nothing can be made, as /proc, Node's own recursion never ends.
 * @param mode of the last one
 */
async function makeFolders(path: string, mode = 0o755): Promise<void> {
  for (const folder of foldersDownTo(path)) {
    const found = await stat(folder).catch(() => undefined)
    if (found?.isDirectory() === true) continue
    await mkdir(folder, folder === path ? mode : 0o755).catch(async (error: unknown) => {
      // Another process was quicker.
      if (!(await stat(folder).catch(() => undefined))?.isDirectory()) throw error
    })
  }
}

/** Makes a folder that only the server's user (and root) can enter. */
async function ownFolder(path: string, user: ServerUser | undefined): Promise<void> {
  await makeFolders(path, 0o700)
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
  // Packages of npm may all be of one day in 1985: the size tells their versions apart.
  const { mtimeMs, size } = await stat(binaries.postgres)
  const copy = join(FALLBACK_DIRECTORY, `programs-${Math.trunc(mtimeMs)}-${size}`)
  await removeLeftovers(FALLBACK_DIRECTORY, /^programs-\d+-\d+\.(\d+)$/)
  if ((await stat(copy).catch(() => undefined)) === undefined) await copyWhole(binaries.root, copy)
  return binariesIn(copy)
}

/** The copy appears by rename: never half of it. */
async function copyWhole(from: string, to: string): Promise<void> {
  const temporary = `${to}.${process.pid}`
  await makeFolders(FALLBACK_DIRECTORY)
  await cp(from, temporary, { recursive: true, verbatimSymlinks: true })
  try {
    await rename(temporary, to)
  } catch {
    await rm(temporary, { recursive: true, force: true })
  }
}

/**
 * Removes what a process that was killed has left unfinished.
 * @param name of such folders; its group is the id of the process that makes it
 */
export async function removeLeftovers(folder: string, name: RegExp): Promise<void> {
  for (const entry of await readdir(folder).catch(() => [])) {
    const [found, maker] = name.exec(entry) ?? []
    if (found === undefined || (maker !== undefined && isAlive(Number(maker)))) continue
    await rm(join(folder, entry), { recursive: true, force: true })
  }
}
