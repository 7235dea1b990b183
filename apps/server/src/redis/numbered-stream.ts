/**
 * A Redis stream whose entries count 1, 2, 3 …, so that a reader sees a gap whatever caused it:
 * entries that were trimmed, or a Redis that lost them.
 */
export type StreamPosition = {
  /** Number of the last entry that was read. */
  readonly number: number
  /** Its id in Redis. */
  readonly id: string
}

/** Before the first entry. */
export const START: StreamPosition = { number: 0, id: '0-0' }

export type StreamEntry = StreamPosition & {
  readonly fields: ReadonlyMap<string, Buffer>
  /** Milliseconds since it was written, by Redis' own clock. */
  readonly ageMs: number
}

export const NUMBER_FIELD = 'n'

/**
 * Milliseconds since an entry was written.
 * @param time seconds and microseconds, as Redis tells its time
 */
export function ageOf(id: string, time: readonly (string | number)[]): number {
  const [seconds, microseconds] = time.map(Number)
  const now = (seconds ?? 0) * 1000 + Math.floor((microseconds ?? 0) / 1000)
  return Math.max(0, now - Number.parseInt(id, 10))
}

/**
 * Lines of Lua: numbers an entry by the counter at KEYS[`counter`] and adds it to the stream at
 * KEYS[`stream`], which keeps about ARGV[`keep`] entries. The fields stand at the end of ARGV.
 * Counting by more than one leaves a gap on purpose.
 */
export const ADD_NUMBERED = `
local function add(counter, stream, keep, step, first)
  local number = redis.call('incrby', counter, step)
  redis.call('xadd', stream, 'maxlen', '~', keep, '*', '${NUMBER_FIELD}', number, unpack(ARGV, first))
  return number
end`
