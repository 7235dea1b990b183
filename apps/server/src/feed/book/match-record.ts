import type { MarketStatus, MatchStatus } from '@touchline/betting'
import { isMarketShown, MARKET_STATUS } from '@touchline/betting'
import type {
  BetCancelMessage,
  BetSettlementMessage,
  BetStopMessage,
  FixtureMessage,
  MatchStateMessage,
  OddsChangeMessage,
  PeriodScore,
  Score,
} from '../messages.ts'
import type { BookMarket, BookMatch, BookState } from './book.ts'
import { interned, internedCompetitor } from './interned.ts'
import { keptMarketKey, marketKey } from './market-key.ts'
import { looksTheSame, mergeMarket } from './merge-market.ts'

/** A match as the book keeps it: one mutable record behind read-only views. */
export type MatchRecord = {
  facts: Omit<FixtureMessage, 'kind' | 'status'>
  status: MatchStatus
  version: number
  lastHeardAt: number
  seq: number
  /** Whether the feed has spoken of it in the present term. */
  announced: boolean
  /** Its markets are from before the term; what its first prices leave out is not on offer. */
  doubtful: boolean
  state: BookState | null
  markets: Map<string, BookMarket>
  /** View of this version; made when it is first asked for. */
  view: BookMatch | null
  /** The markets in their order, until one changes. */
  ordered: readonly BookMarket[] | null
}

function factsOf({ kind: _kind, status: _status, ...facts }: FixtureMessage) {
  return {
    ...facts,
    sportKey: interned(facts.sportKey),
    home: internedCompetitor(facts.home),
    away: internedCompetitor(facts.away),
    venue: facts.venue === null ? null : interned(facts.venue),
    city: facts.city === null ? null : interned(facts.city),
  }
}

export function newRecord(message: FixtureMessage, now: number): MatchRecord {
  return {
    facts: factsOf(message),
    status: message.status,
    version: 1,
    lastHeardAt: now,
    seq: -1,
    announced: true,
    doubtful: false,
    state: null,
    markets: new Map(),
    view: null,
    ordered: null,
  }
}

export function viewOf(record: MatchRecord): BookMatch {
  const { facts, status, version, lastHeardAt, state, markets } = record
  record.view ??= { ...facts, status, version, lastHeardAt, state, markets }
  return record.view
}

function lineValue(specifier: string): number {
  return Number(/(?:total|hcp)=(-?[\d.]+)/.exec(specifier)?.[1] ?? 0)
}

function inOrder(x: BookMarket, y: BookMarket): number {
  return (
    x.priority - y.priority ||
    x.marketId - y.marketId ||
    lineValue(x.specifier) - lineValue(y.specifier) ||
    (x.specifier < y.specifier ? -1 : x.specifier > y.specifier ? 1 : 0)
  )
}

/** The markets of a match as pages list them. */
export function marketsInOrder(record: MatchRecord): readonly BookMarket[] {
  return (record.ordered ??= [...record.markets.values()].sort(inOrder))
}

/** Counts a change; every view made before is of an older version. */
export function touch(record: MatchRecord): void {
  record.version++
  record.view = null
}

/** Whether the fixture says something new. */
export function applyFixture(record: MatchRecord, message: FixtureMessage): boolean {
  const facts = factsOf(message)
  if (JSON.stringify(facts) === JSON.stringify(record.facts)) return false
  record.facts = facts
  return true
}

export type OddsApplied = {
  /** Markets that changed, in their new form. */
  changed: readonly BookMarket[]
  /** Whether there are others of which the chances alone moved. */
  chancesMoved: boolean
}

export function applyOdds(record: MatchRecord, message: OddsChangeMessage): OddsApplied {
  const changed: BookMarket[] = []
  let chancesMoved = false
  for (const market of message.markets) {
    const key = marketKey(market.marketId, market.specifier)
    const before = record.markets.get(key)
    const merged = mergeMarket(before, market)
    if (merged === null || merged === before) continue
    record.ordered = null
    if (merged.status === MARKET_STATUS.inactive) record.markets.delete(key)
    else if (before === undefined) {
      record.markets.set(keptMarketKey(merged.marketId, merged.specifier), merged)
    } else record.markets.set(key, merged)
    if (before !== undefined && looksTheSame(before, merged)) chancesMoved = true
    else changed.push(merged)
  }
  return { changed, chancesMoved }
}

export function withStatus(
  record: MatchRecord,
  keys: Iterable<string>,
  status: MarketStatus,
): readonly BookMarket[] {
  const changed: BookMarket[] = []
  for (const key of keys) {
    const market = record.markets.get(key)
    if (market === undefined || market.status === status) continue
    const next = { ...market, status }
    record.ordered = null
    if (isMarketShown(status)) record.markets.set(key, next)
    else record.markets.delete(key)
    changed.push(next)
  }
  return changed
}

export function applyStop(
  record: MatchRecord,
  { groups, status }: Pick<BetStopMessage, 'groups' | 'status'>,
): readonly BookMarket[] {
  const concerned = [...record.markets].filter(([, market]) =>
    market.groups.some((group) => groups.includes(group)),
  )
  return withStatus(
    record,
    concerned.map(([key]) => key),
    status,
  )
}

/** Ends the markets that a message names, settled or cancelled, and says which ones were in the book. */
export function closeNamed(
  record: MatchRecord,
  { markets }: Pick<BetSettlementMessage | BetCancelMessage, 'markets'>,
  status: MarketStatus,
): readonly BookMarket[] {
  return withStatus(
    record,
    markets.map(({ marketId, specifier }) => marketKey(marketId, specifier)),
    status,
  )
}

export function closeAll(record: MatchRecord, status: MarketStatus): readonly BookMarket[] {
  return withStatus(record, [...record.markets.keys()], status)
}

/** The previous status when it changed, else null. */
export function applyState(record: MatchRecord, message: MatchStateMessage): MatchStatus | null {
  const previous = record.status
  record.state = mergeState(record.state, message)
  record.status = message.status
  return previous === message.status ? null : previous
}

function isSameScore(x: Score | null, y: Score | null): boolean {
  return x === y || (x !== null && y !== null && x.home === y.home && x.away === y.away)
}

function keepScore<T extends Score | null>(before: T | undefined, now: T): T {
  return before !== undefined && isSameScore(before, now) ? before : now
}

function isSamePeriod(x: PeriodScore | undefined, y: PeriodScore): boolean {
  return x !== undefined && x.key === y.key && isSameScore(x, y)
}

/** Keeps the old score objects where the figures are the same. */
function mergeState(before: BookState | null, now: MatchStateMessage): BookState {
  const periodScores = now.periodScores.map((period, index) => {
    const known = before?.periodScores[index]
    if (known !== undefined && isSamePeriod(known, period)) return known
    return { ...period, key: interned(period.key) }
  })
  return {
    stage: interned(now.stage),
    clock: now.clock,
    score: keepScore(before?.score, now.score),
    gameScore: keepScore(before?.gameScore, now.gameScore ?? null),
    periodScores,
    currentServer: now.currentServer ?? null,
    situation: now.situation ?? null,
    maxPeriodNumber: now.maxPeriodNumber,
    stats: now.stats,
    tally: now.tally ?? null,
    story: now.story ?? null,
  }
}
