import type { Db } from '../../db/database.ts'
import { sqlState, UNIQUE_VIOLATION } from '../../db/database-error.ts'
import { Problem } from '../../http/problem.ts'
import { skeletonOf } from '../../moderation/letters.ts'
import { refusalOfNickname } from '../../moderation/nickname.ts'
import type { NicknameRefusal } from '../../moderation/nickname.ts'
import { updatePlayer } from './player-repository.ts'
import type { PlayerChange } from './player-repository.ts'

export function nicknameProblem(why: NicknameRefusal | 'taken'): Problem {
  const key = `error.name.${why}` as const
  return new Problem(422, key, { fields: { nickname: { key } } })
}

/**
 * A nickname with what it is read as, which no other player's may be; an empty text takes it away.
 * @throws Problem 422 for one that others may not read
 */
export function readNickname(
  text: string,
  reserved: readonly string[],
): Pick<PlayerChange, 'nickname' | 'nickname_skeleton'> {
  if (text === '') return { nickname: null, nickname_skeleton: null }
  const nickname = text.normalize('NFKC').replaceAll(/ +/g, ' ')
  const refusal = refusalOfNickname(nickname, reserved)
  if (refusal !== null) throw nicknameProblem(refusal)
  return { nickname, nickname_skeleton: skeletonOf(nickname) }
}

/**
 * Nicknames from before there was a rule: the first player keeps one that passes. Others keep theirs
 * for themselves, and nobody else reads it.
 */
export async function readEarlierNicknames(db: Db, reserved: readonly string[]): Promise<void> {
  const players = await db
    .selectFrom('players')
    .select(['id', 'nickname'])
    .where('nickname', 'is not', null)
    .where('nickname_skeleton', 'is', null)
    .orderBy('id')
    .execute()
  for (const { id, nickname } of players) {
    if (nickname === null || refusalOfNickname(nickname, reserved) !== null) continue
    try {
      await updatePlayer(db, id, { nickname_skeleton: skeletonOf(nickname) })
    } catch (error) {
      if (sqlState(error) !== UNIQUE_VIOLATION) throw error
    }
  }
}
