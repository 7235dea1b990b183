import { sql } from 'kysely'
import type { Executor } from '../../db/database.ts'
import { clientKey } from '../../http/client-key.ts'
import type { MessageWith } from '../../http/messages.ts'
import { Problem } from '../../http/problem.ts'

const WINDOW_MINUTES = 15
const ACCOUNT_LIMIT = 10
const ADDRESS_LIMIT = 100
/** E-mails of one purpose to one mailbox. */
const MAIL_LIMIT = 3
const MAIL_ADDRESS_LIMIT = 30
/** Codes of a player that are tried, over all the sign-ins that ask for one. */
const CODE_LIMIT = 10
/** Promo codes of a player that were none. */
const PROMO_LIMIT = 10
/** Codes for a sign-in that are sent to a player. */
const CODE_MAIL_LIMIT = 5

/** Codes that are sent to one phone number, by however many players who say that it is theirs. */
const SMS_LIMIT = 5
const SMS_ADDRESS_LIMIT = 30

/** It says in how many minutes to try again. */
type LimitKey = MessageWith<'minutes'>

type Subject = {
  readonly name: string
  readonly limit: number
  readonly refusal?: LimitKey
}

/** What an attempt counts against: the account asked for, whether it exists or not, and the address. */
export function signInSubjects(email: string, address: string): Subject[] {
  return [
    { name: accountSubject(email), limit: ACCOUNT_LIMIT, refusal: 'error.auth.locked' },
    { name: `address:${clientKey(address)}`, limit: ADDRESS_LIMIT },
  ]
}

export function signUpSubjects(address: string): Subject[] {
  return [{ name: `sign-up:${clientKey(address)}`, limit: ADDRESS_LIMIT }]
}

/** Setting a password by a link, whose token is too long to be guessed; this spares the work of many. */
export function resetSubjects(address: string): Subject[] {
  return [{ name: `reset:${clientKey(address)}`, limit: ADDRESS_LIMIT }]
}

export function shareSubjects(address: string): Subject[] {
  return [{ name: `share:${clientKey(address)}`, limit: ADDRESS_LIMIT }]
}

/** Looking for shared bets that do not exist. */
export function sharedBetMissSubjects(address: string): Subject[] {
  return [{ name: `share-miss:${clientKey(address)}`, limit: ADDRESS_LIMIT }]
}

/** What the request for an e-mail counts against, whether there is such an account or not. */
export function linkSubjects(purpose: string, email: string, address: string): Subject[] {
  return [
    { name: `mail:${purpose}:${email}`, limit: MAIL_LIMIT },
    { name: `mail-from:${clientKey(address)}`, limit: MAIL_ADDRESS_LIMIT },
  ]
}

/** Guesses of the code that follows a right password, or that sets an authenticator up. */
export function codeSubjects(playerId: number): Subject[] {
  return [{ name: `code:${playerId}`, limit: CODE_LIMIT }]
}

/** Looking for promo codes that do not exist. */
export function promoCodeSubjects(playerId: number, address: string): Subject[] {
  return [
    { name: `promo:${playerId}`, limit: PROMO_LIMIT },
    { name: `promo-from:${clientKey(address)}`, limit: ADDRESS_LIMIT },
  ]
}

export function codeMailSubjects(playerId: number, address: string): Subject[] {
  return [
    { name: `code-mail:${playerId}`, limit: CODE_MAIL_LIMIT },
    { name: `mail-from:${clientKey(address)}`, limit: MAIL_ADDRESS_LIMIT },
  ]
}

export function smsSubjects(number: string, address: string): Subject[] {
  return [
    { name: `sms:${number}`, limit: SMS_LIMIT },
    { name: `sms-from:${clientKey(address)}`, limit: SMS_ADDRESS_LIMIT },
  ]
}

/** Passkeys are long secrets; this only spares the work of many. */
export function passkeySubjects(address: string): Subject[] {
  return [{ name: `passkey:${clientKey(address)}`, limit: ADDRESS_LIMIT }]
}

function accountSubject(email: string): string {
  return `account:${email}`
}

/**
 * Counts an attempt before it is tried, so that attempts in parallel cannot slip through.
 * @returns whether this one was the last that a subject has left
 * @throws Problem 429 above the limit of a subject
 */
export async function countAttempt(
  db: Executor,
  subjects: readonly Subject[],
  now: Date,
): Promise<boolean> {
  const ends = new Date(now.getTime() + WINDOW_MINUTES * 60_000)
  const rows = await db
    .insertInto('sign_in_failures')
    .values(namesOf(subjects).map((subject) => ({ subject, failures: 1, window_ends_at: ends })))
    .onConflict((conflict) =>
      conflict.column('subject').doUpdateSet({
        failures: sql`case when sign_in_failures.window_ends_at <= ${now} then 1
          else sign_in_failures.failures + 1 end`,
        window_ends_at: sql`case when sign_in_failures.window_ends_at <= ${now} then ${ends}
          else sign_in_failures.window_ends_at end`,
      }),
    )
    .returning(['subject', 'failures', 'window_ends_at'])
    .execute()
  const counts = rows.map((row) => {
    const subject = subjects.find(({ name }) => name === row.subject)
    return { ...row, limit: subject?.limit ?? 0, refusal: subject?.refusal }
  })
  for (const { failures, limit, window_ends_at: until, refusal } of counts) {
    if (failures > limit) throw tooMany(until, now, refusal)
  }
  return counts.some(({ failures, limit }) => failures === limit)
}

/** Whether no more passwords are tried on an account for the time being. */
export async function isAccountLocked(db: Executor, email: string, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('sign_in_failures')
    .select('failures')
    .where('subject', '=', accountSubject(email))
    .where('window_ends_at', '>', now)
    .executeTakeFirst()
  return row !== undefined && row.failures >= ACCOUNT_LIMIT
}

export async function forgetAccountAttempts(db: Executor, email: string): Promise<void> {
  await db.deleteFrom('sign_in_failures').where('subject', '=', accountSubject(email)).execute()
}

/** A success does not count: neither against the account nor against the address. */
export async function forgiveAttempt(db: Executor, subjects: readonly Subject[]): Promise<void> {
  await db
    .with('held', (query) =>
      query
        .selectFrom('sign_in_failures')
        .select('subject')
        .where('subject', 'in', namesOf(subjects))
        .orderBy(sql`subject collate "C"`)
        .forUpdate(),
    )
    .updateTable('sign_in_failures')
    .set({ failures: sql`case when subject ~ '^(account|code):' then 0 else failures - 1 end` })
    .where('subject', 'in', (query) => query.selectFrom('held').select('subject'))
    .execute()
}

/** In the one order in which they are locked: two that ask at once never wait for each other. */
function namesOf(subjects: readonly Subject[]): string[] {
  return subjects.map(({ name }) => name).toSorted()
}

export async function deleteOldAttempts(db: Executor, now: Date): Promise<void> {
  await db.deleteFrom('sign_in_failures').where('window_ends_at', '<=', now).execute()
}

function tooMany(
  ends: Date,
  now: Date,
  refusal: LimitKey = 'error.auth.too_many_attempts',
): Problem {
  const minutes = Math.max(1, Math.ceil((ends.getTime() - now.getTime()) / 60_000))
  return new Problem(429, refusal, {
    params: { minutes },
    details: { retry_after_minutes: minutes },
  })
}
