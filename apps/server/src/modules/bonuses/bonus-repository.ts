import { randomBytes } from 'node:crypto'
import type { Amount } from '@touchline/betting'
import { sql } from 'kysely'
import type { Selectable } from 'kysely'
import type { Executor } from '../../db/database.ts'
import type { Schema } from '../../db/schema.ts'
import type { NewNotification } from '../notifications/add-notifications.ts'
import { addNotifications } from '../notifications/add-notifications.ts'
import type { Offer } from './offers/offer-document.ts'
import type { CurrentOffer } from './offers/offer-shelf.ts'
import { findOffer, offerOf, readVersions, statusOf } from './offers/offer-shelf.ts'
import { fillIn } from './offers/offer-texts.ts'
import { hasCurrency, isVerified, readPerson } from './who-may-have.ts'

export type BonusRow = Selectable<Schema['bonuses']>

const DAY_MS = 86_400_000
/** Of one player's, newest first: what is older is over. */
const MOST_SHOWN = 500

export type Grant = {
  readonly playerId: number
  readonly offerId: string
  /** Names why, as `no_risk:17`: the same cause issues an offer to a player once. */
  readonly cause: string
  /** The player's own unless told. */
  readonly currency?: string
  /** Of a freebet, in place of what its offer says. */
  readonly amount?: Amount
  /** It asks for a deposit that was not given back, as the bonus that brought it does. */
  readonly standsOnDeposit?: boolean
}

/**
 * Issues a bonus, in the caller's transaction; the player's pages hear of it once that is done.
 * @returns null where it was issued for this cause before, or its offer does not run
 */
export async function issueBonus(
  trx: Executor,
  { offerId, ...grant }: Grant,
  now: Date,
): Promise<BonusRow | null> {
  const head = await findOffer(trx, offerId)
  if (head === undefined || statusOf(head, now) !== 'active') return null
  return issueOffer(trx, head, grant, now)
}

/** @returns null where it was issued for this cause before, or has nothing in the currency */
export async function issueOffer(
  trx: Executor,
  { offer, version, validTo }: CurrentOffer,
  { playerId, cause, currency: wanted, amount: given, standsOnDeposit }: Omit<Grant, 'offerId'>,
  now: Date,
): Promise<BonusRow | null> {
  const person = await readPerson(trx, playerId)
  const currency = wanted ?? person.currency
  if (given === undefined && !hasCurrency(offer, currency)) return null
  const amount = offer.kind === 'freebet' ? (given ?? offer.amount.get(currency) ?? null) : null
  const isWaiting = offer.only_verified && !isVerified(person)
  const isActive = offer.kind !== 'lootbox' && offer.activation === 'automatic' && !isWaiting
  const ends = [
    ...(offer.valid_days === undefined ? [] : [now.getTime() + offer.valid_days * DAY_MS]),
    // What was earned while it ran may come after its end.
    ...(validTo === null || validTo <= now ? [] : [validTo.getTime()]),
  ]
  const row = await trx
    .insertInto('bonuses')
    .values({
      player_id: playerId,
      offer_id: offer.id,
      offer_version: version,
      kind: offer.kind,
      cause,
      stands_on_deposit: standsOnDeposit ?? false,
      status: isActive ? 'active' : 'available',
      currency,
      amount,
      boosted_by: null,
      boosted_at: null,
      times_to_use: offer.times_to_use ?? (offer.kind === 'freebet' ? 1 : null),
      points_at: null,
      seed: offer.kind === 'lootbox' ? randomBytes(32) : null,
      draw: null,
      won_bonus_id: null,
      issued_at: now,
      activated_at: isActive ? now : null,
      expires_at: ends.length === 0 ? null : new Date(Math.min(...ends)),
      ended_at: null,
      seen_at: null,
      told_at: null,
    })
    .onConflict((conflict) => conflict.columns(['player_id', 'offer_id', 'cause']).doNothing())
    .returningAll()
    .executeTakeFirst()
  if (row === undefined) return null
  // What feeds on bets is told by pages; a gift is something to come back to.
  if (offer.kind === 'freebet') await addNotifications(trx, [giftOf(row, offer)], now)
  return row
}

/** What a player was given of an offer for this cause. */
export async function findGrant(
  db: Executor,
  offerId: string,
  { playerId, cause }: Pick<Grant, 'playerId' | 'cause'>,
): Promise<BonusRow | undefined> {
  return db
    .selectFrom('bonuses')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('offer_id', '=', offerId)
    .where('cause', '=', cause)
    .executeTakeFirst()
}

/** Tells players of freebets that settled bets have given them: each once. */
export async function tellGifts(
  trx: Executor,
  betIds: readonly bigint[],
  now: Date,
): Promise<void> {
  if (betIds.length === 0) return
  const rows = await trx
    .selectFrom('bets')
    .innerJoin('bonuses', (join) =>
      join
        .onRef('bonuses.player_id', '=', 'bets.player_id')
        .on('bonuses.cause', '=', sql`'bet:' || bets.id`),
    )
    .selectAll('bonuses')
    .where('bets.id', 'in', [...betIds])
    .where('bonuses.status', 'in', ['active', 'available'])
    .execute()
  const versions = rows.map((row) => ({ id: row.offer_id, version: row.offer_version }))
  const documents = await readVersions(trx, versions)
  const gifts = rows.map((row) => giftOf(row, offerOf(documents, row.offer_id, row.offer_version)))
  await addNotifications(trx, gifts, now)
}

function giftOf({ id, player_id: playerId, currency }: BonusRow, offer: Offer): NewNotification {
  return {
    playerId,
    cause: `bonus:${id}`,
    type: 'bonus',
    object: { type: 'bonus', id: String(id) },
    says: { own: ownWords({ offer, currency }) },
  }
}

function ownWords({ offer, currency }: { offer: Offer; currency: string }) {
  return Object.fromEntries(
    Object.entries(offer.texts).map(([language, words]) => {
      const where = { locale: language as keyof typeof offer.texts, currency }
      const title = fillIn(offer, words.name, where)
      return [language, { title, body: fillIn(offer, words.description, where) }]
    }),
  )
}

export async function listPlayerBonuses(db: Executor, playerId: number): Promise<BonusRow[]> {
  return db
    .selectFrom('bonuses')
    .selectAll()
    .where('player_id', '=', playerId)
    .orderBy('id', 'desc')
    .limit(MOST_SHOWN)
    .execute()
}

const ID = /^[1-9]\d{0,17}$/

/** Whether a text can be the id of a bonus; the database would refuse others as numbers. */
export const isBonusId = (text: string): boolean => ID.test(text)

/** The own bonus of that id, or the newest of the offer that is called so. */
export async function findPlayerBonus(
  db: Executor,
  playerId: number,
  id: string,
): Promise<BonusRow | undefined> {
  const own = db.selectFrom('bonuses').selectAll().where('player_id', '=', playerId)
  return isBonusId(id)
    ? own.where('id', '=', BigInt(id)).executeTakeFirst()
    : own.where('offer_id', '=', id).orderBy('id', 'desc').limit(1).executeTakeFirst()
}

export async function findBonus(db: Executor, id: bigint): Promise<BonusRow> {
  return db.selectFrom('bonuses').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
}

/** The row is the transaction's own until it ends. */
export async function lockBonus(trx: Executor, id: bigint): Promise<BonusRow> {
  return trx
    .selectFrom('bonuses')
    .selectAll()
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
}

export async function markSeen(
  db: Executor,
  playerId: number,
  ids: readonly string[],
  now: Date,
): Promise<void> {
  const wanted = ids.filter(isBonusId).map(BigInt)
  if (wanted.length === 0) return
  await db
    .updateTable('bonuses')
    .set({ seen_at: now })
    .where('player_id', '=', playerId)
    .where('id', 'in', wanted)
    .where('seen_at', 'is', null)
    .execute()
}

/** Those whose players were not told yet, each for one process alone. */
export async function takeUntold(trx: Executor, most: number, now: Date): Promise<BonusRow[]> {
  return trx
    .updateTable('bonuses')
    .set({ told_at: now })
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('bonuses')
        .select('id')
        .where('told_at', 'is', null)
        .orderBy('id')
        .limit(most)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .execute()
}
