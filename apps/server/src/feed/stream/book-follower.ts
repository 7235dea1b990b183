import type { Redis } from 'ioredis'
import { followStream } from '../../redis/follow-stream.ts'
import type { StreamEnd } from '../../redis/last-position.ts'
import { START } from '../../redis/numbered-stream.ts'
import type { StreamEntry, StreamPosition } from '../../redis/numbered-stream.ts'
import type { Book } from '../book/book.ts'
import type { FeedMessage } from '../messages.ts'
import { createProviderWatch } from './provider-watch.ts'
import type { Timer } from './provider-watch.ts'
import type { SnapshotStore } from './snapshot-store.ts'
import type { FollowedStream } from './snapshot-writer.ts'
import { decodeEntry, type BookEntry } from './stream-entry.ts'

export type BookFollower = FollowedStream & {
  start(): void
  /** Resolves once the book holds every match that the feed announced, as the stream has it now. */
  readonly filled: Promise<void>
  /** Resolves once the book holds everything that is in the stream by now. */
  catchUp(): Promise<void>
  stop(): Promise<void>
}

export type FollowerOptions = {
  readonly book: Book
  /** A connection of its own. */
  readonly redis: Redis
  readonly streamKey: string
  readonly snapshots: Pick<SnapshotStore, 'read'>
  /** The last entry that has been written. */
  readonly end: () => Promise<StreamEnd>
  readonly now: () => number
  readonly after: Timer
  /** Changes were missed: the book is right again soon, but results among them are not told. */
  readonly onGap: () => void
  readonly onError: (error: unknown) => void
}

/** Keeps a book as the stream says: the snapshot, then every entry after it, in order. */
export function createBookFollower(options: FollowerOptions): BookFollower {
  const { book, redis, streamKey: key, snapshots, now, onGap, onError } = options
  const watch = createProviderWatch(book, now, options.after)
  let position: StreamPosition = START
  let complete = false
  let begun = false
  /** Entries up to this number are in the match already. */
  let included: ReadonlyMap<string, number> = new Map()
  const { promise: filled, resolve: fill } = Promise.withResolvers<void>()
  let stop: () => Promise<void> = async () => undefined

  /** The end of the stream when it was last begun: before it the book is of the past. */
  let caughtUpAt = 0
  let waiting: { readonly number: number; readonly resolve: () => void }[] = []

  const arrive = (at: StreamPosition) => {
    position = at
    if (complete && at.number >= caughtUpAt) fill()
    const arrived = waiting.filter(({ number }) => number <= at.number)
    waiting = waiting.filter(({ number }) => number > at.number)
    for (const { resolve } of arrived) resolve()
  }

  const begin = async (): Promise<StreamPosition> => {
    const end = await options.end()
    caughtUpAt = end.number
    const snapshot = await snapshots.read()
    const matches = snapshot?.matches ?? []
    book.apply(watch.admit(snapshot?.head.messages ?? []))
    // Whoever comes late need not wait for the next word to know that the feed is alive.
    watch.hear(end.ageMs)
    // A Redis that has lost everything says nothing of the matches: prices stay until they are stale, or told anew.
    if (snapshot !== undefined) book.restore(matches.map(({ dump }) => dump))
    included = new Map(matches.map(({ number, dump }) => [dump.facts.id, number] as const))
    complete = snapshot?.head.complete ?? false
    arrive(snapshot?.head ?? START)
    if (begun) onGap()
    begun = true
    return position
  }

  const apply = (entry: BookEntry, number: number, saidAt: number) => {
    switch (entry.kind) {
      case 'messages': {
        const news = entry.messages.filter((message) => !isIncluded(included, message, number))
        return book.apply(watch.admit(news), saidAt)
      }
      case 'begin':
        complete = false
        return book.beginTerm((id) => (included.get(id) ?? 0) < number)
      case 'complete':
        book.completeTerm((id) => (included.get(id) ?? 0) < number)
        complete = true
    }
  }

  const onEntry = async ({ number, id, ageMs, fields }: StreamEntry) => {
    const entry = await decodeEntry(fields)
    watch.hear(ageMs)
    apply(entry, number, now() - ageMs)
    arrive({ number, id })
  }

  return {
    filled,
    async catchUp() {
      const { number } = await options.end()
      if (position.number >= number) return
      await new Promise<void>((resolve) => waiting.push({ number, resolve }))
    },
    start() {
      stop = followStream({ redis, key, begin, onEntry, onError })
    },
    position: () => position,
    isComplete: () => complete,
    providerMessages: () => watch.messages(),
    async stop() {
      watch.stop()
      await stop()
    },
  }
}

function isIncluded(
  included: ReadonlyMap<string, number>,
  message: FeedMessage,
  number: number,
): boolean {
  const id = 'matchId' in message ? message.matchId : message.kind === 'fixture' && message.id
  return id !== false && (included.get(id) ?? 0) >= number
}
