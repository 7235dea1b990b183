import type { BonusType } from '@touchline/betting'
import type pg from 'pg'

type Terms = Readonly<Record<string, unknown>>

type Given = {
  readonly kind: BonusType
  /** Of the offer's document, beside what every offer needs. */
  readonly terms: Terms
  /** Stake of a freebet. */
  readonly amount?: bigint
  readonly currency?: string
  readonly timesToUse?: number | null
  readonly expiresAt?: Date | null
}

const WORDS = { en: { name: 'Offer', description: 'Offer', terms: ['Terms.'] } }

let offers = 0

/** Puts an offer on the shelf. @returns its id */
export async function putOffer(pool: pg.Pool, kind: BonusType, terms: Terms): Promise<string> {
  offers += 1
  const id = `offer-${offers}-${process.pid}`
  const document = { id, kind, from: '2020-01-01', issue: 'reward', texts: WORDS, ...terms }
  await pool.query(
    `insert into offers (
      id, version, kind, status, document, valid_from, current, applied_at, applied_by
    ) values ($1, 1, $2, 'active', $3, '2020-01-01', true, now(), 'test')`,
    [id, kind, document],
  )
  return id
}

/** Gives a player a bonus of an offer of its own, ready to be used. @returns its id */
export async function giveBonus(
  pool: pg.Pool,
  playerId: number,
  { kind, terms, amount, currency = 'EUR', timesToUse, expiresAt = null }: Given,
): Promise<string> {
  const offerId = await putOffer(pool, kind, terms)
  const times = timesToUse === undefined ? (kind === 'freebet' ? 1 : null) : timesToUse
  const { rows } = await pool.query<{ id: bigint }>(
    `insert into bonuses (
      player_id, offer_id, offer_version, kind, cause, status, currency, amount, times_to_use,
      issued_at, activated_at, expires_at
    ) values ($1, $2, 1, $3, 'test', 'active', $4, $5, $6, now(), now(), $7) returning id`,
    [playerId, offerId, kind, currency, amount ?? null, times, expiresAt],
  )
  return String(rows[0]?.id)
}
