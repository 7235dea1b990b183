import { drawContent } from '@touchline/contract/draws'
import type { StoredDraw } from '../../db/bonus-schema.ts'
import type { Db, Executor } from '../../db/database.ts'
import { Problem } from '../../http/problem.ts'
import type { BonusRow } from './bonus-repository.ts'
import {
  findGrant,
  findPlayerBonus,
  issueOffer,
  listPlayerBonuses,
  lockBonus,
} from './bonus-repository.ts'
import type { OfferOf } from './offers/offer-document.ts'
import { isCollecting, plainCode } from './offers/offer-document.ts'
import { findOffer, readOfferShelf, statusOf } from './offers/offer-shelf.ts'
import { hasExpired, hindranceOf, isBoostable, withOffers } from './bonus-standing.ts'
import type { Country } from './who-may-have.ts'
import { isFor, isInCountry, mayBeOffered, readPerson } from './who-may-have.ts'

export type Acting = {
  readonly playerId: number
  readonly country: Country
  readonly now: Date
}

/**
 * Activates a bonus; a lootbox it opens. Asked again, it answers as the first time. What the bonus
 * overrides by its terms ends.
 * @throws Problem 404 or 409
 */
export async function activateBonus(
  db: Db,
  id: string,
  { word, ...acting }: Acting & { readonly word: string },
): Promise<BonusRow> {
  return db.transaction().execute(async (trx) => {
    const { playerId, now } = acting
    const { row, offer, hindrance } = await lockOwn(trx, id, acting)
    if (offer.kind === 'lootbox' && row.draw !== null) return row
    if (row.status === 'active') return row
    if (hindrance !== null) throw new Problem(409, REFUSALS[hindrance] ?? 'error.bonus.over')
    if (offer.kind === 'lootbox') return openBox(trx, row, offer, { word, now })
    if (offer.overrides.length > 0) {
      await trx
        .updateTable('bonuses')
        .set({ status: 'overridden', ended_at: now })
        .where('player_id', '=', playerId)
        .where('kind', 'in', offer.overrides)
        .where('status', '=', 'active')
        .where('id', '!=', row.id)
        .execute()
    }
    return trx
      .updateTable('bonuses')
      .set({ status: 'active', activated_at: now })
      .where('id', '=', row.id)
      .returningAll()
      .executeTakeFirstOrThrow()
  })
}

const REFUSALS: Readonly<
  Record<string, 'error.bonus.paused' | 'error.bonus.unverified' | 'error.bonus.country'>
> = {
  paused: 'error.bonus.paused',
  not_started: 'error.bonus.paused',
  unverified: 'error.bonus.unverified',
  country: 'error.bonus.country',
}

async function lockOwn(trx: Executor, id: string, acting: Acting) {
  const { playerId } = acting
  const found = await findPlayerBonus(trx, playerId, id)
  if (found === undefined) throw new Problem(404, 'error.http.not_found')
  // All of a player's are taken in one order, so that two acts never wait for each other.
  await trx
    .selectFrom('bonuses')
    .select('id')
    .where('player_id', '=', playerId)
    .where('status', 'in', ['available', 'active'])
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  const row = await lockBonus(trx, found.id)
  const [own] = await withOffers(trx, [row], await readOfferShelf(trx, [row.offer_id]))
  if (own === undefined) throw new Problem(404, 'error.http.not_found')
  const person = await readPerson(trx, playerId)
  return { row, offer: own.offer, hindrance: hindranceOf(own, { ...acting, person }), person }
}

async function openBox(
  trx: Executor,
  row: BonusRow,
  offer: OfferOf<'lootbox'>,
  { word, now }: { readonly word: string; readonly now: Date },
): Promise<BonusRow> {
  if (row.points < BigInt(offer.points_to_open)) {
    const points = offer.points_to_open - Number(row.points)
    throw new Problem(409, 'error.bonus.not_full', { params: { points } })
  }
  if (row.seed === null) throw new Error(`the box ${row.id} has no seed`)
  const { subtle } = globalThis.crypto
  // The player's own word is what nobody knew who chose the seed.
  const message = `${row.id}:${word}`
  const seed = Uint8Array.from(row.seed)
  const draw: StoredDraw = {
    message,
    ...(await drawContent(seed, message, offer.contents, subtle)),
  }
  const content = offer.contents[draw.content]
  const head = content?.offer === undefined ? undefined : await findOffer(trx, content.offer)
  const won =
    head === undefined
      ? null
      : await issueOffer(
          trx,
          head,
          {
            playerId: row.player_id,
            cause: `lootbox:${row.id}`,
            currency: row.currency,
            standsOnDeposit: row.stands_on_deposit,
          },
          now,
        )
  return trx
    .updateTable('bonuses')
    .set({
      status: 'bonus_over',
      draw: JSON.stringify(draw),
      won_bonus_id: won?.id ?? null,
      activated_at: now,
      ended_at: now,
    })
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/**
 * Multiplies freebets by what a bonus has earned, each once; all of them or none. Asked again, it
 * answers as the first time.
 * @throws Problem 404, 409 or 422
 */
export async function boostFreebets(
  db: Db,
  id: string,
  { freebetIds, ...acting }: Acting & { readonly freebetIds: readonly string[] },
): Promise<readonly BonusRow[]> {
  return db.transaction().execute(async (trx) => {
    const { playerId, now } = acting
    const { row, offer, hindrance, person } = await lockOwn(trx, id, acting)
    const wanted = new Set(freebetIds)
    const all = await listPlayerBonuses(trx, playerId)
    const before = all.filter(({ boosted_by: by }) => by === row.id)
    const already = before.filter((one) => wanted.has(String(one.id)))
    if (wanted.size > 0 && already.length === wanted.size) return already
    const boost = isCollecting(offer) ? offer.boost : undefined
    if (boost === undefined) throw new Problem(422, 'error.bonus.no_boost')
    if (hindrance !== null || row.status !== 'active') throw new Problem(409, 'error.bonus.over')
    if (row.points < BigInt(boost.points)) {
      const points = boost.points - Number(row.points)
      throw new Problem(409, 'error.bonus.not_full', { params: { points } })
    }
    const own = await withOffers(trx, all, await readOfferShelf(trx))
    const chosen = own.filter(
      (one) =>
        wanted.has(String(one.row.id)) &&
        one.row.currency === row.currency &&
        isBoostable(one, { ...acting, person }),
    )
    if (chosen.length < wanted.size) throw new Problem(422, 'error.bonus.not_boostable')
    if (before.length + chosen.length > boost.freebets) {
      const left = boost.freebets - before.length
      throw new Problem(409, 'error.bonus.boosts_left', { params: { left } })
    }
    return trx
      .updateTable('bonuses')
      .set({ multiplier: boost.multiplier, boosted_by: row.id, boosted_at: now })
      .where(
        'id',
        'in',
        chosen.map((one) => one.row.id),
      )
      .where('boosted_by', 'is', null)
      .returningAll()
      .execute()
  })
}

/**
 * Redeems a code: once for each player, and no more often in all than its offer says. As long as what
 * it gave a player can be used, the code gives them the same again: the first answer may have been lost.
 * @throws Problem 409 or 422; one that says nothing about which codes there are
 */
export async function redeemCode(db: Db, code: string, acting: Acting): Promise<BonusRow> {
  const { playerId, country, now } = acting
  const plain = plainCode(code)
  if (!/^[A-Z0-9]{3,32}$/.test(plain)) throw unknownCode()
  return db.transaction().execute(async (trx) => {
    const known = await trx
      .selectFrom('promo_codes')
      .select(['offer_id', 'active'])
      .where('code', '=', plain)
      .executeTakeFirst()
    if (known === undefined) throw unknownCode()
    const grant = { playerId, cause: `code:${plain}` }
    const given = await findGrant(trx, known.offer_id, grant)
    if (given !== undefined) return usable(given, now)
    const head = known.active ? await findOffer(trx, known.offer_id) : undefined
    if (head === undefined || statusOf(head, now) !== 'active') throw unknownCode()
    const person = await readPerson(trx, playerId)
    const { offer } = head
    const isTheirs = isFor(offer, person) && isInCountry(offer, country)
    if (!isTheirs || !(await mayBeOffered(trx, person, now))) {
      throw new Problem(422, 'error.bonus.code_not_for_you')
    }
    const row = await issueOffer(trx, head, grant, now)
    // Asked for twice at once, the other one was faster.
    if (row === null) return usable(await findGrant(trx, offer.id, grant), now)
    const { numUpdatedRows: counted } = await trx
      .updateTable('promo_codes')
      .set((eb) => ({ redeemed: eb('redeemed', '+', 1) }))
      .where('code', '=', plain)
      .where('active', '=', true)
      .where((eb) => eb.or([eb('most', 'is', null), eb('redeemed', '<', eb.ref('most'))]))
      .executeTakeFirst()
    if (counted === 0n) throw new Problem(409, 'error.bonus.code_spent')
    return row
  })
}

/** @throws Problem 409 for what has been used, or is over */
function usable(row: BonusRow | undefined, now: Date): BonusRow {
  const isRunning = row?.status === 'active' || row?.status === 'available'
  if (isRunning && !hasExpired(row, now)) return row
  throw new Problem(409, 'error.bonus.code_used')
}

const UNKNOWN = 'error.bonus.code_unknown'
const unknownCode = () => new Problem(422, UNKNOWN)
export const isUnknownCode = (error: unknown): boolean =>
  error instanceof Problem && error.messageKey === UNKNOWN
