import type { Executor } from '../../db/database.ts'
import { sqlState, UNIQUE_VIOLATION } from '../../db/database-error.ts'
import type { SharedContent } from '../../db/schema.ts'
import { createCode } from './unmistakable-code.ts'

/** 8 of 30 letters: 650 billion codes, not to be guessed. */
const CODE_LENGTH = 8
const TRIES = 3

/** @returns the code of this content: the one that it has already, or a new one */
export async function keepSharedBets(
  db: Executor,
  { hash, content, now }: { hash: Buffer; content: SharedContent; now: Date },
  makeCode: () => string = () => createCode(CODE_LENGTH),
): Promise<string> {
  const row = { content_hash: hash, content: JSON.stringify(content), shared_at: now }
  for (let tries = 1; ; tries += 1) {
    try {
      const { code } = await db
        .insertInto('shared_bets')
        .values({ ...row, code: makeCode() })
        .onConflict((conflict) => conflict.column('content_hash').doUpdateSet({ shared_at: now }))
        .returning('code')
        .executeTakeFirstOrThrow()
      return code
    } catch (error) {
      // Somebody else's bets have this code.
      if (sqlState(error) !== UNIQUE_VIOLATION || tries === TRIES) throw error
    }
  }
}

export async function findSharedContent(
  db: Executor,
  code: string,
): Promise<SharedContent | undefined> {
  const row = await db
    .selectFrom('shared_bets')
    .select('content')
    .where('code', '=', code)
    .executeTakeFirst()
  return row?.content
}
