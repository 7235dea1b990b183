import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { readPostmaster } from '../embedded/postmaster-file.ts'
import { stopServer } from '../embedded/server.ts'

/**
 * A DATA_DIR for one test. At the end of the test, however that ends, the database server that still
 * runs there is stopped and the folder is removed. Processes started later are ended before.
 * @param atEnd `afterAll` for one of all tests of a file: a new database takes a second
 */
export async function createDataDirectory(
  atEnd: (clean: () => Promise<void>) => void = onTestFinished,
): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'touchline-data-'))
  atEnd(async () => {
    await stopServerIn(directory)
    await rm(directory, { recursive: true, force: true, maxRetries: 5 })
  })
  await chmod(directory, 0o755)
  return directory
}

/** Stops the database server of a DATA_DIR, where one still runs. */
export async function stopServerIn(directory: string): Promise<void> {
  const postmaster = await readPostmaster(join(directory, 'postgres', 'data'))
  if (postmaster !== undefined) await stopServer(postmaster)
}
