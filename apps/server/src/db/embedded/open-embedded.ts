import { findBinaries } from './binaries.ts'
import { initialise } from './initialise.ts'
import { chooseLocation, reachableBinaries } from './location.ts'
import { onceReady } from './once-ready.ts'
import { countOtherSessions, ensureDatabase, socketUrl } from './probe.ts'
import { startOrAdopt, stopServer } from './server.ts'
import { findServerUser } from './server-user.ts'

export type EmbeddedServer = {
  /** Address of the product's database. */
  readonly url: string
  readonly pid: number
  /** True when a server that was already running was taken over. */
  readonly adopted: boolean
  /** Sentence to tell the operator, when the wanted folder could not be used. */
  readonly notice?: string
  /** Fast shutdown, unless another process still uses the server. */
  stop(): Promise<void>
}

const DATABASE = 'touchline'
export const READY_LIMIT_MS = 60_000

/**
 * Runs PostgreSQL in `directory` from the binaries in node_modules and makes the database.
 * @throws EmbeddedDatabaseError with the way out, when it cannot run on this machine
 */
export async function openEmbedded(directory: string): Promise<EmbeddedServer> {
  const [found, user] = await Promise.all([findBinaries(), findServerUser()])
  const binaries = await reachableBinaries(found, user)
  const location = await chooseLocation(directory, user)
  await initialise(binaries, location.data, user)
  const { postmaster, adopted } = await onceReady(async () => {
    const running = await startOrAdopt(binaries, location, user)
    await ensureDatabase(running.postmaster, DATABASE)
    return running
  }, READY_LIMIT_MS)
  return {
    url: socketUrl(postmaster, DATABASE),
    pid: postmaster.pid,
    adopted,
    ...(location.notice === undefined ? {} : { notice: location.notice }),
    stop: async () => {
      if ((await countOtherSessions(postmaster)) === 0) await stopServer(postmaster)
    },
  }
}
