import type { CallInput, Calls } from '@touchline/contract'
import type { Db } from '../../db/database.ts'
import { Problem } from '../../http/problem.ts'
import { countAttempt, forgiveAttempt, signInSubjects } from '../sessions/attempt-limits.ts'
import { isPasswordRight } from './password.ts'
import type { PlayerFieldKey } from '../../settings/settings.ts'
import { getPlayer, updatePlayer } from './player-repository.ts'
import type { PlayerChange, PlayerRow } from './player-repository.ts'

type ChangeBody = NonNullable<CallInput<Calls['updatePlayer']>['body']>

type Options = {
  readonly required: readonly PlayerFieldKey[]
  readonly address: string
  readonly now: Date
}

/**
 * Changes what the body names; an empty text takes a value away.
 * @throws Problem 400 where a required field would be empty; 403 where the number of a verified
 *   phone changes without the current password
 */
export async function changeProfile(
  db: Db,
  playerId: number,
  body: ChangeBody,
  options: Options,
): Promise<PlayerRow> {
  const player = await getPlayer(db, playerId)
  const change = toChange(body)
  refuseEmpty(change, options.required)
  if (change.phone !== undefined && change.phone !== player.phone) {
    if (player.phone_verified_at !== null) {
      await checkPassword(db, player, body.currentPassword, options)
    }
    change.phone_verified_at = null
  }
  return Object.keys(change).length === 0 ? player : updatePlayer(db, playerId, change)
}

function toChange(body: ChangeBody): PlayerChange {
  return {
    ...(body.firstName === undefined ? {} : { first_name: body.firstName || null }),
    ...(body.lastName === undefined ? {} : { last_name: body.lastName || null }),
    ...(body.nickname === undefined ? {} : { nickname: body.nickname || null }),
    ...(body.phone === undefined ? {} : { phone: body.phone }),
  }
}

function refuseEmpty(change: PlayerChange, required: readonly PlayerFieldKey[]): void {
  const empty = required.filter((key) => change[key] === null)
  if (empty.length === 0) return
  const fields = Object.fromEntries(empty.map((key) => [key, 'error.form.required']))
  throw new Problem(400, 'error.form.required', { details: { fields } })
}

async function checkPassword(
  db: Db,
  player: PlayerRow,
  password: string | undefined,
  { address, now }: Options,
): Promise<void> {
  if (password === undefined) throw new Problem(403, 'error.auth.password_required')
  const subjects = signInSubjects(player.email, address)
  await countAttempt(db, subjects, now)
  if (!(await isPasswordRight(password, player.password_hash))) {
    throw new Problem(403, 'error.auth.wrong_password')
  }
  await forgiveAttempt(db, subjects)
}
