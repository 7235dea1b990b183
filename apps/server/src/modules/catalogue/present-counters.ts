import type { Counters } from '@touchline/contract'
import type { BookCounters } from '../../feed/book/book.ts'

export function presentCounters(counters: BookCounters | null): Counters {
  if (counters === null) return { live: 0, sports: {}, categories: {}, tournaments: {} }
  return {
    live: counters.live,
    sports: Object.fromEntries(counters.sports),
    categories: totals(counters.categories),
    tournaments: totals(counters.tournaments),
  }
}

function totals(counted: ReadonlyMap<number, { total: number }>): Record<string, number> {
  return Object.fromEntries([...counted].map(([id, { total }]) => [String(id), total]))
}
