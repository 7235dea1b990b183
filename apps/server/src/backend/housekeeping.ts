import type { Db } from '../db/database.ts'
import { forgetExpiredSecrets } from '../messaging/outbox-messenger.ts'
import { deleteExpiredTokens } from '../modules/account-access/link-tokens.ts'
import type { Clock } from '../modules/clock.ts'
import { deleteExpiredPush } from '../modules/device-push/push-queue.ts'
import { deleteExpiredChallenges } from '../modules/passkeys/passkey-challenges.ts'
import { repeat } from '../modules/repeat.ts'
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
 * provider's books, and drops what is older than it is kept. What fails is reported, and done an hour
 * later; the rest is done all the same.
 * @returns stops it, and waits for the tidying under way: the database may be closed after it
 */
export function startHousekeeping(deps: Deps): () => Promise<void> {
  const { clock, reporter } = deps
  const rounds = repeat({ clock, everyMs: EVERY_MS, reporter, task: 'housekeeping' }, async () => {
    const now = new Date(clock.now())
    for (const [step, run] of Object.entries(stepsOf(deps, now, rounds.isStopped))) {
      try {
        await run()
      } catch (error) {
        reporter.report(error, { task: 'housekeeping', step })
      }
    }
  })
  rounds.start()
  return rounds.stop
}

/** In this order, by the names under which they are reported. */
function stepsOf({ db, sessions, payments, retention }: Deps, now: Date, isStopped: () => boolean) {
  return {
    sessions: () => sessions.tidy(),
    attempts: () => deleteOldAttempts(db, now),
    tokens: () => deleteExpiredTokens(db, now),
    signIns: () => deleteExpiredSignIns(db, now),
    challenges: () => deleteExpiredChallenges(db, now),
    devices: () => deleteOldDevices(db, now),
    secrets: () => forgetExpiredSecrets(db, now),
    push: () => deleteExpiredPush(db, now),
    reconciliation: () => payments.reconcile(),
    retention: () => dropOld(db, { retention, now: now.getTime(), isStopped }),
  }
}
