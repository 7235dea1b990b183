import type { FeedMessage } from '../../feed/messages.ts'
import { createTestFeed } from '../../modules/testing/test-feed.ts'
import { world } from '../../modules/testing/world.ts'
import { loadSettings } from '../../settings/settings.ts'
import { createBackend } from '../create-backend.ts'
import { PATIENT } from './patience.ts'

const ALIVE_EVERY_MS = 500

/** A process of the ROLE in its environment, with the small world, that listens where that says. */
const settings = loadSettings(process.env)
const feed = createTestFeed(world(Date.now()))
const backend = await createBackend(settings, {
  redisTimeoutMs: PATIENT.redisTimeoutMs,
  ...(settings.role === 'feed' ? { feed, feedLeaseMs: Number(process.env['TEST_LEASE_MS']) } : {}),
})
process.once('SIGTERM', () => void backend.stop())
await backend.app.listen({ port: settings.port, host: settings.host })
backend.push.attach(backend.app.server)
await backend.start()
setInterval(() => {
  const at = Date.now()
  const alive: FeedMessage = { kind: 'alive', provider: 'simulator', at, matchIds: ['2'] }
  feed.send(alive)
}, ALIVE_EVERY_MS).unref()
