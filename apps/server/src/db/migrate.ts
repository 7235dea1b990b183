import type pg from 'pg'
import { readMigrations } from './read-migrations.ts'
import type { Migration } from './read-migrations.ts'

/** Any number, the same for every process of the product. */
const LOCK = 7_201_983_301

/**
 * Brings the schema up to date, each migration in its own transaction. Processes that start at the
 * same time wait for each other.
 * @throws Error when a migration that ran here has been edited since
 */
export async function migrate(pool: pg.Pool): Promise<void> {
  const migrations = await readMigrations()
  const client = await pool.connect()
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
    client.release()
  }
}

async function readApplied(client: pg.PoolClient): Promise<ReadonlyMap<number, string>> {
  const { rows } = await client.query<{ number: number; checksum: string }>(
    'select number, checksum from schema_migrations',
  )
  return new Map(rows.map((row) => [row.number, row.checksum]))
}

async function applyOnce(
  client: pg.PoolClient,
  migration: Migration,
  applied: ReadonlyMap<number, string>,
): Promise<void> {
  const known = applied.get(migration.number)
  if (known === migration.checksum) return
  if (known !== undefined) {
    throw new Error(
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
    await client.query('rollback')
    throw new Error(`Migration ${migration.file} failed: ${String(cause)}`, { cause })
  }
}
