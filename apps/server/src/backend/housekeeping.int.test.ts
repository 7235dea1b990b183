import { amountOf } from '@touchline/betting'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Database } from '../db/database.ts'
import { createTestDatabase, engines } from '../db/testing/test-database.ts'
import { createManualClock } from '../modules/testing/manual-clock.ts'
import { createPlayer } from '../modules/testing/people.ts'
import type { Clock } from '../modules/clock.ts'
import { createSessionKeeper } from '../modules/sessions/session-keeper.ts'
import { addNotifications } from '../modules/notifications/add-notifications.ts'
import { insertSession } from '../modules/sessions/session-repository.ts'
import type { EndedSession } from '../modules/sessions/session-repository.ts'
import type { Reporter } from '../reporting/reporter.ts'
import { createTestReporter } from '../reporting/testing/test-reporter.ts'
import { startHousekeeping } from './housekeeping.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 86_400_000

describe.each(engines)('housekeeping on $name', (engine) => {
  let database: Database
  const ended: EndedSession[] = []
  beforeAll(async () => {
    database = await createTestDatabase(engine)
  })
  afterAll(() => database.close())

  const keepSession = async (playerId: number, minutes: number, now: number) =>
    insertSession(database.kysely, {
      playerId,
      tokenHash: Buffer.from([minutes]),
      now: new Date(now),
      expiresAt: new Date(now + minutes * 60_000),
      browser: null,
      system: null,
      country: null,
    })
  const begin = (
    clock: Clock,
    reporter: Reporter,
    over: Partial<Parameters<typeof startHousekeeping>[0]> = {},
  ) => {
    const db = database.kysely
    const settings = { sessionDays: 14, sessionIdleMinutes: 4320, countryHeader: undefined }
    const sessions = createSessionKeeper({
      db,
      clock,
      settings,
      endSockets: (one) => ended.push(one),
    })
    const payments = { reconcile: async () => undefined }
    return startHousekeeping({ db, clock, sessions, payments, retention: {}, reporter, ...over })
  }
  const sessions = async () =>
    (await database.kysely.selectFrom('sessions').select('token_hash').execute()).map(
      ({ token_hash: [minutes] }) => minutes,
    )

  it('forgets sessions whose time is over, and has done so when it is stopped', async () => {
    const clock = createManualClock()
    const playerId = await createPlayer(database.kysely, { EUR: amountOf(1n) })
    await keepSession(playerId, 30, clock.now())
    await keepSession(playerId, 90, clock.now())
    const stop = begin(clock, createTestReporter())
    clock.advance(HOUR_MS)
    await stop()
    expect(await sessions()).toEqual([90])
    // Whatever was opened with it is closed, too.
    expect(ended).toMatchObject([{ playerId }])
    clock.advance(HOUR_MS)
    await stop()
    expect(await sessions()).toEqual([90])
  })

  it('reports a step that fails and does the others, retention too, and all again an hour later', async () => {
    const clock = createManualClock()
    const after = vi.spyOn(clock, 'after')
    const reports: unknown[] = []
    const reporter: Reporter = { report: (_, context) => void reports.push(context) }
    const playerId = await createPlayer(database.kysely, { EUR: amountOf(1n) })
    await keepSession(playerId, 30, clock.now())
    await addNotifications(
      database.kysely,
      [{ playerId, cause: 'old', type: 'info', says: { own: { en: { title: 'Old' } } } }],
      new Date(clock.now() - 3 * DAY_MS),
    )
    const notices = async () =>
      (await database.kysely.selectFrom('notifications').select('id').execute()).length
    await database.pool.query('alter table sessions rename to sessions_away')
    const reconcile = () => Promise.reject(new Error('nobody answers'))
    const stop = begin(clock, reporter, {
      payments: { reconcile },
      retention: { notifications: 1 },
    })
    clock.advance(HOUR_MS)
    await expect.poll(notices).toBe(0)
    expect(reports).toEqual([
      { task: 'housekeeping', step: 'sessions' },
      { task: 'housekeeping', step: 'reconciliation' },
    ])
    await database.pool.query('alter table sessions_away rename to sessions')
    await expect.poll(() => after.mock.calls.length).toBe(2)
    clock.advance(HOUR_MS)
    await stop()
    expect(await sessions()).toEqual([])
  })
})
