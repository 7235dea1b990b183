import { mkdtempSync, rmSync, chmodSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

import { MATCH_STATUS } from '@touchline/contract'
import { createBackend, loadSettings, type Backend } from '@touchline/server'

export type BenchBackend = { backend: Backend; remove: () => Promise<void> }

/** A feed so slow that nothing moves by itself, on an empty embedded database. */
export function stillFeed(dataDir: string): Record<string, string> {
  return {
    DATA_DIR: dataDir,
    FEED_SEED: '7',
    FEED_SPEED: '0.001',
    LOG_LEVEL: 'error',
    PORT: '0',
  }
}

/** A folder for the database of a bench; whoever makes it removes it. */
export function makeDataDir(): string {
  const dataDir = mkdtempSync(join(tmpdir(), 'touchline-bench-'))
  // As root, the database runs as another user, who has to reach the folder.
  chmodSync(dataDir, 0o755)
  return dataDir
}

/** A backend in this process, on the embedded database unless the environment names another. */
export async function openBackend(environment: Record<string, string> = {}): Promise<BenchBackend> {
  const dataDir = makeDataDir()
  const backend = await createBackend(loadSettings({ ...stillFeed(dataDir), ...environment }))
  return {
    backend,
    async remove() {
      await backend.stop()
      rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

export async function startPriced(backend: Backend): Promise<void> {
  await backend.start()
  await untilPriced(backend)
}

/**
 * Waits until the feed has priced the whole catalogue and told the results of what is over: its
 * thread would take half of a small machine away from what is measured.
 */
export async function untilPriced(backend: Backend): Promise<void> {
  let before = ''
  let now = stateOfCatalogue(backend)
  while (now !== before) {
    await pause(1_500)
    before = now
    now = stateOfCatalogue(backend)
  }
}

function stateOfCatalogue({ book }: Backend): string {
  const matches = book.matches()
  const priced = matches.filter(({ id }) => book.markets(id).length > 0)
  const over = matches.filter(({ status }) => status === MATCH_STATUS.finished)
  return `${priced.length} priced, ${over.length} over`
}
