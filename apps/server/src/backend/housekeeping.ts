import type { Db } from '../db/database.ts'
import { deleteOldSharedBets } from '../modules/bets/shared-bet-repository.ts'
import { deleteOldMessages, forgetExpiredSecrets } from '../messaging/outbox-messenger.ts'
import { deleteExpiredTokens } from '../modules/account-access/link-tokens.ts'
import { deleteOldChat } from '../modules/match-chat/chat-repository.ts'
import type { Clock } from '../modules/clock.ts'
import { deleteOldAttempts } from '../modules/sessions/attempt-limits.ts'
import type { SessionKeeper } from '../modules/sessions/session-keeper.ts'
import type { Reporter } from '../reporting/reporter.ts'

const EVERY_MS = 3_600_000
const CHAT_KEPT_MS = 3 * 24 * EVERY_MS
const MESSAGES_KEPT_MS = 7 * 24 * EVERY_MS

type Deps = {
  readonly db: Db
  readonly clock: Clock
  readonly sessions: Pick<SessionKeeper, 'tidy'>
  readonly reporter: Reporter
}

/**
 * Forgets sessions, attempts, links and messages whose time is over.
 * @returns stops it, and waits for the tidying under way: the database may be closed after it
 */
export function startHousekeeping({ db, clock, sessions, reporter }: Deps): () => Promise<void> {
  let cancel: () => void = () => undefined
  let work: Promise<void> = Promise.resolve()
  const tidy = async () => {
    const now = new Date(clock.now())
    await sessions.tidy()
    await deleteOldAttempts(db, now)
    await deleteOldSharedBets(db, now)
    await deleteExpiredTokens(db, now)
    await forgetExpiredSecrets(db, now)
    await deleteOldChat(db, new Date(now.getTime() - CHAT_KEPT_MS))
    await deleteOldMessages(db, new Date(now.getTime() - MESSAGES_KEPT_MS))
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
    await work
  }
}
