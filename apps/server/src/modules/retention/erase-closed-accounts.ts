import { OPEN_BET_STATUSES, OPEN_PAYMENT_STATUSES } from '@touchline/betting'
import { sql } from 'kysely'
import type { Db, Executor } from '../../db/database.ts'
import { findExcluded } from '../limits/exclusion.ts'

/**
 * What tells who somebody is, what they chose and what they said. Chat messages, and push messages that
 * wait, go with their authors and devices.
 */
export const ERASED_TABLES = [
  'authenticators',
  'barred_sessions',
  'chat_people',
  'chat_reports',
  'favourites',
  'guard_rails',
  'known_devices',
  'notifications',
  'outbox_messages',
  'passkey_challenges',
  'passkeys',
  'phone_codes',
  'player_decisions',
  'player_settings',
  'player_tokens',
  'push_subscriptions',
  'recovery_codes',
  'sessions',
  'sign_in_challenges',
  'sign_ins',
] as const

type Reach = {
  /** Accounts that were closed before. */
  readonly before: Date
  readonly now: Date
  readonly limit: number
  readonly isStopped: () => boolean
}

type Page = { readonly last: number | undefined }

/**
 * Forgets who was behind accounts that have been closed for long: the row of the player stays, for its
 * bets, its money and its limits, with nothing that names anybody. Left alone are players who exclude
 * themselves, for whoever is forgotten could sign up again; and whose money is still theirs, on its way
 * or at stake, for it has to find them.
 */
export async function eraseClosedAccounts(db: Db, reach: Reach): Promise<void> {
  for (let after: number | undefined = 0; after !== undefined && !reach.isStopped();) {
    const from: number = after
    const { last } = await db.transaction().execute((trx) => erasePage(trx, from, reach))
    after = last
  }
}

async function erasePage(trx: Executor, after: number, reach: Reach): Promise<Page> {
  const { before, now, limit } = reach
  const { rows } = await sql<{ id: number }>`
    select id from players p
    where id > ${after} and closed_at < ${before} and erased_at is null
      and not exists (
        select from accounts a where a.player_id = p.id and a.balance > greatest(a.credited, 0)
      )
      and not exists (
        select from payments w where w.player_id = p.id
          and w.status = any(${OPEN_PAYMENT_STATUSES}::text[])
      )
      and not exists (
        select from bets b where b.player_id = p.id
          and b.status = any(${OPEN_BET_STATUSES}::text[])
      )
    order by id limit ${limit} for no key update skip locked
  `.execute(trx)
  const found = rows.map(({ id }) => id)
  const excluded = await findExcluded(trx, found, now)
  await erase(
    trx,
    found.filter((id) => !excluded.has(id)),
    now,
  )
  return { last: found.at(-1) }
}

async function erase(trx: Executor, ids: readonly number[], now: Date): Promise<void> {
  if (ids.length === 0) return
  // No address, so that nobody can sign in by it or be written to.
  await sql`
    update players set erased_at = ${now}, email = 'erased ' || id,
      password_hash = 'erased', first_name = null, last_name = null, nickname = null,
      nickname_skeleton = null, phone = null, phone_verified_at = null, email_confirmed_at = null,
      new_email = null, statuses = '{}', tracking = '{}'
    where id = any(${ids}::integer[])
  `.execute(trx)
  await sql`
    update placements set device_id = null
    where player_id = any(${ids}::integer[]) and device_id is not null
  `.execute(trx)
  for (const table of ERASED_TABLES) {
    await sql`
      delete from ${sql.table(table)} where player_id = any(${ids}::integer[])
    `.execute(trx)
  }
}
