import { createHash } from 'node:crypto'
import { CompiledQuery } from 'kysely'
import type { Kysely } from 'kysely'

const names = new Map<string, string>()

/**
 * A statement that each connection has parsed and planned once: for what every placement or every
 * call asks. It names its columns, because a `*` that a migration widens is refused.
 */
export function prepared<Row>(
  text: string,
): (
  db: Pick<Kysely<unknown>, 'executeQuery'>,
  values: readonly unknown[],
) => Promise<readonly Row[]> {
  names.set(text, createHash('sha256').update(text).digest('hex').slice(0, 16))
  return async (db, values) =>
    (await db.executeQuery<Row>(CompiledQuery.raw(text, [...values]))).rows
}

/** Under which a connection keeps the statement; undefined for one that is asked now and then. */
export function nameOfPrepared(text: string): string | undefined {
  return names.get(text)
}
