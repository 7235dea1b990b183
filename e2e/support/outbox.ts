import pg from 'pg'
import { embeddedDatabaseUrl } from './embedded-database.ts'

/** The address in the last e-mail to someone, as the product wrote it. */
export async function linkSentTo(dataDir: string, email: string): Promise<string> {
  const body = await lastMessageTo(dataDir, email)
  const link = /https?:\S+/.exec(body)?.[0]
  if (link === undefined) throw new Error(`The last e-mail to ${email} has no link: ${body}`)
  return link
}

/** The code in the last text message to a number. */
export async function codeSentTo(dataDir: string, number: string): Promise<string> {
  const code = /\d{6}/.exec(await lastMessageTo(dataDir, number))?.[0]
  if (code === undefined) throw new Error(`No code was sent to ${number}`)
  return code
}

async function lastMessageTo(dataDir: string, recipient: string): Promise<string> {
  const rows = await query<{ body: string }>(
    dataDir,
    'select body from outbox_messages where recipient = $1 order by id desc limit 1',
    [recipient],
  )
  return rows[0]?.body ?? ''
}

/** Gives a player a limit that is used up already. */
export async function useUpSessionLimit(dataDir: string, email: string): Promise<void> {
  await query(
    dataDir,
    `with limited as (
       update players set session_limit_minutes = 1 where lower(email) = lower($1) returning id
     )
     insert into sportsbook_sessions (player_id, started_at, seen_at, ended_at)
     select id, now() - interval '2 hours', now() - interval '1 hour', now() - interval '1 hour'
     from limited`,
    [email],
  )
}

async function query<Row extends object>(
  dataDir: string,
  text: string,
  values: readonly string[],
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: embeddedDatabaseUrl(dataDir) })
  await client.connect()
  try {
    return (await client.query<Row>(text, [...values])).rows
  } finally {
    await client.end()
  }
}
