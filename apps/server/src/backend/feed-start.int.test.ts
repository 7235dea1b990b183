import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../db/database.ts'
import { createTestDatabase, engines } from '../db/testing/test-database.ts'
import { loadSettings } from '../settings/settings.ts'
import { keepFeedStart } from './feed-start.ts'

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
})
