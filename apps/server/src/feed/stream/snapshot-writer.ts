import { setImmediate as turn } from 'node:timers/promises'
import type { StreamPosition } from '../../redis/numbered-stream.ts'
import type { Book, MatchDump } from '../book/book.ts'
import type { FeedMessage } from '../messages.ts'
import type { SnapshotStore } from './snapshot-store.ts'

/** What the writer must know of the stream that its book follows. */
export type FollowedStream = {
  /** The last entry that the book holds. */
  position(): StreamPosition
  isComplete(): boolean
  /** What the providers said of themselves. */
  providerMessages(): readonly FeedMessage[]
}

/** One term's snapshots: every match once, then those that changed. */
export type SnapshotWriter = {
  /** @throws LeaseLost */
  write(): Promise<void>
}

/** Matches between two turns of the event loop, some milliseconds. */
const MATCHES_PER_TURN = 10

type Deps = {
  readonly term: number
  readonly book: Book
  readonly stream: FollowedStream
  readonly store: SnapshotStore
}

export function createSnapshotWriter({ term, book, stream, store }: Deps): SnapshotWriter {
  /** What of each match is in the snapshot; undefined: from before this term. */
  let written: Map<string, string | undefined> | undefined

  const changed = (known: ReadonlyMap<string, string | undefined>): string[] =>
    book
      .matches()
      .map(({ id }) => id)
      .filter((id) => {
        const dump = book.dump(id)
        return dump !== undefined && known.get(id) !== signature(dump)
      })

  const writeMatches = async (known: Map<string, string | undefined>, ids: readonly string[]) => {
    const { number } = stream.position()
    const dumps = ids.flatMap((id) => book.dump(id) ?? [])
    await store.putMatches(
      term,
      dumps.map((dump) => ({ number, dump })),
    )
    for (const dump of dumps) known.set(dump.facts.id, signature(dump))
  }

  const removeGone = async (known: Map<string, string | undefined>) => {
    const gone = [...known.keys()].filter((id) => book.match(id) === undefined)
    await store.removeMatches(term, gone)
    for (const id of gone) known.delete(id)
  }

  return {
    async write() {
      written ??= new Map((await store.matchIds()).map((id) => [id, undefined] as const))
      const head = { ...stream.position(), complete: stream.isComplete() }
      const messages = [catalogueOf(book), ...stream.providerMessages()]
      const ids = changed(written)
      for (let from = 0; from < ids.length; from += MATCHES_PER_TURN) {
        await writeMatches(written, ids.slice(from, from + MATCHES_PER_TURN))
        await turn()
      }
      await removeGone(written)
      await store.putHead(term, { ...head, messages })
    },
  }
}

function signature({ version, seq, announced, doubtful }: MatchDump): string {
  return `${version} ${seq} ${announced} ${doubtful}`
}

function catalogueOf(book: Book): FeedMessage {
  return {
    kind: 'catalogue',
    sports: book.sports(),
    categories: book.categories(),
    tournaments: book.tournaments(),
  }
}
