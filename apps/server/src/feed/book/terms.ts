import { isMatchOpen, MARKET_STATUS, MATCH_STATUS } from '@touchline/betting'
import type { OddsChangeMessage } from '../messages.ts'
import type { BookParts } from './book-parts.ts'
import type { BookMarket } from './book.ts'
import { marketKey } from './market-key.ts'
import { type MatchRecord, withStatus } from './match-record.ts'
import { tellMarkets } from './tell-markets.ts'

/** What is over has no prices to doubt. */
const isOpen = ({ status }: MatchRecord): boolean => isMatchOpen(status)

/** The markets of a doubtful match that its first complete prices leave out. */
export function dropUnsaid(
  record: MatchRecord,
  { markets }: Pick<OddsChangeMessage, 'markets'>,
): readonly BookMarket[] {
  const said = new Set(markets.map(({ marketId, specifier }) => marketKey(marketId, specifier)))
  const unsaid = [...record.markets.keys()].filter((key) => !said.has(key))
  return withStatus(record, unsaid, MARKET_STATUS.inactive)
}

type Concerns = (matchId: string) => boolean

const everyMatch: Concerns = () => true

/** Prices of a match to come count until the new ones: nothing happens to it meanwhile. */
function isToCome({ status, facts }: MatchRecord, { now }: BookParts): boolean {
  return status === MATCH_STATUS.prematch && facts.startTime > now()
}

export function beginTerm(parts: BookParts, concerns = everyMatch): void {
  for (const record of parts.store.select({})) {
    if (!concerns(record.facts.id)) continue
    record.seq = -1
    record.announced = false
    if (!isOpen(record)) continue
    record.doubtful = record.markets.size > 0
    if (isToCome(record, parts)) continue
    tellMarkets(
      record,
      withStatus(record, [...record.markets.keys()], MARKET_STATUS.suspended),
      parts,
    )
  }
}

export function completeTerm({ store, tell }: BookParts, concerns = everyMatch): void {
  for (const record of store.select({})) {
    if (record.announced || !isOpen(record) || !concerns(record.facts.id)) continue
    store.remove(record.facts.id)
    tell({ kind: 'removed', matchId: record.facts.id })
  }
}
