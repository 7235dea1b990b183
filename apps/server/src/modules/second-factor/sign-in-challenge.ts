import { timingSafeEqual } from 'node:crypto'
import type { CodeNeeded } from '@touchline/contract'
import { codeDigits, intlLocale } from '@touchline/contract'
import type { Db, Executor } from '../../db/database.ts'
import { Problem } from '../../http/problem.ts'
import { messageText } from '../../messaging/message-texts.ts'
import type { Messenger } from '../../messaging/messenger.ts'
import { forgetSecrets } from '../../messaging/outbox-messenger.ts'
import type { LocaleCode } from '../../settings/locales.ts'
import { isLocale } from '../../settings/locales.ts'
import { createCode, hashCode } from '../one-time-code.ts'
import type { PlayerRow } from '../players/player-repository.ts'
import { lockPlayer } from '../players/player-repository.ts'
import {
  codeMailSubjects,
  codeSubjects,
  countAttempt,
  forgiveAttempt,
} from '../sessions/attempt-limits.ts'
import type { ClientName } from '../sessions/client-name.ts'
import { createSessionToken, hashSessionToken } from '../sessions/session-token.ts'
import { hasAuthenticator, isAuthenticatorCode } from './authenticator.ts'
import { redeemRecoveryCode } from './recovery-codes.ts'

const LIFETIME_MINUTES = 10
const RESEND_AFTER_MS = 60_000
const MOST_GUESSES = 5

type Deps = {
  readonly db: Db
  readonly messenger: Messenger
  readonly defaultLocale: LocaleCode
}

type Asker = { readonly address: string; readonly client: ClientName; readonly now: Date }

/**
 * Asks for the second factor after a right password: a code of the player's authenticator, or of an
 * e-mail where they have none. An earlier sign-in that still waits for one ends.
 * @throws Problem 429 after too many e-mails; 401 where the password has become another one meanwhile
 */
export async function challengeSignIn(
  { db, messenger, defaultLocale }: Deps,
  player: PlayerRow,
  asker: Asker,
): Promise<CodeNeeded> {
  const way = (await hasAuthenticator(db, player.id)) ? 'authenticator' : 'mail'
  if (way === 'mail') await countAttempt(db, codeMailSubjects(player.id, asker.address), asker.now)
  const challenge = createSessionToken()
  const code = way === 'mail' ? createCode() : null
  const expiresAt = new Date(asker.now.getTime() + LIFETIME_MINUTES * 60_000)
  const fresh = {
    token_hash: hashSessionToken(challenge),
    way,
    code_hash: code === null ? null : hashCode(challenge, code),
    guesses: 0,
    sent_at: asker.now,
    expires_at: expiresAt,
  } as const
  await db.transaction().execute(async (trx) => {
    const { password_hash: hash } = await lockPlayer(trx, player.id)
    if (hash !== player.password_hash) throw new Problem(401, 'error.auth.invalid_credentials')
    await trx
      .insertInto('sign_in_challenges')
      .values({ ...fresh, player_id: player.id })
      .onConflict((conflict) => conflict.column('player_id').doUpdateSet(fresh))
      .execute()
    if (code === null) return
    const locale = isLocale(player.language) ? player.language : defaultLocale
    await messenger.send(trx, {
      kind: 'sign_in_code',
      channel: 'email',
      playerId: player.id,
      recipient: player.email,
      secretUntil: expiresAt,
      ...messageText('sign_in_code', locale, {
        code,
        device: deviceText(asker.client, locale),
      }),
    })
  })
  return { challenge, way, resendSeconds: way === 'mail' ? RESEND_AFTER_MS / 1000 : 0 }
}

/**
 * Sends another code for a sign-in that waits for one; the one before works no longer.
 * @throws Problem 422 where there is none to send for; 429 too soon, and after too many
 */
export async function resendCode(deps: Deps, challenge: string, asker: Asker): Promise<CodeNeeded> {
  const row = await deps.db
    .selectFrom('sign_in_challenges')
    .innerJoin('players', 'players.id', 'sign_in_challenges.player_id')
    .selectAll('players')
    .select('sent_at')
    .where('token_hash', '=', hashSessionToken(challenge))
    .where('way', '=', 'mail')
    .where('expires_at', '>', asker.now)
    .executeTakeFirst()
  if (row === undefined) throw new Problem(422, 'error.auth.code_expired')
  const { sent_at: sentAt, ...player } = row
  const wait = sentAt.getTime() + RESEND_AFTER_MS - asker.now.getTime()
  if (wait > 0) {
    throw new Problem(429, 'error.phone.too_soon', { params: { seconds: Math.ceil(wait / 1000) } })
  }
  return challengeSignIn(deps, player, asker)
}

/**
 * Takes the second factor, once. Every guess is counted before it is looked at, so that guesses in
 * parallel cannot slip through.
 * @returns whose sign-in it was, as they were while it was awaited
 * @throws Problem 422 for a wrong code, and where none is awaited any more; 429 after too many
 */
export async function redeemCode(
  db: Db,
  { challenge, code }: { challenge: string; code: string },
  now: Date,
): Promise<PlayerRow> {
  const row = await db
    .updateTable('sign_in_challenges')
    .set((eb) => ({ guesses: eb('guesses', '+', 1) }))
    .where('token_hash', '=', hashSessionToken(challenge))
    .where('expires_at', '>', now)
    .where('guesses', '<', MOST_GUESSES)
    .returning(['player_id', 'code_hash'])
    .executeTakeFirst()
  if (row === undefined) throw new Problem(422, 'error.auth.code_expired')
  const { player_id: playerId, code_hash: codeHash } = row
  await countAttempt(db, codeSubjects(playerId), now)
  const player = await db.transaction().execute(async (trx) => {
    const awaited = await lockPlayer(trx, playerId)
    const taken = await (codeHash === null
      ? isOwnCode(trx, playerId, code, now)
      : timingSafeEqual(codeHash, hashCode(challenge, codeDigits(code))))
    if (!taken) return undefined
    const ended = await trx
      .deleteFrom('sign_in_challenges')
      .where('token_hash', '=', hashSessionToken(challenge))
      .returning('player_id')
      .executeTakeFirst()
    if (ended === undefined) throw new Problem(422, 'error.auth.code_expired')
    await forgetSecrets(trx, 'sign_in_code', playerId)
    return awaited
  })
  if (player === undefined) {
    throw new Problem(422, 'error.auth.code_wrong', {
      fields: { code: { key: 'error.auth.code_wrong' } },
    })
  }
  await forgiveAttempt(db, codeSubjects(playerId))
  return player
}

export async function deleteExpiredSignIns(db: Executor, now: Date): Promise<void> {
  await db.deleteFrom('sign_in_challenges').where('expires_at', '<=', now).execute()
}

/** Of the authenticator, or one of the codes for when it is lost. */
async function isOwnCode(
  db: Executor,
  playerId: number,
  code: string,
  now: Date,
): Promise<boolean> {
  return (
    (await isAuthenticatorCode(db, playerId, code, now)) ||
    (await redeemRecoveryCode(db, playerId, code))
  )
}

/** What the e-mail calls the device: `Firefox, Linux`. */
function deviceText({ browser, system }: ClientName, locale: LocaleCode): string {
  const names = [browser, system].filter((name) => name !== null)
  if (names.length === 0) return '–'
  return new Intl.ListFormat(intlLocale(locale), { type: 'unit', style: 'short' }).format(names)
}
