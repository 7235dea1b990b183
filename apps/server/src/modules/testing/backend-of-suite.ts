import type { ApiClient } from '@touchline/contract'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import type { Database } from '../../db/database.ts'
import { createTestDatabase, type Engine } from '../../db/testing/test-database.ts'
import type { Settings } from '../../settings/settings.ts'
import { startTestBackend, type TestBackend } from './test-backend.ts'

/** A backend whose members can be asked for while a test or a hook runs, not before. */
export type BackendOfSuite = TestBackend & {
  readonly database: Database
  /** Stops it and starts another one on the same database and clock. */
  restart: (options?: RestartOptions) => Promise<void>
}

export type BackendOfTest = BackendOfSuite & {
  /** Of the test's own player, who has EUR 100; of a new one after a restart. */
  readonly client: ApiClient
  readonly playerId: number
}

type RestartOptions = {
  settings?: Partial<Settings>
  /** How far the clock goes while nothing runs, ms. */
  downMs?: number
}

/** One backend on a new database for all tests of the suite that calls this. */
export function backendOfSuite(engine: Engine, settings: Partial<Settings> = {}): BackendOfSuite {
  const test = createLateBackend(engine)
  beforeAll(async () => {
    await test.openDatabase()
    await test.start(settings)
  })
  afterAll(async () => {
    await test.backend.stop()
    await test.database.close()
  })
  return test
}

/**
 * A new backend and player for each test of the suite that calls this, all on one new database. The
 * world begins anew with each, so results of the test before are forgotten.
 */
export function backendOfTest(engine: Engine, settings: Partial<Settings> = {}): BackendOfTest {
  const test = createLateBackend(engine)
  beforeAll(() => test.openDatabase())
  afterAll(() => test.database.close())
  beforeEach(async () => {
    await test.database.pool.query(
      'truncate outcome_results, cancellations, cancelled_windows, taken_back',
    )
    await test.start(settings)
    await test.seat()
  })
  afterEach(() => test.backend.stop())
  return test
}

function createLateBackend(engine: Engine) {
  let database: Database
  let started: TestBackend
  let player: Awaited<ReturnType<TestBackend['player']>> | undefined
  const client: ApiClient = (...asked) => seated().client(...asked)
  const seated = () => {
    if (player === undefined) throw new Error('this suite has no player of its own')
    return player
  }

  async function start(settings: Partial<Settings>, clock?: TestBackend['clock']): Promise<void> {
    started = await startTestBackend(database, settings, clock)
  }
  async function seat(): Promise<void> {
    player = await started.player()
  }

  return {
    async openDatabase() {
      database = await createTestDatabase(engine)
    },
    start,
    seat,
    async restart({ settings = {}, downMs = 0 }: RestartOptions = {}) {
      const { backend, clock } = started
      await backend.stop()
      if (downMs > 0) clock.advance(downMs)
      await start(settings, clock)
      if (player !== undefined) await seat()
    },
    get database() {
      return database
    },
    get backend() {
      return started.backend
    },
    get feed() {
      return started.feed
    },
    get clock() {
      return started.clock
    },
    client,
    get playerId() {
      return seated().id
    },
    visitor: lateVisitor(() => started),
    player: () => started.player(),
  }
}

/** A visitor may be named where the suite is described, and comes with the first call. */
function lateVisitor(started: () => TestBackend): TestBackend['visitor'] {
  return (options) => {
    let visitor: ApiClient | undefined
    return (...asked) => {
      visitor ??= started().visitor(options)
      return visitor(...asked)
    }
  }
}
