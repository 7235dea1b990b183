import { userInfo } from 'node:os'
import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import type { ActOutcome } from '../../db/schema.ts'
import { OperatorError } from '../../reporting/operator-error.ts'

/** Something that an operator does by a command. */
export type Act = {
  /** As npm knows it, with the word that says what is done. */
  readonly command: string
  /** To whose account, by e-mail address or phone number, or to what. */
  readonly subject?: { readonly player: string } | string | undefined
  /** What else was said. */
  readonly details?: string | undefined
}

/**
 * Does what an operator wants, and notes who wanted it, when and how it ended: before it begins, so that
 * nothing is done that is not noted.
 */
export async function noteAct<T>(db: Db, act: Act, work: () => Promise<T>): Promise<T> {
  const { id } = await db
    .insertInto('operator_acts')
    .values({
      done_by: operatorName(),
      command: act.command,
      subject: (await subjectOf(db, act.subject)) ?? null,
      details: act.details ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  // What was done is done, and its answer counts: that nobody could note the end is no failure of it.
  const end = (outcome: ActOutcome) =>
    db
      .updateTable('operator_acts')
      .set({ outcome })
      .where('id', '=', id)
      .execute()
      .catch(() => undefined)
  let outcome: ActOutcome = 'done'
  try {
    return await work()
  } catch (error) {
    outcome = error instanceof OperatorError ? 'refused' : 'failed'
    throw error
  } finally {
    await end(outcome)
  }
}

/** By whom the command was run: whose rights were borrowed for it says less than who borrowed them. */
export function operatorName(environment: NodeJS.ProcessEnv = process.env): string {
  const { SUDO_USER: sudoer } = environment
  return sudoer === undefined || sudoer === '' ? userName() : sudoer
}

/** A container may run as a number that no user has. */
function userName(): string {
  try {
    return userInfo().username
  } catch {
    return `uid ${process.getuid?.() ?? 'unknown'}`
  }
}

/** A player by number: what names them goes when a closed account is forgotten. */
async function subjectOf(db: Db, subject: Act['subject']): Promise<string | undefined> {
  if (typeof subject !== 'object') return subject
  const { player: named } = subject
  const player = await db
    .selectFrom('players')
    .select('id')
    .where((eb) =>
      eb.or([eb(sql`lower(email)`, '=', named.toLowerCase()), eb('phone', '=', named)]),
    )
    .executeTakeFirst()
  return player === undefined ? 'nobody' : `player ${player.id}`
}
