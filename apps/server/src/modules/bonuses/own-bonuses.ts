import type { Executor } from '../../db/database.ts'
import { issueOffer, listPlayerBonuses } from './bonus-repository.ts'
import { beginRounds } from './offers/apply-offers.ts'
import type { CurrentOffer } from './offers/offer-shelf.ts'
import { readOfferShelf, statusOf } from './offers/offer-shelf.ts'
import type { OwnBonus, Viewer } from './bonus-standing.ts'
import { withOffers } from './bonus-standing.ts'
import type { Person } from './who-may-have.ts'
import {
  firstDepositAt,
  isFor,
  isInCountry,
  isVerified,
  mayBeOffered,
  offersDue,
} from './who-may-have.ts'

export type Owner = Pick<Viewer, 'country' | 'now'> & { readonly person: Person }

export type OwnBonuses = {
  readonly bonuses: readonly OwnBonus[]
  /** What there is for a first deposit, for who has made none. */
  readonly toDeposit: readonly CurrentOffer[]
}

/** Offers as they stand, with the rounds of this week and month. */
export async function readHeads(db: Executor, now: Date): Promise<readonly CurrentOffer[]> {
  const heads = await readOfferShelf(db)
  return (await beginRounds(db, heads, now)) ? readOfferShelf(db) : heads
}

/** All of a player's, with what is due to them issued: once, however many look at once. */
export async function readOwn(db: Executor, owner: Owner): Promise<OwnBonuses> {
  const { person, country, now } = owner
  const heads = await readHeads(db, now)
  let rows = await listPlayerBonuses(db, person.id)
  const had = new Set(rows.map(({ offer_id: id, cause }) => `${id} ${cause}`))
  const forDeposit = heads.filter(
    (head) =>
      head.offer.issue === 'first_deposit' &&
      head.offer.repeat === undefined &&
      !had.has(`${head.offer.id} ${head.offer.issue}`) &&
      statusOf(head, now) === 'active' &&
      isFor(head.offer, person) &&
      isInCountry(head.offer, country),
  )
  const depositAt = forDeposit.length > 0 ? await firstDepositAt(db, person.id) : null
  const due = offersDue(heads, person, { country, depositAt, now }).filter(
    ({ head, cause }) => !had.has(`${head.offer.id} ${cause}`),
  )
  if (due.length > 0 && (await mayBeOffered(db, person, now))) {
    for (const { head, cause } of due) {
      const standsOnDeposit = cause === 'first_deposit'
      await issueOffer(db, head, { playerId: person.id, cause, standsOnDeposit }, now)
    }
    rows = await listPlayerBonuses(db, person.id)
  }
  const bonuses = await activateVerified(db, await withOffers(db, rows, heads), owner)
  return { bonuses, toDeposit: depositAt === null ? forDeposit : [] }
}

/** What waited for its player to be verified is active from the first look after that on. */
async function activateVerified(
  db: Executor,
  bonuses: readonly OwnBonus[],
  { person, now }: Owner,
): Promise<readonly OwnBonus[]> {
  const waiting = bonuses.filter(
    ({ row, offer }) =>
      offer.only_verified &&
      offer.activation === 'automatic' &&
      offer.kind !== 'lootbox' &&
      row.status === 'available',
  )
  if (waiting.length === 0 || !isVerified(person)) return bonuses
  const ids = waiting.map(({ row }) => row.id)
  const rows = await db
    .updateTable('bonuses')
    .set({ status: 'active', activated_at: now })
    .where('id', 'in', ids)
    .where('status', '=', 'available')
    .returningAll()
    .execute()
  const changed = new Map(rows.map((row) => [row.id, row]))
  return bonuses.map((own) => ({ ...own, row: changed.get(own.row.id) ?? own.row }))
}
