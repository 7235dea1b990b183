import { randomUUID } from 'node:crypto'
import { rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Binaries } from './binaries.ts'
import { EmbeddedDatabaseError } from './embedded-error.ts'
import { serverEnvironment } from './environment.ts'
import { removeLeftovers } from './location.ts'
import { runAs, runToEnd } from './run-as.ts'
import type { ServerUser } from './server-user.ts'

export const SUPERUSER = 'touchline'

/** Its process is named; one of a uuid alone is of an earlier version, and nobody's any more. */
const LEFTOVER = /^new-(?:(\d+)-)?[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

/**
 * Makes the data folder, unless it is there. A crash in the middle leaves no half of one: the work
 * is done beside it and renamed. When two processes race, one rename wins and the other's is dropped.
 */
export async function initialise(
  binaries: Binaries,
  data: string,
  user: ServerUser | undefined,
): Promise<void> {
  const home = dirname(data)
  await removeLeftovers(home, LEFTOVER)
  if ((await stat(join(data, 'PG_VERSION')).catch(() => undefined)) !== undefined) return
  const temporary = join(home, `new-${process.pid}-${randomUUID()}`)
  try {
    await runToEnd(binaries.initdb, initialArguments(temporary), {
      ...runAs(user),
      cwd: home,
      env: serverEnvironment(binaries),
    })
    await rename(temporary, data).catch(ignoreTaken)
  } catch (cause) {
    throw new EmbeddedDatabaseError(`its data folder could not be made (${String(cause)})`, {
      cause,
    })
  } finally {
    await rm(temporary, { recursive: true, force: true })
  }
}

/** The other process of a race was first. */
function ignoreTaken(error: unknown): void {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code !== 'ENOTEMPTY' && code !== 'EEXIST') throw error
}

/** Access is guarded by the folder of the socket, which only the server's user can enter. */
function initialArguments(directory: string): string[] {
  return [
    `--pgdata=${directory}`,
    `--username=${SUPERUSER}`,
    '--auth=trust',
    '--encoding=UTF8',
    '--locale=C',
    '--data-checksums',
  ]
}
