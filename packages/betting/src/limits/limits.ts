import { amountOf, NO_AMOUNT, subtractAmounts, type Amount } from '../money/amount.ts'

/** Limits whose height a player chooses. */
export const CHOSEN_LIMIT_TYPES = [
  'activity',
  'sportsbook_session',
  'session',
  'bet',
  'time',
  'loss',
  'wager',
  'deposit',
  'reality_check',
] as const

/** Breaks from play. */
export const EXCLUSION_TYPES = ['selfexclusion', 'coolingoff'] as const

/** RG-02. */
export const LIMIT_TYPES = [...CHOSEN_LIMIT_TYPES, ...EXCLUSION_TYPES] as const
export type LimitType = (typeof LIMIT_TYPES)[number]

/** RG-03. An unconfirmed one holds as it is while a looser one, or its end, waits for a word. */
export const LIMIT_STATUSES = [
  'active',
  'confirmed',
  'confirmed_disabled',
  'unconfirmed_disabled',
  'unconfirmed',
  'disabled',
] as const
export type LimitStatus = (typeof LIMIT_STATUSES)[number]

export const LIMIT_PERIODS = ['day', 'week', 'month'] as const
export type LimitPeriod = (typeof LIMIT_PERIODS)[number]

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** A day has 24 hours, a week 7 of them, a month 30, whatever the calendar says. */
const PERIOD_MS: Readonly<Record<LimitPeriod, number>> = {
  day: DAY_MS,
  week: 7 * DAY_MS,
  month: 30 * DAY_MS,
}

/** What is loosened waits this long, and can be confirmed for so long after it. */
export const LOOSENING_WAIT_MS = DAY_MS
export const CONFIRMABLE_FOR_MS = 7 * DAY_MS

/** The longest limit of time: beyond it no clock reckons any more. */
export const MOST_LIMIT_MINUTES = 99_999

const MONEY_TYPES: ReadonlySet<LimitType> = new Set(['bet', 'loss', 'wager', 'deposit'])
const PERIOD_TYPES: ReadonlySet<LimitType> = new Set(['time', 'loss', 'wager', 'deposit'])
const EXCLUSIONS: ReadonlySet<LimitType> = new Set(EXCLUSION_TYPES)

/** Counted in a currency; the others in minutes. */
export const isMoneyLimit = (type: LimitType): boolean => MONEY_TYPES.has(type)
/** Counted anew with each period. */
export const hasPeriod = (type: LimitType): boolean => PERIOD_TYPES.has(type)
export const isExclusion = (type: LimitType): boolean => EXCLUSIONS.has(type)

export type Limit = {
  readonly type: LimitType
  readonly status: LimitStatus
  readonly period: LimitPeriod | null
  /** Smallest units, or minutes; null for an exclusion. */
  readonly amount: Amount | null
  readonly currency: string | null
  /** Milliseconds since 1970; null: without end. */
  readonly activeUntil: number | null
}

/** Whether it stands in the way at all. A change that waits alters nothing. */
export function isHolding({ status, activeUntil }: Limit, now: number): boolean {
  if (status === 'disabled' || status === 'confirmed_disabled') return false
  return activeUntil === null || activeUntil > now
}

/** The period that an instant lies in, counted from when the limit was set. */
export function periodAt(
  begunAt: number,
  period: LimitPeriod,
  now: number,
): { readonly from: number; readonly until: number } {
  const length = PERIOD_MS[period]
  const from = begunAt + Math.floor((now - begunAt) / length) * length
  return { from, until: from + length }
}

/** What is left; never below nothing, and never more than the limit, whatever was won. */
export function leftOf(amount: Amount, used: Amount): Amount {
  if (used <= 0n) return amount
  return used >= amount ? NO_AMOUNT : subtractAmounts(amount, used)
}

/** A higher amount, or none, is a loosening. Of a reality check a longer time between two is one. */
export function isLoosening(amount: Amount, wanted: Amount | null): boolean {
  return wanted === null || wanted > amount
}

/** What can be confirmed when: not before a day has passed, and not for ever. */
export function confirmationTimes(now: number): { readonly from: number; readonly until: number } {
  const from = now + LOOSENING_WAIT_MS
  return { from, until: from + CONFIRMABLE_FOR_MS }
}

export type Confirmable = 'too_early' | 'now' | 'lapsed'

export function confirmableAt(
  times: { readonly from: number; readonly until: number },
  now: number,
): Confirmable {
  if (now < times.from) return 'too_early'
  return now < times.until ? 'now' : 'lapsed'
}

export type UsedLimit = Limit & {
  readonly used: Amount
  /** When its period ends, and all of it is there again. */
  readonly resetsAt: number | null
}

/**
 * The worth of one unit of a limit's currency in that of a stake, as a fraction; null where it is
 * not known.
 */
export type Worth = (currency: string) => { readonly units: bigint; readonly per: bigint } | null

/**
 * The limit that leaves the least for a stake, or for a deposit: the lowest wins.
 * @returns null where none holds
 */
export function tightest<L extends UsedLimit>(
  limits: readonly L[],
  types: readonly LimitType[],
  now: number,
  worth: Worth,
): { readonly limit: L; readonly left: Amount } | null {
  let found: { readonly limit: L; readonly left: Amount } | null = null
  for (const limit of limits) {
    const { amount, currency } = limit
    if (amount === null || currency === null) continue
    if (!types.includes(limit.type) || !isHolding(limit, now)) continue
    const rate = worth(currency)
    if (rate === null) continue
    const isOver = limit.resetsAt !== null && limit.resetsAt <= now
    const own = limit.type === 'bet' || isOver ? amount : leftOf(amount, limit.used)
    const left = amountOf((own * rate.units) / rate.per)
    if (found === null || left < found.left) found = { limit, left }
  }
  return found
}
