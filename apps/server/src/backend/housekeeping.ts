import type { Db } from '../db/database.ts'
import { forgetExpiredSecrets } from '../messaging/outbox-messenger.ts'
import { deleteExpiredTokens } from '../modules/account-access/link-tokens.ts'
import type { Clock } from '../modules/clock.ts'
import { deleteExpiredPush } from '../modules/device-push/push-queue.ts'
import { deleteExpiredChallenges } from '../modules/passkeys/passkey-challenges.ts'
import { dropOld } from '../modules/retention/drop-old.ts'
import { deleteExpiredSignIns } from '../modules/second-factor/sign-in-challenge.ts'
import { deleteOldAttempts } from '../modules/sessions/attempt-limits.ts'
import { deleteOldDevices } from '../modules/sessions/known-devices.ts'
import type { SessionKeeper } from '../modules/sessions/session-keeper.ts'
import type { Reporter } from '../reporting/reporter.ts'
import type { Retention } from '../settings/retention.ts'
import type { Payments } from './open-payments.ts'

const EVERY_MS = 3_600_000

type Deps = {
  readonly db: Db
  readonly clock: Clock
  readonly sessions: Pick<SessionKeeper, 'tidy'>
  readonly payments: Pick<Payments, 'reconcile'>
  readonly retention: Retention
  readonly reporter: Reporter
}

/**
 * Forgets sessions, attempts and links whose time is over, compares yesterday's payments with the
 * provider's books, and drops what is older than it is kept.
 * @returns stops it, and waits for the tidying under way: the database may be closed after it
 */
export function startHousekeeping(deps: Deps): () => Promise<void> {
  const { db, clock, sessions, payments, retention, reporter } = deps
  let cancel: () => void = () => undefined
  let work: Promise<void> = Promise.resolve()
  let stopped = false
  const tidy = async () => {
    const now = new Date(clock.now())
    await sessions.tidy()
    await deleteOldAttempts(db, now)
    await deleteExpiredTokens(db, now)
    await deleteExpiredSignIns(db, now)
    await deleteExpiredChallenges(db, now)
    await deleteOldDevices(db, now)
    await forgetExpiredSecrets(db, now)
    await deleteExpiredPush(db, now)
    await payments.reconcile()
    await dropOld(db, { retention, now: now.getTime(), isStopped: () => stopped })
  }
  const again = () => {
    cancel = clock.after(EVERY_MS, () => {
      work = work
        .then(tidy)
        .catch((error: unknown) => reporter.report(error, { task: 'housekeeping' }))
      again()
    })
  }
  again()
  return async () => {
    cancel()
    stopped = true
    await work
  }
}
