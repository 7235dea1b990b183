import { isMarketOpen, MATCH_STATUS } from '@touchline/betting'
import type { BookCounters, EventKind, MatchFilter } from './book.ts'
import type { CatalogueIndex } from './catalogue-index.ts'
import type { MatchRecord } from './match-record.ts'

function allows<T>(wanted: readonly T[] | undefined, value: T): boolean {
  return wanted === undefined || wanted.includes(value)
}

function isBettable({ markets }: MatchRecord): boolean {
  for (const { status } of markets.values()) if (isMarketOpen(status)) return true
  return false
}

function kindOf({ race, outright }: MatchRecord['facts']): EventKind {
  if (race !== undefined) return 'race'
  return outright === undefined ? 'match' : 'outright'
}

export function passes(
  record: MatchRecord,
  filter: MatchFilter,
  catalogue: CatalogueIndex,
): boolean {
  const { facts, status } = record
  const { sportTypes, startFrom = -Infinity, startTo = Infinity } = filter
  // First what tells most matches apart: a week of results stands beside a day of matches.
  if (!allows(filter.statuses, status)) return false
  if (!allows(filter.ids, facts.id) || !allows(filter.sportKeys, facts.sportKey)) return false
  if (!allows(filter.tournamentIds, facts.tournamentId)) return false
  if (facts.startTime < startFrom || facts.startTime > startTo) return false
  if (filter.hasVideo !== undefined && filter.hasVideo !== facts.hasVideo) return false
  if (!allows(filter.kinds, kindOf(facts))) return false
  const category = catalogue.tournament(facts.tournamentId)?.categoryId
  if (filter.categoryIds !== undefined && !filter.categoryIds.includes(category ?? -1)) return false
  if (sportTypes !== undefined) {
    const type = catalogue.sport(facts.sportKey)?.type
    if (type === undefined || !sportTypes.includes(type)) return false
  }
  return filter.bettable !== true || isBettable(record)
}

type Count = { live: number; total: number }

function bump<K>(counts: Map<K, Count>, key: K, live: boolean): void {
  const before = counts.get(key) ?? { live: 0, total: 0 }
  counts.set(key, { live: before.live + (live ? 1 : 0), total: before.total + 1 })
}

/** Counts matches as they come; `live` are those in play, interrupted ones among them. */
export function countMatches(
  records: Iterable<MatchRecord>,
  catalogue: CatalogueIndex,
): BookCounters {
  const sports = new Map<string, Count>()
  const categories = new Map<number, Count>()
  const tournaments = new Map<number, Count>()
  const outrights = new Map<string | number, number>()
  let liveCount = 0
  let total = 0
  for (const { facts, status } of records) {
    if (facts.race !== undefined) continue
    if (facts.outright !== undefined) {
      for (const key of [facts.sportKey, facts.tournamentId]) {
        outrights.set(key, (outrights.get(key) ?? 0) + 1)
      }
      continue
    }
    const live = status === MATCH_STATUS.live || status === MATCH_STATUS.stopped
    total++
    if (live) liveCount++
    bump(sports, facts.sportKey, live)
    bump(tournaments, facts.tournamentId, live)
    const category = catalogue.tournament(facts.tournamentId)?.categoryId
    if (category !== undefined) bump(categories, category, live)
  }
  return { live: liveCount, total, outrights, sports, categories, tournaments }
}
