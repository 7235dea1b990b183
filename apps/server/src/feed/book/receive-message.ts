import { isOver, MARKET_STATUS, MATCH_STATUS } from '@touchline/betting'
import { plainTexts } from '../../texts/plain-texts.ts'
import type { BetWindow, FeedMessage, FixtureMessage } from '../messages.ts'
import type { BookParts } from './book-parts.ts'
import {
  applyFixture,
  applyOdds,
  applyState,
  applyStop,
  closeAll,
  closeNamed,
  type MatchRecord,
  newRecord,
  touch,
  viewOf,
} from './match-record.ts'
import { tellMarkets } from './tell-markets.ts'
import { dropUnsaid } from './terms.ts'

type Numbered = Extract<FeedMessage, { matchId: string }>

function hear(record: MatchRecord, { now }: BookParts): void {
  record.lastHeardAt = now()
  record.view = null
}

function onFixture(message: FixtureMessage, { store, now, tell }: BookParts): void {
  const known = store.get(message.id)
  if (known === undefined) {
    const record = newRecord(message, now())
    store.add(record)
    return tell({ kind: 'match', match: viewOf(record) })
  }
  known.announced = true
  if (applyFixture(known, message)) {
    touch(known)
    tell({ kind: 'match', match: viewOf(known) })
  }
}

function onOdds(
  record: MatchRecord,
  message: Numbered & { kind: 'odds_change' },
  parts: BookParts,
): void {
  const { changed, chancesMoved } = applyOdds(record, message)
  const dropped = record.doubtful ? dropUnsaid(record, message) : []
  record.doubtful = false
  tellMarkets(record, [...changed, ...dropped], parts)
  if (!chancesMoved) return
  touch(record)
  parts.tell({ kind: 'chances', match: viewOf(record) })
}

function onState(
  record: MatchRecord,
  message: Numbered & { kind: 'match_state' },
  { tell }: BookParts,
): void {
  const previous = applyState(record, message)
  touch(record)
  if (previous !== null) tell({ kind: 'status', match: viewOf(record), previous })
  tell({ kind: 'state', match: viewOf(record) })
}

function onSettlement(
  record: MatchRecord,
  message: Numbered & { kind: 'bet_settlement' },
  parts: BookParts,
): void {
  const { matchId, certainty, markets, at } = message
  const closed =
    record.status === MATCH_STATUS.finished
      ? closeAll(record, MARKET_STATUS.settled)
      : closeNamed(record, message, MARKET_STATUS.settled)
  tellMarkets(record, closed, parts)
  parts.tell({ kind: 'settlement', matchId, certainty, markets, at })
}

function onCancel(
  record: MatchRecord,
  message: Numbered & { kind: 'bet_cancel' },
  parts: BookParts,
): void {
  const { matchId, markets, reason, at } = message
  const window = windowOf(message)
  if (window !== undefined) {
    return parts.tell({ kind: 'cancel', matchId, markets, window, reason, at })
  }
  tellMarkets(record, closeNamed(record, message, MARKET_STATUS.cancelled), parts)
  if (markets.length === 0) {
    const previous = record.status
    tellMarkets(record, closeAll(record, MARKET_STATUS.cancelled), parts)
    if (!isOver(previous)) {
      record.status = MATCH_STATUS.notCovered
      touch(record)
      parts.tell({ kind: 'status', match: viewOf(record), previous })
    }
  }
  parts.tell({ kind: 'cancel', matchId, markets, reason, at })
}

/** What was closed opens again by prices, and a match by its state, as the feed tells them. */
function onRollback(
  message: Numbered & { kind: 'rollback_bet_settlement' | 'rollback_bet_cancel' },
  { tell }: BookParts,
): void {
  const { matchId, markets, at } = message
  if (message.kind === 'rollback_bet_settlement') {
    return tell({ kind: 'settlement_rollback', matchId, markets, at })
  }
  const window = windowOf(message)
  tell({ kind: 'cancel_rollback', matchId, markets, ...(window && { window }), at })
}

function windowOf({ from, until }: BetWindow): BetWindow | undefined {
  if (from === undefined && until === undefined) return undefined
  return { ...(from !== undefined && { from }), ...(until !== undefined && { until }) }
}

/** A message about a match nobody announced, or older than what is known, changes nothing. */
function onNumbered(message: Numbered, parts: BookParts): void {
  const record = parts.store.get(message.matchId)
  if (record === undefined || message.seq <= record.seq) return
  record.seq = message.seq
  hear(record, parts)
  switch (message.kind) {
    case 'odds_change':
      return onOdds(record, message, parts)
    case 'bet_stop':
      return tellMarkets(record, applyStop(record, message), parts)
    case 'match_state':
      return onState(record, message, parts)
    case 'bet_settlement':
      return onSettlement(record, message, parts)
    case 'bet_cancel':
      return onCancel(record, message, parts)
    case 'rollback_bet_settlement':
    case 'rollback_bet_cancel':
      return onRollback(message, parts)
  }
}

export function receiveMessage(message: FeedMessage, parts: BookParts): void {
  const { catalogue, store, providers, tell } = parts
  switch (message.kind) {
    case 'catalogue':
      catalogue.apply(plainTexts(message))
      return tell({ kind: 'catalogue' })
    case 'fixture':
      return onFixture(plainTexts(message), parts)
    case 'alive':
      if (message.resultsFrom !== undefined) {
        parts.resultsFrom.set(message.provider, message.resultsFrom)
      }
      for (const id of message.matchIds) {
        const record = store.get(id)
        if (record !== undefined) hear(record, parts)
      }
      return
    case 'provider_status': {
      const { provider, status } = message
      if (providers.get(provider) === status) return
      providers.set(provider, status)
      return tell({ kind: 'provider', provider, status })
    }
    default:
      return onNumbered(message, parts)
  }
}
