import type { Phone } from '@touchline/contract'
import type { Db } from '../../db/database.ts'
import { Problem } from '../../http/problem.ts'
import { forgetSecrets } from '../../messaging/outbox-messenger.ts'
import { messageText } from '../../messaging/message-texts.ts'
import type { Messenger } from '../../messaging/messenger.ts'
import type { LocaleCode } from '../../settings/locales.ts'
import { getPlayer, lockPlayer, updatePlayer } from '../players/player-repository.ts'
import type { PlayerRow } from '../players/player-repository.ts'
import { countAttempt, smsSubjects } from '../sessions/attempt-limits.ts'
import {
  isCodeOpen,
  isCodeRight,
  isSmsLimitReached,
  nextCode,
  resendTimeout,
} from './phone-code.ts'
import { countWrongGuess, findPhoneCode, savePhoneCode } from './phone-repository.ts'
import type { PhoneCodeRow } from './phone-repository.ts'

const DIALLING_CODE = /^\+(\d{1,3})/

export async function readPhone(db: Db, playerId: number, now: Date): Promise<Phone> {
  const player = await getPlayer(db, playerId)
  return presentPhone(player, await findPhoneCode(db, playerId), now)
}

type Asked = {
  readonly playerId: number
  readonly locale: LocaleCode
  readonly address: string
  readonly now: Date
}

/** @throws Problem 422 without a number; 429 too soon after the last code, and after too many */
export async function sendCode(
  db: Db,
  messenger: Messenger,
  { playerId, locale, address, now }: Asked,
): Promise<Phone> {
  return db.transaction().execute(async (trx) => {
    const player = await lockPlayer(trx, playerId)
    const before = await findPhoneCode(trx, playerId)
    const { phone: number } = player
    if (number === null) throw new Problem(422, 'error.phone.missing')
    if (player.phone_verified_at !== null) return presentPhone(player, before, now)
    if (isSmsLimitReached(before, now)) throw new Problem(429, 'error.phone.sms_limit')
    const seconds = resendTimeout(before, now)
    if (seconds > 0) throw new Problem(429, 'error.phone.too_soon', { params: { seconds } })
    await countAttempt(trx, smsSubjects(number, address), now)
    const { code, row } = nextCode(before, { playerId, number, now })
    await savePhoneCode(trx, row)
    await messenger.send(trx, {
      kind: 'phone_code',
      channel: 'sms',
      playerId,
      recipient: number,
      secretUntil: row.expires_at,
      ...messageText('phone_code', locale, { code }),
    })
    return presentPhone(player, row, now)
  })
}

/** @throws Problem 422 for a wrong code, and where there is none to guess any more */
export async function verifyCode(
  db: Db,
  { playerId, code, now }: { playerId: number; code: string; now: Date },
): Promise<Phone> {
  const outcome = await db.transaction().execute(async (trx) => {
    const player = await lockPlayer(trx, playerId)
    const sent = await findPhoneCode(trx, playerId)
    if (player.phone_verified_at !== null) return presentPhone(player, sent, now)
    if (sent === undefined || !isCodeOpen(sent, player.phone ?? '', now)) return 'expired'
    if (!isCodeRight(sent, code)) {
      // The wrong guess has to stay counted, so the refusal waits until it is written.
      await countWrongGuess(trx, playerId)
      return 'wrong'
    }
    await forgetSecrets(trx, 'phone_code', playerId)
    return presentPhone(await updatePlayer(trx, playerId, { phone_verified_at: now }), sent, now)
  })
  if (outcome === 'expired') throw new Problem(422, 'error.phone.code_expired')
  if (outcome === 'wrong') throw new Problem(422, 'error.phone.wrong_code')
  return outcome
}

function presentPhone(
  { phone, phone_verified_at: verifiedAt }: PlayerRow,
  sent: PhoneCodeRow | undefined,
  now: Date,
): Phone {
  return {
    number: phone,
    country: DIALLING_CODE.exec(phone ?? '')?.[1] ?? null,
    verified: phone !== null && verifiedAt !== null,
    resendTimeout: resendTimeout(sent, now),
    smsLimitReached: isSmsLimitReached(sent, now),
    codeSent: sent !== undefined && isCodeOpen(sent, phone ?? '', now),
  }
}
