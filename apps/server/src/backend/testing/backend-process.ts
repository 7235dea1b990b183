import { createBackend } from '../create-backend.ts'
import { createTestFeed } from '../../modules/testing/test-feed.ts'
import { world } from '../../modules/testing/world.ts'
import { loadSettings } from '../../settings/settings.ts'

/**
 * A backend in a process of its own, for tests that kill it: the data directory comes by argument,
 * the address goes to standard output.
 */
const [, , dataDir = ''] = process.argv
// A jackpot that drops is in the balance.
const settings = loadSettings({ DATA_DIR: dataDir, LOG_LEVEL: 'error', JACKPOTS: 'off' })
const backend = await createBackend(settings, { feed: createTestFeed(world(Date.now())) })
await backend.start()
process.once('SIGTERM', () => void backend.stop())
process.stdout.write(`${await backend.app.listen({ port: 0, host: '127.0.0.1' })}\n`)
