import { isDatabaseAway } from '../database-error.ts'
import { findBinaries } from './binaries.ts'
import { explainingFolder } from './data-dir-error.ts'
import { initialise } from './initialise.ts'
import { chooseLocation, reachableBinaries } from './location.ts'
import { onceReady } from './once-ready.ts'
import { readPostmaster } from './postmaster-file.ts'
import { countOtherSessions, ensureDatabase, socketUrl } from './probe.ts'
import { startOrAdopt, stopServer } from './server.ts'
import type { Durability } from './server.ts'
import { findServerUser } from './server-user.ts'
import { supervise } from './supervise.ts'
import type { SupervisionEvents } from './supervise.ts'

export type EmbeddedServer = {
  /** Address of the product's database; a server that is started again has the same. */
  readonly url: string
  readonly pid: number
  /** True when a server that was already running was taken over. */
  readonly adopted: boolean
  /** Sentence to tell the operator, when the wanted folder could not be used. */
  readonly notice?: string
  /** Starts it again from now on when it ends. */
  supervise(events: SupervisionEvents): void
  /** Fast shutdown, unless another process still uses the server. */
  stop(): Promise<void>
}

const DATABASE = 'touchline'
export const READY_LIMIT_MS = 60_000

/**
 * Runs PostgreSQL in `directory` from the binaries in node_modules and makes the database.
 * @throws EmbeddedDatabaseError with the way out, when it cannot run on this machine
 * @throws DataDirError when the folder cannot hold it
 */
export async function openEmbedded(
  directory: string,
  durability: Durability = { durable: true },
): Promise<EmbeddedServer> {
  const [found, user] = await Promise.all([findBinaries(), findServerUser()])
  const location = await explainingFolder(directory, () => chooseLocation(directory, user))
  const binaries = await reachableBinaries(found, location.user)
  await explainingFolder(directory, () => initialise(binaries, location.data, location.user))
  const start = () =>
    explainingFolder(directory, () =>
      onceReady(async () => {
        const running = await startOrAdopt(binaries, location, durability)
        await ensureDatabase(running.postmaster, DATABASE)
        return running
      }, READY_LIMIT_MS),
    )
  const first = await start()
  let { postmaster } = first
  let unwatch: () => Promise<void> = async () => undefined
  return {
    url: socketUrl(postmaster, DATABASE),
    get pid() {
      return postmaster.pid
    },
    adopted: first.adopted,
    ...(location.notice === undefined ? {} : { notice: location.notice }),
    supervise(events) {
      unwatch = supervise(
        {
          isRunning: async () => (await readPostmaster(location.data)) !== undefined,
          start: async () => {
            postmaster = (await start()).postmaster
          },
        },
        events,
      )
    },
    stop: async () => {
      await unwatch()
      const others = await countOtherSessions(postmaster).catch((error: unknown) => {
        // It has just died, or does not answer: whoever else uses it starts it again.
        if (isDatabaseAway(error)) return 0
        throw error
      })
      if (others === 0) await stopServer(postmaster)
    },
  }
}
