import {
  amountOf,
  EXCLUSION_TYPES,
  LIMIT_PERIODS,
  type Amount,
  type LimitPeriod,
  type LimitType,
} from '@touchline/betting'
import { dateLocale } from '@touchline/contract'
import { sql } from 'kysely'
import * as v from 'valibot'
import type { Executor } from '../../db/database.ts'
import type { LocalName } from '../../http/messages.ts'
import { Problem, type ProblemDetails } from '../../http/problem.ts'
import { sayAmount } from '../../texts/say-amount.ts'

/** Limits, own rules and breaks that refuse money. */
const REFUSES_MONEY = [
  'bet',
  'wager',
  'loss',
  'deposit',
  'pause',
  'no_live',
  ...EXCLUSION_TYPES,
] as const

/** What stands against money that was about to be staked or paid in. */
export type LimitRefusal = {
  readonly type: (typeof REFUSES_MONEY)[number]
  readonly period: LimitPeriod | null
  /** Of the limit, in its currency; null where it is no amount. */
  readonly amount: Amount | null
  readonly left: Amount | null
  readonly currency: string | null
  /** When there is more of it again; null: never by itself. */
  readonly until: Date | null
}

const int8 = v.pipe(
  v.string(),
  v.transform((text) => amountOf(BigInt(text))),
)

/** As `refuse_by_limits` and `refuse_by_rails` answer it. */
export const storedRefusal = v.object({
  type: v.picklist(REFUSES_MONEY),
  period: v.optional(v.nullable(v.picklist(LIMIT_PERIODS)), null),
  amount: v.optional(v.nullable(int8), null),
  left: v.optional(v.nullable(int8), null),
  currency: v.optional(v.nullable(v.string()), null),
  until: v.optional(
    v.nullable(
      v.pipe(
        v.string(),
        v.transform((text) => new Date(text)),
      ),
    ),
    null,
  ),
})

/**
 * What stands against a bet that is about to be taken at the end of its delay: what its player has set
 * or begun since it was placed. Holds the accounts of the player; the caller holds the bet.
 */
export async function refusalOfWaitingBet(
  trx: Executor,
  betId: bigint,
  now: Date,
): Promise<LimitRefusal | null> {
  const { rows } = await sql<{ refusal: unknown }>`
    select refuse_waiting_bet(${betId}, ${now}) as refusal
  `.execute(trx)
  return v.parse(v.nullable(storedRefusal), rows[0]?.refusal ?? null)
}

/** An instant as a sentence says it: in the player's zone, else named as UTC. */
export function dayAndTime(at: Date): LocalName {
  return (locale, zone) => {
    const format = new Intl.DateTimeFormat(dateLocale(locale), {
      dateStyle: 'medium',
      timeStyle: 'short',
      timeZone: zone ?? 'UTC',
    })
    return zone === null ? `${format.format(at)} UTC` : format.format(at)
  }
}

/** The answer to a stake or a deposit that a limit forbids: which one, what is left, until when. */
export function limitProblem(refusal: LimitRefusal): Problem {
  const { type, currency, until } = refusal
  const details = {
    limit: type,
    period: refusal.period,
    amount: refusal.amount === null ? null : Number(refusal.amount),
    left: refusal.left === null ? null : Number(refusal.left),
    currency,
    until: until?.toISOString() ?? null,
  }
  const shown = (amount: Amount | null): LocalName | string =>
    amount === null || currency === null ? '' : (locale) => sayAmount(amount, currency, locale)
  const when = until === null ? '' : dayAndTime(until)
  const counted = {
    limit: shown(refusal.amount),
    left: shown(refusal.left),
    until: when,
  }
  switch (type) {
    case 'bet':
      return new Problem(422, 'error.limits.bet', {
        details,
        params: { limit: counted.limit },
      })
    case 'wager':
      return new Problem(422, 'error.limits.wager', { details, params: counted })
    case 'loss':
      return new Problem(422, 'error.limits.loss', { details, params: counted })
    case 'deposit':
      return new Problem(422, 'error.limits.deposit', { details, params: counted })
    case 'pause':
      return new Problem(422, 'error.limits.pause', { details, params: { until: when } })
    case 'no_live':
      return new Problem(422, 'error.limits.no_live', { details, params: { until: when } })
    case 'coolingoff':
    case 'selfexclusion':
      return exclusionProblem(422, type, until, details)
  }
}

/** The words for who is taking a break or has excluded themselves, to whatever they asked for. */
export function exclusionProblem(
  status: 401 | 403 | 422,
  type: LimitType,
  until: Date | null,
  details: NonNullable<ProblemDetails['details']>,
): Problem {
  if (until === null) return new Problem(status, 'error.limits.excluded', { details })
  const key = type === 'selfexclusion' ? 'error.limits.excluded_until' : 'error.limits.break'
  return new Problem(status, key, { details, params: { until: dayAndTime(until) } })
}
