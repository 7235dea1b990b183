import { kindsOf, type TransactionGroup } from '@touchline/contract'

import type { PageSearch } from '../../addresses/page-parameters.ts'

/** Periods to choose from, by their length in days; all of them end now. */
export const PERIODS = { day: 1, week: 7, month: 30, year: 365, ever: null } as const

export type PeriodName = keyof typeof PERIODS
export const PERIOD_NAMES = Object.keys(PERIODS) as PeriodName[]

export type AskedGroup = TransactionGroup | 'all'
export const GROUPS: readonly AskedGroup[] = ['all', 'bets', 'payments', 'gifts']

export type AskedTransactions = {
  readonly currency: string
  readonly period: PeriodName
  readonly group: AskedGroup
}

/** As the address has it; what stands there by itself is left out. */
type TransactionSearch = { group?: string; time?: string; currency?: string }

const BY_ITSELF = { period: 'month', group: 'all' } as const

/**
 * What the address asks for.
 * @param own currency of the account in use
 * @param currencies of the player's accounts
 */
export function readAsked(
  { group, time, currency }: PageSearch,
  own: string,
  currencies: readonly string[],
): AskedTransactions {
  return {
    currency: currencies.find((code) => code === currency) ?? own,
    period: PERIOD_NAMES.find((name) => name === time) ?? BY_ITSELF.period,
    group: GROUPS.find((name) => name === group) ?? BY_ITSELF.group,
  }
}

/** The address for what is asked. */
export function searchOf(
  { currency, period, group }: AskedTransactions,
  own: string,
): TransactionSearch {
  return {
    ...(group === BY_ITSELF.group ? {} : { group }),
    ...(period === BY_ITSELF.period ? {} : { time: period }),
    ...(currency === own ? {} : { currency }),
  }
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
