import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { readPostmaster } from '../embedded/postmaster-file.ts'
import { stopServer } from '../embedded/server.ts'

/**
 * A DATA_DIR for one test. At the end of the test, however that ends, the database server that still
 * runs there is stopped and the folder is removed. Processes started later are ended before.
 */
export async function createDataDirectory(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'touchline-data-'))
  onTestFinished(async () => {
    const postmaster = await readPostmaster(join(directory, 'postgres', 'data'))
    if (postmaster !== undefined) await stopServer(postmaster)
    await rm(directory, { recursive: true, force: true, maxRetries: 5 })
  })
  await chmod(directory, 0o755)
  return directory
}
