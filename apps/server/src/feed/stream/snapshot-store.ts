import type { Redis } from 'ioredis'
import { packJson, unpackJson } from '../../redis/compressed-json.ts'
import type { StreamPosition } from '../../redis/numbered-stream.ts'
import type { MatchDump } from '../book/book.ts'
import type { FeedMessage } from '../messages.ts'
import { LeaseLost } from './feed-lease.ts'
import type { StreamKeys } from './stream-keys.ts'

/** Where to begin to read, and what is not about one match. */
export type SnapshotHead = StreamPosition & {
  /** Whether the feed had announced every match. */
  readonly complete: boolean
  /** Catalogue and providers. */
  readonly messages: readonly FeedMessage[]
}

/** A match, with the number of the last entry that it includes. */
export type SnapshotMatch = { readonly number: number; readonly dump: MatchDump }

export type Snapshot = { readonly head: SnapshotHead; readonly matches: readonly SnapshotMatch[] }

/**
 * The book in Redis, match by match. Matches are written one after another while prices move, so
 * each may be newer than the head: entries that it includes are passed over when the stream is read.
 */
export type SnapshotStore = {
  /** @throws LeaseLost */
  putMatches(term: number, matches: readonly SnapshotMatch[]): Promise<void>
  /** @throws LeaseLost */
  putHead(term: number, head: SnapshotHead): Promise<void>
  /** @throws LeaseLost */
  removeMatches(term: number, ids: readonly string[]): Promise<void>
  matchIds(): Promise<readonly string[]>
  read(): Promise<Snapshot | undefined>
}

const HEAD = 'head'

const PUT = `
if redis.call('get', KEYS[1]) ~= ARGV[1] then return 0 end
for i = 2, #ARGV, 2 do redis.call('hset', KEYS[2], ARGV[i], ARGV[i + 1]) end
return 1`

const REMOVE = `
if redis.call('get', KEYS[1]) ~= ARGV[1] then return 0 end
for i = 2, #ARGV do redis.call('hdel', KEYS[2], ARGV[i]) end
return 1`

export function createSnapshotStore(redis: Redis, keys: StreamKeys): SnapshotStore {
  const run = async (script: string, term: number, args: readonly (string | Buffer)[]) => {
    if (args.length === 0) return
    const done = await redis.eval(script, 2, keys.lease, keys.snapshot, term, ...args)
    if (done !== 1) throw new LeaseLost()
  }
  return {
    async putMatches(term, matches) {
      const packed = matches.map(
        async (match) => [match.dump.facts.id, await packJson(match)] as const,
      )
      await run(PUT, term, (await Promise.all(packed)).flat())
    },
    putHead: async (term, head) => run(PUT, term, [HEAD, await packJson(head)]),
    removeMatches: (term, ids) => run(REMOVE, term, ids),
    matchIds: async () => (await redis.hkeys(keys.snapshot)).filter((field) => field !== HEAD),
    async read() {
      const { [HEAD]: head, ...matches } = await redis.hgetallBuffer(keys.snapshot)
      if (head === undefined) return undefined
      const unpacked = await Promise.all(Object.values(matches).map(unpackJson))
      // Written by this store alone: the shapes are those of its arguments.
      return {
        head: (await unpackJson(head)) as SnapshotHead,
        matches: unpacked as SnapshotMatch[],
      }
    },
  }
}
