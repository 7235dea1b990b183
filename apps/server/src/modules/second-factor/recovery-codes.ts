import { randomInt } from 'node:crypto'
import type { Executor } from '../../db/database.ts'
import { hashCode } from '../one-time-code.ts'

const COUNT = 10
const LENGTH = 10
/** Letters that are not taken for one another; without digits none is taken for a code. */
const LETTERS = 'ABCDEFGHJKMNPQRSTVWXYZ'

/** New codes for when an authenticator is lost, each good once; the ones before end. */
export async function issueRecoveryCodes(db: Executor, playerId: number): Promise<string[]> {
  const codes = Array.from({ length: COUNT }, createRecoveryCode)
  await db.deleteFrom('recovery_codes').where('player_id', '=', playerId).execute()
  await db
    .insertInto('recovery_codes')
    .values(codes.map((code) => ({ player_id: playerId, code_hash: hashOf(playerId, code) })))
    .execute()
  return codes
}

/** Uses a code up. @returns whether it was one of the player's */
export async function redeemRecoveryCode(
  db: Executor,
  playerId: number,
  code: string,
): Promise<boolean> {
  const row = await db
    .deleteFrom('recovery_codes')
    .where('player_id', '=', playerId)
    .where('code_hash', '=', hashOf(playerId, code))
    .returning('player_id')
    .executeTakeFirst()
  return row !== undefined
}

export async function countRecoveryCodes(db: Executor, playerId: number): Promise<number> {
  const { count } = await db
    .selectFrom('recovery_codes')
    .select((eb) => eb.fn.countAll<bigint>().as('count'))
    .where('player_id', '=', playerId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

function createRecoveryCode(): string {
  const letters = Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('')
  return `${letters.slice(0, LENGTH / 2)}-${letters.slice(LENGTH / 2)}`
}

function hashOf(playerId: number, code: string): Buffer {
  const letters = code.toUpperCase().replaceAll(/[^A-Z]/g, '')
  return hashCode(String(playerId), letters)
}
