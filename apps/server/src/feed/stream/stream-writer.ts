import type { Redis } from 'ioredis'
import { ADD_NUMBERED } from '../../redis/numbered-stream.ts'
import { LeaseLost } from './feed-lease.ts'
import { encodeEntry, type BookEntry } from './stream-entry.ts'
import type { StreamKeys } from './stream-keys.ts'

/** About four minutes of changes; who missed more begins with the snapshot. */
const KEPT_ENTRIES = 1_000

const ADD = `${ADD_NUMBERED}
if redis.call('get', KEYS[1]) ~= ARGV[1] then return false end
return add(KEYS[2], KEYS[3], ARGV[2], 1, 3)`

/** Appends to the book stream; entries arrive in the order of the calls. */
export type StreamWriter = {
  /** @throws LeaseLost, or the driver's error when it is not known whether the entry was added */
  append(term: number, entry: BookEntry): Promise<void>
}

export function createStreamWriter(
  redis: Redis,
  keys: StreamKeys,
  kept: number = KEPT_ENTRIES,
): StreamWriter {
  let last: Promise<unknown> = Promise.resolve()
  return {
    async append(term, entry) {
      const before = last.catch(() => undefined)
      const added = (async () => {
        const [kind, data] = await encodeEntry(entry)
        await before
        const { lease, numbers, stream } = keys
        const fields = ['kind', kind, 'data', data]
        return redis.eval(ADD, 3, lease, numbers, stream, term, kept, ...fields)
      })()
      last = added
      if ((await added) === null) throw new LeaseLost()
    },
  }
}
