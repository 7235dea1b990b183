import type { CallInput } from '@touchline/contract'
import type { Db } from '../../db/database.ts'
import { sqlState, UNIQUE_VIOLATION } from '../../db/database-error.ts'
import { Problem } from '../../http/problem.ts'
import { nicknameProblem, readNickname } from './nickname.ts'
import { plainPhoneNumber } from './phone-number.ts'
import { checkCurrentPassword } from './change-password.ts'
import type { PlayerFieldKey } from '../../settings/settings.ts'
import { getPlayer, lockPlayer, updatePlayer } from './player-repository.ts'
import type { PlayerChange, PlayerRow } from './player-repository.ts'

type ChangeBody = NonNullable<CallInput<'updatePlayer'>['body']>

type Options = {
  readonly required: readonly PlayerFieldKey[]
  /** Names of the operator. */
  readonly reservedNames: readonly string[]
  readonly address: string
  readonly now: Date
}

/**
 * Changes what the body names; an empty text takes a value away.
 * @throws Problem 400 where a required field would be empty; 403 where the number of a verified
 *   phone changes without the current password; 422 for a nickname that others may not read
 */
export async function changeProfile(
  db: Db,
  playerId: number,
  body: ChangeBody,
  options: Options,
): Promise<PlayerRow> {
  const change = toChange(body, options.reservedNames)
  refuseEmpty(change, options.required)
  const player = await getPlayer(db, playerId)
  if (Object.keys(change).length === 0) return player
  const isChecked = takesVerifiedPhone(player, change)
  if (isChecked) await checkCurrentPassword(db, player, body.currentPassword, options)
  const changed = await db.transaction().execute(async (trx) => {
    const held = await lockPlayer(trx, playerId)
    // It was verified meanwhile, and asks for the password now.
    if (takesVerifiedPhone(held, change) && !isChecked) return undefined
    const isOther = change.phone !== undefined && change.phone !== held.phone
    const whole = isOther ? { ...change, phone_verified_at: null } : change
    return updatePlayer(trx, playerId, whole).catch((error: unknown) => {
      throw sqlState(error) === UNIQUE_VIOLATION ? nicknameProblem('taken') : error
    })
  })
  return changed ?? changeProfile(db, playerId, body, options)
}

function takesVerifiedPhone(player: PlayerRow, { phone }: PlayerChange): boolean {
  return phone !== undefined && phone !== player.phone && player.phone_verified_at !== null
}

function toChange(body: ChangeBody, reserved: readonly string[]): PlayerChange {
  return {
    ...(body.firstName === undefined ? {} : { first_name: body.firstName || null }),
    ...(body.lastName === undefined ? {} : { last_name: body.lastName || null }),
    ...(body.nickname === undefined ? {} : readNickname(body.nickname, reserved)),
    ...(body.phone === undefined ? {} : { phone: plainPhoneNumber(body.phone) }),
  }
}

function refuseEmpty(change: PlayerChange, required: readonly PlayerFieldKey[]): void {
  const empty = required.filter((key) => change[key] === null)
  if (empty.length === 0) return
  const fields = Object.fromEntries(
    empty.map((name) => [name, { key: 'error.form.required' as const }]),
  )
  throw new Problem(400, 'error.form.required', { fields })
}
