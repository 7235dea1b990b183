import { setTimeout as pause } from 'node:timers/promises'
import type { Redis } from 'ioredis'
import { ageOf, NUMBER_FIELD, type StreamEntry, type StreamPosition } from './numbered-stream.ts'

const MOST_ENTRIES = 100

const BLOCK_MS = 5_000

export type FollowOptions = {
  /** A connection of its own; it is cut by `stop`. */
  readonly redis: Redis
  readonly key: string
  /** Where to begin; asked at the start and again whenever entries are missing. */
  readonly begin: () => Promise<StreamPosition>
  /** Called for every entry in order, the next one only after it has resolved. */
  readonly onEntry: (entry: StreamEntry) => Promise<void> | void
  /** Told of the first of several failures in a row. */
  readonly onError: (error: unknown) => void
}

const RETRY_MS = 250

/** Follows a numbered stream without a gap. @returns stops it */
export function followStream(options: FollowOptions): () => Promise<void> {
  const { redis, key, onEntry, onError } = options
  const stopping = new AbortController()
  const { signal } = stopping
  let position: StreamPosition | undefined
  let failing = false
  const report = (error: unknown): false => {
    if (!failing && !signal.aborted) onError(error)
    failing = true
    return false
  }

  /** @returns whether the entries followed on one another and were all taken */
  const take = async (entries: readonly StreamEntry[], from: StreamPosition): Promise<boolean> => {
    let last = from
    for (const entry of entries) {
      if (signal.aborted) return true
      if (entry.number !== last.number + 1) return false
      await onEntry(entry)
      last = position = { number: entry.number, id: entry.id }
    }
    return true
  }
  const step = async (): Promise<boolean> => {
    const from = (position ??= await options.begin())
    const entries = await readStream(redis, key, from.id)
    const taken = await take(entries, from).catch(report)
    if (!taken) position = undefined
    return taken
  }
  const run = async () => {
    while (!signal.aborted) {
      const moved = await step().catch(report)
      if (moved) failing = false
      if (!moved && !signal.aborted) await pause(RETRY_MS)
    }
  }
  const running = run()
  return async () => {
    stopping.abort()
    redis.disconnect()
    await running
  }
}

/** Entries after an id, oldest first; waits a few seconds for the first and may answer none. */
async function readStream(
  redis: Redis,
  key: string,
  after: string,
): Promise<readonly StreamEntry[]> {
  const answer = await redis.xreadBuffer(
    'COUNT',
    MOST_ENTRIES,
    'BLOCK',
    BLOCK_MS,
    'STREAMS',
    key,
    after,
  )
  const entries = answer?.[0]?.[1] ?? []
  if (entries.length === 0) return []
  const time = await redis.time()
  return entries.map(([id, fields]) => {
    const name = id.toString()
    return toEntry(name, fields, ageOf(name, time))
  })
}

function toEntry(id: string, flat: readonly Buffer[], ageMs: number): StreamEntry {
  const fields = new Map<string, Buffer>()
  for (let index = 0; index + 1 < flat.length; index += 2) {
    const [name, value] = [flat[index], flat[index + 1]]
    if (name !== undefined && value !== undefined) fields.set(name.toString(), value)
  }
  const number = Number(fields.get(NUMBER_FIELD)?.toString() ?? Number.NaN)
  return { id, number, fields, ageMs }
}
