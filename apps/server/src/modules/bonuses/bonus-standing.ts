import type { UserBonusStatus } from '@touchline/betting'
import type { BonusHindrance } from '@touchline/contract'
import type { Executor } from '../../db/database.ts'
import type { BonusRow } from './bonus-repository.ts'
import type { Offer } from './offers/offer-document.ts'
import type { CurrentOffer } from './offers/offer-shelf.ts'
import { offerOf, readVersions, statusOf } from './offers/offer-shelf.ts'
import type { Country, Person } from './who-may-have.ts'
import { findWithoutDeposit, isInCountry, isVerified } from './who-may-have.ts'

/** A bonus with the terms it was issued on and the offer as it stands now. */
export type OwnBonus = {
  readonly row: BonusRow
  readonly offer: Offer
  readonly head: CurrentOffer | undefined
  /** It stands on a first deposit, and that was given back. */
  readonly lacksDeposit: boolean
}

/** Who looks at bonuses, from where and when. */
export type Viewer = {
  readonly country: Country
  readonly now: Date
  /** Undefined for a visitor. */
  readonly person: Person | undefined
}

/** Bonuses of one player, with the terms and the offers that they belong to. */
export async function withOffers(
  db: Executor,
  rows: readonly BonusRow[],
  heads: readonly CurrentOffer[],
): Promise<OwnBonus[]> {
  const documents = await readVersions(
    db,
    rows.map((row) => ({ id: row.offer_id, version: row.offer_version })),
  )
  const without = await findWithoutDeposit(db, rows)
  const byId = new Map(heads.map((head) => [head.offer.id, head]))
  return rows.map((row) => ({
    row,
    offer: offerOf(documents, row.offer_id, row.offer_version),
    head: byId.get(row.offer_id),
    lacksDeposit: without.has(row.id),
  }))
}

/** What is in the way of a player's bonus; null for nothing. */
export function hindranceOf(
  { row, offer, head, lacksDeposit }: OwnBonus,
  { country, now, person }: Viewer,
): BonusHindrance | null {
  if (head === undefined) return 'ended'
  const status = statusOf(head, now)
  if (status === 'paused') return 'paused'
  if (status === 'created') return 'not_started'
  if (status === 'disabled' || hasExpired(row, now)) return 'ended'
  if (row.status === 'overridden' || row.status === 'deactivated') return 'ended'
  if (row.status === 'bonus_over') return 'used_up'
  if (lacksDeposit) return 'deposit'
  if (offer.only_verified && person !== undefined && !isVerified(person)) return 'unverified'
  return isInCountry(offer, country) ? null : 'country'
}

export const hasExpired = ({ expires_at: end }: BonusRow, now: Date): boolean =>
  end !== null && end <= now

export function userStatusOf(
  { row, head }: OwnBonus,
  hindrance: BonusHindrance | null,
  now: Date,
): UserBonusStatus {
  const isRunning = row.status === 'active' || row.status === 'available'
  if (!isRunning) return row.status
  if (hasExpired(row, now)) return 'expired'
  if (head === undefined || statusOf(head, now) === 'disabled') return 'deactivated'
  return hindrance === null ? row.status : 'not_available'
}

/** A freebet that is not used, nor boosted before. */
export function isBoostable(own: OwnBonus, viewer: Viewer): boolean {
  const { row } = own
  return (
    row.kind === 'freebet' &&
    row.boosted_by === null &&
    (row.status === 'active' || row.status === 'available') &&
    hindranceOf(own, viewer) === null
  )
}
