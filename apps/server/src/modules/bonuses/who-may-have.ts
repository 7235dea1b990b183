import { sql } from 'kysely'
import type { Selectable } from 'kysely'

import type { Executor } from '../../db/database.ts'
import type { Schema } from '../../db/schema.ts'
import { findExcluded } from '../limits/exclusion.ts'
import { maySee } from '../players/may-see.ts'
import type { CurrentOffer } from './offers/offer-shelf.ts'
import { statusOf } from './offers/offer-shelf.ts'
import type { Issue, Offer } from './offers/offer-document.ts'

/** What offers ask of a player. */
export type Person = Pick<
  Selectable<Schema['players']>,
  'id' | 'statuses' | 'currency' | 'created_at' | 'email_confirmed_at' | 'closed_at'
>

/** Where a request comes from, as far as it is known: two capital letters. */
export type Country = string | null

export const isVerified = (person: Person): boolean => person.email_confirmed_at !== null

export function isInCountry({ countries }: Offer, country: Country): boolean {
  return countries.length === 0 || (country !== null && countries.includes(country))
}

/** Of the audience, in its groups, and in a currency that the offer has. */
export function isFor(
  offer: Offer,
  { statuses: groups, currency }: Pick<Person, 'statuses' | 'currency'>,
): boolean {
  const rule = {
    audience: offer.audience,
    groupIds: offer.groups,
    hiddenForGroupIds: offer.hidden_for_groups,
    // One that waits for it is kept, and says so.
    onlyVerified: false,
  }
  return maySee(rule, { groups, isVerified: false }) && hasCurrency(offer, currency)
}

export function hasCurrency(offer: Offer, currency: string): boolean {
  if (offer.kind === 'freebet') return offer.amount.has(currency)
  return offer.kind !== 'tournament' || offer.pool.has(currency)
}

export async function readPerson(db: Executor, playerId: number): Promise<Person> {
  return db
    .selectFrom('players')
    .select(['id', 'statuses', 'currency', 'created_at', 'email_confirmed_at', 'closed_at'])
    .where('id', '=', playerId)
    .executeTakeFirstOrThrow()
}

/**
 * Those of these players to whom anything may be offered at all: not to one who takes a break or has
 * excluded themselves, whose own pause runs, or who keeps calm mode on.
 */
export async function findOfferable(
  db: Executor,
  playerIds: readonly number[],
  now: Date,
): Promise<ReadonlyMap<number, Person>> {
  const excluded = await findExcluded(db, playerIds, now)
  const { rows } = await sql<Person>`
    select p.id, p.statuses, p.currency, p.created_at, p.email_confirmed_at, p.closed_at
    from players p
    left join guard_rails r on r.player_id = p.id
    left join player_settings s on s.player_id = p.id
    where p.id = any(${playerIds}::integer[]) and p.closed_at is null
      and not coalesce(r.calm, false) and not coalesce(s.calm, false)
      and refuse_by_rails(p.id, ${now}, false) is null
  `.execute(db)
  return new Map(rows.flatMap((row) => (excluded.has(row.id) ? [] : [[row.id, row]])))
}

export async function mayBeOffered(db: Executor, { id }: Person, now: Date): Promise<boolean> {
  return (await findOfferable(db, [id], now)).has(id)
}

/** When a player's first deposit was there that was not given back; null without one. */
export async function firstDepositAt(db: Executor, playerId: number): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`
    select first_deposit_at(${playerId}) as at
  `.execute(db)
  return rows[0]?.at ?? null
}

/** Of bonuses that stand on a first deposit those whose players have none any more. */
export async function findWithoutDeposit(
  db: Executor,
  rows: readonly { readonly id: bigint; readonly stands_on_deposit: boolean }[],
): Promise<ReadonlySet<bigint>> {
  const ids = rows.filter(({ stands_on_deposit: stands }) => stands).map(({ id }) => id)
  if (ids.length === 0) return new Set()
  const without = await sql<{ id: bigint }>`
    select id from bonuses
    where id = any(${ids}::bigint[]) and first_deposit_at(player_id) is null
  `.execute(db)
  return new Set(without.rows.map(({ id }) => id))
}

type Due = { readonly head: CurrentOffer; readonly cause: Issue }

/** Offers that a player is to have now, whether they are issued or not. */
export function offersDue(
  heads: readonly CurrentOffer[],
  person: Person,
  { country, depositAt, now }: { country: Country; depositAt: Date | null; now: Date },
): readonly Due[] {
  return heads.flatMap((head) => {
    const { offer, validFrom } = head
    if (statusOf(head, now) !== 'active' || offer.repeat !== undefined) return []
    if (!isFor(offer, person) || !isInCountry(offer, country)) return []
    const isDue =
      offer.issue === 'everyone' ||
      (offer.issue === 'registration' && person.created_at >= validFrom) ||
      (offer.issue === 'first_deposit' && depositAt !== null && depositAt >= validFrom)
    return isDue ? [{ head, cause: offer.issue }] : []
  })
}
