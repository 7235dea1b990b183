import type { Db } from '../db/database.ts'
import { deleteOldSharedBets } from '../modules/bets/shared-bet-repository.ts'
import { deleteOldMessages } from '../messaging/outbox-messenger.ts'
import { deleteExpiredTokens } from '../modules/account-access/link-tokens.ts'
import { deleteOldChat } from '../modules/match-chat/chat-repository.ts'
import type { Clock } from '../modules/clock.ts'
import { deleteOldAttempts } from '../modules/sessions/attempt-limits.ts'
import { deleteExpiredSessions } from '../modules/sessions/session-repository.ts'
import type { Reporter } from '../reporting/reporter.ts'

const EVERY_MS = 3_600_000
const CHAT_KEPT_MS = 3 * 24 * EVERY_MS
const MESSAGES_KEPT_MS = 7 * 24 * EVERY_MS

/**
 * Forgets sessions, attempts, links and messages whose time is over.
 * @returns stops it, and waits for the tidying under way: the database may be closed after it
 */
export function startHousekeeping(db: Db, clock: Clock, reporter: Reporter): () => Promise<void> {
  let cancel: () => void = () => undefined
  let work: Promise<void> = Promise.resolve()
  const tidy = async () => {
    const now = new Date(clock.now())
    await deleteExpiredSessions(db, now)
    await deleteOldAttempts(db, now)
    await deleteOldSharedBets(db, now)
    await deleteExpiredTokens(db, now)
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
