import { timingSafeEqual } from 'node:crypto'
import { createCode, hashCode } from '../one-time-code.ts'
import type { PhoneCodeRow } from './phone-repository.ts'

const CODE_LIFETIME_MS = 10 * 60_000
const RESEND_AFTER_MS = 60_000
const WINDOW_MS = 24 * 3_600_000
const MOST_SENT = 5
const MOST_WRONG_GUESSES = 5

/** Seconds until another code may be sent; 0: now. */
export function resendTimeout(row: PhoneCodeRow | undefined, now: Date): number {
  if (row === undefined) return 0
  const left = row.sent_at.getTime() + RESEND_AFTER_MS - now.getTime()
  return Math.max(0, Math.ceil(left / 1000))
}

export function isSmsLimitReached(row: PhoneCodeRow | undefined, now: Date): boolean {
  return row !== undefined && row.window_ends_at > now && row.sent >= MOST_SENT
}

/** A new code for a number, counted with those that were sent in the same day. */
export function nextCode(
  before: PhoneCodeRow | undefined,
  { playerId, number, now }: { playerId: number; number: string; now: Date },
): { code: string; row: PhoneCodeRow } {
  const code = createCode()
  const window = before !== undefined && before.window_ends_at > now ? before : undefined
  const row = {
    player_id: playerId,
    number,
    code_hash: hashCode(`${playerId}:${number}`, code),
    wrong_guesses: 0,
    sent: (window?.sent ?? 0) + 1,
    sent_at: now,
    window_ends_at: window?.window_ends_at ?? new Date(now.getTime() + WINDOW_MS),
    expires_at: new Date(now.getTime() + CODE_LIFETIME_MS),
  }
  return { code, row }
}

/** Whether there is a code that may still be guessed, for the number that the player has now. */
export function isCodeOpen(row: PhoneCodeRow, number: string, now: Date): boolean {
  return row.number === number && row.expires_at > now && row.wrong_guesses < MOST_WRONG_GUESSES
}

export function isCodeRight(row: PhoneCodeRow, code: string): boolean {
  return timingSafeEqual(row.code_hash, hashCode(`${row.player_id}:${row.number}`, code))
}
