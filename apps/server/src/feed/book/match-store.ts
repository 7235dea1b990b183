import type { MatchFilter } from './book.ts'
import type { CatalogueIndex } from './catalogue-index.ts'
import { passes } from './filter-matches.ts'
import type { MatchRecord } from './match-record.ts'

/** Records by id, by sport and by tournament. */
export type MatchStore = {
  get(id: string): MatchRecord | undefined
  add(record: MatchRecord): void
  remove(id: string): void
  /** In no particular order; a new list. */
  select(filter: MatchFilter): readonly MatchRecord[]
}

type Index<K> = Map<K, Set<MatchRecord>>

function insert<K>(index: Index<K>, key: K, record: MatchRecord): void {
  const members = index.get(key)
  if (members === undefined) index.set(key, new Set([record]))
  else members.add(record)
}

function union<K>(index: Index<K>, keys: readonly K[]): MatchRecord[] {
  return [...new Set(keys)].flatMap((key) => [...(index.get(key) ?? [])])
}

export function createMatchStore(catalogue: CatalogueIndex): MatchStore {
  const byId = new Map<string, MatchRecord>()
  const bySport: Index<string> = new Map()
  const byTournament: Index<number> = new Map()

  /** The narrowest index that the filter allows. */
  const candidates = ({ ids, tournamentIds, sportKeys }: MatchFilter): Iterable<MatchRecord> => {
    if (ids !== undefined) return [...new Set(ids)].flatMap((id) => byId.get(id) ?? [])
    if (tournamentIds !== undefined) return union(byTournament, tournamentIds)
    return sportKeys === undefined ? byId.values() : union(bySport, sportKeys)
  }

  return {
    get: (id) => byId.get(id),
    add: (record) => {
      byId.set(record.facts.id, record)
      insert(bySport, record.facts.sportKey, record)
      insert(byTournament, record.facts.tournamentId, record)
    },
    remove: (id) => {
      const record = byId.get(id)
      if (record === undefined) return
      byId.delete(id)
      bySport.get(record.facts.sportKey)?.delete(record)
      byTournament.get(record.facts.tournamentId)?.delete(record)
    },
    select: (filter) =>
      [...candidates(filter)].filter((record) => passes(record, filter, catalogue)),
  }
}
