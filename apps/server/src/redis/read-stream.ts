import type { Redis } from 'ioredis'
import { ageOf, NUMBER_FIELD } from './numbered-stream.ts'
import type { StreamEntry } from './numbered-stream.ts'

const MOST_ENTRIES = 100
const BLOCK_MS = 5_000

/** Entries after an id, oldest first; waits a few seconds for the first and may answer none. */
export async function readStream(
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
