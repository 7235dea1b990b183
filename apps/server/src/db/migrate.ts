import { OperatorError } from '../reporting/operator-error.ts'
import type { Client } from './connections.ts'
import { isDatabaseAway, reasonOf } from './database-error.ts'
import { readMigrations } from './read-migrations.ts'
import type { Migration } from './read-migrations.ts'

/** Any number, the same for every process of the product. */
const LOCK = 7_201_983_301

/** The schema is not the one of this version; the message says which step stands in the way. */
class MigrationError extends OperatorError {}

/**
 * Brings the schema up to date, each migration in its own transaction. Processes that start at the
 * same time wait for each other.
 * @param client without bounds of time
 * @throws MigrationError when a migration that ran here has been edited since
 */
export async function migrate(client: Client): Promise<void> {
  const migrations = await readMigrations()
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK])
    await client.query(
      `create table if not exists schema_migrations (
         number integer primary key, title text not null, checksum text not null,
         applied_at timestamptz not null default now()
       )`,
    )
    const applied = await readApplied(client)
    for (const migration of migrations) await applyOnce(client, migration, applied)
  } finally {
    await client.query('select pg_advisory_unlock($1)', [LOCK]).catch(() => undefined)
  }
}

async function readApplied(client: Client): Promise<ReadonlyMap<number, string>> {
  const { rows } = await client.query<{ number: number; checksum: string }>(
    'select number, checksum from schema_migrations',
  )
  return new Map(rows.map((row) => [row.number, row.checksum]))
}

async function applyOnce(
  client: Client,
  migration: Migration,
  applied: ReadonlyMap<number, string>,
): Promise<void> {
  const known = applied.get(migration.number)
  if (known === migration.checksum) return
  if (known !== undefined) {
    throw new MigrationError(
      `Migration ${migration.file} was edited after it had run on this database; ` +
        'write a new migration instead.',
    )
  }
  await client.query('begin')
  try {
    await client.query(migration.sql)
    await client.query(
      'insert into schema_migrations (number, title, checksum) values ($1, $2, $3)',
      [migration.number, migration.title, migration.checksum],
    )
    await client.query('commit')
  } catch (cause) {
    if (isDatabaseAway(cause)) throw cause
    await client.query('rollback')
    throw new MigrationError(`Migration ${migration.file} failed: ${reasonOf(cause)}.`, { cause })
  }
}
