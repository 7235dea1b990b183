import { accessSync, chmodSync, constants, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const MEMORY = '/dev/shm'
const ROOM_BYTES = 4 * 2 ** 30

/**
 * Where temporary files stand: in memory, if that has room. A test's database takes a tenth of the
 * processor's time there, and tests kill processes, not machines. TMPDIR names another place.
 */
export function temporaryRoot(): string {
  if (process.env['TMPDIR'] !== undefined) return tmpdir()
  try {
    accessSync(MEMORY, constants.W_OK | constants.X_OK)
    const { bavail, bsize } = statfsSync(MEMORY)
    if (bavail * bsize >= ROOM_BYTES) return MEMORY
  } catch {
    // There is none.
  }
  return tmpdir()
}

/** Runs `work` with a temporary folder that every user may enter, and removes it after. */
export async function inTemporaryFolder<Result>(
  work: (folder: string) => Promise<Result>,
): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'touchline-test-'))
  chmodSync(folder, 0o755)
  try {
    return await work(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}
