import { isMatchOpen, MATCH_STATUS } from '@touchline/betting'
import type { ProviderId } from '../messages.ts'
import type { BookParts } from './book-parts.ts'
import { type Book, type BookChange, type BookListener, STALE_AFTER_MS } from './book.ts'
import { createCatalogueIndex } from './catalogue-index.ts'
import { countMatches } from './filter-matches.ts'
import { marketKey } from './market-key.ts'
import { dumpOf, restoreMatches } from './match-dump.ts'
import { marketsInOrder, type MatchRecord, viewOf } from './match-record.ts'
import { createMatchStore } from './match-store.ts'
import { receiveMessage } from './receive-message.ts'
import { beginTerm, completeTerm } from './terms.ts'

/** Finished matches keep their score for this long, unless their provider says otherwise. */
const RESULTS_KEPT_MS = 7 * 24 * 3600_000
/** There is one every few minutes. */
const RACES_KEPT_MS = 24 * 3600_000
const SWEEP_EVERY_MS = 60_000
const STATUSES = Object.values(MATCH_STATUS)
const OPEN = STATUSES.filter(isMatchOpen)
const OVER = STATUSES.filter((status) => !isMatchOpen(status))

function byStart({ facts: x }: MatchRecord, { facts: y }: MatchRecord): number {
  return x.startTime - y.startTime || Number(x.id) - Number(y.id)
}

export function createBook(now: () => number = Date.now): Book {
  const catalogue = createCatalogueIndex()
  const store = createMatchStore(catalogue)
  const providers = new Map<ProviderId, 'active' | 'inactive'>()
  const resultsFrom = new Map<ProviderId, number>()
  const listeners = new Set<BookListener>()
  let sweepAt = 0

  const tell = (change: BookChange): void => {
    for (const listener of listeners) listener(change)
  }
  let heardAt: number | undefined
  const parts: BookParts = {
    catalogue,
    store,
    providers,
    resultsFrom,
    now: () => heardAt ?? now(),
    tell,
  }

  const sweep = (): void => {
    const time = now()
    if (time < sweepAt) return
    sweepAt = time + SWEEP_EVERY_MS
    for (const { facts } of store.select({ statuses: OVER })) {
      const shownFrom = resultsFrom.get(facts.provider) ?? time - RESULTS_KEPT_MS
      const leastFrom = facts.race === undefined ? shownFrom : time - RACES_KEPT_MS
      if (facts.startTime >= Math.max(shownFrom, leastFrom)) continue
      store.remove(facts.id)
      tell({ kind: 'removed', matchId: facts.id })
    }
  }

  const isRecordStale = ({ status, facts, lastHeardAt }: MatchRecord): boolean => {
    const isDue =
      status === MATCH_STATUS.live || (status === MATCH_STATUS.prematch && facts.startTime <= now())
    return isDue && now() - lastHeardAt > STALE_AFTER_MS
  }

  return {
    apply: (messages, saidAt) => {
      heardAt = saidAt
      for (const message of messages) receiveMessage(message, parts)
      sweep()
    },
    beginTerm: (concerns) => beginTerm(parts, concerns),
    completeTerm: (concerns) => completeTerm(parts, concerns),
    dump: (matchId) => {
      const record = store.get(matchId)
      return record === undefined ? undefined : dumpOf(record)
    },
    restore: (matches) => restoreMatches(matches, parts),
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    priceOf: (matchId, marketId, specifier, outcomeId) => {
      const record = store.get(matchId)
      const market = record?.markets.get(marketKey(marketId, specifier))
      const outcome = market?.outcomes.find(({ id }) => id === outcomeId)
      if (record === undefined || market === undefined || outcome === undefined) return undefined
      const { id: _id, previous: _previous, ...price } = outcome
      return {
        ...price,
        marketStatus: market.status,
        version: record.version,
        stale: isRecordStale(record),
        matchStatus: record.status,
      }
    },
    match: (id) => {
      const record = store.get(id)
      return record === undefined ? undefined : viewOf(record)
    },
    matches: (filter = {}) => store.select(filter).toSorted(byStart).map(viewOf),
    markets: (matchId) => {
      const record = store.get(matchId)
      return record === undefined ? [] : marketsInOrder(record)
    },
    isStale: (matchId) => {
      const record = store.get(matchId)
      return record !== undefined && isRecordStale(record)
    },
    sports: catalogue.sports,
    sport: catalogue.sport,
    categories: catalogue.categories,
    category: catalogue.category,
    tournaments: catalogue.tournaments,
    tournament: catalogue.tournament,
    counters: (filter = {}) => countMatches(store.select({ statuses: OPEN, ...filter }), catalogue),
    providers: () => providers,
  }
}
