import { describe, expect, it, onTestFinished } from 'vitest'
import type { Db } from '../../db/database.ts'
import { createTestDatabase, engines } from '../../db/testing/test-database.ts'
import { waitingForLocks } from '../../db/testing/waiting-for-locks.ts'
import {
  countAttempt,
  forgiveAttempt,
  promoCodeSubjects,
  signInSubjects,
} from './attempt-limits.ts'

const NOW = new Date('2026-11-26T12:00:00Z')
const ADDRESS = '192.0.2.1'
const SUBJECTS = {
  'sign-in': signInSubjects('ada@example.test', ADDRESS),
  'promo code': promoCodeSubjects(1, ADDRESS),
}
type Subjects = (typeof SUBJECTS)['sign-in']

const counts = (db: Db, subjects: Subjects) => countAttempt(db, subjects, NOW)
const TOUCH = 'update sign_in_failures set failures = failures where subject = $1'

describe.each(engines)('attempts on $name', (engine) => {
  it.each([
    ['counted', 'sign-in', counts],
    ['counted', 'promo code', counts],
    ['forgiven', 'sign-in', forgiveAttempt],
    ['forgiven', 'promo code', forgiveAttempt],
  ] as const)('[S7] are %s for a %s in the order of all others', async (_, kind, work) => {
    const subjects = SUBJECTS[kind]
    const database = await createTestDatabase(engine)
    const { kysely: db, pool } = database
    // Whichever of them was there first: rows are found as they lie.
    for (const subject of subjects.toReversed()) await countAttempt(db, [subject], NOW)
    const other = await pool.connect()
    onTestFinished(async () => {
      other.release()
      await database.close()
    })
    const [first = '', second = ''] = subjects.map(({ name }) => name).toSorted()
    await other.query('begin')
    await other.query(TOUCH, [first])
    const working = work(db, subjects).then(
      () => 'done',
      (error: unknown) => error,
    )
    const isWaiting = async () => (await waitingForLocks({ pool })) === 1
    await expect.poll(isWaiting, { timeout: 60_000 }).toBe(true)
    // Were the second held by now, each would wait for the other.
    await other.query(TOUCH, [second])
    await other.query('commit')
    expect(await working).toBe('done')
  })
})
