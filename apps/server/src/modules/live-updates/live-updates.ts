import { isMatchOpen } from '@touchline/betting'
import {
  channels,
  encodePushEvent,
  newsChannel,
  MATCH_STATUS,
  type PushEvent,
} from '@touchline/contract'
import type { Book, BookChange, BookMatch } from '../../feed/book/book.ts'
import type { Publisher } from '../../realtime/publisher.ts'
import type { Reporter } from '../../reporting/reporter.ts'
import { LOCALES } from '../../settings/locales.ts'
import type { Clock } from '../clock.ts'
import { frameEvents } from './frame-events.ts'
import { KnownLines } from './known-lines.ts'
import { PendingChanges } from './pending-changes.ts'

const FRAME_MS = 50
const ALIVE_MS = 2_000
/** Longer than any match lasts. */
const HISTORY_AFTER_MS = 6 * 3_600_000

type Deps = {
  readonly book: Book
  readonly publisher: Publisher
  readonly clock: Clock
  readonly reporter: Reporter
}

/**
 * Sends what changes in the book to the players: one frame of changes every 50 ms (a throttle: a
 * price that moves all the time still goes out), suspensions at once.
 * @returns stops it
 */
export function startLiveUpdates({ book, publisher, clock, reporter }: Deps): () => void {
  const pending = new PendingChanges()
  const known = new KnownLines(book)
  const counters = new ChangedCounters(book)
  let cancelFrame: (() => void) | undefined
  let cancelAlive: () => void = () => undefined

  const isWanted = (channel: string) => publisher.isWanted?.(channel) ?? true
  const publish = (names: readonly string[], event: PushEvent, urgent = false) => {
    const data = encodePushEvent(event)
    for (const channel of names) {
      const sent = publisher.publish(channel, data, { urgent })
      sent?.catch((error: unknown) => reporter.report(error, { task: 'push', channel }))
    }
  }
  const updates = LOCALES.map(({ code }) => channels.updates(code))
  const everybody = [...updates, ...LOCALES.map(({ code }) => newsChannel(code))]
  const flush = () => {
    cancelFrame = undefined
    for (const publication of frameEvents(book, known, pending.takeAll(), isWanted)) {
      publish(publication.channels, publication.event)
    }
  }
  const flushAtOnce = (match: BookMatch) => {
    const own = pending.take(match.id)
    if (own === undefined) return
    for (const publication of frameEvents(book, known, [own], isWanted)) {
      publish(publication.channels, publication.event, true)
    }
  }
  const schedule = () => {
    cancelFrame ??= clock.after(FRAME_MS, flush)
  }
  const onChange = (change: BookChange) => {
    switch (change.kind) {
      case 'match':
      case 'state':
        if (isHistory(change.match, clock.now())) return undefined
        pending.addState(change.match)
        return schedule()
      case 'markets':
        pending.addMarkets(change.match, change.markets)
        return change.suspension ? flushAtOnce(change.match) : schedule()
      case 'status': {
        const { id, status } = change.match
        pending.addState(change.match)
        const own = LOCALES.map(({ code }) => channels.match(code, id))
        publish([...own, ...updates], { type: 'match_status_changed', match: { id, status } }, true)
        return schedule()
      }
      case 'provider': {
        const providerStatuses = { [change.provider]: change.status }
        return publish(everybody, { type: 'provider_status_changed', providerStatuses }, true)
      }
      case 'removed':
        return known.forget(change.matchId)
      case 'catalogue':
      case 'chances':
      case 'settlement':
      case 'settlement_rollback':
      case 'cancel':
      case 'cancel_rollback':
        return undefined
    }
  }
  const beat = () => {
    cancelAlive = clock.after(ALIVE_MS, beat)
    publish(everybody, aliveEvent(book, clock.now()))
    const counted = counters.take()
    if (counted !== undefined) publish(everybody, counted)
  }

  const unsubscribe = book.subscribe(onChange)
  beat()
  return () => {
    unsubscribe()
    cancelFrame?.()
    cancelAlive()
  }
}

/** A result from before: nobody follows that match any more. */
function isHistory({ status, startTime }: BookMatch, now: number): boolean {
  return !isMatchOpen(status) && startTime < now - HISTORY_AFTER_MS
}

/**
 * Heartbeat: when each provider was last heard, and the live matches that nobody vouches for. A
 * provider is heard as long as one of its live matches is.
 */
function aliveEvent(book: Book, now: number): PushEvent {
  const live = book.matches({ statuses: [MATCH_STATUS.live] })
  const silent = live.filter(({ id }) => book.isStale(id))
  const providers: Record<string, number> = {}
  for (const match of live) {
    const heardAt = silent.includes(match) ? match.lastHeardAt : now
    providers[match.provider] = Math.max(providers[match.provider] ?? 0, heardAt)
  }
  return { type: 'alive', at: now, providers, silentMatches: silent.map(({ id }) => id) }
}

/** The numbers of matches by sport, whenever they are others than at the last look. */
class ChangedCounters {
  readonly #book: Book
  #last: string

  constructor(book: Book) {
    this.#book = book
    this.#last = JSON.stringify(this.#count())
  }

  take(): PushEvent | undefined {
    const counters = this.#count()
    const text = JSON.stringify(counters)
    if (text === this.#last) return undefined
    this.#last = text
    return { type: 'counters_changed', counters }
  }

  #count() {
    const { live, sports } = this.#book.counters()
    return { live, sports: Object.fromEntries(sports) }
  }
}
