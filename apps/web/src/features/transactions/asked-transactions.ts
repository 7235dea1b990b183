import { kindsOf, type TransactionGroup } from '@touchline/contract'

/** Periods to choose from, by their length in days; all of them end now. */
export const PERIODS = { day: 1, week: 7, month: 30, year: 365, ever: null } as const

export type PeriodName = keyof typeof PERIODS
export type AskedGroup = TransactionGroup | 'all'

export type AskedTransactions = {
  readonly currency: string
  readonly period: PeriodName
  readonly group: AskedGroup
}

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000

/**
 * The beginning of a period, at a full hour so that what was read a moment ago is not read again.
 * @param now ms since 1970
 */
export function startOf(period: PeriodName, now: number): string | undefined {
  const days = PERIODS[period]
  if (days === null) return undefined
  return new Date(Math.floor((now - days * DAY_MS) / HOUR_MS) * HOUR_MS).toISOString()
}

/** What the backend is asked for. */
export function queryOf({ currency, period, group }: AskedTransactions, now: number) {
  const from = startOf(period, now)
  return {
    currency,
    ...(from === undefined ? {} : { from }),
    ...(group === 'all' ? {} : { kinds: kindsOf(group) }),
  }
}
