import { createTestFeed } from '../../modules/testing/test-feed.ts'
import { world } from '../../modules/testing/world.ts'
import { loadSettings } from '../../settings/settings.ts'
import { createBackend } from '../create-backend.ts'
import { PATIENT } from './patience.ts'

/**
 * A process of ROLE=feed with the small world, for tests that kill it. Says so on standard output
 * when it has started: as the one that runs the feed, or as a stand-by.
 */
const settings = { ...loadSettings(process.env), role: 'feed' as const, logLevel: 'error' as const }
const backend = await createBackend(settings, {
  ...PATIENT,
  feed: createTestFeed(world(Date.now())),
})
await backend.start()
process.stdout.write('started\n')
