import {
  activeRangeIndex,
  AUTOMATIC_BONUSES,
  bonusMismatch,
  farmedPoints,
  legMismatches,
  WON,
} from '@touchline/betting'
import type {
  BetTerms,
  BonusMismatch,
  BonusSubject,
  PointsRule,
  SlipBonus,
} from '@touchline/betting'
import type { PlacementBet } from '@touchline/contract'
import { sql } from 'kysely'
import * as v from 'valibot'
import type { Executor } from '../../../db/database.ts'
import type { Book } from '../../../feed/book/book.ts'
import { Problem } from '../../../http/problem.ts'
import type { OfferedCurrency } from '../../../settings/currencies.ts'
import type { BonusRow } from '../../bonuses/bonus-repository.ts'
import { isBonusId } from '../../bonuses/bonus-repository.ts'
import type { BonusTerms } from '../../bonuses/bonus-terms.ts'
import { readBonusTerms } from '../../bonuses/bonus-terms.ts'
import type { KnownLeg } from './find-leg.ts'
import type { BonusToStore, BonusUse } from './place-bets-statement.ts'

/** Of a player, for one placement. */
export type HeldBonuses = {
  /** Those that its bets name, by id. */
  readonly named: ReadonlyMap<string, BonusTerms>
  /** Those that a quick bet has by itself, in their order: nobody looks at a slip before the tap. */
  readonly automatic: readonly BonusTerms[]
  /** Lootboxes, which fill besides. */
  readonly boxes: readonly BonusTerms[]
  /** Where the player is; null where nobody knows. */
  readonly country: string | null
}

type Holder = Pick<HeldBonuses, 'country'> & {
  readonly playerId: number
  readonly bets: readonly PlacementBet[]
  readonly isQuick: boolean
  /** Milliseconds since 1970. */
  readonly now: number
  /** What was read of them with the session. */
  readonly boxes?: readonly OpenBox[] | undefined
}

/** A lootbox that bets fill. */
export type OpenBox = Pick<
  BonusRow,
  'id' | 'offer_id' | 'offer_version' | 'expires_at' | 'multiplier' | 'currency'
>

/** Of a row of `players`: the lootboxes that are open, as `readOpenBoxes` takes them. */
export const OPEN_BOXES = `(
  select jsonb_agg(jsonb_build_object(
    'id', id::text, 'offer_id', offer_id, 'offer_version', offer_version, 'currency', currency,
    'multiplier', multiplier, 'expires_at', expires_at
  ) order by id)
  from bonuses where player_id = players.id and kind = 'lootbox' and status in ('available', 'active')
)`

const text = v.string()
const openBoxes = v.array(
  v.object({
    id: v.pipe(
      text,
      v.transform((id) => BigInt(id)),
    ),
    offer_id: text,
    offer_version: v.number(),
    currency: text,
    multiplier: v.number(),
    expires_at: v.nullable(
      v.pipe(
        text,
        v.transform((time) => new Date(time)),
      ),
    ),
  }),
)

export function readOpenBoxes(read: unknown): readonly OpenBox[] {
  return v.parse(openBoxes, read ?? [])
}

/** Whether they can still be used is for `place_bets` to say, in whose transaction they are. */
export async function findHeldBonuses(
  db: Executor,
  { playerId, bets, isQuick, now, country, boxes: known }: Holder,
): Promise<HeldBonuses> {
  const ids = bets.flatMap(({ bonus }) => (bonus != null && isBonusId(bonus.id) ? bonus.id : []))
  if (known !== undefined && ids.length === 0 && !isQuick) {
    const open = known.filter(({ expires_at: end }) => end === null || end.getTime() > now)
    const boxes = await readBonusTerms(
      db,
      open.map((box) => ({ ...box, amount: null })),
    )
    return { named: new Map(), automatic: [], boxes, country }
  }
  const { rows } = await sql<BonusRow>`
    select * from bonuses
    where player_id = ${playerId} and (
      id = any(${ids}::bigint[])
      or (
        kind = 'lootbox' and status in ('available', 'active')
        and (expires_at is null or expires_at > ${new Date(now)})
      )
      or (
        ${isQuick} and kind in ('hunting', 'tournament') and status = 'active'
        and (times_to_use is null or times_used < times_to_use)
        and (expires_at is null or expires_at > ${new Date(now)})
        and (not stands_on_deposit or first_deposit_at(player_id) is not null)
        and exists (
          select from offers o where o.id = offer_id and o.current and o.status = 'active'
        )
      )
    )
    order by id
  `.execute(db)
  const held = await readBonusTerms(db, rows)
  const named = held.filter(({ id }) => ids.includes(String(id)))
  return {
    named: new Map(named.map((one) => [String(one.id), one])),
    automatic: isQuick
      ? AUTOMATIC_BONUSES.flatMap((type) => held.filter(({ bonus }) => bonus.type === type))
      : [],
    boxes: held.filter(({ bonus }) => bonus.type === 'lootbox'),
    country,
  }
}

type BonusBet = {
  readonly asked: PlacementBet
  readonly terms: BetTerms
  readonly legs: readonly KnownLeg[]
  readonly book: Book
  readonly currency: OfferedCurrency
  readonly now: number
}

export type TakenBonus = {
  readonly bonus: BonusToStore | null
  readonly uses: readonly BonusUse[]
  /** The bet's terms with its bonus. */
  readonly terms: BetTerms
}

/**
 * Holds the bonus that a bet names against the bet, at the prices of this moment; a quick bet that
 * names none has the first of its own that fits.
 * @throws Problem 422 where it is not there, does not go with the bet or is less than was agreed to
 */
export function takeBonus(
  { named, automatic, boxes, country }: HeldBonuses,
  bet: BonusBet,
): TakenBonus {
  const { asked, terms } = bet
  const subject = { ...subjectOf(bet), country }
  const held =
    asked.bonus == null
      ? automatic.find(({ bonus }) => bonusMismatch(bonus, subject) === null)
      : requireNamed(named, asked.bonus)
  if (held === undefined) return { bonus: null, uses: fillBoxes(boxes, bet, subject), terms }
  const { id, bonus, points } = held
  const mismatch = bonusMismatch(bonus, subject)
  if (mismatch !== null) throw bonusUnavailable(bonus.id, mismatch)
  if (bonus.type === 'freebet') {
    if (asked.stake.value !== bonus.freebetStake) throw bonusUnavailable(bonus.id, 'stake')
    return {
      bonus: { id, type: 'freebet', odds: null, freebetMode: bonus.mode, boost: null },
      uses: [{ bonusId: id, chosen: true, potential: 0n }],
      terms: { ...terms, freebetMode: bonus.mode },
    }
  }
  const boost = bonus.type === 'comboboost' ? boostOf(bonus, subject) : null
  const odds = boost?.odds ?? null
  const agreed = asked.bonus?.odds ?? null
  if (agreed !== null && agreed > (odds ?? 0)) throw bonusUnavailable(bonus.id, 'odds')
  return {
    bonus: { id, type: bonus.type, odds, freebetMode: null, boost: boost?.terms ?? null },
    uses: [
      { bonusId: id, chosen: true, potential: potentialPoints(points, bet) },
      ...fillBoxes(boxes, bet, subject),
    ],
    terms: { ...terms, bonusOdds: odds },
  }
}

function requireNamed(
  named: HeldBonuses['named'],
  { id, type }: NonNullable<PlacementBet['bonus']>,
): BonusTerms {
  const held = named.get(id)
  if (held === undefined || held.bonus.type !== type || type === 'lootbox') {
    throw bonusUnavailable(id, 'gone')
  }
  return held
}

function subjectOf({ asked, terms, legs, book, currency, now }: BonusBet): BonusSubject {
  return {
    betType: terms.betType,
    currency: currency.code,
    customOdds: terms.customOdds ?? asked.customOdds ?? null,
    system: terms.systemType,
    now,
    selections: legs.map(({ match, price }) => {
      const categoryId = book.tournament(match.tournamentId)?.categoryId
      return {
        odds: price.odds,
        matchStatus: price.matchStatus,
        matchId: match.id,
        place: {
          sportKey: match.sportKey,
          tournamentId: String(match.tournamentId),
          ...(categoryId !== undefined && { categoryId: String(categoryId) }),
        },
      }
    }),
  }
}

function boostOf(bonus: Extract<SlipBonus, { type: 'comboboost' }>, { selections }: BonusSubject) {
  const { minOdds, ranges, events = [] } = bonus
  const mismatches = legMismatches(bonus, selections)
  const matchIds = selections.flatMap(({ matchId }, place) =>
    matchId === undefined || mismatches[place] === 'events' ? [] : [matchId],
  )
  const index = activeRangeIndex(bonus, selections)
  return {
    odds: (index === null ? undefined : ranges[index]?.bonusOdds) ?? null,
    terms: { minOdds, ranges, matchIds: events.length === 0 ? null : matchIds },
  }
}

function fillBoxes(
  boxes: readonly BonusTerms[],
  bet: BonusBet,
  subject: BonusSubject,
): readonly BonusUse[] {
  return boxes
    .filter(({ bonus }) => bonusMismatch(bonus, subject) === null)
    .map(({ id, points }) => ({
      bonusId: id,
      chosen: false,
      potential: potentialPoints(points, bet),
    }))
}

function potentialPoints(rule: PointsRule | null, { terms, currency }: BonusBet): bigint {
  if (rule === null) return 0n
  const won = { ...terms, legs: terms.legs.map(({ odds }) => ({ odds, result: WON })) }
  return farmedPoints(rule, won, 'win_entire', currency.euro)
}

/** @param reason what stands against it; `gone`: it is not there, was used or is over */
export function bonusUnavailable(
  id: string | null,
  reason: BonusMismatch | 'gone' | 'stake' | 'odds',
): Problem {
  return new Problem(422, 'error.place_bets.bonus_unavailable', {
    params: { reason },
    details: { bonus_id: id, reason },
  })
}
