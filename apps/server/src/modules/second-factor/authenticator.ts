import { codeDigits } from '@touchline/contract'
import { Secret, TOTP } from 'otpauth'
import type { Db, Executor } from '../../db/database.ts'
import { Problem } from '../../http/problem.ts'
import type { NoticeMail } from '../players/notice-mail.ts'
import { getPlayer } from '../players/player-repository.ts'
import { codeSubjects, countAttempt, forgiveAttempt } from '../sessions/attempt-limits.ts'
import { holdSession } from '../sessions/session-repository.ts'
import type { SessionPlayer } from '../sessions/session-repository.ts'
import { issueRecoveryCodes } from './recovery-codes.ts'

const PERIOD_SECONDS = 30
/** Steps that a clock may be off, either way. */
const WINDOW = 1

export async function hasAuthenticator(db: Executor, playerId: number): Promise<boolean> {
  const row = await db
    .selectFrom('authenticators')
    .select('player_id')
    .where('player_id', '=', playerId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Makes the secret that an authenticator will share; it counts for nothing before a code proved it.
 * @returns the secret for typing, and the address that its QR code holds
 * @throws Problem 422 where there is one already
 */
export async function beginAuthenticator(
  db: Db,
  playerId: number,
  issuer: string,
): Promise<{ secret: string; uri: string }> {
  const { email } = await getPlayer(db, playerId)
  const secret = new Secret({ size: 20 })
  const row = { secret: secret.base32, last_step: 0n }
  const kept = await db
    .insertInto('authenticators')
    .values({ player_id: playerId, confirmed_at: null, ...row })
    .onConflict((conflict) =>
      conflict
        .column('player_id')
        .doUpdateSet(row)
        .where('authenticators.confirmed_at', 'is', null),
    )
    .returning('player_id')
    .executeTakeFirst()
  if (kept === undefined) throw new Problem(422, 'error.second_factor.exists')
  return { secret: secret.base32, uri: totpOf(secret.base32, { issuer, label: email }).toString() }
}

/**
 * Proves by a code that the player's authenticator has the secret. The same code again gives other codes
 * for when it is lost: the answer that showed the first ones may have been lost itself.
 * @returns those codes, which are shown this once
 * @throws Problem 422 for a wrong code; 429 after too many; 401 where the session has ended meanwhile
 */
export async function confirmAuthenticator(
  db: Db,
  notices: NoticeMail,
  player: Pick<SessionPlayer, 'id' | 'sessionId'>,
  code: string,
  now: Date,
): Promise<string[]> {
  const { id: playerId } = player
  await countAttempt(db, codeSubjects(playerId), now)
  const codes = await db.transaction().execute(async (trx) => {
    await holdSession(trx, player)
    if (!(await isAuthenticatorCode(trx, playerId, code, now, false))) {
      const isRepeated = await hasJustProven(trx, playerId, code, now)
      return isRepeated ? issueRecoveryCodes(trx, playerId) : undefined
    }
    await trx
      .updateTable('authenticators')
      .set({ confirmed_at: now })
      .where('player_id', '=', playerId)
      .execute()
    await notices.tellOf(trx, playerId, 'authenticator_added')
    return issueRecoveryCodes(trx, playerId)
  })
  if (codes === undefined) {
    throw new Problem(422, 'error.auth.code_wrong', {
      fields: { code: { key: 'error.auth.code_wrong' } },
    })
  }
  await forgiveAttempt(db, codeSubjects(playerId))
  return codes
}

/** @throws Problem 422 where there is none to have codes for */
export async function renewRecoveryCodes(db: Db, playerId: number): Promise<string[]> {
  if (!(await hasAuthenticator(db, playerId))) {
    throw new Problem(422, 'error.second_factor.missing')
  }
  return db.transaction().execute((trx) => issueRecoveryCodes(trx, playerId))
}

/** Whoever has none is told of nothing. */
export async function removeAuthenticator(
  db: Db,
  notices: NoticeMail,
  playerId: number,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const removed = await trx
      .deleteFrom('authenticators')
      .where('player_id', '=', playerId)
      .where('confirmed_at', 'is not', null)
      .returning('player_id')
      .executeTakeFirst()
    await trx.deleteFrom('recovery_codes').where('player_id', '=', playerId).execute()
    if (removed !== undefined) await notices.tellOf(trx, playerId, 'authenticator_removed')
  })
}

/** Whether a code is the authenticator's now; a code is taken once. */
export async function isAuthenticatorCode(
  db: Executor,
  playerId: number,
  code: string,
  now: Date,
  isConfirmed = true,
): Promise<boolean> {
  const row = await db
    .selectFrom('authenticators')
    .select('secret')
    .where('player_id', '=', playerId)
    .where('confirmed_at', isConfirmed ? 'is not' : 'is', null)
    .executeTakeFirst()
  const step = row && stepOf(row.secret, code, now)
  if (step === undefined) return false
  const taken = await db
    .updateTable('authenticators')
    .set({ last_step: step })
    .where('player_id', '=', playerId)
    .where('last_step', '<', step)
    .returning('player_id')
    .executeTakeFirst()
  return taken !== undefined
}

/** Whether it is the very code that proved the authenticator, a moment ago. */
async function hasJustProven(
  db: Executor,
  playerId: number,
  code: string,
  now: Date,
): Promise<boolean> {
  const row = await db
    .selectFrom('authenticators')
    .select(['secret', 'last_step', 'confirmed_at'])
    .where('player_id', '=', playerId)
    .executeTakeFirst()
  if (!row?.confirmed_at) return false
  const step = stepOf(row.secret, code, row.confirmed_at)
  return step === row.last_step && step === stepOf(row.secret, code, now)
}

/** The step of time whose code it is; undefined for one of no step near. */
function stepOf(secret: string, code: string, at: Date): bigint | undefined {
  const token = codeDigits(code)
  if (!/^\d{6}$/.test(token)) return undefined
  const timestamp = at.getTime()
  const delta = totpOf(secret).validate({ token, timestamp, window: WINDOW })
  return delta === null ? undefined : BigInt(Math.floor(timestamp / 1000 / PERIOD_SECONDS) + delta)
}

function totpOf(secret: string, names: { issuer?: string; label?: string } = {}): TOTP {
  return new TOTP({ ...names, secret, algorithm: 'SHA1', digits: 6, period: PERIOD_SECONDS })
}
