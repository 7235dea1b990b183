import { withClient } from '../connections.ts'
import { sqlState } from '../database-error.ts'
import { SUPERUSER } from './initialise.ts'
import type { Postmaster } from './postmaster-file.ts'

/** Address of a database on the embedded server, in the form that libpq and `pg` both read. */
export function socketUrl(postmaster: Postmaster, database: string): string {
  const host = encodeURIComponent(postmaster.sockets)
  return `postgres://${SUPERUSER}@/${database}?host=${host}&port=${postmaster.port}`
}

/** Whether the server takes connections now (not while it starts up or shuts down). */
export async function isAccepting(postmaster: Postmaster): Promise<boolean> {
  try {
    await withClient(socketUrl(postmaster, 'postgres'), (client) => client.query('select 1'))
    return true
  } catch {
    return false
  }
}

export async function ensureDatabase(postmaster: Postmaster, name: string): Promise<void> {
  await withClient(socketUrl(postmaster, 'postgres'), async (client) => {
    const found = await client.query('select 1 from pg_database where datname = $1', [name])
    if (found.rowCount !== 0) return
    await client.query(`create database ${client.escapeIdentifier(name)}`).catch(ignoreDuplicate)
  })
}

/** Another process may have made it between the look and the making. */
function ignoreDuplicate(error: unknown): void {
  const code = sqlState(error)
  if (code !== '42P04' && code !== '23505') throw error
}

/** How many sessions other than this one the server serves. */
export async function countOtherSessions(postmaster: Postmaster): Promise<number> {
  return withClient(socketUrl(postmaster, 'postgres'), async (client) => {
    const { rows } = await client.query<{ others: number }>(
      `select count(*)::int as others from pg_stat_activity
       where backend_type = 'client backend' and pid <> pg_backend_pid()`,
    )
    return rows[0]?.others ?? 0
  })
}
