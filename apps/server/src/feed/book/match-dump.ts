import { MARKET_STATUS } from '@touchline/betting'
import type { BookParts } from './book-parts.ts'
import type { BookMarket, MatchDump } from './book.ts'
import { interned, internedCompetitor, internedList, internedText } from './interned.ts'
import { keptMarketKey } from './market-key.ts'
import { type MatchRecord, viewOf } from './match-record.ts'
import { tellMarketsAsTheyAre } from './tell-markets.ts'

type Markets = ReadonlyMap<string, BookMarket>

export function dumpOf(record: MatchRecord): MatchDump {
  const { facts, status, version, seq, announced, doubtful, state, markets } = record
  return { facts, status, version, seq, announced, doubtful, state, markets: [...markets.values()] }
}

/** What came from elsewhere brought its own copy of every text. */
function withSharedTexts(market: BookMarket): BookMarket {
  return {
    ...market,
    specifier: interned(market.specifier),
    name: internedText(market.name),
    groups: internedList(market.groups),
    customBetGroups: internedList(market.customBetGroups),
    outcomes: market.outcomes.map((outcome) => ({ ...outcome, id: interned(outcome.id) })),
  }
}

function recordOf({ facts, markets, ...dump }: MatchDump): MatchRecord {
  return {
    ...dump,
    facts: { ...facts, home: internedCompetitor(facts.home), away: internedCompetitor(facts.away) },
    // Nobody vouches for it yet.
    lastHeardAt: 0,
    markets: new Map(
      markets.map((market) => [
        keptMarketKey(market.marketId, market.specifier),
        withSharedTexts(market),
      ]),
    ),
    view: null,
    ordered: null,
  }
}

const isSame = (x: unknown, y: unknown): boolean => JSON.stringify(x) === JSON.stringify(y)

/** Markets that differ from those before; one that is gone is told as inactive. */
function changedMarkets(before: Markets, now: Markets): readonly BookMarket[] {
  const changed = [...now].filter(([key, market]) => !isSame(market, before.get(key)))
  const gone = [...before].filter(([key]) => !now.has(key))
  return [
    ...changed.map(([, market]) => market),
    ...gone.map(([, market]) => ({ ...market, status: MARKET_STATUS.inactive })),
  ]
}

function restoreKnown(known: MatchRecord, dump: MatchDump, parts: BookParts): void {
  const { facts, status: previous, state, markets, lastHeardAt } = known
  Object.assign(known, recordOf(dump), { lastHeardAt })
  const match = viewOf(known)
  if (!isSame(facts, dump.facts)) parts.tell({ kind: 'match', match })
  if (previous !== dump.status) parts.tell({ kind: 'status', match, previous })
  if (!isSame(state, dump.state)) parts.tell({ kind: 'state', match })
  tellMarketsAsTheyAre(known, changedMarkets(markets, known.markets), parts)
}

function restoreNew(dump: MatchDump, parts: BookParts): void {
  const record = recordOf(dump)
  parts.store.add(record)
  parts.tell({ kind: 'match', match: viewOf(record) })
  tellMarketsAsTheyAre(record, [...record.markets.values()], parts)
}

export function restoreMatches(matches: readonly MatchDump[], parts: BookParts): void {
  const { store, tell } = parts
  const kept = new Set(matches.map(({ facts }) => facts.id))
  for (const { facts } of store.select({})) {
    if (kept.has(facts.id)) continue
    store.remove(facts.id)
    tell({ kind: 'removed', matchId: facts.id })
  }
  for (const dump of matches) {
    const known = store.get(dump.facts.id)
    if (known === undefined) restoreNew(dump, parts)
    else restoreKnown(known, dump, parts)
  }
}
