import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../db/database.ts'
import { createTestDatabase, engines } from '../db/testing/test-database.ts'
import { createManualClock } from '../modules/testing/manual-clock.ts'
import { createPlayer } from '../modules/testing/people.ts'
import { insertSession } from '../modules/sessions/session-repository.ts'
import { loadSettings } from '../settings/settings.ts'
import { keepFeedStart } from './feed-start.ts'
import { startHousekeeping } from './housekeeping.ts'

describe.each(engines)('what is kept on $name', (engine) => {
  let database: Database
  beforeAll(async () => {
    database = await createTestDatabase(engine)
  })
  afterAll(() => database.close())

  it('keeps the first start of each feed', async () => {
    const db = database.kysely
    const settings = loadSettings({})
    expect(await keepFeedStart(db, settings, 1000)).toBe(1000)
    expect(await keepFeedStart(db, settings, 2000)).toBe(1000)
    expect(await keepFeedStart(db, loadSettings({ FEED_SEED: '2' }), 3000)).toBe(3000)
  })

  it('forgets sessions whose time is over', async () => {
    const db = database.kysely
    const clock = createManualClock()
    const playerId = await createPlayer(db, { EUR: 1n })
    for (const minutes of [30, 90]) {
      const expiresAt = new Date(clock.now() + minutes * 60_000)
      await insertSession(db, { playerId, tokenHash: Buffer.from([minutes]), expiresAt })
    }
    const stop = startHousekeeping(db, clock, { report: (error) => expect.fail(String(error)) })
    clock.advance(3_600_000)
    const left = async () => (await db.selectFrom('sessions').select('token_hash').execute()).length
    await expect.poll(left).toBe(1)
    stop()
  })
})
