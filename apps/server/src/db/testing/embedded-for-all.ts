import { createHash } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { openEmbedded } from '../embedded/open-embedded.ts'

declare module 'vitest' {
  interface ProvidedContext {
    embeddedUrl: string
  }
}

/**
 * One embedded server for all integration tests of this checkout, from the first to the last: no
 * test file may stop it while another is about to connect.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const checkout = createHash('sha256')
    .update(import.meta.dirname)
    .digest('hex')
    .slice(0, 12)
  // The tests kill processes, not machines.
  const folder = join(tmpdir(), `touchline-tests-${checkout}`)
  const server = await openEmbedded(folder, { durable: false })
  project.provide('embeddedUrl', server.url)
  return () => server.stop()
}
