import type { Amount, BonusType } from '@touchline/betting'
import { sql } from 'kysely'
import type { Executor } from '../../db/database.ts'

/** A bet that was not taken gives back what it used, once. */
export async function giveBackBonuses(trx: Executor, betId: bigint, now: Date): Promise<void> {
  await sql`
    select give_back_bonus(u.bonus_id, u.bet_id, ${now}, interval '1 day')
    from (select * from bonus_uses where bet_id = ${betId} order by bonus_id) u
  `.execute(trx)
}

/** A bet that was cashed out brings no points. */
export async function forgetPoints(trx: Executor, betId: bigint, now: Date): Promise<void> {
  await sql`
    select set_bonus_points(u.bonus_id, u.bet_id, 0, 0, ${now})
    from (
      select * from bonus_uses where bet_id = ${betId} and (points > 0 or potential_points > 0)
      order by bonus_id
    ) u
  `.execute(trx)
}

/** A use of a bonus by a bet that is to be settled. */
export type BonusUseRow = {
  readonly bonus_id: bigint
  readonly bet_id: bigint
  readonly kind: BonusType
  readonly offer_id: string
  readonly offer_version: number
}

export async function findBonusUses(
  db: Executor,
  betIds: readonly bigint[],
): Promise<readonly BonusUseRow[]> {
  if (betIds.length === 0) return []
  const { rows } = await sql<BonusUseRow>`
    select u.bonus_id, u.bet_id, b.kind, b.offer_id, b.offer_version
    from bonus_uses u join bonuses b on b.id = u.bonus_id
    where u.bet_id = any(${betIds}::bigint[])
  `.execute(db)
  return rows
}

export type BonusOutcome = {
  readonly bonusId: bigint
  readonly betId: bigint
  /** As `settle_bonus` names them. */
  readonly outcome: 'returned' | 'part' | 'lost' | 'stands'
  /** Stake of the freebet that is to be given. */
  readonly amount: Amount
}

/**
 * Brings bonuses up to what became of their bets; the caller holds the bets and their accounts.
 * @returns by bonus and bet what the payout is less by; null: the bet has to stay as it is
 */
export async function settleBonuses(
  trx: Executor,
  outcomes: readonly BonusOutcome[],
  now: Date,
): Promise<ReadonlyMap<string, Amount | null>> {
  if (outcomes.length === 0) return new Map()
  const { rows } = await sql<{ bonus_id: bigint; bet_id: bigint; less: Amount | null }>`
    select o.bonus_id, o.bet_id,
      settle_bonus(o.bonus_id, o.bet_id, o.outcome, o.amount, ${now}) as less
    from (
      select * from unnest(
        ${outcomes.map(({ bonusId }) => bonusId)}::bigint[],
        ${outcomes.map(({ betId }) => betId)}::bigint[],
        ${outcomes.map(({ outcome }) => outcome)}::text[],
        ${outcomes.map(({ amount }) => amount)}::bigint[]
      ) as given (bonus_id, bet_id, outcome, amount)
      order by bonus_id, bet_id
    ) o
  `.execute(trx)
  return new Map(rows.map((row) => [useKey(row.bonus_id, row.bet_id), row.less]))
}

export const useKey = (bonusId: bigint, betId: bigint): string => `${bonusId} ${betId}`

export type FarmedPoints = {
  readonly bonusId: bigint
  readonly betId: bigint
  readonly points: bigint
}

/** What settled bets bring their bonuses, whatever they brought before. */
export async function setPoints(
  trx: Executor,
  farmed: readonly FarmedPoints[],
  now: Date,
): Promise<void> {
  if (farmed.length === 0) return
  await sql`
    select set_bonus_points(f.bonus_id, f.bet_id, f.points, 0, ${now})
    from (
      select * from unnest(
        ${farmed.map(({ bonusId }) => bonusId)}::bigint[],
        ${farmed.map(({ betId }) => betId)}::bigint[],
        ${farmed.map(({ points }) => points)}::bigint[]
      ) as given (bonus_id, bet_id, points)
      order by bonus_id, bet_id
    ) f
  `.execute(trx)
}
